import { expect, test } from 'vitest';
import { products } from '../../tests/support/seed-content.ts';
import { oncePer } from './once-per.ts';
import { toCatalogue, toOffers, toProducts } from './product.ts';

test('FAST-08 what is made of a list is made once, and anew of a list that was read anew', () => {
  let made = 0;
  const count = oncePer((list: number[]) => ((made += 1), list.length));
  const list = [1, 2, 3];
  expect([count(list), count(list), made]).toEqual([3, 3, 1]);
  expect([count([1, 2, 3]), made]).toEqual([3, 2]);
});

test('FAST-08 nothing made is known too', () => {
  let made = 0;
  const nothing = oncePer(() => void (made += 1));
  const list = {};
  nothing(list);
  nothing(list);
  expect(made).toBe(1);
});

test('FAST-08 every page has the same products and the same catalogue, until the list is another', () => {
  expect(toProducts(products)).toBe(toProducts(products));
  expect(toCatalogue(toProducts(products))).toBe(toCatalogue(toProducts(products)));
  const changed = products.map((product) => ({ ...product, availability: 'hidden' as const }));
  expect(toProducts(changed)).toEqual([]);
  expect(toOffers([], changed)).toEqual([]);
});
