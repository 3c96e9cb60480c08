import { useEffect, useRef, type ReactNode } from 'react';
import { Drawing } from '../art/drawing.tsx';
import { chamomile } from '../art/drawings.ts';
import { LabelCard } from '../ui/label-card.tsx';

/** Takes the place of a form that was sent; who has just sent it, reads on here. */
export function ThanksPanel({
  title,
  text,
  isNew,
  children,
}: {
  title: string;
  text: string;
  isNew: boolean;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <LabelCard className="scroll-mt-10">
      <Drawing drawing={chamomile} className="h-24 w-auto border-b-2 border-ink" />
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-section outline-none">
        {title}
      </h2>
      <p role="status" className="mt-3 text-lead text-ink-2">
        {text}
      </p>
      {children}
    </LabelCard>
  );
}
