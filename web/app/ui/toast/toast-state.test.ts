import { expect, test } from 'vitest';
import { autoCloseMs, forgetMs, toastReducer } from './toast-state.ts';

const added = { title: 'One', description: 'Something was done.' };
const failed = { title: 'Error', variant: 'destructive' as const };

test('TOAST-01 a second toast replaces the first', () => {
  const first = toastReducer(null, { type: 'show', id: 1, message: added });
  const second = toastReducer(first, { type: 'show', id: 2, message: failed });
  expect(second).toEqual({ ...failed, id: 2, isOpen: true });
});

test('TOAST-03 a dismissed toast closes and is forgotten later', () => {
  const shown = toastReducer(null, { type: 'show', id: 1, message: added });
  const closed = toastReducer(shown, { type: 'dismiss', id: 1 });
  expect(closed?.isOpen).toBe(false);
  expect(toastReducer(closed, { type: 'forget', id: 1 })).toBeNull();
  expect([autoCloseMs, forgetMs]).toEqual([5_000, 1_000_000]);
});

test('TOAST-01 dismissing or forgetting an old toast leaves the new one alone', () => {
  const second = toastReducer(null, { type: 'show', id: 2, message: added });
  expect(toastReducer(second, { type: 'dismiss', id: 1 })).toBe(second);
  expect(toastReducer(second, { type: 'forget', id: 1 })).toBe(second);
});
