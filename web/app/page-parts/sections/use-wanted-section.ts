import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { glideTo } from './glide.ts';
import { takeWantedSection } from './pending-scroll.ts';

/** So long a page rests before it moves (spec §2, §9). */
const restMs = 300;

/** Leads to the section that the address or a note asks for (HOME-04, HOME-05), unless the visitor moves first. */
export function useWantedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = takeWantedSection(hash, () => sessionStorage);
    const target = section && document.getElementById(section);
    if (!target) return;
    const own = new AbortController();
    const rest = setTimeout(() => glideTo(target), restMs);
    const stay = () => {
      clearTimeout(rest);
      own.abort();
    };
    for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(move, stay, { passive: true, signal: own.signal });
    return stay;
  }, [hash, key]);
}
