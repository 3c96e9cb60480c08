import type { HomePage } from '../content/views.ts';

/** What the practice says of itself, on the ledge under the table. */
export function Claims({ trust, claims }: { trust: string; claims: HomePage['claims'] }) {
  return (
    <section aria-label="The practice in figures" className="border-b border-line bg-paper-2">
      <div className="wrap flex flex-col gap-x-10 gap-y-3 py-5 lg:flex-row lg:items-baseline lg:justify-between">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 font-serif text-[1.25rem]/tight italic">
          <span
            role="img"
            aria-label="five-star rating"
            className="font-sans text-[0.9375rem]/none tracking-[0.12em] text-star not-italic"
          >
            ★★★★★
          </span>
          {trust}
        </p>
        <ul className="flex justify-between gap-x-3 md:gap-x-8 lg:gap-x-10">
          {claims.map((claim) => (
            <li
              key={claim.label}
              className="min-w-0 text-[0.8125rem]/snug text-ink-2 md:text-small/snug lg:flex lg:items-baseline lg:gap-2.5"
            >
              <span className="figures block text-[1.375rem]/[1.2] text-ink md:text-[1.625rem]/[1.1]">
                {claim.value}
              </span>
              {claim.label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
