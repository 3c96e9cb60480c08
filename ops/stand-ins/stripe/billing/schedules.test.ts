import { expect, test } from 'vitest';
import { openPlan, day, seconds } from './test-plan.ts';

test('a schedule waits for its start, charges once a month, and then ends', async () => {
  const { advance, paidCharges, sdk, schedule, subscription, customer } = await openPlan();
  expect(schedule).toMatchObject({
    status: 'not_started',
    subscription: null,
    customer,
    end_behavior: 'cancel',
    current_phase: null,
  });
  expect(
    schedule.phases.map(({ start_date: start, end_date: end }) => [day(start), day(end)]),
  ).toEqual([['2027-02-28', '2027-05-28']]);
  await advance('2027-02-28T09:00:00Z');
  expect((await sdk.subscriptions.list()).data).toEqual([]);
  await advance('2027-02-28T10:00:00Z');
  expect(await subscription()).toMatchObject({
    status: 'active',
    schedule: schedule.id,
    metadata: { reference: 'r' },
  });
  expect(await paidCharges()).toHaveLength(1);
  await advance('2028-03-01T00:00:00Z');
  expect((await paidCharges()).map(({ amount, created }) => [amount, day(created)])).toEqual([
    [47_700, '2027-01-31'],
    [179_400, '2027-02-28'],
    [179_400, '2027-03-28'],
    [179_400, '2027-04-28'],
  ]);
  const over = await subscription();
  expect(over).toMatchObject({ status: 'canceled', ended_at: seconds('2027-05-28T10:00:00Z') });
  expect(await sdk.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'completed',
    completed_at: over.ended_at,
    subscription: over.id,
  });
});

test.each([
  ['2027-01-29', ['2027-02-28', '2027-03-28', '2027-04-28']],
  ['2028-01-31', ['2028-02-29', '2028-03-29', '2028-04-29']],
  ['2027-12-31', ['2028-01-31', '2028-02-29', '2028-03-31']],
  ['2027-10-30', ['2027-11-30', '2027-12-30', '2028-01-30']],
  ['2027-11-30', ['2027-12-30', '2028-01-30', '2028-02-29']],
])('PAY-15 a plan that begins on %s is charged four times, on %j', async (begins, days) => {
  const first = days[0] ?? '';
  const { advance, paidCharges } = await openPlan({
    now: `${begins}T23:30:00Z`,
    start: `${first}T23:30:00Z`,
  });
  await advance('2029-06-01T00:00:00Z');
  // A charge follows the draft of its invoice by an hour.
  expect((await paidCharges()).slice(1).map(({ created }) => day(created - 3600))).toEqual(days);
});

test('each payment leaves an invoice, found from its intent as well', async () => {
  const { advance, invoices, sdk, subscription } = await openPlan();
  await advance('2027-02-28T10:30:00Z');
  expect(await invoices()).toMatchObject([
    {
      status: 'draft',
      amount_due: 179_400,
      number: null,
      hosted_invoice_url: null,
      billing_reason: 'subscription_create',
    },
  ]);
  await advance('2027-03-28T12:00:00Z');
  const [first, second] = await invoices();
  const { id } = await subscription();
  expect(first).toMatchObject({
    status: 'paid',
    amount_paid: 179_400,
    attempt_count: 1,
    parent: { subscription_details: { subscription: id, metadata: { reference: 'r' } } },
  });
  expect(second).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' });
  expect(first).not.toHaveProperty('payments');
  const expanded = await sdk.invoices.retrieve(first?.id ?? '', {
    expand: ['payments.data.payment.payment_intent', 'confirmation_secret'],
  });
  const intent = expanded.payments?.data[0]?.payment.payment_intent;
  expect(intent).toMatchObject({ status: 'succeeded', amount: 179_400, metadata: {} });
  expect(expanded.confirmation_secret).toMatchObject({ type: 'payment_intent' });
  const intentId = typeof intent === 'object' ? intent.id : '';
  const { data } = await sdk.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intentId },
    expand: ['data.invoice'],
  });
  expect(data).toMatchObject([
    { status: 'paid', amount_paid: 179_400, invoice: { id: first?.id } },
  ]);
});

