import { expect, test } from 'vitest';
import { createOfferReference } from './offer-reference.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    storage: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }),
  };
}

test('PAY-10 two tabs and a second opening share the reference until it is paid', () => {
  const { storage } = memory();
  const one = createOfferReference('gi-map', storage);
  const other = createOfferReference('gi-map', storage);
  expect(other.get()).toBe(one.get());
  one.clear();
  expect(other.get()).toBe(one.get());
  const next = createOfferReference('gi-map', storage);
  expect(next.get()).not.toBe(one.get());
  one.clear();
  expect(createOfferReference('gi-map', storage).get()).toBe(next.get());
});

test('each offer has its own', () => {
  const { storage } = memory();
  expect(createOfferReference('gi-map', storage).get()).not.toBe(
    createOfferReference('complete-package', storage).get(),
  );
});

test('after an hour it is another purchase; what is unreadable too', () => {
  const { kept, storage } = memory();
  const start = 1_800_000_000_000;
  const one = createOfferReference('gi-map', storage, () => start);
  expect(createOfferReference('gi-map', storage, () => start + 59 * 60_000).get()).toBe(one.get());
  expect(createOfferReference('gi-map', storage, () => start + 61 * 60_000).get()).not.toBe(
    one.get(),
  );
  kept.set('offer-gi-map', 'nonsense');
  expect(createOfferReference('gi-map', storage, () => start).get()).toMatch(/^[\da-f-]{36}$/);
});

test('blocked storage is no obstacle', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const reference = createOfferReference('gi-map', blocked);
  expect(reference.get()).toBe(reference.get());
  reference.clear();
});
