import { expect, test } from 'vitest';
import { openPlan, day } from './test-plan.ts';

test('a declined payment is tried again after 3, 5 and 7 days, and then the plan is cancelled', async () => {
  const { advance, invoices, subscription, sdk, schedule, events } = await openPlan({
    firstCard: 'pm_card_visa',
    card: 'pm_card_chargeCustomerFail',
  });
  await advance('2027-02-28T12:00:00Z');
  const [failed] = await invoices();
  expect(failed).toMatchObject({
    status: 'open',
    attempt_count: 1,
    attempted: true,
    amount_remaining: 179_400,
    amount_paid: 0,
  });
  expect(day(failed?.next_payment_attempt)).toBe('2027-03-03');
  expect(await subscription()).toMatchObject({ status: 'past_due' });
  await advance('2027-03-08T12:00:00Z');
  expect((await invoices())[0]).toMatchObject({ attempt_count: 3 });
  expect(await events('invoice.payment_failed')).toHaveLength(3);
  await advance('2027-03-16T00:00:00Z');
  expect((await invoices())[0]).toMatchObject({
    attempt_count: 4,
    next_payment_attempt: null,
    status: 'open',
    auto_advance: false,
  });
  expect(await subscription()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(await sdk.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'canceled',
  });
});

test("the dashboard's setting decides what becomes of a plan that is not paid", async () => {
  const { advance, subscription, control, paidCharges, invoices } = await openPlan({
    firstCard: 'pm_card_visa',
    card: 'pm_card_chargeCustomerFail',
  });
  await control('POST', 'retries', { days: [1], afterwards: 'past_due' });
  await advance('2027-03-10T00:00:00Z');
  expect(await subscription()).toMatchObject({ status: 'past_due' });
  await advance('2028-01-01T00:00:00Z');
  expect(await paidCharges()).toHaveLength(1);
  expect(
    (await invoices()).map(({ attempt_count: attempts, status }) => [attempts, status]),
  ).toEqual([
    [2, 'open'],
    [2, 'open'],
    [2, 'open'],
  ]);
  expect(await control('POST', 'retries', { days: 'often' })).toMatchObject({
    message: expect.stringContaining('Retries need'),
  });
});

test('a saved card can be told to fail from a payment on, for so many attempts', async () => {
  const { advance, control, customer, paidCharges, invoices } = await openPlan();
  await control('POST', 'card-behaviour', {
    customer,
    card: 'pm_card_chargeDeclinedInsufficientFunds',
    fromPayment: 3,
    times: 2,
  });
  await advance('2028-01-01T00:00:00Z');
  expect(
    (await invoices()).map(({ attempt_count: attempts, status }) => [attempts, status]),
  ).toEqual([
    [1, 'paid'],
    [3, 'paid'],
    [1, 'paid'],
  ]);
  expect((await paidCharges()).map(({ created }) => day(created))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-04-05',
    '2027-04-28',
  ]);
  expect(await control('POST', 'card-behaviour', { customer, card: 'pm_card_none' })).toMatchObject(
    { message: 'There is no test card pm_card_none.' },
  );
});

test('invoices.pay takes the saved card or another, and a decline is a card error', async () => {
  const { advance, invoices, sdk, subscription, events } = await openPlan({
    firstCard: 'pm_card_visa',
    card: 'pm_card_chargeCustomerFail',
  });
  await advance('2027-02-28T12:00:00Z');
  const id = (await invoices())[0]?.id ?? '';
  await expect(sdk.invoices.pay(id)).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    statusCode: 402,
  });
  expect(await sdk.invoices.retrieve(id)).toMatchObject({ attempt_count: 1, status: 'open' });
  expect(await events('invoice.payment_failed')).toHaveLength(2);
  expect(await sdk.invoices.pay(id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'paid',
    amount_remaining: 0,
  });
  expect(await subscription()).toMatchObject({ status: 'active' });
  await expect(sdk.invoices.pay(id)).rejects.toThrow('Invoice is already paid');
});

test("an invoice's intent is neither changed nor cancelled by itself", async () => {
  const { advance, invoices, sdk } = await openPlan({
    firstCard: 'pm_card_visa',
    card: 'pm_card_chargeCustomerFail',
  });
  await advance('2027-02-28T12:00:00Z');
  const { payments } = await sdk.invoices.retrieve((await invoices())[0]?.id ?? '', {
    expand: ['payments'],
  });
  const intent = payments?.data[0]?.payment.payment_intent as string;
  await expect(sdk.paymentIntents.cancel(intent)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  await expect(sdk.paymentIntents.update(intent, { amount: 100 })).rejects.toThrow(
    'created by an Invoice',
  );
});

test('a payment that the bank wants authenticated waits for the buyer', async () => {
  const { advance, invoices, sdk, events, control } = await openPlan({
    card: 'pm_card_authenticationRequired',
  });
  await advance('2027-02-28T12:00:00Z');
  const [waiting] = await invoices();
  expect(waiting).toMatchObject({ status: 'open', attempt_count: 1 });
  expect(await events('invoice.payment_action_required')).toHaveLength(1);
  await expect(sdk.invoices.pay(waiting?.id ?? '', { off_session: false })).rejects.toMatchObject({
    code: 'invoice_payment_intent_requires_action',
  });
  const { payments } = await sdk.invoices.retrieve(waiting?.id ?? '', {
    expand: ['payments.data.payment.payment_intent'],
  });
  const intent = payments?.data[0]?.payment.payment_intent;
  expect(intent).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  });
  await control('POST', 'challenge', {
    intentId: typeof intent === 'object' ? intent.id : '',
    outcome: 'complete',
  });
  expect((await invoices())[0]).toMatchObject({ status: 'paid' });
});

