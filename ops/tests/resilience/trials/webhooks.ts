import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import Stripe from 'stripe';
import type { Answer } from '../../world/calls.ts';
import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { mailsOf } from '../../world/mail-queue.ts';
import { ordersOf, withoutOneOrder } from '../../world/orders.ts';
import { newShopper } from '../../world/shopper.ts';
import { withoutDeliveries } from '../../world/stripe-side.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

const path = '/api/stripe/webhook';
const mostDeliveries = 20;

type Forgery = { body: string | Blob; headers: Record<string, string> };

/** Every delivery that is not exactly what Stripe signed a moment ago. */
function forgeries(payload: string, secret: string): Record<string, Forgery> {
  const sign = (text: string, key = secret, timestamp = Math.floor(Date.now() / 1000)) =>
    Stripe.webhooks.generateTestHeaderString({ payload: text, secret: key, timestamp });
  const now = Math.floor(Date.now() / 1000);
  const signed = (signature: string, body: string | Blob = payload, more = {}) => ({
    body,
    headers: { 'stripe-signature': signature, ...more },
  });
  const large = JSON.stringify({
    ...(JSON.parse(payload) as object),
    filler: 'x'.repeat(2_000_000),
  });
  return {
    'no header': { body: payload, headers: {} },
    'empty header': signed(''),
    'another secret': signed(sign(payload, 'whsec_0123456789abcdef')),
    'six minutes old': signed(sign(payload, secret, now - 360)),
    'two wrong signatures': signed(`t=${now},v1=${'0'.repeat(64)},v1=${'f'.repeat(64)}`),
    'a fresh time on an old signature': signed(
      sign(payload, secret, now - 360).replace(/t=\d+/, `t=${now}`),
    ),
    'only the old scheme': signed(sign(payload).replace('v1=', 'v0=')),
    'written anew': signed(sign(payload), JSON.stringify(JSON.parse(payload), null, 2)),
    'another event': signed(
      sign(payload),
      payload.replace('payment_intent.succeeded', 'payment_intent.canceled'),
    ),
    compressed: signed(sign(payload), new Blob([gzipSync(payload)]), {
      'content-encoding': 'gzip',
    }),
    'two megabytes': signed(sign(large), large),
  };
}

export const signatures: Trial = {
  id: 'PAY-05',
  title: 'webhooks that Stripe did not sign like this',
  run: (world) =>
    withoutDeliveries(world, async () => {
      const rounds = world.count(20, 2);
      const answers: { name: string; answer: Answer }[] = [];
      const intents: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const shopper = newShopper(world);
        const { intent } = await shopper.pay();
        intents.push(intent);
        const before = await tables(world);
        for (const [name, { body, headers }] of Object.entries(
          forgeries(shopper.stripe.webhook(intent).payload, world.secrets.STRIPE_WEBHOOK_SECRET),
        )) {
          answers.push({ name, answer: await shopper.call('POST', path, body, { headers }) });
        }
        if ((await tables(world)) !== before)
          throw new Error('A forged webhook changed the database');
        const { status } = await shopper.deliver(intent);
        if (status !== 200)
          throw new Error(`The webhook that Stripe signed was answered ${status}`);
      }
      // Too large is refused before anything is read of it, compressed before anything is unpacked.
      const refusals = (name: string) =>
        name === 'two megabytes' ? [0, 413] : name === 'compressed' ? [400, 415] : [400];
      const taken = answers.filter(({ name, answer }) => !refusals(name).includes(answer.status));
      const wrong = await withoutOneOrder(world.query, intents);
      return {
        kept: taken.length + wrong === 0,
        figure: `${grouped(answers.length)} forged deliveries of ${answers.length / rounds} kinds, ${taken.length} not refused${taken[0] ? ` (${taken[0].name}: ${taken[0].answer.status})` : ''}, 0 rows changed, ${wrong} genuine ones without effect`,
      };
    }),
};

