import { formatPrice } from 'common/money';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import { productPath } from '../../content/store-tabs.ts';
import type { ComparePage } from '../../content/views.ts';
import { type PageCss, PageStyle } from '../../ui/page-style.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Unavailable } from '../../ui/unavailable.tsx';
import { Trail } from '../trail.tsx';

const loadCss = () => import('./compare.css?inline');
const styles: PageCss = {
  name: 'compare',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

type Kit = ComparePage['kits'][number];

/** The gut kits side by side; on a phone the two that were chosen, which takes no script (KIT-04). */
export function CompareScreen({ compare: { kits, trail, words } }: { compare: ComparePage }) {
  const askUs = (
    <Link to="/#contact" className="underline underline-offset-4">
      {words.unknown}
    </Link>
  );
  const rows: [string, (kit: Kit) => ReactNode][] = [
    [
      words.kit,
      ({ product }) => (
        <Link to={productPath(product.id)} className="name">
          {product.name}
        </Link>
      ),
    ],
    [words.price, ({ product }) => <Price cents={product.cents} />],
    [words.madeFor, ({ madeFor }) => madeFor ?? askUs],
    [words.youCollect, ({ youCollect }) => youCollect ?? askUs],
    [
      `${words.results}, ${words.resultsNote}`,
      ({ product: { turnaroundDays: days } }) => (days ? `${days} ${words.days}` : askUs),
    ],
    [words.method, ({ method }) => method ?? askUs],
    [words.looksAt, ({ looksAt }) => looksAt],
  ];
  const talk = talkOf(kits);
  return (
    <div className="wrap compare">
      <PageStyle styles={styles} />
      <style href={`compare-${kits.length}`} precedence="page">
        {chosenColumns(kits.length)}
      </style>
      <Trail steps={trail} here={words.title} />
      <h1>{words.title}</h1>
      <p className="mt-4 max-w-lead text-lead text-ink-2">
        {words.lead}{' '}
        <Link to="/store/choose" className="underline underline-offset-4">
          {words.chooseLink}
        </Link>
      </p>
      <div className="chooser">
        <Choice kits={kits} label={words.first} name="first" place={0} />
        <Choice kits={kits} label={words.second} name="second" place={otherKind(kits)} />
      </div>
      <table style={{ '--kits': kits.length } as CSSProperties}>
        <thead>
          <tr>
            <td />
            {kits.map(({ product }, place) => (
              <td key={product.id} className={`kit-${place}`}>
                <div className="tile" style={{ backgroundColor: product.ground ?? undefined }}>
                  {product.picture ? (
                    <Picture picture={{ ...product.picture, alt: '' }} sizes="245px" />
                  ) : null}
                </div>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, cell], place) => (
            <tr key={title} className={place < 2 ? 'head' : undefined}>
              <th scope="row">{title}</th>
              {kits.map((kit, place) => (
                <td key={kit.product.id} className={`kit-${place}`}>
                  {cell(kit)}
                </td>
              ))}
            </tr>
          ))}
          {talk ? (
            <tr>
              <th scope="row">Consultation</th>
              <td className="all" colSpan={kits.length}>
                {talk}
              </td>
            </tr>
          ) : null}
          <tr className="buttons">
            <td />
            {kits.map(({ product }, place) => (
              <td key={product.id} className={`kit-${place}`}>
                {product.isForSale ? (
                  <AddToCartButton product={product} label={words.addToCart}>
                    {null}
                  </AddToCartButton>
                ) : (
                  <Unavailable words={words.unavailable} />
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="note">{words.note}</p>
    </div>
  );
}

function Choice({
  kits,
  label,
  name,
  place,
}: {
  kits: Kit[];
  label: string;
  name: string;
  place: number;
}) {
  return (
    <label>
      {label}
      <select className={name} defaultValue={kits[place]?.product.id} autoComplete="off">
        {kits.map(({ product }) => (
          <option key={product.id} value={product.id}>
            {product.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Two kits that differ in more than a word: the second one to begin with takes other days than the first. */
function otherKind(kits: Kit[]): number {
  const place = kits.findIndex(
    ({ product }) => product.turnaroundDays !== kits[0]?.product.turnaroundDays,
  );
  return place < 0 ? 1 : place;
}

/** What a talk about the results costs beside a kit, and which kits come together with one. */
function talkOf(kits: Kit[]): string | null {
  const talk = kits.find((kit) => kit.talk)?.talk;
  if (!talk) return null;
  const alone = ['Extra with any of them', talk.summary?.toLowerCase(), formatPrice(talk.cents)];
  const together = kits.find(({ talkInPackage }) => talkInPackage)?.talkInPackage;
  const names = kits
    .filter(({ talkInPackage }) => talkInPackage && talkInPackage.id === together?.id)
    .map(({ product }) => product.name);
  return [
    `${alone.filter(Boolean).join(', ')}.`,
    together
      ? `${list.format(names)} can come with one: the ${together.name}, ${formatPrice(together.cents)}.`
      : '',
  ].join(' ');
}

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** On a phone a column shows while one of the two choices names it. */
function chosenColumns(count: number): string {
  const rules = Array.from({ length: count }, (_, place) =>
    ['first', 'second'].map(
      (name, order) =>
        `.compare:has(.${name} option:nth-child(${place + 1}):checked) .kit-${place}{display:block;order:${order + 1}}`,
    ),
  );
  return `@media(width<47.5rem){${rules.flat().join('')}}`;
}
