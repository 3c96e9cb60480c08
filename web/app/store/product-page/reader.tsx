import { formatPrice } from 'common/money';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import type { ProductPage } from '../../content/views.ts';
import { TextLink } from '../../ui/button.tsx';
import { Person } from '../person/person.tsx';

/** Who one meets, and on the page of a kit the consultation that can be added to it. */
export function Reader({ page: { product, person, words } }: { page: ProductPage }) {
  if (product.category !== 'testing')
    return <Person person={person} title={words.personTitle} text={words.personText} id="read" />;
  const { visit } = person;
  if (!visit) return null;
  return (
    <Person person={person} title={words.readTitle} text={words.readText} id="read">
      <p className="mt-5">
        {visit.name}, {visit.summary ? `${visit.summary.toLowerCase()}, ` : ''}
        {formatPrice(visit.cents)}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <AddToCartButton product={visit} label={words.addVisit} className="max-md:w-full" />
        <TextLink to="/#contact">{words.ask}</TextLink>
      </div>
    </Person>
  );
}
