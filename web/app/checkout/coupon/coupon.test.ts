import { expect, test } from 'vitest';
import { giMap, programme } from '../fakes.ts';
import { createCouponMemory, laterCents, payableCents, toApplied } from './coupon.ts';

function storage() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

test('CPN-04 the code is kept over a reload, and so is one that was taken off', () => {
  const kept = storage();
  createCouponMemory(kept).set('WELCOME10');
  expect(createCouponMemory(kept).get()).toBe('WELCOME10');
  createCouponMemory(kept).decline('FAMILY20');
  expect(createCouponMemory(kept).get()).toBeNull();
  expect(createCouponMemory(kept).hasDeclined('FAMILY20')).toBe(true);
  expect(createCouponMemory(kept).hasDeclined('WELCOME10')).toBe(false);
});

test('a code that has to go leaves the memory of what was taken off; the end of the cart takes both', () => {
  const memory = createCouponMemory(storage());
  memory.decline('FAMILY20');
  memory.clear();
  expect(memory.hasDeclined('FAMILY20')).toBe(true);
  memory.forget();
  expect(memory.hasDeclined('FAMILY20')).toBe(false);
});

test('where storage is blocked a code that was taken off stays away as long as the page is open', () => {
  const memory = createCouponMemory(() => {
    throw new Error('blocked');
  });
  memory.decline('FAMILY20');
  expect([memory.get(), memory.hasDeclined('FAMILY20')]).toEqual([null, true]);
});

test('CPN-07 a code takes no payment below the fifty cents that a card can be charged', () => {
  const gift = toApplied({ code: 'GIFT', discountAmount: giMap.cents / 100, newTotal: 0.5 });
  expect(payableCents([giMap], gift)).toBe(50);
});

test('CHK-31 what the server takes off today and off each later payment', () => {
  const coupon = toApplied({
    code: 'FAMILY20',
    discountAmount: 382.2,
    newTotal: 2005.8,
    firstDiscountAmount: 382.2,
    laterDiscountAmount: 382.2,
  });
  const lines = [programme, giMap];
  expect([payableCents(lines, coupon), laterCents(lines, coupon)]).toEqual([200_580, 152_880]);
  expect([payableCents(lines, null), laterCents(lines, null)]).toEqual([238_800, 191_100]);
  expect(laterCents([giMap], coupon)).toBeNull();
});
