import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countItems, parseCart, serializeCart } from './cart.ts';
import { storedCount } from './stored-count.ts';

const line = fc.record({
  id: fc.string({ minLength: 1, maxLength: 80 }),
  name: fc.string({ minLength: 1, maxLength: 200 }),
  cents: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  isSubscription: fc.boolean(),
});

test('HDR-05 every cart the shop writes counts the same before and after the scripts', () => {
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 50 }), (lines) => {
      const stored = serializeCart(lines);
      expect(storedCount(() => stored)).toBe(countItems(parseCart(stored)));
    }),
  );
});

test.each([
  '',
  '{',
  'null',
  '7',
  '{}',
  '"text"',
  '[[[[',
  '[7]',
  '[null]',
  '[{"id":7}]',
  '[{"quantity":"3"}]',
  '[{"quantity":-1}]',
  '[{"quantity":1.5}]',
])('HDR-05 unreadable storage %s counts 0', (stored) => {
  expect(storedCount(() => stored)).toBe(0);
  expect(countItems(parseCart(stored))).toBe(0);
});

test('HDR-05 where storage is blocked the cart counts 0', () => {
  const count = storedCount(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(count).toBe(0);
});
