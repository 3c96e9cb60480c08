import type { ReactNode, RefObject } from 'react';

export const cartGrid =
  'mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20';

/** A cart with something in it: heading and count, the lines (`children`), the summary beside or below them. */
export function CartFrame({
  title,
  heading,
  status,
  notices,
  summary,
  children,
}: {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  status: ReactNode;
  notices?: ReactNode;
  summary: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section data-till className="wrap min-h-svh pt-8 pb-section md:pt-14">
      <CartHeading title={title} heading={heading} status={status} />
      {notices}
      <div className={cartGrid}>
        <ul data-lines className="border-t-2 border-ink">
          {children}
        </ul>
        <div className="h-full">{summary}</div>
      </div>
    </section>
  );
}

export function CartHeading({
  title,
  heading,
  status,
}: {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  status: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-5">
      <h1 ref={heading} tabIndex={-1} className="font-serif text-section outline-none">
        {title}
      </h1>
      <p role="status" className="font-serif text-[1.375rem] text-ink-2 italic">
        {status}
      </p>
    </div>
  );
}
