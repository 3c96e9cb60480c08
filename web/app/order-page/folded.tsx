import type { ReactNode } from 'react';

/** What is known already: a plain row that says it, with the link that opens it to be changed. */
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
    <details className={`border-y border-line not-first:-mt-px ${className}`}>
      <summary className="flex min-h-12.5 flex-wrap items-center justify-between gap-x-3">
        {known} <span className="text-base underline-honey">{title}</span>
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  );
}
