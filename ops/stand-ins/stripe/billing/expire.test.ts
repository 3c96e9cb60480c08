import { expect, test } from 'vitest';
import { openPlan } from './test-plan.ts';

const incomplete = { days: [3, 5, 7], afterwards: 'past_due', first: 'incomplete' };

test('STR-07 a subscription whose first payment fails is incomplete, and active once it is paid', async () => {
  const { advance, control, customer, invoices, sdk, subscription } = await openPlan();
  await control('POST', 'retries', incomplete);
  await control('POST', 'card-behaviour', {
    customer,
    card: 'pm_card_chargeCustomerFail',
    fromPayment: 2,
    times: 1,
  });
  await advance('2027-02-28T13:00:00Z');
  expect(await subscription()).toMatchObject({ status: 'incomplete' });
  const [invoice] = await invoices();
  expect(invoice).toMatchObject({
    status: 'open',
    attempt_count: 1,
    next_payment_attempt: null,
    billing_reason: 'subscription_create',
  });
  await sdk.invoices.pay(invoice?.id ?? '');
  expect(await subscription()).toMatchObject({ status: 'active' });
  await advance('2027-03-28T13:00:00Z');
  expect((await invoices()).map(({ status }) => status)).toEqual(['paid', 'paid']);
});

test('STR-07 an incomplete subscription expires after 23 hours, and its schedule with it', async () => {
  const { advance, control, customer, events, invoices, sdk, subscription } = await openPlan();
  await control('POST', 'retries', incomplete);
  await control('POST', 'card-behaviour', {
    customer,
    card: 'pm_card_chargeCustomerFail',
    fromPayment: 2,
  });
  await advance('2027-03-01T08:30:00Z');
  expect(await subscription()).toMatchObject({ status: 'incomplete' });
  await advance('2027-03-01T09:30:00Z');
  expect(await subscription()).toMatchObject({ status: 'incomplete_expired' });
  expect((await invoices()).map(({ status }) => status)).toEqual(['void']);
  expect(await events('invoice.voided')).toHaveLength(1);
  const { data } = await sdk.subscriptionSchedules.list({ customer });
  expect(data).toMatchObject([{ status: 'canceled' }]);
  await advance('2028-01-01T00:00:00Z');
  expect(await invoices()).toHaveLength(1);
});

test('STR-07 what a failed first payment brings has to be one of the two', async () => {
  const { control } = await openPlan();
  expect(await control('POST', 'retries', { ...incomplete, first: 'often' })).toMatchObject({
    message: expect.stringContaining('Retries need'),
  });
});
