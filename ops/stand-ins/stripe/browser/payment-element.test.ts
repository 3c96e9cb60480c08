import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStandIn } from '../test-stand-in.ts';
import { launchBrowser, openShop } from './test-shop.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

type Shop = Awaited<ReturnType<typeof openShop>>;

async function fill(
  { fields }: Shop,
  number: string,
  expiry = '12 / 40',
  cvc = '123',
): Promise<void> {
  await fields.number.fill(number);
  await fields.expiry.fill(expiry);
  await fields.cvc.fill(cvc);
}

test('a card is typed with the keyboard alone, and Enter pays', async () => {
  const shop = await openShop(browser);
  await shop.fields.number.isEnabled();
  await shop.tab.getByLabel('Name').focus();
  await shop.tab.keyboard.press('Tab');
  await shop.tab.keyboard.type('4242424242424242');
  await shop.tab.keyboard.press('Tab');
  await shop.tab.keyboard.type('1240');
  await shop.tab.keyboard.press('Tab');
  await shop.tab.keyboard.type('1234');
  expect(await shop.fields.number.inputValue()).toBe('4242 4242 4242 4242');
  expect(await shop.fields.expiry.inputValue()).toBe('12 / 40');
  expect(await shop.fields.cvc.inputValue()).toBe('123');
  await shop.tab.keyboard.press('Enter');
  expect(await shop.result()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  expect(shop.problems).toEqual([]);
});

test("the card goes to the API from the frame alone: the shop's page never holds it", async () => {
  const shop = await openShop(browser);
  const senders: string[] = [];
  shop.tab.on('request', (request) => {
    if (request.postData()?.includes('4242424242424242'))
      senders.push(new URL(request.frame().url()).pathname);
  });
  await fill(shop, '4242424242424242');
  await shop.pay();
  await shop.result();
  expect(senders).toEqual(['/elements/payment']);
  expect(
    await shop.tab.evaluate('JSON.stringify(events) + document.documentElement.outerHTML'),
  ).not.toContain('4242');
});

test('changes are told as complete and empty', async () => {
  const shop = await openShop(browser);
  await fill(shop, '4242424242424242');
  const changes = () => shop.tab.evaluate("events.filter(({ name }) => name === 'change')");
  await expect.poll(changes).toContainEqual({
    name: 'change',
    elementType: 'payment',
    complete: true,
    empty: false,
    collapsed: false,
    value: { type: 'card' },
  });
  await shop.tab.evaluate('element.clear()');
  await expect
    .poll(changes)
    .toContainEqual(expect.objectContaining({ complete: false, empty: true }));
});

test('a decline is answered as an error, and another card pays', async () => {
  const shop = await openShop(browser);
  await fill(shop, '4000000000009995');
  await shop.pay();
  expect(await shop.result()).toMatchObject({
    error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      payment_intent: { status: 'requires_payment_method' },
    },
  });
  await fill(shop, '4242424242424242');
  await shop.pay();
  expect(await shop.result()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
});

test('what is missing is said beside each field, and nothing is sent', async () => {
  const shop = await openShop(browser);
  const heightBefore = (await shop.tab.locator('iframe').boundingBox())?.height ?? 0;
  await shop.pay();
  expect(await shop.result()).toMatchObject({
    error: {
      type: 'validation_error',
      code: 'incomplete_number',
      message: 'Your card number is incomplete.',
    },
  });
  await expect.poll(() => shop.fields.number.getAttribute('aria-invalid')).toBe('true');
  expect(await shop.card.getByRole('alert').allTextContents()).toEqual([
    'Your card number is incomplete.',
    "Your card's expiration date is incomplete.",
    "Your card's security code is incomplete.",
  ]);
  expect(await shop.fields.number.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect
    .poll(async () => (await shop.tab.locator('iframe').boundingBox())?.height)
    .toBeGreaterThan(heightBefore);
  expect(await shop.stripe.sdk.charges.list()).toMatchObject({ data: [] });
});

test('a wrong digit is said at once, a missing one on leaving the field', async () => {
  const shop = await openShop(browser);
  await shop.fields.number.pressSequentially('4242424242424241');
  await expect
    .poll(() => shop.card.getByRole('alert').first().textContent())
    .toBe('Your card number is invalid.');
  await shop.fields.number.fill('4242');
  expect(await shop.card.getByRole('alert').first().textContent()).toBe('');
  await shop.fields.cvc.focus();
  await expect
    .poll(() => shop.card.getByRole('alert').first().textContent())
    .toBe('Your card number is incomplete.');
});

test('TEST-07 3-D Secure is a modal dialog; completed with the keyboard the payment succeeds', async () => {
  const shop = await openShop(browser);
  await fill(shop, '4000002760003184');
  await shop.pay();
  const complete = shop.bank.getByRole('button', { name: 'Complete' });
  await expect
    .poll(() => complete.evaluate((button) => button === document.activeElement))
    .toBe(true);
  expect(await shop.tab.getByRole('dialog', { name: '3D Secure authentication' }).count()).toBe(1);
  await shop.tab.keyboard.press('Enter');
  expect(await shop.result()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  expect(await shop.tab.locator('dialog').count()).toBe(0);
  expect(shop.problems).toEqual([]);
});

test.each(['Fail', 'Escape'])(
  'TEST-07 3-D Secure left with %s is an authentication failure',
  async (way) => {
    const shop = await openShop(browser);
    await fill(shop, '4000002500003155');
    await shop.pay();
    const fail = shop.bank.getByRole('button', { name: 'Fail' });
    await fail.waitFor();
    if (way === 'Escape') await shop.tab.keyboard.press('Escape');
    else await fail.click();
    expect(await shop.result()).toMatchObject({
      error: {
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        payment_intent: { status: 'requires_payment_method' },
      },
    });
  },
);

test('STR-04 wallets are offered unless they are off, and open for a tap alone', async () => {
  const shop = await openShop(browser, { element: { wallets: { googlePay: 'never' } } });
  const ways = shop.card.getByRole('button');
  await ways.first().waitFor();
  expect(await ways.allTextContents()).toEqual(['Card', 'Apple Pay', 'Link']);
  await ways.nth(1).click();
  await shop.pay();
  expect(await shop.result()).toMatchObject({
    error: { message: expect.stringContaining('elements.submit() has to be called') },
  });
});

test('a server-confirmed intent is finished by handleNextAction', async () => {
  const standIn = await openStandIn();
  const { id, client_secret: secret } = await standIn.newIntent();
  await standIn.sdk.paymentIntents.confirm(id, {
    payment_method: 'pm_card_authenticationRequired',
    use_stripe_sdk: true,
  });
  const shop = await openShop(browser, {}, standIn);
  const handled = shop.tab.evaluate(
    (clientSecret) =>
      (
        window as never as { stripe: { handleNextAction: (o: object) => Promise<unknown> } }
      ).stripe.handleNextAction({ clientSecret }),
    secret,
  );
  await shop.bank.getByRole('button', { name: 'Complete' }).click();
  expect(await handled).toMatchObject({ paymentIntent: { id, status: 'succeeded' } });
});

test('a broken connection is an error, and the intent tells what is true', async () => {
  const shop = await openShop(browser);
  // A browser repeats a call by itself when a kept connection breaks.
  await shop.stripe.control('POST', 'faults', {
    match: 'POST /v1/payment_intents/:id/confirm',
    mode: 'cut-after',
    times: 2,
  });
  await fill(shop, '4242424242424242');
  await shop.pay();
  expect(await shop.result()).toMatchObject({ error: { type: 'api_connection_error' } });
  expect(
    await shop.tab.evaluate(
      'stripe.retrievePaymentIntent(new URLSearchParams(location.search).get("secret"))',
    ),
  ).toMatchObject({ paymentIntent: { status: 'succeeded' } });
});

test('an intent that is over cannot be loaded', async () => {
  const standIn = await openStandIn();
  const { id, client_secret: secret } = await standIn.newIntent();
  await standIn.sdk.paymentIntents.cancel(id);
  const shop = await openShop(browser, {}, standIn, secret ?? '');
  expect(await shop.result()).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } });
});