export const replays: Trial = {
  id: 'PAY-06',
  title: 'every event 100 times, 20 at once',
  async run(world) {
    const payments = world.count(10, 1);
    const deliveries: Delivery[] = [];
    const intents: string[] = [];
    for (let payment = 0; payment < payments; payment += 1) {
      const shopper = newShopper(world);
      const { intent } = await shopper.pay();
      intents.push(intent);
      for (const type of [
        'payment_intent.succeeded',
        'payment_intent.created',
        'customer.tax_id.created',
      ]) {
        const { payload, headers } = shopper.stripe.webhook(intent, type);
        deliveries.push(
          ...(await crowd(100, 20, () =>
            deliverAsStripe(() => shopper.call('POST', path, payload, { headers })),
          )),
        );
      }
    }
    const refused = deliveries.filter(({ status }) => status !== 200).length;
    const failed = deliveries.flatMap(({ failures }) => failures);
    const wrong = await withoutOneOrder(world.query, intents);
    const mails = await mailsOf(
      world,
      'order_id',
      (await ordersOf(world.query, intents)).map(({ id }) => id),
    );
    const extra = mails.wanted - 2 * payments + mails.repeated;
    return {
      kept:
        refused + wrong + extra + mails.missing === 0 && failed.length <= deliveries.length / 100,
      figure: `${grouped(deliveries.length)} deliveries for ${payments} payments, ${refused} never taken, ${failed.length} failed at first${failed[0] === undefined ? '' : ` (${[...new Set(failed)].join(', ')})`}, ${wrong} without exactly one paid order, ${extra} extra mails`,
    };
  },
};

type Delivery = {
  /** Of the last try. */
  status: number;
  /** The statuses of tries that a shop which is merely busy does not answer with; 0: no answer came. */
  failures: number[];
};

/**
 * Stripe sends an event again until it is answered with 2xx; a busy shop answers 503 once in a while. Deliveries that
 * earlier trials held back may still be coming in.
 */
async function deliverAsStripe(send: () => Promise<{ status: number }>): Promise<Delivery> {
  const failures: number[] = [];
  for (let tries = 1; ; tries += 1) {
    const { status } = await send();
    if ((status >= 200 && status < 300) || tries === mostDeliveries) return { status, failures };
    if (status !== 503) failures.push(status);
    await pause(500);
  }
}

const events = ['created', 'processing', 'payment_failed', 'succeeded', 'canceled'];
const histories = ['paid', 'declined, then paid', 'declined', 'cancelled'] as const;

export const anyOrder: Trial = {
  id: 'PAY-08',
  title: 'the events of a payment in every order',
  run: (world) =>
    withoutDeliveries(world, async () => {
      const orders = world.random
        .shuffled(permutations(events))
        .slice(0, Math.min(120, world.count(120, 8)));
      const outcomes = await crowd(orders.length * histories.length, 6, async (index) => {
        const history = histories[index % histories.length] ?? 'paid';
        const intent = await deliverInOrder(
          world,
          history,
          orders[Math.floor(index / histories.length)] ?? events,
        );
        const found = await ordersOf(world.query, [intent]);
        return `${history} → ${found.map(({ status }) => status).join(' and ') || 'no order'}`;
      });
      const states = histories.map(
        (history) => new Set(outcomes.filter((outcome) => outcome.startsWith(`${history} →`))),
      );
      const right = outcomes.filter((outcome) =>
        /paid → paid$|^(declined|cancelled) → no order$/.test(outcome),
      ).length;
      return {
        kept: right === outcomes.length && states.every(({ size }) => size === 1),
        figure: `${orders.length} orders of ${events.length} events for ${histories.length} histories, ${Math.max(...states.map(({ size }) => size))} final state for each, ${outcomes.length - right} wrong`,
      };
    }),
};

/** What happens at Stripe happens before the first event that can tell of it; all other events come whenever they like. */
async function deliverInOrder(
  world: World,
  history: (typeof histories)[number],
  order: string[],
): Promise<string> {
  const shopper = newShopper(world);
  const { secret, intent } = await shopper.prepare();
  const happen = async () => {
    if (history.startsWith('declined')) await shopper.stripe.confirm(secret, '4000000000000002');
    if (history.endsWith('paid')) await shopper.stripe.confirm(secret);
    if (history === 'cancelled') await shopper.stripe.sdk.paymentIntents.cancel(intent);
  };
  const latest = order.indexOf(
    history.endsWith('paid')
      ? 'succeeded'
      : history === 'cancelled'
        ? 'canceled'
        : 'payment_failed',
  );
  const at = world.random.between(0, latest);
  for (const [index, event] of order.entries()) {
    if (index === at) await happen();
    const { status } = await deliverAsStripe(() =>
      shopper.deliver(intent, `payment_intent.${event}`),
    );
    if (status !== 200) throw new Error(`A genuine event was answered ${status} to the end`);
  }
  return intent;
}

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

/** A fingerprint of every row that money touches. The outbox moves by itself, so of that only the number of rows. */
async function tables({ query }: World): Promise<string> {
  const fingerprint = (table: string) =>
    query(`select count(*), md5(string_agg(one::text, '' order by one.id)) from ${table} as one`);
  const numberOf = (table: string) => query(`select count(*) from ${table}`);
  return JSON.stringify([
    await fingerprint('orders'),
    await fingerprint('checkouts'),
    await numberOf('mails'),
    await numberOf('payload_jobs'),
  ]);
}
