import { formatPrice } from 'common/money';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import type { ProductPage } from '../../content/views.ts';
import { Practitioner } from '../../page-parts/practitioner.tsx';
import { TextLink } from '../../ui/button.tsx';

/** Who stands behind it, and the consultation that can be added to a kit. */
export function Person({ page: { product, person, words } }: { page: ProductPage }) {
  const isKit = product.category === 'testing';
  const visit = isKit ? person.visit : null;
  if (isKit && !visit) return null;
  const facts = [
    ...person.facts,
    ...(person.license ? [{ term: 'License', detail: person.license }] : []),
  ];
  return (
    <Practitioner
      id="read"
      ground="bg-sage-1"
      portrait={person.picture}
      title={isKit ? words.readTitle : words.personTitle}
      lead={isKit ? words.readText : words.personText}
      name={person.name}
      facts={facts}
    >
      {visit ? (
        <>
          <p className="mt-5">
            {visit.name}, {visit.summary ? `${visit.summary.toLowerCase()}, ` : ''}
            {formatPrice(visit.cents)}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <AddToCartButton product={visit} label={words.addVisit} />
            <TextLink to="/#contact">{words.ask}</TextLink>
          </div>
        </>
      ) : null}
    </Practitioner>
  );
}
