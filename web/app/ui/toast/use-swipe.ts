import { useRef, type PointerEvent } from 'react';

/** Spec §9: how far something is drawn to the right until letting go closes it, in pixels. */
const swipePx = 50;
/** A finger is never quite still, a mouse nearly. */
const stillPx = { touch: 10, mouse: 2 };

type Point = { x: number; y: number };

/** For an element that follows a finger or a mouse to the right and calls `onSwiped` when it is let go of beyond `swipePx`. */
export function useSwipe(onSwiped: () => void) {
  const from = useRef<Point | null>(null);
  const isDrawn = useRef(false);

  function end({ currentTarget }: PointerEvent<HTMLElement>) {
    from.current = null;
    isDrawn.current = false;
    currentTarget.style.translate = '';
  }

  return {
    onPointerDown: ({ button, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (button === 0) from.current = { x: clientX, y: clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      const { x, y } = wayFrom(from.current, event);
      if (!isDrawn.current) {
        const still = stillPx[event.pointerType === 'touch' ? 'touch' : 'mouse'];
        if (Math.max(Math.abs(x), Math.abs(y)) <= still) return;
        if (!isSideways({ x, y })) return void (from.current = null);
        isDrawn.current = true;
        // What is let go of over the button is no press of it.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      event.currentTarget.style.translate = `${Math.max(0, x)}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const way = from.current && isDrawn.current ? wayFrom(from.current, event) : null;
      end(event);
      if (way && isSideways(way) && way.x > swipePx) onSwiped();
    },
    onPointerCancel: end,
  };
}

const wayFrom = (
  { x, y }: Point,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => ({ x: clientX - x, y: clientY - y });
const isSideways = ({ x, y }: Point) => Math.abs(x) > Math.abs(y);
