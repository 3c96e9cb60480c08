import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Availability,
  findAvailability,
  findBuyable,
  offerAvailability,
  type Published,
} from './availability.ts';

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

test('ORD-11 out of stock and hidden are not for sale; a package takes the strictest of its parts, of each the best', () => {
  const is = (id: string, availability: Availability) => ({ ...product(id), availability });
  const standing = (...shop: Published[]) => findAvailability(shop).get('package');
  const pack = product('package', ['adult', 'child']);
  expect(standing(pack, is('adult', 'out-of-stock'), is('child', 'for-sale'))).toBe('for-sale');
  expect(standing(pack, is('adult', 'out-of-stock'), is('child', 'hidden'))).toBe('out-of-stock');
  expect(standing(pack, is('adult', 'hidden'), is('child', 'hidden'))).toBe('hidden');
  expect(standing({ ...pack, availability: 'out-of-stock' }, product('adult'))).toBe(
    'out-of-stock',
  );
  expect(
    standing(
      product('package', ['adult'], ['visit']),
      is('adult', 'out-of-stock'),
      is('visit', 'hidden'),
    ),
  ).toBe('hidden');
  expect([
    ...findBuyable([is('adult', 'out-of-stock'), is('child', 'hidden'), product('x')]),
  ]).toEqual(['x']);
});

test('ORD-11 taking anything away never makes something else buyable', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const standing = fc.constantFrom<Availability>('for-sale', 'out-of-stock', 'hidden');
  const shop = fc.tuple(
    ...ids.map((id) =>
      fc.record({
        id: fc.constant(id),
        availability: standing,
        parts: fc.array(fc.record({ oneOf: fc.subarray(ids) }), { maxLength: 2 }),
      }),
    ),
  );
  fc.assert(
    fc.property(shop, fc.constantFrom(...ids), (products, gone) => {
      const before = findBuyable(products);
      const after = findBuyable(
        products.map((one) => (one.id === gone ? { ...one, availability: 'out-of-stock' } : one)),
      );
      expect(after.has(gone)).toBe(false);
      for (const id of after) expect(before.has(id)).toBe(true);
      for (const id of before)
        for (const { oneOf } of products.find((one) => one.id === id)?.parts ?? [])
          expect(oneOf.some((part) => before.has(part))).toBe(true);
    }),
  );
});

test('ORD-11 an offer is what the product that it names is, as an id or as a document, and out of stock when that is gone', () => {
  const found = new Map<string, Availability>([
    ['adult', 'for-sale'],
    ['box', 'hidden'],
  ]);
  expect(offerAvailability(['adult'], found)).toBe('for-sale');
  expect(offerAvailability([{ id: 'adult' }], found)).toBe('for-sale');
  expect(offerAvailability(['adult', 'child'], found)).toBe('out-of-stock');
  expect(offerAvailability(['adult', 'box'], found)).toBe('hidden');
  expect(offerAvailability(['child'], found)).toBe('out-of-stock');
  expect(offerAvailability([], found)).toBe('out-of-stock');
  expect(offerAvailability(null, found)).toBe('out-of-stock');
});
