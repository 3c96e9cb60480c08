import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { arrangePlan } from '../../src/payments/plans/arrange-plan.ts';
import { refundOrder } from '../../src/payments/refunds/refund.ts';
import { challenge, tokenOf } from '../support/payments/cards.ts';
import { patience, runs } from '../support/runs.ts';
import { cards, giMap, person, useShop } from '../support/shop.ts';

const shop = await useShop();
const deps = () => ({ payload: shop.cms.payload, stripe: shop.stripe });
const programme = {
  amount: '637.00',
  laterAmount: '637.00',
  productIds: 'family-wellness-program',
};
const buyer = {
  firstName: 'Naomi',
  lastName: 'Whitfield',
  email: 'naomi@buyer.example',
  phone: '',
  productType: 'gi-map',
  amount: '470.00',
};

const between = (least: number, most: number) =>
  least + Math.floor(Math.random() * (most - least + 1));
const pick = <T>(items: readonly T[]) => items[between(0, items.length - 1)] as T;

/** Cuts the next one to three calls, before or after Stripe acted. */
const cut = (call: RegExp) =>
  shop.proxy.cut(pick(['before', 'after'] as const), call, between(1, 3));

/** As a page or a person does: again until the shop has an answer. */
async function insist<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  for (let time = 0; time < 5; time += 1) {
    const answer = await call();
    if (answer.status !== 503) return answer;
  }
  throw new Error('The shop did not answer five times');
}

/** The payable or paid intents of each reference, and what was taken by them. */
async function takenBy(references: string[]) {
  const found = new Map(
    references.map((reference) => [reference, { intents: 0, charges: 0, cents: 0 }]),
  );
  for await (const { id, metadata, status, amount } of shop.dashboard.paymentIntents.list({
    limit: 100,
  })) {
    const seen = found.get(metadata.reference ?? '');
    if (!seen || status === 'canceled') continue;
    const { data } = await shop.dashboard.charges.list({ payment_intent: id });
    seen.intents += 1;
    seen.cents = amount;
    seen.charges += data.filter(({ paid }) => paid).length;
  }
  return [...found.values()];
}

const orderOffer = (wish: { reference: string; paymentToken: string }) =>
  shop.call('offer-order', { ...buyer, ...wish });

/** Ways to buy in the dialog that could charge twice; each answers when the buyer has a confirmation. */
const buyers: Record<
  string,
  (reference: string) => Promise<{ status: number; body: { transactionId?: string } }>
> = {
  'a double click': async (reference) => {
    const wish = { reference, paymentToken: await tokenOf() };
    const [one] = await Promise.all([orderOffer(wish), orderOffer(wish)]);
    return one;
  },
  'two tabs with a card each': async (reference) => {
    const [one] = await Promise.all([
      orderOffer({ reference, paymentToken: await tokenOf() }),
      orderOffer({ reference, paymentToken: await tokenOf() }),
    ]);
    return one;
  },
  'a card that is declined beside one that is not': async (reference) => {
    const [declined, good] = [await tokenOf(cards.declined), await tokenOf()];
    await Promise.all([
      orderOffer({ reference, paymentToken: declined }),
      orderOffer({ reference, paymentToken: good }),
    ]);
    return await orderOffer({ reference, paymentToken: await tokenOf() });
  },
  'back, and paid again': async (reference) => {
    await orderOffer({ reference, paymentToken: await tokenOf() });
    return await orderOffer({ reference, paymentToken: await tokenOf() });
  },
  'an answer that gets lost': async (reference) => {
    shop.proxy.cut('after', /confirm$/, 2);
    await orderOffer({ reference, paymentToken: await tokenOf() });
    return await orderOffer({ reference, paymentToken: await tokenOf() });
  },
  '3-D Secure in one tab, another card in the other': async (reference) => {
    const asked = await orderOffer({ reference, paymentToken: await tokenOf(cards.challenge) });
    const paymentToken = await tokenOf();
    await Promise.all([
      challenge(String(asked.body.clientSecret), 'complete').catch(() => undefined),
      orderOffer({ reference, paymentToken }),
    ]);
    return await orderOffer({ reference, paymentToken });
  },
};

test(
  'PAY-10 whatever a buyer does with the dialog, there is one charge and one order',
  { timeout: patience },
  async ({ task }) => {
    const kinds = Object.entries(buyers);
    const all = Array.from({ length: runs(1, 34) }, () =>
      kinds.map(([kind, buy]) => ({ kind, buy, reference: randomUUID() })),
    ).flat();
    const references = all.map(({ reference }) => reference);
    for (const { kind, buy, reference } of all) {
      const { status, body } = await buy(reference);
      expect({ kind, status }).toEqual({ kind, status: 200 });
      expect(
        await shop.query('select id, status from orders where reference = $1', [reference]),
      ).toEqual([{ id: body.transactionId, status: 'paid' }]);
    }
    expect(await takenBy(references)).toEqual(
      references.map(() => ({ intents: 1, charges: 1, cents: 47_000 })),
    );
    task.meta.figure = `${references.length} buyers in the dialog of ${kinds.length} kinds, one charge each`;
  },
);

