import { describe, expect, test } from 'vitest';
import { buyer, card, fakePurchase, offer, openPurchase, order, terms } from './fakes.ts';

const declined = { status: 422, body: { success: false, message: 'Your card was declined.' } };
const question = {
  status: 200,
  body: { success: false, requiresAction: true, clientSecret: 'pi_1_secret_a', reference: 'r' },
};
const processing = {
  status: 200,
  body: {
    success: false,
    processing: true,
    message: 'Payment is being processed. Please wait...',
    reference: 'r',
  },
};

describe('opening', () => {
  test('DLG-02 asks for the status, then for the card script', async () => {
    const { asked, state } = await openPurchase();
    expect(asked).toEqual(['GET /api/payment/status']);
    expect(state()).toMatchObject({ access: 'open', banner: null, isLibraryMissing: false });
    expect(state().stripe).not.toBeNull();
  });

  test.each([
    [
      'DLG-03 not configured',
      { configured: false, tokenizationKeyAvailable: true },
      'Online payments are currently being set up. Please contact us directly to complete your order.',
    ],
    [
      'DLG-05 without a key for the card fields',
      { configured: true, tokenizationKeyAvailable: false },
      'Stripe public key is not configured. Please contact support.',
    ],
  ])('%s: a banner, no card script, and trying says whom to ask', async (_, body, banner) => {
    const loads: number[] = [];
    const { purchase, state, statuses, toasts, orders } = fakePurchase({
      loadStripe: () => {
        loads.push(1);
        return Promise.reject(new Error());
      },
    });
    statuses.push({ status: 200, body });
    await purchase.open();
    expect(state()).toMatchObject({ access: 'off', banner });
    purchase.sayUnavailable();
    await purchase.pay(buyer, card);
    expect(toasts).toEqual([
      {
        title: 'Payment Unavailable',
        description: 'Please contact us directly to complete your order.',
        variant: 'destructive',
      },
    ]);
    expect([loads, orders]).toEqual([[], []]);
  });

  test('PAY-22 a status out of reach is no "not configured", and can be asked for again', async () => {
    const { purchase, state, statuses } = fakePurchase();
    statuses.push('cut', {
      status: 503,
      body: { success: false, message: 'We cannot take payments right now.' },
    });
    await purchase.open();
    expect(state()).toMatchObject({
      access: 'away',
      banner: 'Unable to connect to payment processor.',
    });
    await purchase.open();
    expect(state()).toMatchObject({ access: 'away', banner: 'We cannot take payments right now.' });
    await purchase.open();
    expect(state().access).toBe('open');
  });

  test('DLG-08 a card script that is not there is told on Pay and asked for again', async () => {
    let tries = 0;
    const { purchase, state, stripe, toasts, orders } = fakePurchase({
      loadStripe: () =>
        (tries += 1) === 1 ? Promise.reject(new Error()) : Promise.resolve(stripe),
    });
    await purchase.open();
    expect(state()).toMatchObject({ access: 'open', isLibraryMissing: true });
    await purchase.pay(buyer, null);
    expect(toasts).toEqual([
      {
        title: 'Payment Error',
        description: 'Payment system not loaded. Please refresh and try again.',
        variant: 'destructive',
      },
    ]);
    expect(state()).toMatchObject({ stripe, isLibraryMissing: false, stage: 'form' });
    expect(orders).toEqual([]);
  });
});

