import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a control that is `disabled` or away while it is busy, which takes the focus from it for good: `place` is the control
 * or what is around it. Who had the keyboard there gets it back once it is free, unless they have gone elsewhere meanwhile.
 */
export function useFocusBack(isBusy: boolean, place: RefObject<HTMLElement | null>): void {
  const wasLastHere = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasLastHere.current = target instanceof Node && !!place.current?.contains(target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place]);
  useEffect(() => {
    if (isBusy || !wasLastHere.current || !isFocusNowhere()) return;
    const control = place.current?.matches('button') ? place.current : place.current?.querySelector<HTMLElement>('button:enabled');
    control?.focus({ preventScroll: true });
  }, [isBusy, place]);
}

/** Whether no control of the page has the keyboard. */
export function isFocusNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
