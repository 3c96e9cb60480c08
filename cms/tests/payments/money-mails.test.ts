import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { followOrder } from '../../src/payments/orders/sync-order.ts';
import { arrangePlan } from '../../src/payments/plans/arrange-plan.ts';
import { movePlan, stopPlan } from '../../src/payments/plans/change-plan.ts';
import { refundOrder } from '../../src/payments/refunds/refund.ts';
import { failFrom, untilCharged } from '../support/payments/billing.ts';
import { person, useShop } from '../support/shop.ts';
import { startSmtp } from '../support/smtp.ts';

const smtp = await startSmtp();
afterAll(() => smtp.close());
const shop = await useShop({ SMTP_URL: smtp.url });
const deps = () => ({ payload: shop.cms.payload, stripe: shop.stripe });

/** Sends what waits; the last mail that was received, as a reader sees it. */
async function received(subject: string): Promise<string> {
  await shop.cms.payload.jobs.run({
    where: { taskSlug: { equals: 'sendMail' } },
    limit: 50,
    sequential: true,
    silent: true,
  });
  const mails = smtp.received.map((mail) =>
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
  );
  return mails.findLast((mail) => mail.includes(`Subject: ${subject}`)) ?? '';
}

const programme = {
  amount: '637.00',
  laterAmount: '637.00',
  productIds: 'family-wellness-program',
};

async function buyProgramme() {
  const { id } = await shop.paid(programme);
  const { body } = await shop.order(id);
  const { docs } = await shop.cms.payload.find({
    collection: 'plans',
    where: { order: { equals: String(body.transactionId) } },
    depth: 0,
  });
  return { orderId: String(body.transactionId), number: String(body.number), plan: docs[0] };
}

const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const inLongWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

test('CHK-31 the confirmation of a program has its dated payments and their total', async () => {
  const { number, plan } = await buyProgramme();
  const mail = await received(`Your order ${number} is confirmed`);
  expect(mail).toContain('4 payments, $2,548.00 in all');
  for (const { dueOn } of plan?.payments ?? []) expect(mail).toContain(inWords(dueOn));
});

test('PAY-17 a failed payment brings a mail with its number, its sum and the link of Stripe', async () => {
  const { orderId, plan } = await buyProgramme();
  await arrangePlan(deps(), String(plan?.id));
  await failFrom(String(plan?.stripeCustomerId), 2);
  await untilCharged(String(plan?.stripeCustomerId));
  await followOrder(deps(), orderId);
  const { docs } = await shop.cms.payload.find({
    collection: 'plans',
    where: { order: { equals: orderId } },
    depth: 0,
  });
  const mail = await received('Your payment did not go through');
  for (const words of [
    '2 of 4, $637.00',
    String(docs[0]?.payments?.[1]?.payLink),
    `To: ${person.email}`,
  ])
    expect(mail).toContain(words);
});

test('a refund brings a mail with its sum, and its reason stays with the practice', async () => {
  const { orderId, number } = await buyProgramme();
  await refundOrder(deps(), {
    orderId,
    request: randomUUID(),
    cents: 10_050,
    reason: 'She was unhappy',
    stopPlan: true,
    by: 'Hannah',
  });
  const mail = await received(`Your refund for order ${number}`);
  expect(mail).toContain('$100.50 of $637.00');
  expect(mail).not.toContain('unhappy');
});

test('a moved plan brings a mail with the new days and sums of what is to come, each move its own', async () => {
  const { orderId, plan } = await buyProgramme();
  await arrangePlan(deps(), String(plan?.id));
  const due = Date.parse(plan?.payments?.[1]?.dueOn ?? '');
  for (const days of [5, 20]) {
    await movePlan(deps(), orderId, new Date(due + days * 86_400_000).toISOString().slice(0, 10));
    const { docs } = await shop.cms.payload.find({
      collection: 'plans',
      where: { order: { equals: orderId } },
      depth: 0,
    });
    const mail = await received('New days for your monthly payments');
    for (const { dueOn } of docs[0]?.payments?.slice(1) ?? [])
      expect(mail).toContain(`${inLongWords(dueOn)}, $637.00`);
    expect(mail).toContain('Payment 2 of 4');
  }
  expect(
    await shop.query("select * from mails where order_id = $1 and kind = 'plan-moved'", [orderId]),
  ).toHaveLength(2);
});

test('a stopped plan brings one mail with what was paid and what is not taken; a plan that was paid in full brings none', async () => {
  const { orderId, plan } = await buyProgramme();
  await arrangePlan(deps(), String(plan?.id));
  await stopPlan(deps(), orderId);
  await followOrder(deps(), orderId);
  const mail = await received('Your monthly payments have ended');
  for (const words of ['1 of 4 payments, $637.00', '$1,911.00']) expect(mail).toContain(words);
  expect(
    await shop.query("select * from mails where order_id = $1 and kind = 'plan-stopped'", [
      orderId,
    ]),
  ).toHaveLength(1);
  const full = await buyProgramme();
  await arrangePlan(deps(), String(full.plan?.id));
  for (let payment = 2; payment <= 4; payment += 1)
    await untilCharged(String(full.plan?.stripeCustomerId));
  await followOrder(deps(), full.orderId);
  expect(
    await shop.query(
      "select paid.status from plans paid where order_id = $1 and not exists (select 1 from mails where mails.order_id = paid.order_id and kind::text like 'plan-%')",
      [full.orderId],
    ),
  ).toEqual([{ status: 'completed' }]);
});

test('a dialog order asks for what its offer needs, with the choice of a package by name', async () => {
  const body = {
    firstName: 'Naomi',
    lastName: 'W',
    email: 'naomi@buyer.example',
    phone: '',
    productType: 'complete-package',
    amount: '877.00',
    paymentToken: 'tok_visa',
  };
  const { body: answer } = await shop.call('offer-order', body);
  const asked = await received(`One thing we need for your order ${String(answer.number)}`);
  for (const words of [
    'which test you want, and where to send it',
    'Adult Gut',
    'Child Gut',
    'Baby Gut',
  ])
    expect(asked).toContain(words);
  const confirmation = await received(`Your order ${String(answer.number)} is confirmed`);
  expect(confirmation).toContain('$877.00');
  expect(confirmation).not.toContain('Ships to');
});
