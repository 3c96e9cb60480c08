import { expect, test } from 'vitest';
import { findBuyable, isOfferBuyable } from './availability.ts';

const product = (id: string, ...parts: string[][]) => ({
  id,
  parts: parts.map((oneOf) => ({ oneOf })),
});

test('ORD-11 a package can be bought while one product of each of its parts can be', () => {
  const shop = [
    product('adult'),
    product('visit'),
    product('package', ['adult', 'child'], ['visit']),
  ];
  expect([...findBuyable(shop)]).toEqual(['adult', 'visit', 'package']);
  expect([...findBuyable(shop.filter(({ id }) => id !== 'adult'))]).toEqual(['visit']);
  expect([...findBuyable(shop.filter(({ id }) => id !== 'visit'))]).toEqual(['adult']);
});

test('ORD-11 a package of packages falls with what the inner one needs, and a part whose products were deleted is none', () => {
  const family = product('family', ['package']);
  expect([...findBuyable([family, product('package', ['adult'])])]).toEqual([]);
  expect([...findBuyable([product('package', [])])]).toEqual([]);
  expect([...findBuyable([{ id: 'kit', parts: null }, { id: 'box' }])]).toEqual(['kit', 'box']);
});

test('ORD-11 packages that name each other end the question', () => {
  expect(findBuyable([product('one', ['other']), product('other', ['one'])]).size).toBe(2);
});

test('ORD-11 an offer sells the product that it names, as an id or as a document, and nothing when that is gone', () => {
  const buyable = new Set(['adult']);
  expect(isOfferBuyable(['adult'], buyable)).toBe(true);
  expect(isOfferBuyable([{ id: 'adult' }], buyable)).toBe(true);
  expect(isOfferBuyable(['adult', 'child'], buyable)).toBe(false);
  expect(isOfferBuyable(['child'], buyable)).toBe(false);
  expect(isOfferBuyable([], buyable)).toBe(false);
  expect(isOfferBuyable(null, buyable)).toBe(false);
});
