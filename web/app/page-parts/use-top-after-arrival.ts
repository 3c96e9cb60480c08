import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How long after its link was followed the page goes to its top, in ms (spec §2, §9). */
const restMs = 100;

/** The state of a link after which the page goes to its top (HOME-19). */
export const toTheTop = { isToTheTop: true };

/** Only on the way there: who comes back finds the page where it was left. */
export function useTopAfterArrival(): void {
  const { state, key } = useLocation();
  const kind = useNavigationType();
  const isWanted =
    kind === NavigationType.Push && (state as Partial<typeof toTheTop> | null)?.isToTheTop === true;
  useEffect(() => {
    if (!isWanted) return;
    const rest = setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), restMs);
    return () => clearTimeout(rest);
  }, [isWanted, key]);
}
