import { expect, test } from 'vitest';
import { comparePayouts } from '../../src/payments/bookkeeping/payouts.ts';
import { compareFraudWarnings } from '../../src/payments/orders/fraud-warnings.ts';
import { arrangePlan } from '../../src/payments/plans/arrange-plan.ts';
import { handledEvents } from '../../src/payments/stripe/events.ts';
import { advance, openDispute, payOut, warnOfFraud } from '../support/payments/billing.ts';
import { giMap, useShop } from '../support/shop.ts';

const shop = await useShop();
const deps = () => ({ payload: shop.cms.payload, stripe: shop.stripe });

async function buy() {
  const { id: intent } = await shop.paid(giMap);
  const orderId = String((await shop.order(intent)).body.transactionId);
  const { data } = await shop.stripe.charges.list({ payment_intent: intent });
  return { intent, orderId, charge: data[0]?.id ?? '' };
}

const chargesOf = (orderId: string) =>
  shop.query(
    'select cents::int, fee_cents::int, dispute_fee_cents::int, payout_id, balance_transaction_id, stripe_charge_id from charges where order_id = $1',
    [orderId],
  );
const warningsOf = (orderId: string) =>
  shop.query(
    "select words, state from payment_checks where order_id = $1 and kind = 'fraud-warning'",
    [orderId],
  );

test('STR-06 the endpoint is sent what the code handles, each event by its name', () => {
  expect(handledEvents).toEqual(
    expect.arrayContaining([
      'charge.updated',
      'invoice.finalization_failed',
      'invoice.marked_uncollectible',
      'payment_intent.succeeded',
      'payout.paid',
      'radar.early_fraud_warning.created',
    ]),
  );
  expect(handledEvents.filter((type) => type.includes('*'))).toEqual([]);
  expect(new Set(handledEvents).size).toBe(handledEvents.length);
});

test('STR-10 the fee of a payment is noted when Stripe has booked it, once', async () => {
  const { charge, orderId } = await buy();
  for (let time = 0; time < 2; time += 1)
    expect((await shop.event(charge, 'charge.updated')).status).toBe(200);
  expect(await chargesOf(orderId)).toEqual([
    {
      cents: 47_700,
      fee_cents: 1_413,
      dispute_fee_cents: null,
      payout_id: null,
      balance_transaction_id: expect.stringMatching(/^txn_/),
      stripe_charge_id: charge,
    },
  ]);
});

test('STR-10 a payment that Stripe has not booked yet is noted without its fee', async () => {
  const { charge, orderId } = await buy();
  await shop.tamper(charge, { balance_transaction: null });
  await shop.event(charge, 'charge.updated');
  expect(await chargesOf(orderId)).toMatchObject([{ cents: 47_700, fee_cents: null }]);
});

test('STR-10 a payout and the fee of a dispute are noted with their payment', async () => {
  const { charge, intent, orderId } = await buy();
  await shop.event(charge, 'charge.updated');
  const dispute = await openDispute(intent);
  await shop.event(dispute.id, 'charge.dispute.created');
  const payout = await payOut();
  expect((await shop.event(payout.id, 'payout.paid')).status).toBe(200);
  expect(await chargesOf(orderId)).toMatchObject([
    { dispute_fee_cents: 1_500, payout_id: payout.id },
  ]);
});

test('STR-10 a payout whose event was lost is noted by the comparison', async () => {
  const { charge, orderId } = await buy();
  await shop.event(charge, 'charge.updated');
  const payout = await payOut();
  await comparePayouts(deps(), Math.floor(Date.now() / 1000));
  expect(await chargesOf(orderId)).toMatchObject([{ payout_id: payout.id }]);
});

test("STR-06 a bank's warning stands on the list once, also when its event was lost", async () => {
  const { intent, orderId } = await buy();
  const warning = await warnOfFraud(intent);
  expect((await shop.event(warning.id, 'radar.early_fraud_warning.created')).status).toBe(200);
  const now = Math.floor(Date.now() / 1000);
  await compareFraudWarnings(deps(), { gte: now - 3_600, lte: now + 60 });
  expect(await warningsOf(orderId)).toEqual([
    { words: expect.stringContaining('may be a fraud'), state: 'open' },
  ]);
  const lost = await buy();
  await warnOfFraud(lost.intent);
  await compareFraudWarnings(deps(), { gte: now - 3_600, lte: now + 60 });
  expect(await warningsOf(lost.orderId)).toHaveLength(1);
});

test('STR-06 a bill that Stripe could not make stands on the list', async () => {
  const { id: intent } = await shop.paid({
    amount: '637.00',
    laterAmount: '637.00',
    productIds: 'family-wellness-program',
  });
  const orderId = String((await shop.order(intent)).body.transactionId);
  const plan = await shop.query('select id, stripe_customer_id from plans where order_id = $1', [
    orderId,
  ]);
  await arrangePlan(deps(), String(plan[0]?.id));
  const customer = String(plan[0]?.stripe_customer_id);
  await advance(customer, 'next');
  const { data } = await shop.stripe.invoices.list({ customer, status: 'draft' });
  const id = data[0]?.id ?? '';
  await shop.tamper(id, { last_finalization_error: { type: 'api_error', message: 'No tax rate' } });
  expect((await shop.event(id, 'invoice.finalization_failed')).status).toBe(200);
  expect(
    await shop.query('select words, state from payment_checks where order_id = $1', [orderId]),
  ).toEqual([{ words: expect.stringContaining('No tax rate'), state: 'open' }]);
});
