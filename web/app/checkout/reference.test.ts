import { expect, test } from 'vitest';
import { createCheckoutReference } from './reference.ts';

function memoryStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  };
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('CHK-29 a checkout keeps its reference, also after a reload and in a second tab', () => {
  const storage = memoryStorage();
  const first = createCheckoutReference(() => storage).get();
  expect(first).toMatch(uuid);
  expect(storage.values.get('checkout')).toBe(first);
  expect(createCheckoutReference(() => storage).get()).toBe(first);
});

test('CHK-29 the next checkout after a paid one has a reference of its own', () => {
  const storage = memoryStorage();
  const reference = createCheckoutReference(() => storage);
  const paid = reference.get();
  reference.clear();
  expect(storage.values.has('checkout')).toBe(false);
  expect(reference.get()).not.toBe(paid);
});

test('a stored value that is no uuid is replaced', () => {
  const storage = memoryStorage({ checkout: '{"evil":1}' });
  expect(createCheckoutReference(() => storage).get()).toMatch(uuid);
});

test('where storage is blocked one page keeps one reference', () => {
  const reference = createCheckoutReference(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const first = reference.get();
  expect(reference.get()).toBe(first);
  reference.clear();
  expect(reference.get()).not.toBe(first);
});

test('where storage is full one page keeps one reference', () => {
  const storage = memoryStorage();
  const reference = createCheckoutReference(() => ({
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  expect(reference.get()).toBe(reference.get());
});
