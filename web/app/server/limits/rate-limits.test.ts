import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { allowances, couponMisses } from './rate-limit-table.ts';
import { createRateLimits } from './rate-limits.ts';

const intent = '/api/create-payment-intent';
const coupon = '/api/validate-coupon';
const from = (address: string): Client => ({ scheme: 'https', host: 'shop.example', address });

/** A visitor's requests, each answered with `status`; says how many were let through. */
async function passed(
  limits: ReturnType<typeof createRateLimits>,
  route: string | null,
  clients: Client[],
  status = 200,
  method = 'GET',
): Promise<number> {
  let count = 0;
  for (const client of clients) {
    const response = Object.assign(new EventEmitter(), {
      statusCode: status,
      req: { method },
    }) as unknown as ServerResponse;
    if (await limits(route, response, client)) continue;
    count += 1;
    response.emit('finish');
    if (status !== 200) await setImmediate();
  }
  return count;
}
const times = (count: number, address: string | ((turn: number) => string)) =>
  Array.from({ length: count }, (_, turn) =>
    from(typeof address === 'string' ? address : address(turn)),
  );
const ipv4 = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;

test('SEC-07 one address gets its allowance of payment calls and then waits, told how long', async () => {
  const limits = createRateLimits();
  const { most } = allowances.intent.everybody;
  expect(await passed(limits, intent, times(most + 50, '203.0.113.7'))).toBe(most);
  const refusal = await limits(
    intent,
    Object.assign(new EventEmitter(), { req: { method: 'GET' } }) as ServerResponse,
    from('203.0.113.7'),
  );
  expect(refusal).toMatchObject({
    status: 429,
    message: expect.stringContaining('try again') as string,
    headers: { 'Retry-After': expect.stringMatching(/^[1-9]\d*$/) as string },
  });
  expect(refusal).not.toHaveProperty('page');
});

test('SEC-07 forty buyers behind one address, each with fifteen payment calls, are all served', async () => {
  const { address, everybody } = allowances.intent;
  expect(address.most).toBe(40 * 15);
  expect(everybody.most).toBeGreaterThanOrEqual(40 * 6);
  const limits = createRateLimits();
  expect(await passed(limits, intent, times(40 * 6, '203.0.113.7'))).toBe(40 * 6);
  expect(await passed(limits, '/api/payment/create-order', times(40 * 3, '203.0.113.7'))).toBe(
    40 * 3,
  );
  expect(await passed(limits, coupon, times(40 * 3, '203.0.113.7'))).toBe(40 * 3);
  expect(await passed(limits, '/api/payment/status', times(40 * 5, '203.0.113.7'))).toBe(40 * 5);
});

test('SEC-07 the addresses of one IPv6 network count as one visitor', async () => {
  const limits = createRateLimits();
  const spread = times(couponMisses.most + 20, (turn) => `2001:db8:1:2::${turn.toString(16)}`);
  expect(await passed(limits, coupon, spread, 422)).toBe(couponMisses.most);
});

test('SEC-07 ten thousand guesses of a coupon code end after a few, also through the payment call', async () => {
  const limits = createRateLimits({ factor: 1 });
  let guesses = 0;
  for (let turn = 0; turn < 5_000; turn++) {
    guesses += await passed(
      limits,
      turn % 2 ? coupon : intent,
      [from('203.0.113.7')],
      turn % 2 ? 422 : 409,
    );
  }
  expect(guesses).toBe(couponMisses.most);
  expect(await passed(limits, intent, [from('203.0.113.8')])).toBe(1);
});

test('SEC-07 codes that count are no guesses', async () => {
  const limits = createRateLimits();
  expect(await passed(limits, coupon, times(couponMisses.most + 20, '203.0.113.7'), 200)).toBe(
    couponMisses.most + 20,
  );
});

test('SEC-07 very many addresses together get no more than the CMS can answer', async () => {
  const limits = createRateLimits();
  const { most } = allowances.intent.everybody;
  expect(await passed(limits, intent, times(most + 200, ipv4))).toBe(most);
  expect(await passed(limits, '/api/payment/create-order', times(10, ipv4))).toBe(10);
});

test('SEC-07 a page that is one too many is refused in the words of the site, with a policy that fits them', async () => {
  const limits = createRateLimits();
  await passed(limits, '/store', times(allowances.page.everybody.most, ipv4));
  const refusal = await limits(
    '/store',
    Object.assign(new EventEmitter(), { req: { method: 'GET' } }) as ServerResponse,
    from('203.0.113.7'),
  );
  expect(refusal?.page?.html).toContain('One moment, please');
  expect(refusal?.page?.policy).toMatch(/style-src 'sha256-[^']+'/);
});

test('SEC-07 the webhook of Stripe is never turned away', async () => {
  expect(await passed(createRateLimits(), '/api/stripe/webhook', times(5_000, '203.0.113.7'))).toBe(
    5_000,
  );
});
