import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDialogShop } from './test-card-shop.ts';
import { launchBrowser } from './test-shop.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a token is made of three fields that are typed with the keyboard, and works once', async () => {
  const shop = await openDialogShop(browser);
  const senders: string[] = [];
  shop.tab.on('request', (request) => {
    if (request.postData()?.includes('4242424242424242'))
      senders.push(new URL(request.frame().url()).pathname);
  });
  await shop.tab.getByText('Number', { exact: true }).click();
  for (const [name, typed] of [
    ['number', '4242424242424242'],
    ['expiry', '1240'],
    ['cvc', '1234'],
  ] as const) {
    const isFocused = () =>
      shop.fields[name].evaluate(
        (input) => document.hasFocus() && input === document.activeElement,
      );
    await expect.poll(isFocused, { timeout: 10_000 }).toBe(true);
    await shop.tab.keyboard.type(typed);
    if (name !== 'cvc') await shop.tab.keyboard.press('Tab');
  }
  expect(await shop.values()).toEqual(['4242 4242 4242 4242', '12 / 40', '123']);
  const { token } = (await shop.run('stripe.createToken(number, { name: "A" })')) as {
    token: { id: string; card: object; used: boolean };
  };
  expect(token).toMatchObject({
    object: 'token',
    type: 'card',
    used: false,
    card: { brand: 'Visa', last4: '4242', exp_year: 2040, name: 'A' },
  });
  expect(senders).toEqual(['/elements/card-field']);
  expect(
    await shop.tab.evaluate('JSON.stringify(events) + document.documentElement.outerHTML'),
  ).not.toContain('4242 4242');
  const { sdk } = shop.stripe;
  const method = await sdk.paymentMethods.create({ type: 'card', card: { token: token.id } });
  expect(method).toMatchObject({ customer: null, card: { last4: '4242', brand: 'visa' } });
  await expect(
    sdk.paymentMethods.create({ type: 'card', card: { token: token.id } }),
  ).rejects.toMatchObject({ code: 'token_already_used' });
  expect(shop.problems).toEqual([]);
});

test('changes tell what each field lacks, its brand and when it is complete', async () => {
  const shop = await openDialogShop(browser);
  await shop.fields.number.fill('4242424242424241');
  await expect
    .poll(() => shop.changes())
    .toContainEqual({
      name: 'change',
      elementType: 'cardNumber',
      brand: 'visa',
      complete: false,
      empty: false,
      error: {
        type: 'validation_error',
        code: 'invalid_number',
        message: 'Your card number is invalid.',
      },
    });
  await shop.fields.number.fill('378282246310005');
  await expect
    .poll(() => shop.changes())
    .toContainEqual({
      name: 'change',
      elementType: 'cardNumber',
      brand: 'amex',
      complete: true,
      empty: false,
    });
  await shop.fields.cvc.fill('12345');
  expect(await shop.fields.cvc.inputValue()).toBe('1234');
  await expect
    .poll(() => shop.tab.locator('#number').getAttribute('class'))
    .toContain('StripeElement--complete');
  await shop.fields.expiry.fill('01 / 20');
  await expect
    .poll(() => shop.changes())
    .toContainEqual(
      expect.objectContaining({
        elementType: 'cardExpiry',
        error: expect.objectContaining({ code: 'invalid_expiry_year_past' }),
      }),
    );
});

test('an unfinished card is not sent, and every field says why', async () => {
  const shop = await openDialogShop(browser);
  expect(await shop.run('stripe.createToken(number)')).toEqual({
    error: {
      type: 'validation_error',
      code: 'incomplete_number',
      message: 'Your card number is incomplete.',
    },
  });
  await expect
    .poll(async () => (await shop.changes()).filter((change) => 'error' in change).length)
    .toBe(3);
  expect(await shop.fields.cvc.getAttribute('aria-invalid')).toBe('true');
});

test('a payment method can be made in the page and confirmed on the server, with 3-D Secure in the page', async () => {
  const shop = await openDialogShop(browser);
  await shop.fill('4000002760003184');
  const { paymentMethod } = (await shop.run(
    "stripe.createPaymentMethod({ type: 'card', card: number, billing_details: { name: 'A' } })",
  )) as { paymentMethod: { id: string } };
  const {
    id,
    client_secret: secret,
    status,
  } = await shop.stripe.sdk.paymentIntents.create({
    amount: 50_000,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
    confirm: true,
    payment_method: paymentMethod.id,
    return_url: 'http://localhost/back',
    use_stripe_sdk: true,
  });
  expect(status).toBe('requires_action');
  const handled = shop.run(`stripe.handleNextAction({ clientSecret: '${secret}' })`);
  await shop.bank.getByRole('button', { name: 'Complete' }).click();
  expect(await handled).toMatchObject({ paymentIntent: { id, status: 'succeeded' } });
  expect(shop.problems).toEqual([]);
});

test('confirmCardPayment pays with the typed card or one that is known, and tells a decline', async () => {
  const shop = await openDialogShop(browser);
  const { client_secret: secret } = await shop.stripe.newIntent();
  await shop.fill('4000000000009995');
  const pay = `stripe.confirmCardPayment('${secret}', { payment_method: { card: number, billing_details: { name: 'A' } } })`;
  expect(await shop.run(pay)).toMatchObject({
    error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  });
  await shop.fill('4000000000003220');
  const paying = shop.run(pay);
  await shop.bank.getByRole('button', { name: 'Fail' }).click();
  expect(await paying).toMatchObject({ error: { code: 'payment_intent_authentication_failure' } });
  await shop.fill('5555555555554444');
  expect(await shop.run(`${pay.slice(0, -1)}, { handleActions: false })`)).toMatchObject({
    paymentIntent: { status: 'succeeded' },
  });
  const other = await shop.stripe.newIntent();
  expect(
    await shop.run(
      `stripe.confirmCardPayment('${other.client_secret}', { payment_method: 'pm_card_visa' })`,
    ),
  ).toMatchObject({ paymentIntent: { status: 'succeeded' } });
});

test('fields can be disabled, styled, cleared and made again', async () => {
  const shop = await openDialogShop(browser, {
    disabled: true,
    style: {
      base: { color: 'rgb(29, 58, 47)', fontSize: '18px', '::placeholder': { color: '#555555' } },
    },
  });
  expect(await shop.fields.number.isDisabled()).toBe(true);
  expect(await shop.fields.number.evaluate((input) => getComputedStyle(input).color)).toBe(
    'rgb(29, 58, 47)',
  );
  await shop.run(
    "(['cardNumber', 'cardExpiry', 'cardCvc'].forEach((type) => elements.getElement(type).update({ disabled: false })), null)",
  );
  await shop.fields.number.fill('4242');
  await shop.run('(number.clear(), null)');
  await expect.poll(() => shop.fields.number.inputValue()).toBe('');
  await shop.run(
    "(number.destroy(), window.number = elements.create('cardNumber'), number.mount('#number'), null)",
  );
  await expect.poll(() => shop.run('number.line !== null')).toBe(true);
  await shop.fill('4242424242424242');
  expect(await shop.run('stripe.createToken(number)')).toMatchObject({ token: { used: false } });
  await expect(shop.run("elements.create('cardNumber')")).rejects.toThrow(
    'Can only create one Element of type cardNumber.',
  );
  await expect(shop.run("stripe.createToken(elements.getElement('cardCvc'))")).rejects.toThrow(
    'the stand-in takes the cardNumber Element',
  );
  await expect(shop.run('(number.unmount(), stripe.createToken(number))')).rejects.toThrow(
    'still mounted',
  );
});
