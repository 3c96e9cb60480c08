import { createLimiter } from 'common/limits/bounded-limiter';
import { expect, test, vi } from 'vitest';
import { withBudget } from './budgeted-model.ts';
import type { Model } from './model.ts';

const never = new AbortController().signal;
const budget = (most: number, atOnce = 5) => ({
  limiter: createLimiter({ most, seconds: 86_400 }),
  atOnce,
  log: { warn: vi.fn<(note: object, text: string) => void>() },
});

test('LLM-04 a thousand chats at once call a model as often as a day allows, and no more', async () => {
  const model = vi.fn<Model>(() => Promise.resolve({ words: 'Yes.', calls: [] }));
  const take = withBudget(model, budget(40, 1_000));
  const writers = await Promise.all(Array.from({ length: 1_000 }, () => take()));
  await Promise.all(writers.flatMap((writer) => (writer ? [writer([], never)] : [])));
  expect(model).toHaveBeenCalledTimes(40);
  expect(writers.filter((writer) => writer === null)).toHaveLength(960);
});

test('LLM-04 who comes while too many are under way is told at once', async () => {
  const take = withBudget(() => new Promise(() => {}), budget(100, 2));
  const writers = await Promise.all([take(), take(), take()]);
  void writers[0]?.([], never);
  void writers[1]?.([], never);
  await expect(writers[2]?.([], never)).rejects.toThrow('too many at once');
});

test('CHAT without a model there is none', async () => {
  expect(await withBudget(null, budget(1))()).toBeNull();
});
