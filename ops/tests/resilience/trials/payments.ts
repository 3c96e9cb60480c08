import { randomUUID } from 'node:crypto';
import { crowd } from '../../world/crowd.ts';
import { grouped, seconds } from '../../world/figures.ts';
import { ordersOf } from '../../world/orders.ts';
import { cart, newShopper, type Shopper } from '../../world/shopper.ts';
import { stripeSideOf, withoutDeliveries } from '../../world/stripe-side.ts';
import type { Trial } from '../trial.ts';

/** Edits at Stripe after the charge, and what they leave: money that fits nothing, or no money. */
const mismatches: Record<string, { patch: (intent: string) => object; isTaken: boolean }> = {
  'a cent less': { patch: () => ({ amount: 47_699, amount_received: 47_699 }), isTaken: true },
  'a cent more': { patch: () => ({ amount: 47_701, amount_received: 47_701 }), isTaken: true },
  'received one cent': { patch: () => ({ amount_received: 1 }), isTaken: true },
  'another currency': { patch: () => ({ currency: 'eur' }), isTaken: true },
  'a checkout that does not exist': {
    patch: () => ({ metadata: { reference: randomUUID(), revision: '1' } }),
    isTaken: true,
  },
  'a revision that does not exist': {
    patch: () => ({ metadata: { reference: randomUUID(), revision: '99' } }),
    isTaken: true,
  },
  processing: { patch: () => ({ status: 'processing' }), isTaken: false },
  'waiting for 3-D Secure': { patch: () => ({ status: 'requires_action' }), isTaken: false },
  cancelled: { patch: () => ({ status: 'canceled' }), isTaken: false },
};

export const mismatched: Trial = {
  id: 'PAY-09',
  title: 'payments that do not fit their order',
  run: (world) =>
    withoutDeliveries(world, async () => {
      const kinds = [
        ...Object.entries(mismatches),
        ['the checkout of someone else', null] as const,
      ];
      const rounds = world.count(30, 3);
      const wrong = await crowd(kinds.length * rounds, 6, async (index) => {
        const [, kind] = kinds[index % kinds.length] ?? [];
        const shopper = newShopper(world);
        const { intent } = await shopper.pay();
        const foreign = newShopper(world);
        if (!kind) await foreign.prepare();
        await shopper.stripe.tamper(
          intent,
          kind?.patch(intent) ?? { metadata: { reference: foreign.reference, revision: '1' } },
        );
        await Promise.all([
          shopper.report(intent),
          shopper.deliver(intent),
          shopper.report(intent),
        ]);
        const states = (await ordersOf(world.query, [intent]))
          .map(({ status }) => status)
          .join(',');
        return states === (kind?.isTaken === false ? '' : 'needs-review') ? null : states;
      });
      const broken = wrong.filter((states) => states !== null);
      const paid = broken.filter((states) => states.includes('paid')).length;
      return {
        kept: broken.length === 0,
        figure: `${grouped(wrong.length)} payments of ${kinds.length} kinds, ${paid} taken as paid, ${broken.length - paid} not in 'needs review' or not without order`,
      };
    }),
};

const buyers: Record<string, (shopper: Shopper) => Promise<string>> = {
  'declined, then another card': async (shopper) => {
    const { secret, intent } = await shopper.prepare();
    await shopper.stripe.confirm(secret, '4000000000000002');
    const refused = await shopper.report(intent);
    if (refused.status !== 422)
      throw new Error(`A declined payment was reported as ${refused.status}`);
    await shopper.stripe.confirm((await shopper.prepare()).secret);
    return intent;
  },
  '3-D Secure given up, then another card': async (shopper) => {
    const { secret, intent } = await shopper.prepare();
    await shopper.stripe.confirm(secret, '4000002760003184');
    await shopper.report(intent);
    await shopper.stripe.control('POST', 'challenge', { intentId: intent, outcome: 'fail' });
    await shopper.stripe.confirm((await shopper.prepare()).secret);
    return intent;
  },
  'the answer to create-order is lost': async (shopper) => {
    const { intent } = await shopper.pay();
    await shopper.call(
      'POST',
      '/api/payment/create-order',
      { stripePaymentIntentId: intent, ...cart() },
      { giveUpMs: 15 },
    );
    return intent;
  },
  'Pay clicked twice': async (shopper) => {
    const [one, two] = await Promise.all([shopper.prepare(), shopper.prepare()]);
    await Promise.all([shopper.stripe.confirm(one.secret), shopper.stripe.confirm(two.secret)]);
    return one.intent;
  },
  'two tabs with two carts': async (shopper) => {
    const tabs = await Promise.all([shopper.prepare(1), shopper.prepare(2)]);
    await Promise.all(tabs.map(({ secret }) => shopper.stripe.confirm(secret)));
    return tabs[0].intent;
  },
  'back and Pay again': async (shopper) => {
    const { intent } = await shopper.pay();
    const again = await shopper.ask(2);
    if (again.body.paid !== true)
      throw new Error(`A paid checkout was offered for payment again: ${again.status}`);
    return intent;
  },
};

