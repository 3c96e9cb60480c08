import { limits } from 'common/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartLine } from '../../tests/support/seed-cart.ts';
import {
  addLine,
  countItems,
  emptyCart,
  parseCart,
  removeLine,
  reprice,
  serializeCart,
  setQuantity,
  totalCents,
} from './cart.ts';
import type { CartLine } from './cart.ts';

const product = (handle: string, cents: number) => {
  const { quantity: _, ...facts } = cartLine(handle);
  return { ...facts, cents };
};
const giMap = product('gi-map', 47_700);
const probiotic = product('probiotic', 6_500);
const program = product('family-wellness-program', 63_700);

const twoKitsAndProbiotic = addLine(addLine(addLine(emptyCart, giMap), giMap), probiotic);

test('CART-04 adding the same id twice gives one line with quantity 2', () => {
  expect(addLine(addLine(emptyCart, giMap), giMap)).toEqual([{ ...giMap, quantity: 2 }]);
});

test('CART-04 a new id is appended with quantity 1', () => {
  expect(addLine([{ ...giMap, quantity: 2 }], probiotic)).toEqual([
    { ...giMap, quantity: 2 },
    { ...probiotic, quantity: 1 },
  ]);
});

test('CART-05 minus at quantity 1 removes the line', () => {
  expect(setQuantity([{ ...giMap, quantity: 1 }], 'gi-map', 0)).toEqual([]);
});

test('CART-05 a negative quantity removes the line', () => {
  expect(setQuantity([{ ...giMap, quantity: 4 }], 'gi-map', -3)).toEqual([]);
});

test('CART-05 a quantity that is no whole number changes nothing', () => {
  const lines = [{ ...giMap, quantity: 2 }];
  for (const quantity of [1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(setQuantity(lines, 'gi-map', quantity)).toBe(lines);
});

test('a quantity beyond the limit is held at the limit', () => {
  expect(countItems(setQuantity([{ ...giMap, quantity: 1 }], 'gi-map', 1e9))).toBe(limits.quantity);
});

test('CART-06 remove deletes by id and leaves the others', () => {
  expect(removeLine(twoKitsAndProbiotic, 'gi-map')).toEqual([{ ...probiotic, quantity: 1 }]);
});

test('CART-06 removing an unknown id leaves the cart as it was', () => {
  expect(removeLine(twoKitsAndProbiotic, 'dutch')).toEqual(twoKitsAndProbiotic);
});

test('CART-08 477 × 2 + 65 makes 1,019', () => {
  expect(totalCents(twoKitsAndProbiotic)).toBe(101_900);
});

test('HDR-05 quantities 2 + 1 count as 3 items', () => {
  expect(countItems(twoKitsAndProbiotic)).toBe(3);
});

test('CART-08 the total is the sum of price × quantity in whole cents for any cart', () => {
  const line = fc.record({
    id: fc.uuid(),
    name: fc.constant('Kit'),
    cents: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    isSubscription: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const exact = lines.reduce(
        (sum, { cents, quantity }) => sum + BigInt(cents) * BigInt(quantity),
        0n,
      );
      expect(BigInt(totalCents(lines))).toBe(exact);
    }),
  );
});

test('CART-10 a cart survives storing and reading', () => {
  const lines: CartLine[] = [...twoKitsAndProbiotic, { ...program, quantity: 3 }];
  expect(parseCart(serializeCart(lines))).toEqual(lines);
});

test('CART-10 the stored form is a list of id, name, price in dollars and quantity', () => {
  expect(JSON.parse(serializeCart([{ ...giMap, cents: 47_750, quantity: 2 }]))).toEqual([
    { id: 'gi-map', name: giMap.name, price: 477.5, quantity: 2 },
  ]);
});

test('CART-11 a stored subscription line keeps isSubscription', () => {
  expect(JSON.parse(serializeCart([{ ...program, quantity: 1 }]))).toEqual([
    expect.objectContaining({ isSubscription: true, price: 637 }),
  ]);
});

test('CART-10 unreadable content is an empty cart', () => {
  for (const text of [
    null,
    '',
    'null',
    '{',
    '"x"',
    '42',
    '{"id":"gi-map"}',
    '[null, 1, "x", [], {}]',
  ])
    expect(parseCart(text), String(text)).toEqual([]);
});

test('CART-10 any text at all is read without a crash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseCart(text))),
  );
});

test('CART-10 one unreadable line does not cost the others', () => {
  const text = JSON.stringify([
    { id: 'gi-map', name: giMap.name, price: 477, quantity: 0 },
    { id: 'probiotic', name: probiotic.name, price: 65, quantity: 1 },
  ]);
  expect(parseCart(text)).toEqual([{ ...probiotic, quantity: 1 }]);
});

test('CART-10 a stored line with a missing or impossible part is left out', () => {
  const good = { id: 'gi-map', name: giMap.name, price: 477, quantity: 1 };
  const broken = [
    { id: '' },
    { id: 7 },
    { id: 'x'.repeat(81) },
    { name: '' },
    { name: null },
    { price: -1 },
    { price: '477' },
    { price: 1_000_001 },
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: '1' },
    { isSubscription: 'yes' },
    { isSubscription: null },
  ];
  for (const part of broken)
    expect(parseCart(JSON.stringify([{ ...good, ...part }])), JSON.stringify(part)).toEqual([]);
  expect(parseCart('[{"id":"gi-map","name":"GI-MAP","price":1e999,"quantity":1}]')).toEqual([]);
  expect(parseCart(JSON.stringify([good]))).toHaveLength(1);
});

test('a stored cart of hostile size is not taken over', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    id: `p${index}`,
    name: 'Kit',
    price: 1,
    quantity: 1e9,
  }));
  const lines = parseCart(JSON.stringify(many));
  expect(lines.length).toBeLessThanOrEqual(50);
  expect(lines.every((line) => line.quantity <= limits.quantity)).toBe(true);
  expect(
    parseCart(JSON.stringify([{ id: 'a', name: 'x'.repeat(100_000), price: 1, quantity: 1 }])),
  ).toEqual([]);
});

test('a changed price is taken over and told once', () => {
  const { lines, notices } = reprice(twoKitsAndProbiotic, {
    'gi-map': { name: giMap.name, cents: 48_000 },
    probiotic,
  });
  expect(lines.map((line) => line.cents)).toEqual([48_000, 6_500]);
  expect(notices).toEqual([`The price of ${giMap.name} is now $480`]);
});

test('a retired product leaves the cart and is told', () => {
  const { lines, notices } = reprice(twoKitsAndProbiotic, { 'gi-map': giMap, probiotic: null });
  expect(lines).toEqual([{ ...giMap, quantity: 2 }]);
  expect(notices).toEqual([`${probiotic.name} is no longer for sale and has left your cart`]);
});

test('a product that the list does not know is retired, even when its id is a word of the language', () => {
  expect(
    reprice([{ ...giMap, id: 'constructor', quantity: 1 }], { 'gi-map': giMap }).lines,
  ).toEqual([]);
});

test('a renamed product takes its new name without a word', () => {
  const { lines, notices } = reprice([{ ...giMap, quantity: 1 }], {
    'gi-map': { ...giMap, name: 'New name' },
  });
  expect(lines[0]?.name).toBe('New name');
  expect(notices).toEqual([]);
});

test('a cart that is up to date stays the same array', () => {
  expect(reprice(twoKitsAndProbiotic, { 'gi-map': giMap, probiotic }).lines).toBe(
    twoKitsAndProbiotic,
  );
});
