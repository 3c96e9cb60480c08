import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, ReactNode, RefObject, UIEventHandler } from 'react';
import { holdOf, scrolledTo, thumbOf } from './scroll-thumb.ts';

/** How long the scrollbar stays after the pointer has left, in ms (spec §9). */
const scrollbarHideDelayMs = 600;

/**
 * A box of fixed height around a long text; it scrolls by keyboard too and is a region with a name. Its scrollbar shows
 * while a pointer is over it.
 */
export function ScrollBox({
  id,
  label,
  viewport,
  onScroll,
  className = '',
  children,
}: {
  id: string;
  label: string;
  /** The element that scrolls. */
  viewport: RefObject<HTMLDivElement | null>;
  onScroll: UIEventHandler<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}) {
  const [isBarShown, setIsBarShown] = useState(false);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);
  return (
    <div
      className={`relative overflow-hidden rounded-control border-[1.5px] border-field bg-field-bg ${className}`}
      onPointerEnter={() => {
        clearTimeout(hiding.current);
        setIsBarShown(true);
      }}
      onPointerLeave={() => {
        hiding.current = setTimeout(() => setIsBarShown(false), scrollbarHideDelayMs);
      }}
    >
      <div
        ref={viewport}
        id={id}
        role="region"
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
        className="size-full overflow-x-hidden overflow-y-scroll overscroll-contain rounded-[4px] px-5.5 py-5 [scrollbar-width:none]"
      >
        {children}
      </div>
      {isBarShown ? <Scrollbar viewport={viewport} /> : null}
    </div>
  );
}

/** For the pointer alone: keyboard and screen reader scroll the box itself. */
function Scrollbar({ viewport }: { viewport: RefObject<HTMLDivElement | null> }) {
  const track = useRef<HTMLDivElement>(null);
  const hold = useRef(0);
  const [thumb, setThumb] = useState(() => viewport.current && thumbOf(viewport.current));

  useEffect(() => {
    const box = viewport.current;
    if (!box) return;
    const follow = () => setThumb(thumbOf(box));
    const sizes = new ResizeObserver(follow);
    sizes.observe(box);
    box.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', follow);
    };
  }, [viewport]);

  if (!thumb) return null;

  function pull(event: PointerEvent<HTMLDivElement>): void {
    if (!thumb || !viewport.current || !event.currentTarget.hasPointerCapture(event.pointerId))
      return;
    const top = scrolledTo(shareOf(event, track.current), hold.current, thumb, viewport.current);
    viewport.current.scrollTo({ top, behavior: 'instant' });
  }

  return (
    <div
      aria-hidden="true"
      data-orientation="vertical"
      data-state="visible"
      className="absolute inset-y-0 right-0 w-2.5 touch-none p-0.5 select-none"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        hold.current = holdOf(shareOf(event, track.current), thumb);
        pull(event);
      }}
      onPointerMove={pull}
    >
      <div ref={track} className="relative size-full">
        <div
          className="absolute inset-x-0 rounded-full bg-field"
          style={{ top: `${thumb.top * 100}%`, height: `${thumb.height * 100}%` }}
        />
      </div>
    </div>
  );
}

/** How far down of the track a pointer is, 0 to 1. */
function shareOf({ clientY }: PointerEvent, track: HTMLDivElement | null): number {
  const { top, height } = track?.getBoundingClientRect() ?? { top: 0, height: 1 };
  return (clientY - top) / height;
}
