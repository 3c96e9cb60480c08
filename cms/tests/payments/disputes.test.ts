import { createLocalReq, type PayloadRequest } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { moneyFacts } from '../../src/desk/today/today-facts.ts';
import { reconcile } from '../../src/payments/reconciliation/reconcile.ts';
import { appealDispute, decideDispute, openDispute } from '../support/payments/billing.ts';
import { useShop } from '../support/shop.ts';

const shop = await useShop();
let req: PayloadRequest;
beforeAll(async () => {
  const staff = await shop.cms.payload.create({
    collection: 'users',
    data: { username: 'staff-of-today', password: 'three random words', role: 'staff' },
  });
  req = await createLocalReq({ user: { ...staff, collection: 'users' } }, shop.cms.payload);
});

async function buy() {
  const { id } = await shop.paid();
  return { intent: id, orderId: String((await shop.order(id)).body.transactionId) };
}

const orderOf = (id: string) => shop.cms.payload.findByID({ collection: 'orders', id, depth: 0 });
const checksOf = (orderId: string) =>
  shop.query(
    "select words, deadline from payment_checks where order_id = $1 and kind = 'dispute' order by created_at",
    [orderId],
  );
const told = (id: string) => shop.event(id, 'charge.dispute.updated');

test('STR-01 a lost dispute that is appealed keeps its money counted as gone, marks the order, and its deadline stands on Today', async () => {
  const { intent, orderId } = await buy();
  const { id } = await openDispute(intent, 10_000);
  await decideDispute(id, 'lost');
  await told(id);
  expect(await orderOf(orderId)).toMatchObject({
    status: 'partially-refunded',
    disputeNote: '$100.00 was lost in a dispute.',
  });
  const due = new Date((await appealDispute(id)).evidence_details.due_by * 1000).toISOString();
  await told(id);
  const appealed = {
    status: 'disputed',
    disputeNote: '$100.00 was lost in a dispute, and is appealed.',
    moneyMark: expect.stringMatching(/returned 0 10000, disputed du_/),
  };
  expect(await orderOf(orderId)).toMatchObject(appealed);
  const { checks } = await moneyFacts(req);
  expect(checks.rows[0]).toMatchObject({
    deadline: due,
    words: expect.stringMatching(/\$100\.00 .*appealed.*counts as gone/),
  });
  await shop.dashboard.disputes.update(id, {
    evidence: { uncategorized_text: 'Delivered' },
    submit: true,
  });
  await told(id);
  expect(await orderOf(orderId)).toMatchObject(appealed);
  expect(await checksOf(orderId)).toHaveLength(1);
  await decideDispute(id, 'won');
  await told(id);
  expect(await orderOf(orderId)).toMatchObject({
    status: 'paid',
    disputeNote: null,
    moneyMark: '',
  });
});

test.each(['appeal_needs_response', 'appeal_under_review', 'a_status_of_next_year'])(
  'STR-01 a dispute over all of it that is %s when the shop first hears of it leaves no order to be packed, and ends as Stripe decides',
  async (status) => {
    const { intent, orderId } = await buy();
    const { id } = await openDispute(intent);
    await told(id);
    await shop.tamper(id, { status });
    await told(id);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'disputed',
      disputeNote: expect.stringMatching(/^\$477\.00 /),
      moneyMark: expect.stringMatching(/^returned 0 47700, disputed /),
    });
    expect(await checksOf(orderId)).toMatchObject([
      { words: expect.stringMatching(/A buyer disputes/) },
      { words: expect.stringMatching(/counts as gone/), deadline: expect.any(Date) },
    ]);
    await shop.tamper(id, { status: 'lost' });
    await told(id);
    expect(await orderOf(orderId)).toMatchObject({ status: 'refunded' });
  },
);

test('STR-01 an appeal that nobody told of is found by the comparison, long after the dispute was made', async () => {
  const { intent, orderId } = await buy();
  const { id } = await openDispute(intent, 5_000);
  await decideDispute(id, 'lost');
  await told(id);
  await appealDispute(id);
  const inWeeks = new Date(Date.now() + 60 * 86_400_000);
  await reconcile({ payload: shop.cms.payload, stripe: shop.stripe, now: () => inWeeks }, 48);
  expect(await orderOf(orderId)).toMatchObject({
    status: 'disputed',
    disputeNote: expect.stringMatching(/appealed/),
  });
});

test('STR-01 an order that was lost as a whole stays so while it is appealed, and staff hear of it when the money comes back', async () => {
  const { intent, orderId } = await buy();
  const { id } = await openDispute(intent);
  await decideDispute(id, 'lost');
  await told(id);
  await appealDispute(id);
  await told(id);
  expect(await orderOf(orderId)).toMatchObject({
    status: 'refunded',
    disputeNote: '$477.00 was lost in a dispute, and is appealed.',
  });
  await decideDispute(id, 'won');
  await told(id);
  expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', disputeNote: null });
  expect((await checksOf(orderId)).at(-1)?.words).toMatch(/\$477\.00 came back/);
});