test('fetchUpdates and retrievePaymentIntent see what the server changed', async () => {
  const shop = await openShop(browser);
  await shop.fields.number.waitFor();
  const id = shop.secret.split('_secret_')[0] ?? '';
  await shop.stripe.sdk.paymentIntents.update(id, { amount: 99_900 });
  expect(await shop.tab.evaluate('elements.fetchUpdates()')).toEqual({});
  expect(await shop.tab.evaluate(`stripe.retrievePaymentIntent('${shop.secret}')`)).toMatchObject({
    paymentIntent: { amount: 99_900 },
  });
  expect(
    await shop.tab.evaluate(`stripe.retrievePaymentIntent('${id}_secret_wrong')`),
  ).toMatchObject({ error: { param: 'client_secret' } });
});

test('the look is the one that the shop asks for', async () => {
  const shop = await openShop(browser, {
    appearance: {
      variables: { colorText: 'rgb(29, 58, 47)', borderRadius: '6px' },
      rules: { '.Input': { paddingLeft: '21px' }, body: { display: 'none' } },
    },
  });
  await shop.fields.number.waitFor();
  await expect
    .poll(() => shop.fields.number.evaluate((input) => getComputedStyle(input).color))
    .toBe('rgb(29, 58, 47)');
  expect(await shop.fields.number.evaluate((input) => getComputedStyle(input).paddingLeft)).toBe(
    '21px',
  );
  expect(await shop.fields.number.isVisible()).toBe(true);
  expect((await shop.fields.number.boundingBox())?.height).toBe(52);
});

