import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Coupon,
  discountOf,
  findExcess,
  findFault,
  readCode,
  readEmail,
} from './coupon-rules.ts';

const coupon: Coupon = {
  id: 'c',
  code: 'HARVEST',
  active: true,
  kind: 'percent',
  percent: 10,
  amount: null,
  minimum: null,
  leastQuantity: null,
  validFrom: null,
  validUntil: null,
  products: [],
  payments: 'first',
  limits: { total: null, perEmail: null },
};
const giMap = {
  productId: 'gi-map',
  name: 'GI-MAP',
  summary: null,
  quantity: 1,
  unitCents: 47_700,
};
const now = new Date('2026-11-22T12:00:00Z');

test('PAY-13 whatever is typed, a code is plain letters, digits and hyphens, and its own stored spelling', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (typed) => {
      const code = readCode(typed);
      if (code === null) return;
      expect(code).toMatch(/^[A-Z0-9-]{3,30}$/);
      expect(readCode(` ${code.toLowerCase()}\u3000`)).toBe(code);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  'WELC\u041eME10',
  'w\u0131nter10',
  '\u03bdip10',
  'WELCOME\u200d10',
  'AB',
  'A'.repeat(31),
])('PAY-13 %j is spelled like no code', (typed) => {
  expect(readCode(typed)).toBeNull();
});

test('PAY-13 spaces and capitals make no other address', () => {
  expect(readEmail(' Ruth@Buyer.Example\n')).toBe('ruth@buyer.example');
});

test('a coupon without bounds has no fault and no excess', () => {
  expect(findFault(coupon, [giMap], now)).toBeNull();
  expect(findExcess(coupon.limits, { total: 1e9, byEmail: 1e9 })).toBeNull();
});

test.each<[string, Partial<Coupon>, RegExp | null]>([
  ['inactive', { active: false }, /no longer active/],
  ['a second too early', { validFrom: '2026-11-22T12:00:01Z' }, /not valid yet/],
  ['at its first moment', { validFrom: '2026-11-22T12:00:00Z' }, null],
  ['at its last moment', { validUntil: '2026-11-22T12:00:00Z' }, null],
  ['a second too late', { validUntil: '2026-11-22T11:59:59Z' }, /expired/],
  [
    'for another product',
    { products: [{ handle: 'probiotic', name: 'Probiotic' }] },
    /only for Probiotic\./,
  ],
  [
    'for this product and another',
    {
      products: [
        { handle: 'probiotic', name: 'Probiotic' },
        { handle: 'gi-map', name: 'GI-MAP' },
      ],
    },
    null,
  ],
  ['a cent below its minimum', { minimum: 477.01 }, /orders of \$477\.01 or more/],
  ['at its minimum', { minimum: 477 }, null],
])('CPN-07 a coupon that is %s', (_, rules, fault) => {
  const found = findFault({ ...coupon, ...rules }, [giMap], now);
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeNull();
});

test('PAY-13 the last use is one below the limit, in all and for one address', () => {
  const limits = { total: 10, perEmail: 2 };
  expect(findExcess(limits, { total: 9, byEmail: 1 })).toBeNull();
  expect(findExcess(limits, { total: 10, byEmail: 0 })).toMatch(/used up/);
  expect(findExcess(limits, { total: 9, byEmail: 2 })).toMatch(/before/);
});

test('a sum of dollars becomes cents, products become handles', () => {
  const off = discountOf({
    ...coupon,
    kind: 'amount',
    amount: 38.5,
    products: [{ handle: 'gi-map', name: 'GI-MAP' }],
  });
  expect(off).toEqual({
    id: 'c',
    code: 'HARVEST',
    payments: 'first',
    kind: 'amount',
    cents: 3_850,
    products: ['gi-map'],
  });
});

test('HOME-14 PAY-13 a code for three or more is refused for two and counts for three', () => {
  const forFamilies = {
    ...coupon,
    leastQuantity: 3,
    products: [{ handle: 'gi-map', name: 'GI-MAP' }],
  };
  const kits = (quantity: number) => [{ ...giMap, quantity }];
  expect(findFault(forFamilies, kits(2), now)).toBe('This coupon code is for 3 or more of GI-MAP.');
  expect(findFault(forFamilies, kits(3), now)).toBeNull();
});