export const oneCharge: Trial = {
  id: 'PAY-10',
  title: 'declines, lost answers, double clicks and two tabs',
  async run(world) {
    const kinds = Object.values(buyers);
    const rounds = world.count(100, 4);
    const results = await crowd(kinds.length * rounds, 6, async (index) => {
      const shopper = newShopper(world);
      const intent = await (kinds[index % kinds.length] ?? pays)(shopper);
      const answer = await shopper.report(intent);
      const [order, ...more] = await ordersOf(world.query, [intent]);
      const isOne =
        order?.status === 'paid' && more.length === 0 && answer.body.transactionId === order.id;
      return {
        isOne,
        charges: await shopper.stripe.charges(intent),
        toldFailed: answer.status !== 200,
      };
    });
    const charged = results.filter(({ charges }) => charges !== 1).length;
    const wrong = results.filter(({ isOne }) => !isOne).length;
    const told = results.filter(({ toldFailed }) => toldFailed).length;
    return {
      kept: charged + wrong + told === 0,
      figure: `${grouped(results.length)} buyers of ${kinds.length} kinds, ${charged} not charged exactly once, ${wrong} without exactly one paid order, ${told} told that it failed`,
    };
  },
};

const pays = async (shopper: Shopper) => (await shopper.pay()).intent;

export const cutTowardsStripe: Trial = {
  id: 'PAY-11',
  title: 'the connection to Stripe is cut before and after it acts',
  async run(world) {
    const { control, sdk } = stripeSideOf(world);
    const checkouts = world.count(250, 6);
    const references: string[] = [];
    let cuts = 0;
    for (let checkout = 0; checkout < checkouts; checkout += 1) {
      const shopper = newShopper(world);
      references.push(shopper.reference);
      for (const match of ['POST /v1/payment_intents', 'POST /v1/payment_intents/:id']) {
        const times = world.random.between(1, 3);
        cuts += times;
        await control('POST', 'faults', {
          match,
          mode: world.random.pick(['cut-before', 'cut-after']),
          times,
        });
        await shopper.prepare(match.endsWith(':id') ? 2 : 1);
        await control('DELETE', 'faults');
      }
    }
    const objects = new Map(references.map((reference) => [reference, { count: 0, cents: 0 }]));
    for await (const { metadata, amount, status } of sdk.paymentIntents.list({ limit: 100 })) {
      const seen = objects.get(metadata.reference ?? '');
      if (!seen || status === 'canceled') continue;
      seen.count += 1;
      seen.cents = amount;
    }
    const doubled = [...objects.values()].filter(({ count }) => count !== 1).length;
    const stale = [...objects.values()].filter(({ cents }) => cents !== 95_400).length;
    return {
      kept: doubled + stale === 0,
      figure: `${grouped(checkouts)} checkouts of two carts, ${grouped(cuts)} cuts, ${doubled} without exactly one payment object, ${stale} with the price of the former cart`,
    };
  },
};

/** No answer may take longer than this (PAY-22). */
const longestMs = 15_000;

export const stripeAway: Trial = {
  id: 'PAY-22',
  title: 'Stripe refuses, is silent, answers 500 and 429',
  async run(world) {
    const { control } = stripeSideOf(world);
    const edge = world.edges.cmsToStripe;
    const rounds = world.count(10, 1);
    const failing = (status: number) => async () =>
      void (await control('POST', 'faults', {
        match: 'POST /v1/payment_intents',
        mode: 'status',
        status,
        times: 1_000,
      }));
    const states = {
      refuse: () => edge.set({ mode: 'refuse' }),
      'black hole': () => edge.set({ mode: 'black-hole' }),
      'half open': () => edge.set({ mode: 'half-open' }),
      reset: () => edge.set({ mode: 'reset' }),
      500: failing(500),
      429: failing(429),
    };
    let wrong = 0;
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const begin of Object.values(states)) {
        await begin();
        const shopper = newShopper(world);
        const [intent, status, page] = await Promise.all([
          shopper.call('POST', '/api/create-payment-intent', {
            ...cart(),
            reference: shopper.reference,
          }),
          shopper.call('GET', '/api/payment/status'),
          shopper.call('GET', '/checkout'),
        ]);
        longest = Math.max(longest, intent.ms, status.ms, page.ms);
        if (
          intent.status !== 503 ||
          !String(intent.body.message).match(/\w+ \w+/) ||
          status.status !== 200 ||
          page.status !== 200
        )
          wrong += 1;
        await edge.set({ mode: 'none' });
        await control('DELETE', 'faults');
        await shopper.prepare();
      }
    }
    return {
      kept: wrong === 0 && longest < longestMs,
      figure: `${rounds * Object.keys(states).length} outages of ${Object.keys(states).length} kinds, ${wrong} with a wrong answer, longest answer ${seconds(longest)}, every checkout went on afterwards`,
    };
  },
};
