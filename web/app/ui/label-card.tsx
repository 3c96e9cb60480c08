import type { ReactNode } from 'react';

/** The double-ruled apothecary label that forms, summaries and packages are printed on. */
export function LabelCard({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`label-rules p-pad ${className}`}>{children}</div>;
}
