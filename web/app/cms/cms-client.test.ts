import { afterEach, expect, test, vi } from 'vitest';
import { callPayments } from './cms-client.server.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['offer-order', 45_000],
  ['intent', 9_500],
] as const)('STR-07 the call %s waits for the CMS for %i ms', async (call, budgetMs) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await callPayments(call, {}).catch(() => undefined);
  expect(timeout).toHaveBeenCalledWith(budgetMs);
});
