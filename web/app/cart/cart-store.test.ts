import { expect, test } from 'vitest';
import { cartLine } from '../../tests/support/seed-cart.ts';
import { createCartStore } from './cart-store.ts';

const oneKit = [cartLine('gi-map')];

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    values,
  };
}

/** The browser tells all tabs but the one that wrote. */
function storageEvent(key: string | null) {
  return Object.assign(new Event('storage'), { key });
}

test('CART-10 a second visit finds the cart of the first under the key cart', () => {
  const storage = memoryStorage();
  createCartStore(() => storage, new EventTarget()).replace(oneKit);
  expect([...storage.values.keys()]).toEqual(['cart']);
  expect(createCartStore(() => storage, new EventTarget()).lines()).toEqual(oneKit);
});

test('CART-10 unreadable content is an empty cart', () => {
  const storage = memoryStorage();
  storage.setItem('cart', '{broken');
  expect(createCartStore(() => storage, new EventTarget()).lines()).toEqual([]);
});

test('the lines keep their identity until something changes', () => {
  const storage = memoryStorage();
  const store = createCartStore(() => storage, new EventTarget());
  store.replace(oneKit);
  expect(store.lines()).toBe(store.lines());
});

test('two tabs agree: what one writes the other hears and reads', () => {
  const storage = memoryStorage();
  const window = new EventTarget();
  const here = createCartStore(() => storage, window);
  let heard = 0;
  const leave = here.subscribe(() => (heard += 1));
  createCartStore(() => storage, new EventTarget()).replace(oneKit);
  window.dispatchEvent(storageEvent('cart'));
  expect(heard).toBe(1);
  expect(here.lines()).toEqual(oneKit);
  leave();
  window.dispatchEvent(storageEvent('cart'));
  expect(heard).toBe(1);
});

test('another key of the storage is none of the cart’s business', () => {
  const window = new EventTarget();
  let heard = 0;
  createCartStore(memoryStorage, window).subscribe(() => (heard += 1));
  window.dispatchEvent(storageEvent('kwc_chat_history'));
  expect(heard).toBe(0);
  window.dispatchEvent(storageEvent(null));
  expect(heard).toBe(1);
});

test('the cart works in memory where storage is blocked', () => {
  const store = createCartStore(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }, new EventTarget());
  let heard = 0;
  store.subscribe(() => (heard += 1));
  expect(store.lines()).toEqual([]);
  store.replace(oneKit);
  expect(store.lines()).toEqual(oneKit);
  expect(heard).toBe(1);
});

test('the cart works in memory where storage is full', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  };
  const store = createCartStore(() => full, new EventTarget());
  store.replace(oneKit);
  expect(store.lines()).toEqual(oneKit);
});

test('HDR-05 coming back to a page that the browser has kept tells what other pages did to the cart', () => {
  const storage = memoryStorage();
  const events = new EventTarget();
  const store = createCartStore(() => storage, events);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.lines().length));
  createCartStore(() => storage, new EventTarget()).replace(oneKit);
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(heard).toEqual([]);
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toEqual([1]);
  stop();
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard).toEqual([1]);
});