test('a card that was authenticated when it was saved needs no more of it', async () => {
  const { advance, paidCharges } = await openPlan({
    card: 'pm_card_authenticationRequiredOnSetup',
  });
  await advance('2028-01-01T00:00:00Z');
  expect(await paidCharges()).toHaveLength(4);
});

test('a buyer can pay an open invoice on its page, with another card and with 3-D Secure', async () => {
  const { advance, invoices, subscription, call, sdk, control } = await openPlan({
    firstCard: 'pm_card_visa',
    card: 'pm_card_chargeCustomerFail',
  });
  await advance('2027-02-28T12:00:00Z');
  const [invoice] = await invoices();
  const url = invoice?.hosted_invoice_url ?? '';
  expect(await (await fetch(url)).text()).toContain('$1,794.00');
  const pay = (number: string) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number, expiry: '12 / 40', cvc: '123' }),
    });
  const declined = await pay('4000 0000 0000 9995');
  expect([declined.status, await declined.text()]).toEqual([
    402,
    expect.stringContaining('Your card has insufficient funds.'),
  ]);
  expect((await pay('4242 4242 4242 4241')).status).toBe(402);
  const asked = await pay('4000002760003184');
  expect(asked.headers.get('location')).toContain('/elements/challenge?source=');
  const { payments } = await sdk.invoices.retrieve(invoice?.id ?? '', { expand: ['payments'] });
  await control('POST', 'challenge', {
    intentId: payments?.data[0]?.payment.payment_intent,
    outcome: 'fail',
  });
  expect((await pay('4242 4242 4242 4242')).headers.get('location')).toBe(url);
  expect((await pay('4242 4242 4242 4242')).status).toBe(303);
  expect(await (await fetch(url)).text()).toContain('This invoice is paid.');
  expect(await sdk.invoices.retrieve(invoice?.id ?? '')).toMatchObject({
    status: 'paid',
    attempt_count: 1,
  });
  expect(await subscription()).toMatchObject({ status: 'active' });
  expect((await sdk.charges.list({ limit: 100 })).data.filter(({ paid }) => paid)).toHaveLength(2);
  expect((await fetch(`${url}x`)).status).toBe(404);
  expect((await call('GET', '/v1/invoices', undefined, {})).status).toBe(401);
});

test('an invoice can be closed by hand, and is then void or uncollectible', async () => {
  const { advance, invoices, sdk, paidCharges } = await openPlan({
    firstCard: 'pm_card_visa',
    card: 'pm_card_chargeCustomerFail',
  });
  await advance('2027-02-28T10:30:00Z');
  const id = (await invoices())[0]?.id ?? '';
  await expect(sdk.invoices.markUncollectible(id)).rejects.toMatchObject({
    code: 'status_transition_invalid',
  });
  expect(await sdk.invoices.finalizeInvoice(id, { auto_advance: false })).toMatchObject({
    status: 'open',
    next_payment_attempt: null,
  });
  expect(await sdk.invoices.markUncollectible(id)).toMatchObject({ status: 'uncollectible' });
  expect(await sdk.invoices.voidInvoice(id)).toMatchObject({ status: 'void' });
  await expect(sdk.invoices.pay(id, { payment_method: 'pm_card_visa' })).rejects.toThrow(
    'can no longer be paid',
  );
  await advance('2027-03-10T00:00:00Z');
  expect(await paidCharges()).toHaveLength(1);
});

test('without a card a payment fails; a new default card is used for the next try', async () => {
  const { advance, invoices, sdk, customer, method, paidCharges } = await openPlan();
  await sdk.paymentMethods.detach(method);
  await advance('2027-02-28T12:00:00Z');
  expect((await invoices())[0]).toMatchObject({ status: 'open', attempt_count: 1 });
  const { id } = await sdk.paymentMethods.attach('pm_card_mastercard', { customer });
  await sdk.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  const [subscription] = (await sdk.subscriptions.list({ customer })).data;
  await sdk.subscriptions.update(subscription?.id ?? '', { default_payment_method: id });
  await advance('2027-03-04T00:00:00Z');
  expect((await invoices())[0]).toMatchObject({ status: 'paid', attempt_count: 2 });
  expect(await paidCharges()).toHaveLength(2);
});

test('the clock of one customer is not that of another, and does not run backwards', async () => {
  const { control, customer, sdk, advance } = await openPlan();
  const other = await sdk.customers.create();
  const { due, time } = (await control('POST', 'clock', { customer })) as {
    due: { at: number; what: string }[];
    time: number;
  };
  expect(due).toMatchObject([{ what: 'schedule starts' }]);
  expect(await control('POST', 'clock', { customer, to: 'next' })).toMatchObject({
    time: due[0]?.at,
    done: [{ what: 'schedule starts' }],
    due: [{ what: 'invoice is charged' }, { what: 'period ends' }, { what: 'phase ends' }],
  });
  expect(await control('POST', 'clock', { customer: other.id })).toMatchObject({ time, due: [] });
  expect(await advance('2027-02-01T00:00:00Z')).toMatchObject({
    message: expect.stringContaining('is at'),
  });
  expect(await control('POST', 'clock', { customer: other.id, to: 'next' })).toMatchObject({
    message: expect.stringContaining('Nothing falls due'),
  });
});
