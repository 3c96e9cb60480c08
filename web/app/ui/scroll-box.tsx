import { ScrollArea } from 'radix-ui';
import type { ReactNode, Ref, UIEventHandler } from 'react';

/** How long the scrollbar stays after the pointer has left, in ms (spec §9). */
const scrollbarHideDelayMs = 600;

/** A box of fixed height around a long text; it scrolls by keyboard too and is a region with a name. */
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
  viewport: Ref<HTMLDivElement>;
  onScroll: UIEventHandler<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ScrollArea.Root
      type="hover"
      scrollHideDelay={scrollbarHideDelayMs}
      className={`overflow-hidden rounded-control border-[1.5px] border-field bg-field-bg ${className}`}
    >
      <ScrollArea.Viewport
        ref={viewport}
        id={id}
        role="region"
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
        className="size-full overscroll-contain rounded-[4px] px-5.5 py-5"
      >
        {children}
      </ScrollArea.Viewport>
      <ScrollArea.Scrollbar orientation="vertical" className="w-2.5 touch-none p-0.5 select-none">
        <ScrollArea.Thumb className="rounded-full bg-field" />
      </ScrollArea.Scrollbar>
    </ScrollArea.Root>
  );
}
