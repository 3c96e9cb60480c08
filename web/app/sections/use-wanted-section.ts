import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { glideTo } from './glide.ts';
import { takeWantedSection } from './pending-scroll.ts';

/** So long a page rests before it moves (spec §2, §9). */
const REST_MS = 300;
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Leads to the section that the address or a note asks for (HOME-04, HOME-05), unless the visitor moves first. */
export function useWantedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = takeWantedSection(hash, () => sessionStorage);
    if (!section) return;
    const rest = setTimeout(() => {
      const target = document.getElementById(section);
      if (target) glideTo(target);
      leave();
    }, REST_MS);
    const leave = () => {
      clearTimeout(rest);
      for (const move of OWN_MOVES) removeEventListener(move, leave);
    };
    for (const move of OWN_MOVES) addEventListener(move, leave, { passive: true });
    return leave;
  }, [hash, key]);
}
