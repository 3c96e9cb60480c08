import type { ReactNode } from 'react';

/** What is known already: a row that says it, and opens to change it. */
export function Folded({
  known = '',
  title,
  className = '',
  children,
}: {
  known?: string;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={`rounded-control border border-line px-4 ${className}`}>
      <summary className="flex min-h-12.5 flex-wrap items-center gap-x-3">
        {known} <span className="text-base underline-honey">{title}</span>
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  );
}
