import { Drawing } from '../art/drawing.tsx';
import { partnerBottle } from '../art/partner-bottle.ts';
import { wholeFoods } from '../art/whole-foods.ts';
import type { Partners as PartnersView } from '../content/views.ts';
import { OutwardIcon } from '../ui/icons.tsx';
import { Cabinet } from './cabinet.tsx';
import { ShelfHeading } from './shelf-heading.tsx';

/** The two outside partners and what the second one sells (STORE-14, STORE-15). */
export function Partners({ partners }: { partners: PartnersView }) {
  return (
    <>
      <ShelfHeading title={partners.title} lead={partners.text} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Dispensary dispensary={partners.dispensary} />
        <WholeFood wholeFood={partners.wholeFood} />
      </div>
      <ShelfHeading title={partners.cabinet.title} lead={partners.cabinet.text} />
      <Cabinet cabinet={partners.cabinet} />
    </>
  );
}

function Dispensary({ dispensary }: Pick<PartnersView, 'dispensary'>) {
  return (
    <article className="relative flex flex-col items-start overflow-hidden rounded-t-panel border-b-2 border-ink bg-honey-1 p-pad max-md:pb-36">
      <p className="font-display text-[clamp(4rem,2.4rem+5vw,6.5rem)]/[0.85] font-[380] tracking-[-0.045em]">
        {dispensary.figure.value}
      </p>
      <p className="mt-3.5 font-serif text-[1.375rem]/tight italic">{dispensary.figure.label}</p>
      <h3 className="mt-7 max-w-[12em] text-title">{dispensary.name}</h3>
      <p className="mt-3 max-w-[17.5em] text-ink-2 lg:max-w-[15em] xl:max-w-[17.5em]">
        {dispensary.text}
      </p>
      <PartnerLink
        href={dispensary.href}
        label={dispensary.button}
        className="relative z-[1] bg-honey-1"
      />
      <Drawing
        drawing={partnerBottle}
        sizes="(min-width: 47.5rem) 208px, 128px"
        className="absolute right-[clamp(1rem,3vw,2.5rem)] bottom-0 h-auto w-24 md:w-32 md:max-lg:right-[10%] md:max-lg:w-40"
      />
    </article>
  );
}

function WholeFood({ wholeFood }: Pick<PartnersView, 'wholeFood'>) {
  return (
    <article className="label-rules flex flex-col items-start justify-between p-pad">
      <div className="grid w-full items-start gap-x-8 gap-y-5 md:grid-cols-[1fr_auto]">
        <div>
          <h3 className="max-w-[13em] text-title">{wholeFood.name}</h3>
          <p className="mt-3 max-w-[26em] text-ink-2">{wholeFood.text}</p>
        </div>
        <Drawing
          drawing={wholeFoods}
          sizes="230px"
          className="hidden h-auto w-[14.5rem] border-b-2 border-ink md:block"
        />
      </div>
      <dl className="mt-7 grid w-full grid-cols-3 ruled-x border-y border-ink py-5">
        {wholeFood.claims.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end px-3 first:pl-0 md:px-5">
            <dt className="mt-1 text-small/snug text-ink-2">{label}</dt>
            <dd className="figures text-[clamp(2.75rem,1.8rem+2.6vw,4.25rem)]/none">{value}</dd>
          </div>
        ))}
      </dl>
      <PartnerLink href={wholeFood.href} label={wholeFood.button} />
    </article>
  );
}

function PartnerLink({
  href,
  label,
  className = '',
}: {
  href: string;
  label: string;
  className?: string;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={`mt-7 inline-flex min-h-13 items-center justify-center gap-[0.6em] rounded-control border-[1.5px] border-ink px-6 py-3 text-center text-base/tight font-semibold transition-colors hover:bg-ink hover:text-paper max-md:w-full ${className}`}
    >
      {label}
      <OutwardIcon className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
