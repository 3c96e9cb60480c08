import type { ReactNode } from 'react';

/** A short column below a rule. */
export function Part({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={`border-t-2 border-ink pt-4 ${className}`}>
      <h2 className="mb-2 font-serif text-item">{title}</h2>
      {children}
    </section>
  );
}
