import { bundle } from '../art/bundle.ts';
import { Drawing } from '../art/drawing.tsx';
import type { HomePage, Offer } from '../content/views.ts';
import { SectionLink } from '../page-parts/sections/section-link.tsx';
import { Price } from '../ui/price.tsx';
import { OfferLink } from './offer-link.tsx';

export function PackageCard({
  offer,
  words,
}: {
  offer: Offer;
  words: HomePage['services']['buttons'];
}) {
  return (
    <article className="label-rules grid items-end gap-8 p-pad lg:grid-cols-[minmax(0,1fr)_minmax(200px,260px)]">
      <div className="grid content-start justify-items-start gap-3 md:gap-5">
        <h3 className="text-[clamp(1.5rem,1.05rem+1.8vw,2.5rem)]/[1.1] font-[450] tracking-[-0.008em]">
          {offer.name}
        </h3>
        <p className="flex flex-wrap items-baseline gap-4">
          <Price cents={offer.cents} className="text-[clamp(2rem,1.5rem+2.2vw,3.5rem)]/none" />
          {offer.listCents ? (
            <Price cents={offer.listCents} struck className="text-[1.5rem]/none" />
          ) : null}
        </p>
        <ul className="ticks">
          {offer.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <OfferLink offer={offer} words={words} variant="primary" className="max-md:w-full" />
      </div>
      <Drawing
        drawing={bundle}
        sizes="260px"
        className="hidden h-auto w-full border-b-2 border-ink lg:block"
      />
    </article>
  );
}

export function FamilyCard({ family }: { family: HomePage['services']['family'] }) {
  return (
    <article className="grid content-between justify-items-start gap-x-4 gap-y-2.5 rounded-panel bg-honey-1 p-[clamp(1.25rem,3.4vw,3rem)] max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center md:gap-5">
      <h3 className="text-[clamp(1.5rem,1.05rem+1.8vw,2.5rem)]/[1.1] font-[450] tracking-[-0.008em]">
        {family.title}
      </h3>
      <p className="font-display text-[clamp(2.25rem,1.1rem+4.9vw,5.75rem)]/[0.95] font-[380] tracking-[-0.04em]">
        {family.figure}
      </p>
      <p className="text-[#46523f] max-md:col-span-full max-md:text-base/normal">{family.text}</p>
      <SectionLink
        section="contact"
        className="inline-flex min-h-13 items-center justify-center rounded-control border-[1.5px] border-ink px-6 py-3 font-semibold transition-colors hover:bg-ink hover:text-paper max-md:col-span-full max-md:min-h-12 max-md:w-full"
      >
        {family.button}
      </SectionLink>
    </article>
  );
}
