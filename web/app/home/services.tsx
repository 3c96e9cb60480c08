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
        <div className="grid gap-2 pb-5 md:gap-3 md:pb-9">
          <h2 className="text-head">{services.title}</h2>
          <p className="max-w-lead text-lead text-ink-2">{services.lead}</p>
        </div>
        <ul className="border-t-2 border-ink lg:grid lg:grid-cols-2 lg:gap-x-12">
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
                    className="w-full px-3 xs:whitespace-nowrap"
                  />
                }
              />
            ))}
          <Row
            picture={
              <span className="grid aspect-square w-full items-end justify-items-center overflow-hidden rounded-t-control border-b-2 border-ink bg-honey-1">
                <Drawing drawing={jar} className="h-15 w-auto md:h-20" />
              </span>
            }
            name={services.supplements.name}
            price={services.supplements.saving}
            text={services.supplements.description}
            action={
              <ButtonLink
                to={services.supplements.href}
                newTab
                className="w-full px-2 xs:whitespace-nowrap md:px-3"
              >
                {services.buttons.partner}
              </ButtonLink>
            }
          />
        </ul>
        <div className="mt-6 grid gap-4 md:mt-9 md:gap-6 md:grid-cols-2 lg:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
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
    <li className="ledger-row">
      <div>{picture}</div>
      <h3 className="min-w-0 font-[450] tracking-[-0.008em] max-[18rem]:hyphens-auto">{name}</h3>
      <p className="figures">{price}</p>
      <p className="mt-1.5 max-w-[38em] text-base/normal text-ink-2">{text}</p>
      <div>{action}</div>
    </li>
  );
}

function OfferPicture({ offer }: { offer: Offer }) {
  return offer.picture ? (
    <Picture
      picture={{ ...offer.picture, alt: '' }}
      sizes="176px"
      className="aspect-square w-full rounded-t-control border-b-2 border-ink object-cover object-[44%_50%]"
    />
  ) : (
    <span />
  );
}