test('what happens is told in events, in order', async () => {
  const { advance, events } = await openPlan();
  await advance('2027-06-30T00:00:00Z');
  expect(await events('subscription_schedule')).toEqual([
    'subscription_schedule.created',
    'subscription_schedule.updated',
    'subscription_schedule.completed',
  ]);
  expect(
    (await events('customer.subscription')).filter((type) => !type.endsWith('updated')),
  ).toEqual(['customer.subscription.created', 'customer.subscription.deleted']);
  expect((await events('invoice.paid')).length).toBe(3);
  expect((await events('invoice.')).slice(0, 5)).toEqual([
    'invoice.created',
    'invoice.finalized',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
  ]);
});

test('a schedule that has not begun can be moved, and so are all its payments', async () => {
  const { advance, paidCharges, sdk, schedule, items } = await openPlan();
  const moved = await sdk.subscriptionSchedules.update(schedule.id, {
    phases: [
      {
        items,
        start_date: seconds('2027-03-15T10:00:00Z'),
        duration: { interval: 'month', interval_count: 3 },
        proration_behavior: 'none',
      },
    ],
  });
  expect(moved).toMatchObject({ status: 'not_started', metadata: { reference: 'r' } });
  await advance('2028-01-01T00:00:00Z');
  expect((await paidCharges()).slice(1).map(({ created }) => day(created))).toEqual([
    '2027-03-15',
    '2027-04-15',
    '2027-05-15',
  ]);
});

test('the next payment of a running schedule can be moved by a pause without a charge', async () => {
  const { advance, paidCharges, sdk, schedule, items, invoices } = await openPlan();
  await advance('2027-03-10T00:00:00Z');
  const [phase] = (await sdk.subscriptionSchedules.retrieve(schedule.id)).phases;
  const wanted = seconds('2027-04-10T10:00:00Z');
  await sdk.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'cancel',
    proration_behavior: 'none',
    phases: [
      {
        items,
        start_date: phase?.start_date ?? 0,
        end_date: seconds('2027-03-28T10:00:00Z'),
        proration_behavior: 'none',
      },
      { items, end_date: wanted, trial: true, proration_behavior: 'none' },
      { items, duration: { interval: 'month', interval_count: 2 }, proration_behavior: 'none' },
    ],
  });
  await advance('2028-01-01T00:00:00Z');
  expect((await paidCharges()).slice(1).map(({ created }) => day(created))).toEqual([
    '2027-02-28',
    '2027-04-10',
    '2027-05-10',
  ]);
  expect((await invoices()).filter(({ amount_due: due }) => due === 0)).toMatchObject([
    { status: 'paid', billing_reason: 'subscription_update' },
  ]);
  expect(await sdk.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'completed',
  });
});

test('a cancelled schedule takes no more money, begun or not', async () => {
  const waiting = await openPlan();
  expect(await waiting.sdk.subscriptionSchedules.cancel(waiting.schedule.id)).toMatchObject({
    status: 'canceled',
    subscription: null,
  });
  await waiting.advance('2028-01-01T00:00:00Z');
  expect(await waiting.paidCharges()).toHaveLength(1);

  const running = await openPlan();
  await running.advance('2027-03-10T00:00:00Z');
  await expect(running.sdk.subscriptionSchedules.cancel(running.schedule.id)).rejects.toMatchObject(
    { param: 'prorate' },
  );
  expect(
    await running.sdk.subscriptionSchedules.cancel(running.schedule.id, {
      invoice_now: false,
      prorate: false,
    }),
  ).toMatchObject({ status: 'canceled' });
  expect(await running.subscription()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'cancellation_requested' },
  });
  await running.advance('2028-01-01T00:00:00Z');
  expect(await running.paidCharges()).toHaveLength(2);
  await expect(
    running.sdk.subscriptionSchedules.cancel(running.schedule.id, { prorate: false }),
  ).rejects.toThrow('in the `canceled` status');
  await expect(
    running.sdk.subscriptionSchedules.update(running.schedule.id, { metadata: { a: '1' } }),
  ).rejects.toThrow('in the `canceled` status');
});

test('a cancelled subscription takes its schedule along; a released one goes on without it', async () => {
  const plan = await openPlan();
  await plan.advance('2027-03-10T00:00:00Z');
  await plan.sdk.subscriptions.cancel((await plan.subscription()).id);
  expect(await plan.sdk.subscriptionSchedules.retrieve(plan.schedule.id)).toMatchObject({
    status: 'canceled',
  });
  await expect(plan.sdk.subscriptions.cancel((await plan.subscription()).id)).rejects.toMatchObject(
    { code: 'resource_missing' },
  );

  const free = await openPlan();
  await free.advance('2027-03-10T00:00:00Z');
  expect(await free.sdk.subscriptionSchedules.release(free.schedule.id)).toMatchObject({
    status: 'released',
    subscription: null,
  });
  await free.advance('2027-12-01T00:00:00Z');
  expect(await free.paidCharges()).toHaveLength(1 + 10);
});

