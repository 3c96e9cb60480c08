import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowances } from '../../app/server/limits/rate-limit-table.ts';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;
beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url, { TRUST_PROXY: '1' });
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

const call = (path: string, forwardedFor: string, body = '{}', signal: AbortSignal | null = null) =>
  fetch(web.url + path, {
    signal,
    method: 'POST',
    headers: {
      Origin: web.url,
      'Content-Type': 'application/json',
      'X-Forwarded-For': forwardedFor,
    },
    body,
  });

test('SEC-07 made-up forwarded addresses are no second allowance, and another spelling of the address is none either', async () => {
  const { most } = allowances.order.address;
  const spellings = [
    '/api/payment/create-order',
    '/api/payment/create%2Dorder',
    '/API/payment/create-order/',
  ];
  const answers: Response[] = [];
  for (let turn = 0; turn < most + 10; turn++)
    answers.push(
      await call(spellings[turn % 3] ?? '', `10.0.${turn >> 8}.${turn & 255}, 198.51.100.1`),
    );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  const [first] = refused;
  expect(await first?.json()).toEqual({
    success: false,
    message: expect.stringContaining('do not pay again') as string,
  });
  expect(first?.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
  expect(first?.headers.get('Content-Security-Policy')).toBeTruthy();
  expect(first?.headers.get('Cache-Control')).toBe('no-store');
  expect((await call('/api/payment/create-order', '198.51.100.2')).status).toBe(400);
});

test('SEC-07 calls of one checkout that queue up are turned away, other checkouts are not', async () => {
  cms.answers.set('payments/intent', 'hang');
  const body = (reference: string) =>
    JSON.stringify({ amount: '477.00', productIds: 'gi-map', reference });
  const [queued, other] = [
    '0d5f1a4e-3c1b-4f63-9a52-6a4f7c0e9b11',
    '0d5f1a4e-3c1b-4f63-9a52-6a4f7c0e9b12',
  ];
  const held = new AbortController();
  for (let turn = 0; turn < 8; turn++)
    void call('/api/create-payment-intent', '198.51.100.3', body(queued ?? ''), held.signal).catch(
      () => {},
    );
  await expect
    .poll(() => cms.calls.filter(({ path }) => path === 'payments/intent').length)
    .toBe(8);
  const refused = await call(
    '/api/create-payment-intent',
    '198.51.100.4',
    body((queued ?? '').toUpperCase()),
  );
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('2');
  cms.answers.clear();
  expect((await call('/api/create-payment-intent', '198.51.100.3', body(other ?? ''))).status).toBe(
    200,
  );
  held.abort();
});
