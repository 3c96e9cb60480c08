import { expect, test } from 'vitest';
import { openStandIn } from '../test-stand-in.ts';

async function openPaid(card = 'pm_card_visa') {
  const standIn = await openStandIn();
  const { id } = await standIn.newIntent();
  const { latest_charge: charge } = await standIn.sdk.paymentIntents.confirm(id, {
    payment_method: card,
  });
  const types = async () =>
    (await standIn.sdk.events.list({ limit: 100 })).data.map(({ type }) => type).reverse();
  return { ...standIn, intent: id, charge: charge as string, types };
}

test('partial refunds add up on the charge, and never to more than was paid', async () => {
  const { sdk, intent, charge, types } = await openPaid();
  expect(
    await sdk.refunds.create({
      payment_intent: intent,
      amount: 10_000,
      reason: 'requested_by_customer',
      metadata: { order: '1' },
    }),
  ).toMatchObject({ status: 'succeeded', amount: 10_000, charge, metadata: { order: '1' } });
  expect(await sdk.charges.retrieve(charge)).toMatchObject({
    amount_refunded: 10_000,
    refunded: false,
  });
  await expect(sdk.refunds.create({ charge, amount: 40_000 })).rejects.toMatchObject({
    param: 'amount',
    message: 'Refund amount ($400.00) is greater than unrefunded amount on charge ($377.00)',
  });
  await expect(sdk.refunds.create({ charge, amount: 50_000 })).rejects.toThrow(
    'greater than charge amount ($477.00)',
  );
  expect(await sdk.refunds.create({ charge })).toMatchObject({ amount: 37_700 });
  const { latest_charge: full } = await sdk.paymentIntents.retrieve(intent, {
    expand: ['latest_charge.refunds'],
  });
  expect(full).toMatchObject({
    amount_refunded: 47_700,
    refunded: true,
    refunds: { data: [{ amount: 37_700 }, { amount: 10_000 }] },
  });
  await expect(sdk.refunds.create({ payment_intent: intent, amount: 1 })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await types()).slice(-4)).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.created',
    'charge.refunded',
  ]);
  expect((await sdk.refunds.list({ payment_intent: intent })).data).toHaveLength(2);
});

test.each([
  ['nothing to refund', {}, { message: expect.stringContaining('payment_intent or charge') }],
  ['an intent that does not exist', { payment_intent: 'pi_none' }, { code: 'resource_missing' }],
  ['an amount of nothing', { amount: 0 }, { code: 'parameter_invalid_integer' }],
  ['another reason', { reason: 'because' }, { param: 'reason' }],
  ['an unknown parameter', { note: 'x' }, { code: 'parameter_unknown' }],
])('%s is refused', async (what, fields, error) => {
  const { sdk, intent } = await openPaid();
  const params =
    what === 'nothing to refund' || 'payment_intent' in fields
      ? fields
      : { payment_intent: intent, ...fields };
  await expect(sdk.refunds.create(params as never)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    ...error,
  });
  expect((await sdk.refunds.list()).data).toEqual([]);
});

test('what was never paid cannot be refunded, and a key makes one refund', async () => {
  const { sdk, newIntent, intent } = await openPaid();
  await expect(sdk.refunds.create({ payment_intent: (await newIntent()).id })).rejects.toThrow(
    'does not have a successful charge to refund',
  );
  const once = () =>
    sdk.refunds.create({ payment_intent: intent, amount: 100 }, { idempotencyKey: 'k' });
  expect((await once()).id).toBe((await once()).id);
});

test('a refund can stay pending and then arrive, or come back later', async () => {
  const { sdk, intent, control, charge, types } = await openPaid('pm_card_pendingRefund');
  const pending = await sdk.refunds.create({ payment_intent: intent, amount: 5_000 });
  expect(pending.status).toBe('pending');
  expect(
    await control('POST', 'refund', { refundId: pending.id, outcome: 'succeeded' }),
  ).toMatchObject({ status: 'succeeded' });
  expect((await types()).slice(-2)).toEqual(['refund.updated', 'charge.refund.updated']);
  await control('POST', 'refund', { refundId: pending.id, outcome: 'failed' });
  expect(await sdk.refunds.retrieve(pending.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  });
  expect(await sdk.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
  expect((await types()).slice(-4)).toEqual([
    'refund.failed',
    'charge.updated',
    'refund.updated',
    'charge.refund.updated',
  ]);
  expect(
    await control('POST', 'refund', { refundId: pending.id, outcome: 'failed' }),
  ).toMatchObject({ message: expect.stringContaining('failed already') });
});

test('a dispute takes the money back until it is decided', async () => {
  const { sdk, intent, control, charge, types } = await openPaid();
  const opened = (await control('POST', 'dispute', {
    intentId: intent,
    reason: 'product_not_received',
  })) as { id: string };
  expect(await sdk.disputes.retrieve(opened.id, { expand: ['charge'] })).toMatchObject({
    status: 'needs_response',
    amount: 47_700,
    reason: 'product_not_received',
    charge: { id: charge, disputed: true },
  });
  await expect(sdk.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
  expect(
    await sdk.disputes.update(opened.id, { evidence: { uncategorized_text: 'It was sent.' } }),
  ).toMatchObject({ status: 'under_review' });
  await control('POST', 'dispute/decide', { disputeId: opened.id, outcome: 'won' });
  expect((await sdk.disputes.list({ payment_intent: intent })).data).toMatchObject([
    { status: 'won' },
  ]);
  expect((await types()).slice(-6)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.updated',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ]);
  expect(await sdk.refunds.create({ charge, amount: 100 })).toMatchObject({ status: 'succeeded' });
});

test('STR-01 a lost dispute can be appealed: it has a new deadline, is answered, and decided again', async () => {
  const { sdk, intent, control, types } = await openPaid();
  const { id } = (await control('POST', 'dispute', { intentId: intent })) as { id: string };
  expect(await control('POST', 'dispute/appeal', { disputeId: id })).toMatchObject({
    message: expect.stringContaining('was not lost'),
  });
  await control('POST', 'dispute/decide', { disputeId: id, outcome: 'lost' });
  expect(await control('POST', 'dispute/appeal', { disputeId: id })).toMatchObject({
    status: 'appeal_needs_response',
    evidence_details: { due_by: expect.any(Number) },
  });
  expect(await sdk.disputes.update(id, { evidence: { uncategorized_text: 'Sent' } })).toMatchObject(
    { status: 'appeal_under_review' },
  );
  expect(await control('POST', 'dispute/decide', { disputeId: id, outcome: 'won' })).toMatchObject({
    status: 'won',
  });
  expect((await types()).slice(-4)).toEqual([
    'charge.dispute.updated',
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ]);
});

test('a dispute that is given up is lost, and some cards bring one with their charge', async () => {
  const { sdk, intent, control } = await openPaid('pm_card_createDispute');
  const [dispute] = (await sdk.disputes.list({ payment_intent: intent })).data;
  expect(dispute).toMatchObject({ status: 'needs_response', reason: 'fraudulent' });
  expect(await sdk.disputes.close(dispute?.id ?? '')).toMatchObject({ status: 'lost' });
  await expect(sdk.disputes.close(dispute?.id ?? '')).rejects.toThrow('already closed');
  expect(await control('POST', 'dispute', { intentId: intent })).toMatchObject({
    message: expect.stringContaining('disputed already'),
  });
});
