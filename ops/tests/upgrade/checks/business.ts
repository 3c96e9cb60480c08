import { randomUUID } from 'node:crypto';
import { until } from '../../world/until.ts';
import type { Begun } from '../history/buying.ts';
import { person } from '../history/people.ts';
import type { Doc } from '../manifest.ts';
import type { World } from '../world.ts';
import { type Check, counted, requireNone } from './check.ts';

const patienceMs = 120_000;

const ordersOf = ({ query }: World, intent: string) =>
  query<{ id: string; status: string; lines: number }>(
    'select id, status, (select count(*)::int from orders_lines where _parent_id = o.id) as lines from orders o where stripe_payment_intent_id = $1',
    [intent],
  );

export const openCheckouts: Check = {
  title: 'checkouts that were open are paid, each once',
  async run(world) {
    const { manifest, buying, office } = world;
    const { plain, coupon, early, offline } = manifest.open;
    // The first two were on Pay and hold their client secret; the others go on where the form is not sent yet, or Stripe had failed.
    const goOn = async ({ person, cart, reference }: Begun) =>
      await buying.begin({ person, items: cart.items, reference });
    const faults: string[] = [];
    for (const [name, begun] of Object.entries({
      plain,
      coupon,
      early: await goOn(early),
      offline: await goOn(offline),
    })) {
      await buying.charge(begun);
      const { id } = await buying.report(begun);
      await buying.report(begun);
      const rows = await ordersOf(world, begun.intent);
      const order = await office.get<Doc>(`orders/${id}?depth=0`);
      const seen = {
        orders: rows.length,
        status: order.status,
        amount: order.amount,
        lines: rows[0]?.lines,
        address: order.address,
        coupon: order.couponCode ?? undefined,
      };
      const wanted = {
        orders: 1,
        status: 'paid',
        amount: begun.cart.amount,
        lines: begun.cart.items.length,
        address: begun.person.address,
        coupon: begun.cart.couponCode,
      };
      if (JSON.stringify(seen) !== JSON.stringify(wanted))
        faults.push(
          `the ${name} one is ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`,
        );
    }
    requireNone(faults);
    return counted(4, 'checkouts');
  },
};

export const couponsSpent: Check = {
  title: 'coupons that are used up or ended take nothing off, and others still do',
  async run({ manifest, buying }) {
    const items = [{ id: 'gi-map', quantity: 1 }];
    const ask = async (code: string) =>
      (await buying.call('POST', '/api/validate-coupon', { code, orderTotal: 477, items })).status;
    const faults: string[] = [];
    for (const code of manifest.spentCoupons)
      if ((await ask(code)) !== 422) faults.push(`${code} is taken`);
    if ((await ask('WELCOME10')) !== 200) faults.push('WELCOME10 is refused');
    // Once for each buyer, who used it before the upgrade.
    const again = { person: person(26), items, couponCode: 'WELCOME10' };
    const isTaken = await buying.begin(again).then(
      () => true,
      () => false,
    );
    if (isTaken) faults.push('WELCOME10 is taken twice from the same buyer');
    requireNone(faults);
    return counted(manifest.spentCoupons.length + 2, 'questions');
  },
};

export const programmeGoesOn: Check = {
  title: 'a programme that is half paid is charged on its day, and its order follows',
  async run({
    manifest: {
      runningPlan: { customer, order },
    },
    buying: { stripe },
    office,
  }) {
    for (let step = 0; step < 20; step += 1) {
      const { body } = await stripe.control('POST', 'clock', { customer, to: 'next' });
      if (
        (body.done as { what: string }[]).some(({ what }) => what.startsWith('invoice is charged'))
      )
        break;
    }
    return await until('the third payment is in the order', patienceMs, async () => {
      const { paymentsMade, status } = await office.get<Doc>(`orders/${order}?depth=0`);
      return paymentsMade === '3 of 4' && status === 'paid' ? '3 of 4' : null;
    });
  },
};

export const refunds: Check = {
  title: 'money of an old order goes back at the press of the button, once',
  async run({ manifest: { refundable }, office, buying: { stripe } }) {
    const wish = {
      request: randomUUID(),
      amount: '7.70',
      reason: 'After the upgrade',
      stopPlan: false,
    };
    await office.post(`payments/orders/${refundable.order}/refund`, wish);
    await office.post(`payments/orders/${refundable.order}/refund`, wish);
    const order = await office.get<Doc>(`orders/${refundable.order}?depth=0`);
    const { data } = await stripe.sdk.refunds.list({
      payment_intent: String(order.stripePaymentIntentId),
    });
    const seen = [order.status, order.refundedAmount, data.length].join();
    requireNone(seen === 'partially-refunded,7.70,1' ? [] : [`the order is ${seen}`]);
    return `$7.70 of $${refundable.paid}`;
  },
};

export const oldEvents: Check = {
  title: 'an event of Stripe from before, delivered once more, makes no second order',
  async run({ manifest, buying: { stripe }, query }) {
    const { body } = await stripe.control('GET', 'events');
    const events = (body as unknown as { id: string; type: string; created: number }[]).filter(
      ({ type, created }) =>
        type === 'payment_intent.succeeded' && created * 1000 < Date.parse(manifest.moment),
    );
    const count = async () =>
      (
        await query<{ orders: number; mails: number }>(
          'select (select count(*)::int from orders) as orders, (select count(*)::int from mails) as mails',
        )
      )[0];
    const before = await count();
    for (const { id } of events) {
      const answer = await stripe.control('POST', 'webhooks/deliver', { eventId: id });
      if (answer.body.status !== 200)
        throw new Error(`${id} was answered ${String(answer.body.status)}`);
    }
    const after = await count();
    requireNone(
      JSON.stringify(before) === JSON.stringify(after)
        ? []
        : [`there were ${JSON.stringify(before)} and are ${JSON.stringify(after)}`],
    );
    return counted(events.length, 'events');
  },
};

export const leaving: Check = {
  title: 'who wants no reminders stays so, and links in old mails still work',
  async run({ manifest: { leaveLinks }, buying, query }) {
    const gone = async () =>
      (
        await query<{ gone: number }>(
          'select count(*)::int as gone from workshop_signups where unsubscribed_at is not null',
        )
      )[0]?.gone;
    const press = async (link: string) =>
      (
        await buying.call('POST', link, 'List-Unsubscribe=One-Click', {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).status;
    const seen = [
      await gone(),
      await press(leaveLinks.left),
      await gone(),
      await press(leaveLinks.staying),
      await gone(),
    ].join();
    requireNone(
      seen === '1,200,1,200,2' ? [] : [`people who left, and answers to the links: ${seen}`],
    );
    return '1 before, 2 with one who follows the link now';
  },
};
