import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a control that is `disabled` or away while it is busy, which takes the focus from it for good: `place` is the control
 * or what is around it. Who had the keyboard there gets it back once it is free, unless they have gone elsewhere meanwhile.
 * With `isHanded` they had it in what stood here before.
 */
export function useFocusBack(
  isBusy: boolean,
  place: RefObject<HTMLElement | null>,
  isHanded = false,
): void {
  const wasLastHere = useRef(isHanded);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // A dialog takes the focus itself when its control has lost it: nobody has gone anywhere.
      if (target instanceof Node && !isAround(target, place.current))
        wasLastHere.current = !!place.current?.contains(target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place]);
  useEffect(() => {
    if (isBusy) return;
    const giveBack = () => {
      if (
        wasLastHere.current &&
        (isFocusNowhere() || isAround(document.activeElement, place.current))
      )
        controlIn(place.current)?.focus({ preventScroll: true });
    };
    giveBack();
    // Of what was busy for an instant only it is taken with the next picture.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(giveBack)));
    return () => cancelAnimationFrame(frame);
  }, [isBusy, place]);
}

function controlIn(place: HTMLElement | null): HTMLElement | null {
  return place?.matches('button')
    ? place
    : (place?.querySelector<HTMLElement>('button:enabled') ?? null);
}

const isAround = (box: Node | null, place: HTMLElement | null) =>
  place !== null && box !== place && !!box?.contains(place);

/** Whether no control of the page has the keyboard. */
export function isFocusNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
