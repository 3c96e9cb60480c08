import { expect, test } from 'vitest';
import { changed, globals, named, products } from '../../../tests/support/seed-content.ts';
import { productPageFields } from '../product.ts';
import { toProductPage } from './product-page.ts';

const { store, about, practice } = globals;
const pageOf = (handle: string, docs = products) =>
  toProductPage({ store, about, practice, products: docs }, handle);
const words = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(words)
      : [];

test.each(products.map(({ handle }) => handle))(
  'KIT-01 KIT-02 %s has a page with its limits, its questions and what is alike',
  (handle) => {
    const page = pageOf(handle);
    expect(page).toMatchObject({ product: { id: handle } });
    expect(page?.cannotTell.length).toBeGreaterThan(2);
    expect(page?.questions.length).toBeGreaterThan(1);
    expect(page?.nearest.length).toBeGreaterThan(1);
    const { words: around, ...own } = page ?? { words: {} };
    expect(Object.keys(around).length).toBeGreaterThan(0);
    expect(words(own).filter((text) => /[{}]/.test(text))).toEqual([]);
  },
);

test('KIT-02 what the practice still has to confirm is not even asked for', () => {
  expect(productPageFields.filter((name) => name.includes('toConfirm'))).toEqual([]);
  expect(products.filter(({ page }) => page && 'toConfirm' in page)).toEqual([]);
});

test('KIT-02 prices and days are those of today; a sentence without its fact is left out', () => {
  const changedPrice = changed(products, 'adult-gut', { price: 401, turnaroundDays: null });
  const page = pageOf('gi-map', changedPrice);
  const { difference } = page?.nearest.find(({ product }) => product.id === 'adult-gut') ?? {};
  expect(difference).not.toContain('28');
  expect(difference).not.toContain('{');
  const dearer = pageOf('gi-map', changed(products, 'adult-gut', { price: 401 }));
  expect(dearer?.nearest.map(({ product: { id, cents } }) => [id, cents])).toContainEqual([
    'adult-gut',
    40_100,
  ]);
  const alone = pageOf(
    'family-wellness-program',
    changed(products, 'family-wellness-program', { price: 641 }),
  );
  expect(alone?.shows.join()).toContain('$641');
});

test.each(products.map(({ handle }) => handle))(
  'KIT-02 beside %s each price stands once: with the name, and not in the words below it as well',
  (handle) => {
    const said = pageOf(handle)?.nearest.map(({ difference }) => difference) ?? [];
    expect(said.filter((difference) => difference.includes('$'))).toEqual([]);
  },
);

test('ORD-11 a hidden product has no page, and stands beside no other; one out of stock says so', () => {
  const hidden = changed(products, 'adult-gut', { availability: 'hidden' });
  expect(pageOf('adult-gut', hidden)).toBeNull();
  expect(pageOf('gi-map', hidden)?.nearest.map(({ product }) => product.id)).toEqual([
    'gi-map-zonulin',
  ]);
  const away = changed(products, 'adult-gut', { availability: 'out-of-stock' });
  expect(pageOf('adult-gut', away)?.product.isForSale).toBe(false);
});

test('KIT-02 a product without a word of its own still has a page', () => {
  const bare = changed(products, 'gi-map', { page: undefined });
  const page = pageOf('gi-map', bare);
  expect(page).toMatchObject({ summary: named(products, 'gi-map').description, steps: [] });
  expect(page?.head.title).toBe('GI-MAP');
});

test('KIT-01 nobody has a page of nothing', () => {
  expect(pageOf('no-such-kit')).toBeNull();
});
