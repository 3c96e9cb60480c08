import type { ReactNode } from 'react';

/** Title and lead over the form (`children`), with what is bought beside or above it. */
export function CheckoutFrame({
  title,
  lead,
  steps,
  notices,
  summary,
  children,
}: {
  title: string;
  lead: string;
  /** The parts of the form; none yet while nobody knows what is in the cart. */
  steps: string[];
  notices?: ReactNode;
  summary: ReactNode;
  children: ReactNode;
}) {
  return (
    <section data-till className="wrap pt-8 pb-section md:pt-14">
      <h1 className="font-serif text-section">{title}</h1>
      <p className="mt-3 text-body text-ink-2">{lead}</p>
      <ol className="mt-3 min-h-13 text-small text-balance text-ink-2 md:min-h-6">
        {steps.map((step, place) => (
          <li key={step} className="mr-5 inline-block first:font-semibold first:text-ink">
            {place + 1} {step}
          </li>
        ))}
      </ol>
      {notices}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-6 md:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20">
        <div className="lg:sticky lg:below-bar lg:order-2">{summary}</div>
        {children}
      </div>
    </section>
  );
}
