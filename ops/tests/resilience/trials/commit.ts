import { once } from 'node:events';
import { grouped } from '../../world/figures.ts';
import { withoutOneOrder } from '../../world/orders.ts';
import { newShopper } from '../../world/shopper.ts';
import { withoutDeliveries } from '../../world/stripe-side.ts';
import { until } from '../../world/until.ts';
import { startReconcile } from '../reconcile.ts';
import { failAt, type Moment, stopAt } from '../stop-point.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

const moments: Moment[] = [
  { table: 'orders', event: 'insert', when: 'before' },
  { table: 'orders', event: 'insert', when: 'after' },
  { table: 'mails', event: 'insert', when: 'after' },
  { table: 'payload_jobs', event: 'insert', when: 'after' },
  { table: 'orders', event: 'update', when: 'before' },
  { table: 'orders', event: 'insert', when: 'commit' },
];

export const durableCommit: Trial = {
  id: 'PAY-07',
  title: 'kills around the commit of an order, then Stripe repeats its webhook',
  run: (world) =>
    withoutDeliveries(world, async () => {
      const kills = world.count(200, 13);
      const ofCms = world.count(10, 2);
      const intents: string[] = [];
      let early = 0;
      for (let kill = 0; kill < kills + ofCms; kill += 1) {
        const shopper = newShopper(world);
        const { intent } = await shopper.pay();
        const moment = moments[kill % (moments.length + 1)];
        if (kill < kills) await killWriter(world, intent, moment);
        else if (await isAnsweredByKilledCms(world, intent, moment)) early += 1;
        await deliver(world, intent);
        intents.push(intent);
      }
      const wrong = await withoutOneOrder(world.query, intents);
      return {
        kept: wrong + early === 0,
        figure: `${grouped(kills)} kills of a process that writes orders and ${ofCms} of the CMS, at ${moments.length + 1} moments: ${wrong} without exactly one paid order, ${early} told 2xx before the commit`,
      };
    }),
};

export const outbox: Trial = {
  id: 'REL-02',
  title: 'a kill or an error between an order, its mails and their jobs',
  run: (world) =>
    withoutDeliveries(world, async () => {
      const times = world.count(200, 6);
      let halves = 0;
      for (let time = 0; time < times; time += 1) {
        const { intent } = await newShopper(world).pay();
        if (time % 2 === 0)
          await killWriter(world, intent, { table: 'mails', event: 'insert', when: 'after' });
        else
          await failOnce(world, intent, { table: 'payload_jobs', event: 'insert', when: 'before' });
        if (!(await isWholeOrNothing(world, intent))) halves += 1;
        await deliver(world, intent);
        if (!(await isWholeOrNothing(world, intent))) halves += 1;
      }
      return {
        kept: halves === 0,
        figure: `${grouped(times)} kills and errors between insert and queue, ${halves} orders with a mail or a job missing`,
      };
    }),
};

/** Lets a process write the order of `intent` and kills it at `moment`; without one, as soon as the order can be seen. */
async function killWriter(world: World, intent: string, moment: Moment | undefined): Promise<void> {
  const point = moment ? await stopAt(world, moment) : null;
  const writer = startReconcile(world);
  const gone = once(writer, 'close');
  try {
    if (point) await point.reached();
    else
      await until(
        'the order can be seen',
        60_000,
        async () =>
          (
            await world.query('select 1 from orders where stripe_payment_intent_id = $1', [intent])
          )[0] ?? null,
      );
  } finally {
    writer.kill('SIGKILL');
    await gone;
    await point?.remove();
  }
}

/** Kills the CMS while it handles the webhook. True when it said 2xx although the order was not committed. */
async function isAnsweredByKilledCms(
  world: World,
  intent: string,
  moment: Moment | undefined,
): Promise<boolean> {
  const point = await stopAt(world, moment ?? { table: 'orders', event: 'insert', when: 'commit' });
  const answering = newShopper(world).deliver(intent);
  try {
    await point.reached();
    world.kill('cms');
    await answering;
  } finally {
    await point.remove();
  }
  const { status } = await answering;
  await world.recover();
  return status >= 200 && status < 300;
}

async function failOnce(world: World, intent: string, moment: Moment): Promise<void> {
  const mend = await failAt(world, moment);
  const { status } = await newShopper(world).deliver(intent);
  await mend();
  if (status !== 500)
    throw new Error(`A webhook whose order could not be written was answered ${status}`);
}

/** As Stripe does: again until it is taken. */
async function deliver(world: World, intent: string): Promise<void> {
  const stripe = newShopper(world);
  await until(
    'the webhook is taken',
    60_000,
    async () => (await stripe.deliver(intent)).status === 200 || null,
  );
}

async function isWholeOrNothing({ query }: World, intent: string): Promise<boolean> {
  const [row] = await query<{ orders: number; mails: number; jobs: number }>(
    `select (select count(*)::int from orders where stripe_payment_intent_id = $1) as orders,
      (select count(*)::int from mails m join orders o on o.id = m.order_id where stripe_payment_intent_id = $1) as mails,
      (select count(*)::int from payload_jobs j join mails m on j.input->>'mail' = m.id::text join orders o on o.id = m.order_id where stripe_payment_intent_id = $1) as jobs`,
    [intent],
  );
  return (
    row !== undefined && row.mails === 2 * row.orders && row.jobs === row.mails && row.orders <= 1
  );
}
