import { limits } from 'common/contract/limits';
import { useState, type ReactNode } from 'react';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import type { ProductPage } from '../../content/views.ts';
import { Price } from '../../ui/price.tsx';
import { Unavailable } from '../../ui/unavailable.tsx';
import { Count } from './count.tsx';
import { FamilyBuilder } from './family-builder.tsx';
import { Under } from './under.tsx';

/** Name, price, facts and the button. */
export function Buy({ page }: { page: ProductPage }) {
  const { product, words } = page;
  return (
    <div className="buy">
      <h1>{product.name}</h1>
      <p className="summary">{page.summary}</p>
      <p className="price">
        <Price cents={product.cents} />
        {product.priceNote ? <span>{product.priceNote}</span> : null}
        {product.isSent && product.category !== 'package' ? (
          <span>{words.shippingFree}</span>
        ) : null}
      </p>
      <Facts page={page} />
      {product.notIn.length > 0 ? (
        <p className="not-in">
          {words.notIn} {list.format(product.notIn)}.
        </p>
      ) : null}
      {product.isForSale ? (
        <>{product.subscription ? <FamilyBuilder page={page} /> : <Add page={page} />}</>
      ) : (
        <Unavailable words={words.unavailable} className="mt-6" />
      )}
      <Under page={page} />
    </div>
  );
}

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

function Facts({ page }: { page: ProductPage }) {
  const { product, words, visits, choice } = page;
  const facts: [string, ReactNode][] = [
    [words.sample, page.youCollect],
    [
      words.results,
      product.turnaroundDays ? (
        <>
          {product.turnaroundDays} {words.days} <small>{words.resultsNote}</small>
        </>
      ) : null,
    ],
    [words.kitChoice, choice.length > 1 ? list.format(choice) : null],
    [
      words.visits,
      visits.length > 0
        ? visits.map(({ label, minutes, count }) => (
            <span key={label} className="block">
              {count > 1 ? `${count} × ` : ''}
              {label}, {minutes} minutes
            </span>
          ))
        : null,
    ],
    [words.payments, product.subscription ? product.summary : null],
    [words.ages, page.ages],
    [
      words.reader,
      product.category === 'testing' ? (
        <>
          {words.readerText}{' '}
          {page.person.visit ? (
            <a href="#read" className="underline underline-offset-4">
              {words.readerLink}
            </a>
          ) : null}
        </>
      ) : null,
    ],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  if (known.length === 0) return null;
  return (
    <dl className="facts">
      {known.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function Add({ page: { product, words } }: { page: ProductPage }) {
  const [count, setCount] = useState(1);
  return (
    <div className="add">
      {product.category === 'consultation' ? null : (
        <Count
          name={product.name}
          least={1}
          most={limits.quantity}
          count={count}
          onChange={setCount}
        />
      )}
      <AddToCartButton
        product={product}
        count={count}
        label={words.addToCart}
        variant="primary"
        size="lg"
        className="w-full"
      />
    </div>
  );
}