test('an element can be destroyed and made again, as React does in strict mode', async () => {
  const shop = await openShop(browser);
  await shop.tab.evaluate(
    "element.destroy(); window.element = elements.create('payment'); element.mount('#card')",
  );
  await fill(shop, '4242424242424242');
  await shop.pay();
  expect(await shop.result()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
  expect(await shop.tab.locator('iframe').count()).toBe(1);
});

test.each([
  [
    'a second payment element',
    "elements.create('payment')",
    'Can only create one Element of type payment.',
  ],
  [
    'another element',
    "elements.create('card')",
    'The stand-in offers the payment Element and the split card fields only',
  ],
  [
    'a broken client secret',
    "stripe.elements({ clientSecret: 'pi_1' })",
    'clientSecret should be a client secret of the form',
  ],
  ['a secret key', "Stripe('sk_test_x')", 'You should not use your secret key'],
  [
    'paying without a mounted element',
    "element.unmount(); stripe.confirmPayment({ elements, redirect: 'if_required' })",
    'should have a mounted Payment Element',
  ],
  [
    'no address to return to',
    'stripe.confirmPayment({ elements })',
    'confirmParams.return_url is required',
  ],
  ['what is not there', 'stripe.createSource()', 'does not offer stripe.createSource()'],
])('%s is an integration error', async (_what, code, message) => {
  const shop = await openShop(browser);
  await shop.fields.number.isEnabled();
  const caught = await shop.tab.evaluate(
    `(async () => { try { await (() => { ${code.replace(/([^;]+)$/, 'return $1')} })(); } catch (error) { return error.name + ': ' + error.message; } })()`,
  );
  expect(caught).toContain('IntegrationError: ');
  expect(caught).toContain(message);
});

test('details that the element was told never to ask for have to be given', async () => {
  const element = { fields: { billingDetails: 'never' } };
  const shop = await openShop(browser, { element });
  await fill(shop, '4242424242424242');
  await shop.pay();
  expect((await shop.result()).thrown).toContain(
    'did not pass confirmParams.payment_method_data.billing_details.name',
  );
  const address = {
    country: 'US',
    postal_code: '90210',
    state: 'CA',
    city: 'LA',
    line1: '1 Road',
    line2: '',
  };
  const billing_details = { name: 'A', email: 'a@example.com', phone: '1', address };
  const complete = await openShop(browser, {
    element,
    confirmParams: { payment_method_data: { billing_details } },
  });
  await fill(complete, '4242424242424242');
  await complete.pay();
  expect(await complete.result()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
});
