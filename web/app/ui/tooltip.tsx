import {
  useEffect,
  useId,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';

/** How long the pointer rests before a tooltip opens, and how soon after another one closed it opens at once, in ms (spec §9). */
const openDelayMs = 700;
const skipDelayMs = 300;
/** What a tooltip needs above its control, in px. */
const room = 44;

/** When a tooltip was closed last, on the clock of the page, whichever it was. */
let closedAt = -Infinity;

type Place = { left: number; top: number; isBelow: boolean };
type Anchor = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'aria-describedby'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
>;

/**
 * A few words for a button that shows only a sign; they never replace its accessible name. `anchor` goes onto the button,
 * `hint` beside it. It opens for a pointer that rests and for the keyboard, stays while the pointer is on it, and closes
 * with Escape, with a press and when anything scrolls.
 */
export function useTooltip(text: string): { anchor: Anchor; hint: ReactNode } {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place | null>(null);
  const isOpen = place !== null;

  function open(control: Element): void {
    clearTimeout(timer.current);
    setPlace(beside(control.getBoundingClientRect()));
  }
  function close(): void {
    clearTimeout(timer.current);
    if (isOpen) closedAt = performance.now();
    setPlace(null);
  }
  /** Not for who goes from the control onto its tooltip, or back. */
  function leave({ relatedTarget }: PointerEvent): void {
    const isBetween =
      relatedTarget instanceof Element &&
      relatedTarget.closest(`[id="${id}"], [aria-describedby="${id}"]`) !== null;
    if (!isBetween) close();
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const away = () => setPlace(null);
    window.addEventListener('scroll', away, { capture: true, passive: true });
    window.addEventListener('resize', away);
    return () => {
      window.removeEventListener('scroll', away, { capture: true });
      window.removeEventListener('resize', away);
    };
  }, [isOpen]);

  return {
    anchor: {
      ...(isOpen && { 'aria-describedby': id }),
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLButtonElement>) => {
        if (pointerType === 'touch') return;
        clearTimeout(timer.current);
        if (isOpen || performance.now() - closedAt < skipDelayMs) open(currentTarget);
        else timer.current = setTimeout(() => open(currentTarget), openDelayMs);
      },
      onPointerLeave: leave,
      onPointerDown: close,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) open(currentTarget);
      },
      onBlur: close,
      onKeyDown: ({ key }) => {
        if (key === 'Escape') close();
      },
    },
    hint:
      place &&
      createPortal(
        <div
          role="tooltip"
          id={id}
          onPointerLeave={leave}
          style={{ left: place.left, top: place.top }}
          className={`fixed z-50 w-max max-w-[90vw] -translate-x-1/2 py-1.5 ${place.isBelow ? '' : '-translate-y-full'}`}
        >
          <span className="block rounded-label bg-green px-2.5 py-1 text-small text-cream">
            {text}
          </span>
        </div>,
        document.body,
      ),
  };
}

/** Above a control, or below it where there is no room; touching it, so that the pointer gets across. */
function beside({ left, width, top, bottom }: DOMRect): Place {
  const isBelow = top < room;
  return { left: left + width / 2, top: isBelow ? bottom : top, isBelow };
}