describe('Pay', () => {
  test('STR-08 the ZIP code goes to Stripe with the card, and in no call of ours', async () => {
    const { purchase, orders, tokenised } = await openPurchase();
    await purchase.pay(buyer, card, '83702');
    expect(tokenised).toEqual([
      { name: `${buyer.firstName} ${buyer.lastName}`, address_zip: '83702' },
    ]);
    expect(orders).toHaveLength(1);
    expect(JSON.stringify(orders)).not.toContain('83702');
  });

  test('STR-08 without a ZIP code none is sent', async () => {
    const { purchase, tokenised } = await openPurchase();
    await purchase.pay(buyer, card);
    expect(tokenised).toEqual([{ name: `${buyer.firstName} ${buyer.lastName}` }]);
  });

  test('DLG-09 DLG-10 DLG-13 reads the card, sends the form by itself once, and confirms', async () => {
    const { purchase, state, orders, toasts, isCleared } = await openPurchase();
    await purchase.pay(buyer, card);
    expect(orders).toEqual([
      {
        ...buyer,
        productType: 'gi-map',
        amount: '470.00',
        paymentToken: 'tok_1',
        reference: '0d5f1a4e-3c1b-4f63-9a52-6a4f7c0e9b11',
        ...terms,
      },
    ]);
    expect(toasts).toEqual([
      {
        title: 'Payment Successful!',
        description: 'Your order has been confirmed. Check your email for details.',
      },
    ]);
    expect(state()).toMatchObject({
      stage: 'done',
      receipt: { ...order, email: 'hannah@example.com', cents: 47_000 },
    });
    expect(isCleared()).toBe(true);
  });

  test('DLG-07 what Stripe says against the card is told, and nothing is sent', async () => {
    const { purchase, state, orders, tokens, toasts } = await openPurchase();
    tokens.push({
      error: {
        type: 'validation_error',
        code: 'incomplete_number',
        message: 'Your card number is incomplete.',
      },
    });
    await purchase.pay(buyer, card);
    expect(toasts).toEqual([
      {
        title: 'Payment Error',
        description: 'Your card number is incomplete.',
        variant: 'destructive',
      },
    ]);
    expect(state()).toMatchObject({ stage: 'form', refusedCard: { code: 'incomplete_number' } });
    expect(orders).toEqual([]);
  });

  test('PAY-10 a card that could not be read at all is no refusal: nothing is sent, and the next press reads it anew', async () => {
    const { purchase, state, orders, stripe, toasts } = await openPurchase();
    const { createToken } = stripe;
    stripe.createToken = () => Promise.reject(new Error('The frame was lost'));
    await purchase.pay(buyer, card);
    expect(toasts).toEqual([
      {
        title: 'Payment Error',
        description: 'An unexpected error occurred. Please try again.',
        variant: 'destructive',
      },
    ]);
    expect([state().stage, orders]).toEqual(['form', []]);
    stripe.createToken = createToken;
    await purchase.pay(buyer, card);
    expect(state().stage).toBe('done');
  });

  test('DLG-11 PAY-10 a second press while the first is on its way sends nothing', async () => {
    const { purchase, state, orders, replies } = await openPurchase();
    let answer: (reply: { status: number; body: unknown }) => void = () => {};
    replies.push(new Promise((resolve) => (answer = resolve)));
    const first = purchase.pay(buyer, card);
    await purchase.pay(buyer, card);
    expect(state().stage).toBe('paying');
    answer({ status: 200, body: { success: true, ...order } });
    await first;
    expect(orders).toHaveLength(1);
    expect(state().stage).toBe('done');
  });

  test("DLG-12 a declined card is told in the server's words; the next try reads the card anew, under the same reference", async () => {
    const { purchase, state, orders, replies, toasts } = await openPurchase();
    replies.push(declined);
    await purchase.pay(buyer, card);
    expect(toasts).toEqual([
      { title: 'Payment Failed', description: 'Your card was declined.', variant: 'destructive' },
    ]);
    expect(state()).toMatchObject({
      stage: 'form',
      problem:
        'Your card was declined. Nothing was charged: you can try again or use another card.',
    });
    await purchase.pay(buyer, card);
    expect(orders.map(({ paymentToken }) => paymentToken)).toEqual(['tok_1', 'tok_2']);
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(1);
    expect(state().stage).toBe('done');
  });

  test.each([
    { status: 400, body: {} },
    { status: 500, body: '' },
  ])('DLG-12 a refusal without words ($status)', async (reply) => {
    const { purchase, state, replies, toasts } = await openPurchase();
    replies.push(reply, reply);
    await purchase.pay(buyer, card);
    expect(toasts).toEqual([
      {
        title: 'Payment Failed',
        description: 'Unable to process payment. Please try again.',
        variant: 'destructive',
      },
    ]);
    expect(state().stage).toBe('form');
  });

  test('DLG-12 wrong fields are marked, and the unspent token is used for the next try', async () => {
    const { purchase, state, orders, replies } = await openPurchase();
    replies.push({
      status: 400,
      body: {
        success: false,
        message: 'Valid email is required',
        fieldErrors: { email: 'Valid email is required', odd: 'x' },
      },
    });
    await purchase.pay(buyer, card);
    expect(state().refusedFields).toEqual({
      errors: { email: 'Valid email is required' },
      round: 1,
    });
    await purchase.pay(buyer, card);
    expect(orders.map(({ paymentToken }) => paymentToken)).toEqual(['tok_1', 'tok_1']);
  });

  test('a token of the card of before is not used for what was typed since', async () => {
    const { purchase, orders, replies } = await openPurchase();
    replies.push({ status: 429, body: { success: false, message: 'Please wait a moment.' } });
    await purchase.pay(buyer, card);
    purchase.forgetToken();
    await purchase.pay(buyer, card);
    expect(orders.map(({ paymentToken }) => paymentToken)).toEqual(['tok_1', 'tok_2']);
  });

  test('DLG-15 another price is said, nothing is sent until Pay is pressed again, then with the new one', async () => {
    const { purchase, state, orders, replies } = await openPurchase();
    replies.push({
      status: 409,
      body: {
        success: false,
        message: 'A price has changed.',
        prices: { 'gi-map': { name: offer.name, price: 480 } },
      },
    });
    await purchase.pay(buyer, card);
    expect(orders).toHaveLength(1);
    expect(state()).toMatchObject({
      stage: 'form',
      cents: 48_000,
      problem: `The price of ${offer.name} is now $480. Nothing was charged. Please check the new price, then press Pay again.`,
    });
    await purchase.pay(buyer, card);
    expect(orders[1]).toMatchObject({ amount: '480.00', paymentToken: 'tok_1' });
    expect(state().receipt?.cents).toBe(48_000);
  });

  test('DLG-15 an offer that is gone cannot be paid', async () => {
    const { purchase, state, replies } = await openPurchase();
    replies.push({
      status: 409,
      body: { success: false, message: 'Gone.', prices: { 'gi-map': null } },
    });
    await purchase.pay(buyer, card);
    expect(state()).toMatchObject({
      access: 'off',
      banner: `${offer.name} is no longer for sale. Nothing was charged.`,
    });
  });

  test("STR-03 what Stripe refuses for good is told in the server's words: another card would not help", async () => {
    const { purchase, state, orders, replies } = await openPurchase();
    const message = 'This payment could not be made. Nothing was charged.';
    replies.push({ status: 422, body: { success: false, message, isOurs: true } });
    await purchase.pay(buyer, card);
    expect(state()).toMatchObject({ stage: 'form', problem: message });
    expect(orders).toHaveLength(1);
  });
});