test('a schedule without end_behavior cancel bills forever, as at Stripe', async () => {
  const { sdk, customer, control, items, method } = await openPlan();
  await sdk.subscriptionSchedules.create({
    customer,
    phases: [
      { items, duration: { interval: 'month', interval_count: 1 }, default_payment_method: method },
    ],
    start_date: seconds('2027-03-01T00:00:00Z'),
  });
  await control('POST', 'clock', { customer, to: seconds('2028-03-02T00:00:00Z') });
  expect((await sdk.charges.list({ customer, limit: 100 })).data.length).toBe(1 + 3 + 13);
});

test('lists know their filters, and the same key makes one schedule', async () => {
  const { sdk, customer, items, advance, schedule } = await openPlan();
  const create = () =>
    sdk.subscriptionSchedules.create(
      { customer, phases: [{ items }], start_date: seconds('2027-05-01T00:00:00Z') },
      { idempotencyKey: 'r:schedule' },
    );
  expect((await create()).id).toBe((await create()).id);
  expect((await sdk.subscriptionSchedules.list({ customer, scheduled: true })).data).toHaveLength(
    2,
  );
  expect(
    (await sdk.subscriptionSchedules.list({ created: { gt: seconds('2027-02-01T00:00:00Z') } }))
      .data,
  ).toEqual([]);
  await advance('2027-03-10T00:00:00Z');
  expect((await sdk.subscriptionSchedules.list({ scheduled: true })).data).toHaveLength(1);
  expect((await sdk.subscriptions.list({ customer, status: 'active' })).data).toMatchObject([
    { schedule: schedule.id },
  ]);
  expect(
    (await sdk.invoices.list({ customer, status: 'paid', expand: ['data.customer'] })).data,
  ).toMatchObject([{ customer: { id: customer } }]);
  const pages = await sdk.events.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
  expect(pages.length).toBeGreaterThan(15);
});

const phase = {
  items: [
    {
      price_data: {
        currency: 'usd',
        product: 'plan',
        recurring: { interval: 'month' as const },
        unit_amount: 100,
      },
    },
  ],
};

test.each([
  [
    'a customer that does not exist',
    { customer: 'cus_none', phases: [phase] },
    { code: 'resource_missing', param: 'customer' },
  ],
  ['no phases', { phases: undefined }, { code: 'parameter_missing', param: 'phases' }],
  [
    'iterations, which this API version does not know',
    { phases: [{ ...phase, iterations: 3 }] },
    { code: 'parameter_unknown', param: 'phases[0][iterations]' },
  ],
  [
    'a length and an end',
    { phases: [{ ...phase, duration: { interval: 'month' }, end_date: 1_900_000_000 }] },
    { code: 'parameters_exclusive' },
  ],
  [
    'a product that does not exist',
    {
      phases: [
        { items: [{ price_data: { ...phase.items[0]?.price_data, product: 'prod_none' } }] },
      ],
    },
    { code: 'resource_missing', param: 'phases[0][items][0][price_data][product]' },
  ],
  [
    'a price without an amount',
    {
      phases: [
        { items: [{ price_data: { ...phase.items[0]?.price_data, unit_amount: undefined } }] },
      ],
    },
    { code: 'parameter_missing' },
  ],
  [
    'product_data, which schedules do not take',
    {
      phases: [
        { items: [{ price_data: { ...phase.items[0]?.price_data, product_data: { name: 'A' } } }] },
      ],
    },
    { code: 'parameter_unknown' },
  ],
  [
    'an unknown end',
    { phases: [phase], end_behavior: 'stop' },
    { message: 'Invalid end_behavior: must be one of cancel, or release' },
  ],
  ['a start in the past', { phases: [phase], start_date: 1_600_000_000 }, { param: 'start_date' }],
  [
    'a card of another customer',
    { phases: [phase], default_settings: { default_payment_method: 'pm_none' } },
    { code: 'resource_missing' },
  ],
])('a schedule with %s is refused, and nothing is made', async (_what, fields, error) => {
  const { sdk, customer } = await openPlan();
  const given = { customer, start_date: seconds('2027-05-01T00:00:00Z'), ...fields };
  await expect(sdk.subscriptionSchedules.create(given as never)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    ...error,
  });
  expect((await sdk.subscriptionSchedules.list()).data).toHaveLength(1);
});
