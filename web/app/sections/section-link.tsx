import type { MouseEvent, ReactNode } from 'react';

/** A link to a section of this page: glides there and leaves the address alone; before scripts it is a plain jump. */
export function SectionLink({ section, className, children }: { section: string; className: string; children: ReactNode }) {
  const glide = (event: MouseEvent) => {
    const target = document.getElementById(section);
    if (!target) return;
    event.preventDefault();
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
  };
  return (
    <a href={`#${section}`} className={className} onClick={glide}>
      {children}
    </a>
  );
}
