import { formatPrice } from 'common/money';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import type { ProductPage } from '../../content/views.ts';
import { TextLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

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
    <section className="person" id="read">
      <div className="wrap">
        {person.picture ? (
          <div className="portrait">
            <Picture picture={person.picture} sizes="(min-width: 47.5rem) 27rem, 300px" />
          </div>
        ) : null}
        <div className="words">
          <h2 className="head">{isKit ? words.readTitle : words.personTitle}</h2>
          <p className="mt-4 text-lead">{isKit ? words.readText : words.personText}</p>
          <p className="mt-5 font-serif text-item">{person.name}</p>
          <dl>
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
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
        </div>
      </div>
    </section>
  );
}
