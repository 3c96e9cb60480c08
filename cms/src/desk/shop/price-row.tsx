'use client';

import { formatPrice, readWireAmount } from 'common/money';
import { type SubmitEvent, useId, useState } from 'react';
import type { PriceLine } from '../../prices/read-prices.ts';
import { beginHere } from '../parts/begin-here.ts';
import { Fault } from '../parts/fault.tsx';
import { KitSign } from '../parts/kit-sign.tsx';
import { useAsk } from '../parts/use-ask.ts';
import { useListening } from '../parts/use-listening.ts';

export type PricedProduct = PriceLine & { history: { words: string; about: string }[] };

const sold: Record<PriceLine['availability'], string> = {
  'for-sale': 'For sale',
  'out-of-stock': 'Out of stock',
  hidden: 'Hidden',
};

/** One product: its price and where it is read; opened, what a new price changes, and whether it can be bought. */
export function PriceRow({ product }: { product: PricedProduct }) {
  const { name, prices } = product;
  const [isOpen, setOpen] = useState(false);
  const isApart = prices.length > 1;
  return (
    <li className="price" data-product={product.handle}>
      <div className="price__line">
        <button
          type="button"
          className="price__head"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <KitSign handle={product.handle} isKit={product.isKit} />
          <b>{name}</b>
          <span className={isApart ? 'tag tag--late' : ''}>
            {prices.map((cents) => formatPrice(cents)).join(' and ')}
          </span>
        </button>
        <ForSale product={product} />
      </div>
      {isOpen && (
        <div className="price__open">
          <PriceForm key={product.cents} product={product} />
          <Availability product={product} />
          {product.history.length > 0 && (
            <div>
              <p className="field__label">Before</p>
              <ul>
                {product.history.map(({ words, about }) => (
                  <li key={`${words}${about}`}>
                    {words} <span className="quiet">{about}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </li>
  );
}

/** The one press for the day on which a kit has run out. */
function ForSale({ product: { id, name, availability } }: { product: PricedProduct }) {
  const { ask, isBusy, fault } = useAsk();
  const isListening = useListening();
  const isForSale = availability === 'for-sale';
  const wish = isForSale ? 'out-of-stock' : 'for-sale';
  return (
    <>
      <label className="tick switch price__switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isForSale}
          aria-label={`${name} is for sale`}
          aria-disabled={isBusy}
          checked={isForSale}
          disabled={!isListening}
          onChange={() =>
            void ask(
              'prices/availability',
              { product: id, availability: wish },
              `${name}: ${sold[wish].toLowerCase()}.`,
            )
          }
        />
        <span className={isForSale ? 'quiet' : 'tag tag--wait'}>{sold[availability]}</span>
      </label>
      <Fault words={fault} />
    </>
  );
}

function PriceForm({ product: { id, cents, places, prices } }: { product: PricedProduct }) {
  const field = useId();
  const { ask, isBusy, fault, setFault } = useAsk();
  const [typed, setTyped] = useState((cents / 100).toFixed(2).replace(/\.00$/, ''));
  const [everywhere, setEverywhere] = useState(true);
  const next = readDollars(typed);
  const changes = places.filter(
    (place) => next !== null && place.cents !== next && (everywhere || place.kind === 'product'),
  );

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (next === null) return setFault('Write the price in dollars, for example 477 or 38.50.');
    if (changes.length === 0) return setFault('Nothing changes with this price.');
    await ask(
      'prices/set',
      { product: id, cents: next, from: cents, everywhere },
      `${formatPrice(next)} stands in ${changes.length === 1 ? 'one place' : `${changes.length} places`} now.`,
    );
  }

  return (
    <form className="price__form" onSubmit={(event) => void save(event)}>
      <div>
        <div className="field">
          <label htmlFor={field}>The price, in dollars</label>
          <input
            ref={beginHere}
            id={field}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {places.length > 1 && (
          <label className="tick switch">
            <input
              type="checkbox"
              checked={everywhere}
              onChange={({ target }) => setEverywhere(target.checked)}
            />
            The same everywhere
          </label>
        )}
      </div>
      <ul className="price__places">
        {places.map((place) => (
          <li key={place.kind + place.id + place.cents}>
            <a href={place.href}>{place.label}</a>
            {next !== null && changes.includes(place) ? (
              <span>
                <s className="late">{formatPrice(place.cents)}</s> becomes{' '}
                <b>{formatPrice(next)}</b>
              </span>
            ) : (
              <b className={prices.length > 1 && place.cents !== cents ? 'late' : ''}>
                {formatPrice(place.cents)}
              </b>
            )}
          </li>
        ))}
      </ul>
      <Fault words={fault} />
      <div className="price__go">
        <button type="submit" className="button button--go" aria-disabled={isBusy}>
          {isBusy
            ? 'One moment …'
            : next === null || changes.length === 0
              ? 'Save'
              : `Save ${formatPrice(next)} in ${changes.length === 1 ? 'one place' : `${changes.length} places`}`}
        </button>
        <p className="quiet">Open carts get the new price. Paid orders keep theirs.</p>
      </div>
    </form>
  );
}

function Availability({ product: { id, name, availability } }: { product: PricedProduct }) {
  const { ask, isBusy, fault } = useAsk();
  return (
    <div role="group" aria-label={`Can ${name} be bought?`}>
      <p className="field__label">In the shop</p>
      <div className="price__sale">
        {(Object.keys(sold) as (keyof typeof sold)[]).map((wish) => (
          <button
            key={wish}
            type="button"
            className="button button--quiet"
            aria-pressed={wish === availability}
            aria-disabled={isBusy}
            onClick={() => {
              if (wish === availability) return;
              void ask(
                'prices/availability',
                { product: id, availability: wish },
                `${name}: ${sold[wish].toLowerCase()}.`,
              );
            }}
          >
            {sold[wish]}
          </button>
        ))}
      </div>
      <Fault words={fault} />
    </div>
  );
}

/** Cents of '477', '$1,477' or '38.50'; null for anything else. */
function readDollars(typed: string): number | null {
  const plain = typed.replaceAll(/[\s$,]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? readWireAmount(Number(plain).toFixed(2)) : null;
}