test(
  'PAY-11 cuts towards Stripe at checkout leave one intent with the newest price',
  { timeout: patience },
  async ({ task }) => {
    const references = Array.from({ length: runs(3, 140) }, () => randomUUID());
    const before = shop.proxy.broken();
    for (const reference of references) {
      cut(/^POST \/v1\/payment_intents$/);
      await insist(() => shop.intent({ ...giMap, reference }));
      shop.proxy.heal();
      cut(/^POST \/v1\/payment_intents\/\w+$/);
      const { status } = await insist(() =>
        shop.intent({
          amount: '542.00',
          productIds: 'gi-map,probiotic',
          reference,
          customer: person,
        }),
      );
      expect(status).toBe(200);
      shop.proxy.heal();
    }
    task.meta.figure = `${shop.proxy.broken() - before} cuts in ${references.length} checkouts, one intent each`;
    expect(shop.proxy.broken() - before).toBeGreaterThanOrEqual(runs(6, 500));
    expect(await takenBy(references)).toEqual(
      references.map(() => ({ intents: 1, charges: 0, cents: 54_200 })),
    );
  },
);

test(
  'PAY-11 cuts towards Stripe in the dialog leave one intent, one charge and one order',
  { timeout: patience },
  async ({ task }) => {
    const references = Array.from({ length: runs(3, 250) }, () => randomUUID());
    const before = shop.proxy.broken();
    for (const reference of references) {
      const paymentToken = await tokenOf();
      cut(
        pick([
          /^POST \/v1\/payment_intents$/,
          /^POST \/v1\/payment_methods$/,
          /confirm$/,
          /^GET \/v1\/payment_intents/,
        ]),
      );
      const { body } = await insist(() => orderOffer({ reference, paymentToken }));
      shop.proxy.heal();
      expect(
        await shop.query('select id, status from orders where reference = $1', [reference]),
      ).toEqual([{ id: body.transactionId, status: 'paid' }]);
    }
    task.meta.figure = `${shop.proxy.broken() - before} cuts in ${references.length} dialogs, one charge each`;
    expect(shop.proxy.broken() - before).toBeGreaterThanOrEqual(runs(3, 400));
    expect(await takenBy(references)).toEqual(
      references.map(() => ({ intents: 1, charges: 1, cents: 47_000 })),
    );
  },
);

test(
  'PAY-11 a refund that is asked for twice, cut off and taken up by its job goes back once',
  { timeout: patience },
  async ({ task }) => {
    const buyersOfKits = runs(3, 100);
    for (let time = 0; time < buyersOfKits; time += 1) {
      const { id } = await shop.paid();
      const orderId = String((await shop.order(id)).body.transactionId);
      const wish = {
        orderId,
        request: randomUUID(),
        cents: between(1, 47_700),
        reason: 'Asked for',
        stopPlan: false,
        by: 'Hannah',
      };
      cut(pick([/^POST \/v1\/refunds$/, /^GET \/v1\/refunds/]));
      await Promise.allSettled([refundOrder(deps(), wish), refundOrder(deps(), wish)]);
      shop.proxy.heal();
      await Promise.allSettled([
        refundOrder(deps(), wish),
        shop.cms.payload.jobs.run({
          where: { taskSlug: { equals: 'makeRefund' } },
          limit: 50,
          sequential: true,
          silent: true,
        }),
      ]);
      expect(
        (await shop.dashboard.refunds.list({ payment_intent: id })).data.map(
          ({ amount }) => amount,
        ),
      ).toEqual([wish.cents]);
      expect(
        await shop.query('select refunded_amount from orders where id = $1', [orderId]),
      ).toEqual([{ refunded_amount: (wish.cents / 100).toFixed(2) }]);
      expect(
        await shop.query(
          "select count(*)::int from mails where order_id = $1 and kind = 'order-refund'",
          [orderId],
        ),
      ).toEqual([{ count: 1 }]);
    }
    task.meta.figure = `${buyersOfKits} refunds asked for three times and cut off, made once each`;
  },
);

test(
  'PAY-11 a schedule whose set-up is cut off, repeated and doubled is one schedule',
  { timeout: patience },
  async ({ task }) => {
    const plans = runs(2, 100);
    for (let time = 0; time < plans; time += 1) {
      const { id } = await shop.paid(programme);
      const { body } = await shop.order(id);
      const [plan] = await shop.query(
        'select id, stripe_customer_id as customer from plans where order_id = $1',
        [body.transactionId],
      );
      cut(
        pick([
          /^POST \/v1\/subscription_schedules$/,
          /^GET \/v1\/subscription_schedules/,
          /^GET \/v1\/products/,
        ]),
      );
      await Promise.allSettled([
        arrangePlan(deps(), String(plan?.id)),
        arrangePlan(deps(), String(plan?.id)),
      ]);
      shop.proxy.heal();
      await Promise.all([
        arrangePlan(deps(), String(plan?.id)),
        arrangePlan(deps(), String(plan?.id)),
      ]);
      const { data } = await shop.dashboard.subscriptionSchedules.list({
        customer: String(plan?.customer),
      });
      expect(data.map(({ status }) => status)).toEqual(['not_started']);
    }
    task.meta.figure = `${plans} schedules set up four times and cut off, one each`;
  },
);
