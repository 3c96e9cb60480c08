import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { freebies } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

const runs = 250;
const refusal = z.strictObject({
  success: z.literal(false),
  message: z.string().min(1),
  fieldErrors: z.record(z.string(), z.string()).optional(),
});

let cms: FixtureCms;
let web: WebProcess;
beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url);
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

const reference = '0d5f1a4e-3c1b-4f63-9a52-6a4f7c0e9b11';
const awkward = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    0,
    -1,
    1.5,
    1e9,
    Number.MAX_SAFE_INTEGER,
    '',
    'NaN',
    ' ',
    '\u0000',
    '../',
    '__proto__',
    'constructor',
    "' or 1=1",
    'x'.repeat(5_000),
    '477.00',
    reference,
    'gi-map',
    null,
  ),
  fc.string({ unit: 'binary' }),
);

/** A good body in which some fields are replaced, dropped or added. */
function mutated(valid: Record<string, unknown>) {
  const keys = Object.keys(valid);
  return fc
    .record({
      replaced: fc.dictionary(fc.constantFrom(...keys), awkward),
      dropped: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 2 }),
      added: fc.dictionary(fc.string(), awkward, { maxKeys: 2 }),
    })
    .map(({ replaced, dropped, added }) => {
      const body = { ...valid, ...replaced, ...added };
      return JSON.stringify(
        Object.fromEntries(Object.entries(body).filter(([key]) => !dropped.includes(key))),
      );
    });
}

const visitor = {
  firstName: 'Ann',
  lastName: 'Hill',
  email: 'ann@visitor.example',
  website: '',
  elapsedMs: 9_000,
};
const item = { id: 'gi-map', quantity: 1 };
const calls = {
  '/api/create-payment-intent': {
    amount: '477.00',
    firstName: 'Guest',
    email: 'guest@example.com',
    productIds: 'gi-map',
    items: [item],
    couponCode: 'WELCOME10',
    reference,
    customer: { firstName: 'Ann', termsAccepted: true },
  },
  '/api/payment/create-order': {
    stripePaymentIntentId: 'pi_1',
    reference,
    amount: '477.00',
    items: [{ ...item, name: 'GI-MAP', price: 477 }],
    isSubscription: 'false',
  },
  '/api/stripe/webhook': {
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1' } },
  },
  '/api/payment/status': {},
  '/api/contact': {
    ...visitor,
    phone: '',
    concern: 'skin',
    interest: 'second-opinion',
    message: 'x',
  },
  '/api/freebie-downloads': { ...visitor, freebieName: freebies[0]?.title },
  '/api/workshop-signup': visitor,
};

test.each(Object.entries(calls))(
  'SEC-06 no input to %s makes a 5xx, and every refusal has its shape',
  async (path, valid) => {
    const deep = fc
      .integer({ min: 1, max: 200 })
      .map((depth) => `{"items":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    const body = fc.oneof(
      { weight: 6, arbitrary: mutated({ ...valid, extra: 1 }) },
      { weight: 2, arbitrary: fc.json() },
      fc.string(),
      deep,
    );
    const items = fc
      .array(fc.record({ id: awkward, quantity: awkward }, { requiredKeys: [] }), { maxLength: 4 })
      .map((list) => JSON.stringify({ ...valid, items: list }));
    const type = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'application/json',
      'text/plain',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 3, arbitrary: body }, items),
        type,
        async (text, contentType) => {
          const response = await fetch(web.url + path, {
            method: 'POST',
            headers: {
              Origin: web.url,
              'Content-Type': contentType,
              'Stripe-Signature': 't=1,v1=0',
            },
            body: text,
          });
          const answer: unknown = await response.json();
          expect(response.status).toBeLessThan(500);
          expect(response.headers.get('Cache-Control')).toBe('no-store');
          if (response.status >= 300) refusal.parse(answer);
        },
      ),
      { numRuns: runs, seed: 20_261_121 },
    );
  },
  120_000,
);

test('SEC-06 no path makes a 5xx', async () => {
  const path = fc.oneof(
    fc.webPath(),
    fc.string().map((text) => `/${text}`),
    fc.constantFrom(
      '/store.data',
      '/.data',
      '/_.data',
      '//',
      '/api/.data',
      '/media/',
      '/assets/',
      '/health/',
    ),
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT');
  await fc.assert(
    fc.asyncProperty(path, fc.webQueryParameters(), method, async (start, query, verb) => {
      const url = URL.parse(`${web.url}${start}?${query}`);
      if (!url || url.port !== String(web.port)) return;
      const response = await fetch(url, { method: verb, headers: { Origin: web.url } });
      await response.arrayBuffer();
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: runs, seed: 20_261_121 },
  );
}, 120_000);
