import type { MouseEvent, ReactNode } from 'react';
import { glideTo } from './glide.ts';

/** A link to a section of this page: glides there and leaves the address alone; before scripts it is a plain jump. */
export function SectionLink({
  section,
  className,
  children,
}: {
  section: string;
  className?: string;
  children: ReactNode;
}) {
  const glide = (event: MouseEvent) => {
    const target = document.getElementById(section);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    glideTo(target);
  };
  return (
    <a href={`#${section}`} className={className} onClick={glide}>
      {children}
    </a>
  );
}
