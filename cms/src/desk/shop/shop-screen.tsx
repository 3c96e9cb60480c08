import { formatPrice } from 'common/money';
import { datesIn } from '../../clock/dates.ts';
import { readWorkSettings } from '../../fulfilment/settings.ts';
import { readHistory } from '../../prices/history.ts';
import { readPrices } from '../../prices/read-prices.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { Frame } from '../frame/frame.tsx';
import { PriceRow, type PricedProduct } from './price-row.tsx';

const ways = [
  { label: 'Products', href: '/admin/collections/products' },
  { label: 'Cards with prices', href: '/admin/collections/offers' },
  { label: 'Coupons', href: '/admin/collections/coupons' },
  { label: 'Partner products', href: '/admin/collections/partner-links' },
  { label: 'Recommended', href: '/admin/collections/affiliate-products' },
];

/** Every price with each place where a customer reads it; those that disagree come first (DESK-08). */
export async function ShopScreen({ visit }: { visit: Visit }) {
  const { req } = visit;
  const { calendar } = await readWorkSettings(req.payload, req);
  const dates = datesIn(calendar.timeZone);
  const lines = await readPrices(req);
  const products: PricedProduct[] = await Promise.all(
    lines.map(async (line) => ({
      ...line,
      history: (await readHistory(req, 'products', line.id)).map(({ from, to, by, at }) => ({
        words: `${formatPrice(from ?? 0)} → ${formatPrice(to)}`,
        about: [dates.dated(at), by].filter(Boolean).join(', '),
      })),
    })),
  );
  const apart = products.filter(({ prices }) => prices.length > 1);
  const agreed = products.filter(({ prices }) => prices.length === 1);
  return (
    <Frame visit={visit} current="shop">
      <div className="title">
        <h1>Shop</h1>
      </div>
      <ul className="shop__ways">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a className="button button--quiet" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {apart.length > 0 && (
        <section className="section" aria-labelledby="apart">
          <h2 id="apart" className="shop__title">
            Prices disagree <i>{apart.length}</i>
            <span className="quiet">A customer reads one price here and another one there.</span>
          </h2>
          <ul>
            {apart.map((product) => (
              <PriceRow key={product.id} product={product} />
            ))}
          </ul>
        </section>
      )}
      <section className="section" aria-labelledby="agreed">
        <h2 id="agreed" className="shop__title">
          Prices that agree <i>{agreed.length}</i>
        </h2>
        <ul>
          {agreed.map((product) => (
            <PriceRow key={product.id} product={product} />
          ))}
        </ul>
      </section>
    </Frame>
  );
}
