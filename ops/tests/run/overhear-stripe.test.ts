import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openStandIn } from '../../stand-ins/stripe/test-stand-in.ts';
import { overhearStripe } from './overhear-stripe.ts';

const things = [
  { name: 'GI-MAP plus Zonulin', handle: 'gi-map-zonulin' },
  { name: 'DUTCH', handle: 'dutch' },
];

/** A run of a shop that sells `things`, with what it asks of Stripe. */
async function openRun(docs = things) {
  const cms = createServer(
    (request, response) =>
      void response.end(
        JSON.stringify({
          docs: request.headers.authorization === 'service-accounts API-Key key' ? docs : [],
        }),
      ),
  );
  await new Promise<void>((resolve) => void cms.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void cms.close());
  const standIn = await openStandIn();
  const overheard = await overhearStripe({
    stripeUrl: standIn.url,
    cmsUrl: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
    cmsKey: 'key',
  });
  return { ...standIn, overheard };
}

test('PAY-19 a purchase as it is asked of Stripe is kept, with how many requests it took', async () => {
  const { newIntent, sdk, browser, overheard } = await openRun();
  const { id } = await newIntent({
    description: 'Online order',
    metadata: { reference: '85b6c6f2-2019-4102-a7a2-d36d9ab696c4', revision: '1' },
    receipt_email: 'ruth@buyer.example',
  });
  await browser('POST', 'payment_methods', {
    type: 'card',
    'billing_details[name]': 'Ruth Miller',
    'billing_details[address][line1]': '1 Elm Street',
  });
  await sdk.paymentIntents.retrieve(id);
  expect(await overheard()).toEqual({
    kept: true,
    figure: '3 requests to Stripe, 0 with the name of a product, a date of birth or a message',
  });
});

test.each([
  ['the name of a product', { description: 'gi_map plus Zonulin' }],
  ['a handle', { metadata: { note: 'xdutch,dutch' } }],
  ['a date of birth', { metadata: { note: '1988-02-29' } }],
  ['a date of birth as it is typed', { metadata: { note: '04/12/1990' } }],
  ['what a date is of', { metadata: { dateOfBirth: 'x' } }],
  ['a word of a message', { metadata: { note: 'Bloated' } }],
  ['any sentence', { metadata: { note: 'Ruth Miller' } }],
])('PAY-19 %s is found', async (_, planted) => {
  const { newIntent, overheard } = await openRun();
  await newIntent(planted);
  expect(await overheard()).toMatchObject({ kept: false });
});

test('PAY-19 nothing asked, nothing proved; a stand-in that was started anew proves nothing either', async () => {
  const { overheard, control } = await openRun();
  expect(await overheard()).toBeNull();
  await control('POST', 'requests/watch', { patterns: [] });
  expect(await overheard()).toMatchObject({ kept: false });
});

test('PAY-19 a shop without products gives nothing to look for', async () => {
  await expect(openRun([])).rejects.toThrow('The shop has no products');
});
