import { expect, test } from 'vitest';
import { named, products as seeded } from '../../tests/support/seed-content.ts';
import { toProduct } from '../content/product.ts';
import type { Product } from '../content/views.ts';
import { firstFeatures, freeColumns, ofCategory } from './products.ts';

const giMap = toProduct(named(seeded, 'gi-map'), true);

const product = (id: string, more: Partial<Product> = {}): Product => ({
  ...giMap,
  id,
  ...more,
});

test('STORE-06 a product with five features shows the first three', () => {
  expect(firstFeatures({ features: ['a', 'b', 'c', 'd', 'e'] })).toEqual(['a', 'b', 'c']);
  expect(firstFeatures({ features: ['a'] })).toEqual(['a']);
});

test('STORE-04 a panel shows only the products of its category', () => {
  const products = [product('a'), product('b', { category: 'supplement' })];
  expect(ofCategory(products, 'supplement').map(({ id }) => id)).toEqual(['b']);
});

test('STORE-05 the panel beside the last card fills the row of three', () => {
  expect([13, 14, 12].map(freeColumns)).toEqual([2, 1, 3]);
});
