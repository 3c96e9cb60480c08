import type { ReactNode } from 'react';
import { Drawing } from '../art/drawing.tsx';
import { jar } from '../art/drawings.ts';
import type { HomePage, Offer } from '../content/views.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { OfferLink } from './offer-link.tsx';
import { FamilyCard, PackageCard } from './package-cards.tsx';

type ServicesView = HomePage['services'];

/** A ledger of what there is and what it costs, then the two packages (HOME-13, 14, 16). */
export function Services({ services }: { services: ServicesView }) {
  const bundle = services.offers.find((offer) => offer.id === 'complete-package');
  return (
    <section id="services" className="py-section">
      <div className="wrap">
        <div className="grid items-end gap-x-16 gap-y-4 pb-9 md:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h2 className="max-w-[11em] text-section">{services.title}</h2>
          <p className="max-w-lead text-lead text-ink-2">{services.lead}</p>
        </div>
        <ul className="border-t-2 border-ink">
          {services.offers
            .filter((offer) => offer !== bundle)
            .map((offer) => (
              <Row
                key={offer.id}
                picture={<OfferPicture offer={offer} />}
                name={offer.name}
                price={<Price cents={offer.cents} />}
                text={offer.description}
                action={
                  <OfferLink
                    offer={offer}
                    words={services.buttons}
                    className="w-full px-3 whitespace-nowrap"
                  />
                }
              />
            ))}
          <Row
            picture={
              <span className="grid aspect-square w-full items-end justify-items-center overflow-hidden rounded-t-control border-b-2 border-ink bg-honey-1 lg:aspect-[6/5]">
                <Drawing drawing={jar} className="h-16 w-auto md:h-20 lg:h-24" />
              </span>
            }
            name={services.supplements.name}
            price={services.supplements.saving}
            text={services.supplements.description}
            action={
              <ButtonLink
                to={services.supplements.href}
                newTab
                className="w-full px-3 whitespace-nowrap"
              >
                {services.buttons.partner}
              </ButtonLink>
            }
          />
        </ul>
        <div className="mt-9 grid gap-6 md:grid-cols-2 lg:mt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {bundle ? <PackageCard offer={bundle} words={services.buttons} /> : null}
          <FamilyCard family={services.family} />
        </div>
      </div>
    </section>
  );
}

function Row({
  picture,
  name,
  price,
  text,
  action,
}: {
  picture: ReactNode;
  name: string;
  price: ReactNode;
  text: string;
  action: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] items-start gap-x-4.5 border-b border-line py-5 md:grid-cols-[104px_minmax(0,1fr)_180px] md:items-center md:gap-x-6 lg:grid-cols-[132px_minmax(0,1fr)_190px] lg:gap-x-10">
      {picture}
      <div>
        <div className="flex items-baseline justify-between gap-x-3 max-[21.5rem]:flex-wrap lg:gap-x-4">
          <h3 className="min-w-0 max-[18rem]:hyphens-auto text-[1.375rem]/tight font-[450] tracking-[-0.008em] md:text-[1.625rem]/tight lg:text-title">
            {name}
          </h3>
          <span className="hidden grow -translate-y-1 border-b-2 border-dotted border-sage lg:block" />
          <p className="figures max-w-3/5 flex-none text-[1.375rem]/tight md:text-[1.625rem]/tight lg:text-title lg:font-normal">
            {price}
          </p>
        </div>
        <p className="mt-1.5 max-w-[38em] text-base/normal text-ink-2 lg:text-body">{text}</p>
      </div>
      <div className="max-md:col-span-2 max-md:mt-4">{action}</div>
    </li>
  );
}

function OfferPicture({ offer }: { offer: Offer }) {
  return offer.picture ? (
    <Picture
      picture={{ ...offer.picture, alt: '' }}
      sizes="176px"
      className="aspect-square w-full rounded-t-control border-b-2 border-ink object-cover object-[44%_50%] lg:aspect-[6/5]"
    />
  ) : (
    <span />
  );
}
