import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, readWireAmount, toCents, wireAmount } from './amounts.ts';
import { type Discount, type ForSale, priceCart } from './pricing.ts';

const product = (id: string, price: number, isSubscription = false): [string, ForSale] => [id, { id, name: id, summary: null, price, isSubscription }];
const shelf = new Map([product('gi-map', 477), product('enzymes', 38.5), product('program', 637, true), product('cent', 0.5), product('crumb', 0.49)]);
const one = (id: string, quantity = 1) => ({ id, quantity });

/** The same rule written with whole numbers that cannot overflow or round: what the code must agree with. */
function oracle(items: { cents: bigint; quantity: bigint; covered: boolean }[], discount: { basisPoints: bigint } | { cents: bigint } | null): bigint {
  const total = items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0n);
  const covered = items.filter((item) => item.covered).reduce((sum, { cents, quantity }) => sum + cents * quantity, 0n);
  if (!discount) return total;
  const off = 'cents' in discount ? discount.cents : (covered * discount.basisPoints * 2n + 10_000n) / 20_000n;
  const spare = total > 50n ? total - 50n : 0n;
  return total - [off, covered, spare].reduce((least, bound) => (bound < least ? bound : least));
}

test('PAY-04 the sum agrees with a BigInt oracle for any cart and discount, to the cent', () => {
  const line = fc.record({ cents: fc.integer({ min: 50, max: 90_000 }), quantity: fc.integer({ min: 1, max: 99 }), covered: fc.boolean() });
  const discount = fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 500_000 }) }),
  );
  let sold = 0;
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), discount, (lines, off) => {
      const forSale = new Map(lines.map(({ cents }, index) => product(`p${index}`, Number(wireAmount(cents)))));
      const products = lines.flatMap(({ covered }, index) => (covered ? [`p${index}`] : []));
      const given: Discount | null =
        off === null ? null : off.kind === 'percent' ? { id: 'c', code: 'C', kind: 'percent', percent: off.basisPoints / 100, products } : { id: 'c', code: 'C', kind: 'amount', cents: off.cents, products };
      const expected = oracle(
        lines.map(({ cents, quantity, covered }) => ({ cents: BigInt(cents), quantity: BigInt(quantity), covered })),
        off === null ? null : off.kind === 'percent' ? { basisPoints: BigInt(off.basisPoints) } : { cents: BigInt(off.cents) },
      );
      const priced = priceCart(lines.map(({ quantity }, index) => one(`p${index}`, quantity)), forSale, given);
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

test.each(['877', '877.0', '877.000', '-1.00', '1e3', ' 1.00', '1,000.00', ''])('PAY-03 %j is no amount', (text) => {
  expect(readWireAmount(text)).toBeNull();
});

test('PAY-03 what is not for sale, subscriptions and sums out of bounds are refused with the ids', () => {
  expect(priceCart([one('gi-map'), one('gone')], shelf, null)).toEqual({ ok: false, reason: 'not-for-sale', ids: ['gone'] });
  expect(priceCart([one('program')], shelf, null)).toEqual({ ok: false, reason: 'subscription', ids: ['program'] });
  expect(priceCart([one('crumb')], shelf, null)).toMatchObject({ ok: false, reason: 'too-small' });
  expect(priceCart([one('gi-map', 99_999)], shelf, null)).toMatchObject({ ok: false, reason: 'too-large' });
});

test('CPN-07 a discount leaves the fifty cents that a card can be charged, and is never negative', () => {
  const off = (cents: number) => ({ id: 'c', code: 'C', kind: 'amount' as const, cents, products: null });
  expect(priceCart([one('enzymes')], shelf, off(3_850))).toMatchObject({ ok: true, snapshot: { cents: 50, coupon: { discountCents: 3_800 } } });
  expect(priceCart([one('cent')], shelf, off(1))).toMatchObject({ ok: true, snapshot: { cents: 50, coupon: { discountCents: 0 } } });
});

test('half a cent of a percentage is rounded up', () => {
  const priced = priceCart([one('enzymes', 1)], shelf, { id: 'c', code: 'C', kind: 'percent', percent: 12.9, products: null });
  expect(priced).toMatchObject({ ok: true, snapshot: { coupon: { discountCents: 497 }, cents: 3_353 } });
});