describe('3-D Secure', () => {
  test("the bank's question is answered in the page, then the same call is made again", async () => {
    const { purchase, state, orders, replies, challenged } = await openPurchase();
    replies.push(question);
    await purchase.pay(buyer, card);
    expect(challenged).toEqual(['pi_1_secret_a']);
    expect(orders).toHaveLength(2);
    expect(orders[1]).toEqual(orders[0]);
    expect(state().stage).toBe('done');
  });

  test('PAY-10 a question that is turned down is told, and nothing more is sent', async () => {
    const { purchase, orders, replies, bank, toasts } = await openPurchase();
    replies.push(question);
    const message =
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
    bank.push({
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message,
      },
    });
    await purchase.pay(buyer, card);
    expect(toasts).toEqual([
      { title: 'Payment Failed', description: message, variant: 'destructive' },
    ]);
    expect(orders).toHaveLength(1);
  });

  test.each([
    new Error('The frame was lost'),
    { error: { type: 'api_connection_error' as const, message: 'No network' } },
  ])('PAY-10 a question whose end nobody saw: the server is asked', async (lost) => {
    const { purchase, state, replies, bank, toasts } = await openPurchase();
    replies.push(question);
    bank.push(lost);
    await purchase.pay(buyer, card);
    expect(toasts.map(({ title }) => title)).toEqual(['Payment Successful!']);
    expect(state().stage).toBe('done');
  });

  test('a bank that asks for ever is not asked for ever', async () => {
    const { purchase, state, replies, orders } = await openPurchase();
    replies.push(question, question, question, question);
    await purchase.pay(buyer, card);
    expect(orders).toHaveLength(4);
    expect(state().stage).toBe('form');
  });
});

describe('PAY-10 answers that do not come', () => {
  test('a lost answer is asked for again, with the same token and reference', async () => {
    const { purchase, state, orders, replies, toasts, waits } = await openPurchase();
    replies.push('cut', { status: 503, body: { success: false, message: 'Away.' } });
    await purchase.pay(buyer, card);
    expect(waits).toEqual([1, 2]);
    expect(orders).toHaveLength(3);
    expect(orders[2]).toEqual(orders[0]);
    expect(toasts.map(({ title }) => title)).toEqual(['Payment Successful!']);
    expect(state().stage).toBe('done');
  });

  test('when nobody answers nobody says that it failed; asking again ends in the order', async () => {
    const { purchase, state, replies, toasts, orders } = await openPurchase();
    replies.push('cut', 'cut', 'cut', 'cut');
    await purchase.pay(buyer, card);
    expect(state().stage).toBe('unanswered');
    expect(toasts).toEqual([
      {
        title: 'Connection Error',
        description: 'Unable to connect to payment processor.',
        variant: 'destructive',
      },
    ]);
    await purchase.pay(buyer, card);
    expect(orders).toHaveLength(4);
    await purchase.askAgain();
    expect(state().stage).toBe('done');
    expect(new Set(orders.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test('PAY-16 a bank that takes its time is waited for', async () => {
    const { purchase, state, replies, toasts } = await openPurchase();
    replies.push(processing, processing);
    await purchase.pay(buyer, card);
    expect(toasts.map(({ title, variant }) => [title, variant])).toEqual([
      ['Payment Processing', 'default'],
      ['Payment Successful!', undefined],
    ]);
    expect(state().stage).toBe('done');
  });

  test('PAY-16 a bank that takes longer: no failure, and the mail will come', async () => {
    const { purchase, state, replies } = await openPurchase();
    replies.push(...Array.from({ length: 8 }, () => processing));
    await purchase.pay(buyer, card);
    expect(state()).toMatchObject({
      stage: 'unanswered',
      problem:
        'Your bank has not answered yet. You need not stay: as soon as it has, we confirm your order by email.',
    });
  });
});

test('ORD-10 the small checkout takes over what the server says follows', async () => {
  const next = {
    bought: ['consultation'],
    lead: 'Thank you.',
    steps: [{ when: 'Soon', title: 'We find your time', text: '' }],
    helpNote: 'Write to us.',
  };
  const { purchase, replies } = await openPurchase();
  replies.push({ status: 200, body: { success: true, ...order, next } });
  await purchase.pay(buyer, card);
  expect(purchase.getState()).toMatchObject({
    stage: 'done',
    receipt: { number: order.number, next },
  });
});
