import { joinGrants } from 'common/fulfilment/grants';
import { formatAmount, readWireAmount, toCents, wireAmount } from 'common/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Discount, type ForSale, priceCart } from './pricing.ts';

const product = (id: string, price: number, payments = 1): [string, ForSale] => [
  id,
  { id, name: id, summary: null, price, payments, grants: joinGrants([]), notIn: [] },
];
const shelf = new Map([
  product('gi-map', 477),
  product('enzymes', 38.5),
  product('program', 637, 4),
  product('other-program', 99.99, 3),
  product('cent', 0.5),
  product('crumb', 0.49),
]);
const one = (id: string, quantity = 1) => ({ id, quantity });
const coupon = { id: 'c', code: 'C', payments: 'first' as const };

/** The same rule written with whole numbers that cannot overflow or round: what the code must agree with. */
function oracle(
  items: { cents: bigint; quantity: bigint; covered: boolean }[],
  discount: { basisPoints: bigint } | { cents: bigint } | null,
): bigint {
  const total = items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0n);
  const covered = items
    .filter((item) => item.covered)
    .reduce((sum, { cents, quantity }) => sum + cents * quantity, 0n);
  if (!discount) return total;
  const off =
    'cents' in discount
      ? discount.cents
      : (covered * discount.basisPoints * 2n + 10_000n) / 20_000n;
  const spare = total > 50n ? total - 50n : 0n;
  return total - [off, covered, spare].reduce((least, bound) => (bound < least ? bound : least));
}

test('PAY-04 the sum agrees with a BigInt oracle for any cart and discount, to the cent', () => {
  const line = fc.record({
    cents: fc.integer({ min: 50, max: 90_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    covered: fc.boolean(),
  });
  const discount = fc.oneof(
    fc.constant(null),
    fc.record({
      kind: fc.constant('percent' as const),
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
    }),
    fc.record({
      kind: fc.constant('amount' as const),
      cents: fc.integer({ min: 1, max: 500_000 }),
    }),
  );
  let sold = 0;
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), discount, (lines, off) => {
      const forSale = new Map(
        lines.map(({ cents }, index) => product(`p${index}`, Number(wireAmount(cents)))),
      );
      const products = lines.flatMap(({ covered }, index) => (covered ? [`p${index}`] : []));
      const given: Discount | null =
        off === null
          ? null
          : off.kind === 'percent'
            ? { ...coupon, kind: 'percent', percent: off.basisPoints / 100, products }
            : { ...coupon, kind: 'amount', cents: off.cents, products };
      const expected = oracle(
        lines.map(({ cents, quantity, covered }) => ({
          cents: BigInt(cents),
          quantity: BigInt(quantity),
          covered,
        })),
        off === null
          ? null
          : off.kind === 'percent'
            ? { basisPoints: BigInt(off.basisPoints) }
            : { cents: BigInt(off.cents) },
      );
      const priced = priceCart(
        lines.map(({ quantity }, index) => one(`p${index}`, quantity)),
        forSale,
        given,
      );
      if (!priced.ok) {
        expect(priced.reason).toBe('too-large');
        return;
      }
      sold += 1;
      expect(BigInt(priced.snapshot.cents)).toBe(expected);
      expect(priced.snapshot.cents).toBeGreaterThanOrEqual(50);
      expect(Number.isInteger(priced.snapshot.coupon?.discountCents ?? 0)).toBe(true);
    }),
    { numRuns: 20_000, seed: 4 },
  );
  expect(sold).toBeGreaterThan(10_000);
});

test('PAY-04 amounts survive the way to two-decimal text and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      expect(readWireAmount(wireAmount(cents))).toBe(cents);
    }),
  );
  expect(wireAmount(87_700)).toBe('877.00');
  expect(toCents(38.5)).toBe(3_850);
  expect(toCents(1.15)).toBe(115);
  expect(formatAmount(101_900)).toBe('$1,019.00');
});

test.each(['877', '877.0', '877.000', '-1.00', '1e3', ' 1.00', '1,000.00', ''])(
  'PAY-03 %j is no amount',
  (text) => {
    expect(readWireAmount(text)).toBeNull();
  },
);

test('PAY-03 what is not for sale, two programmes and sums out of bounds are refused with the ids', () => {
  expect(priceCart([one('gi-map'), one('gone')], shelf, null)).toEqual({
    ok: false,
    reason: 'not-for-sale',
    ids: ['gone'],
  });
  expect(priceCart([one('program'), one('other-program')], shelf, null)).toEqual({
    ok: false,
    reason: 'two-plans',
    ids: ['program', 'other-program'],
  });
  expect(priceCart([one('crumb')], shelf, null)).toMatchObject({ ok: false, reason: 'too-small' });
  expect(priceCart([one('gi-map', 99_999)], shelf, null)).toMatchObject({
    ok: false,
    reason: 'too-large',
  });
});

test('CPN-07 a discount leaves the fifty cents that a card can be charged, and is never negative', () => {
  const off = (cents: number) => ({ ...coupon, kind: 'amount' as const, cents, products: null });
  expect(priceCart([one('enzymes')], shelf, off(3_850))).toMatchObject({
    ok: true,
    snapshot: { cents: 50, coupon: { discountCents: 3_800 } },
  });
  expect(priceCart([one('cent')], shelf, off(1))).toMatchObject({
    ok: true,
    snapshot: { cents: 50, coupon: { discountCents: 0 } },
  });
});

test('half a cent of a percentage is rounded up', () => {
  const priced = priceCart([one('enzymes', 1)], shelf, {
    ...coupon,
    kind: 'percent',
    percent: 12.9,
    products: null,
  });
  expect(priced).toMatchObject({
    ok: true,
    snapshot: { coupon: { discountCents: 497 }, cents: 3_353 },
  });
});

test('CHK-31 a programme is charged once a month for each person; what else is in the cart is charged with the first payment', () => {
  expect(priceCart([one('program', 2), one('gi-map')], shelf, null)).toMatchObject({
    ok: true,
    snapshot: {
      cents: 127_400 + 47_700,
      plan: {
        productId: 'program',
        persons: 2,
        payments: 4,
        firstCents: 127_400,
        laterCents: 127_400,
      },
    },
  });
  expect(priceCart([one('gi-map')], shelf, null)).toMatchObject({ snapshot: { plan: null } });
});

test('a coupon lowers the first payment or all of them, each rounded half up by itself', () => {
  const third = {
    ...coupon,
    kind: 'percent' as const,
    percent: 33.35,
    products: ['other-program'],
  };
  const cart = [one('other-program'), one('gi-map')];
  expect(priceCart(cart, shelf, third)).toMatchObject({
    snapshot: { cents: 9_999 - 3_335 + 47_700, plan: { firstCents: 6_664, laterCents: 9_999 } },
  });
  expect(priceCart(cart, shelf, { ...third, payments: 'all' })).toMatchObject({
    snapshot: { cents: 54_364, plan: { firstCents: 6_664, laterCents: 6_664 } },
  });
});

test('CPN-07 no payment of a plan falls below fifty cents', () => {
  const off = {
    ...coupon,
    kind: 'amount' as const,
    cents: 500_000,
    products: null,
    payments: 'all' as const,
  };
  expect(priceCart([one('program')], shelf, off)).toMatchObject({
    snapshot: { cents: 50, plan: { firstCents: 50, laterCents: 50 } },
  });
});
