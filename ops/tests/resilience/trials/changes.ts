import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { ordersOf } from '../../world/orders.ts';
import { newShopper, type Shopper } from '../../world/shopper.ts';
import { reconcile } from '../reconcile.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

const dayAndAnHour = 25;

export const changedCart: Trial = {
  id: 'PAY-12',
  title: 'the cart grows around the moment of Pay, and checkouts are left behind',
  async run(world) {
    const buyers = world.count(300, 12);
    const prices = await crowd(buyers, 6, async (index) => await buyWhileChanging(world, index));
    const wrong = prices.filter(
      ({ charged, ordered, worth }) => charged !== ordered || charged !== worth,
    );
    const left = world.count(100, 6);
    const { cancelled, open } = await leaveBehind(world, left);
    return {
      kept: wrong.length === 0 && open === 0 && cancelled >= left,
      figure: `${grouped(buyers)} carts that grew, ${prices.filter(({ worth }) => worth > 47_700).length} paid as the larger one, ${wrong.length} charged, ordered and sent with different totals; ${grouped(left)} left behind for a day, ${open} still payable`,
    };
  },
};

/** One kit becomes two before, after and in the very moment of the charge, by the secret that was handed out for one. */
async function buyWhileChanging(
  world: World,
  index: number,
): Promise<{ charged: number; ordered: number; worth: number }> {
  const shopper = newShopper(world);
  const { secret, intent } = await shopper.prepare();
  const grow = async () => void (await shopper.begin(2));
  const charge = async () => void (await shopper.stripe.confirm(secret));
  if (index % 3 === 0) await Promise.all([grow(), charge()]);
  else for (const step of index % 3 === 1 ? [grow, charge] : [charge, grow]) await step();
  await shopper.report(intent);
  return await totalsOf(world, shopper, intent);
}

/** In cents: what Stripe took, what the order says, and what its lines are worth. */
async function totalsOf(
  world: World,
  { stripe }: Shopper,
  intent: string,
): Promise<{ charged: number; ordered: number; worth: number }> {
  const { amount_received: charged } = await stripe.sdk.paymentIntents.retrieve(intent);
  const [order] = await ordersOf(world.query, [intent]);
  const [lines] = await world.query<{ worth: number }>(
    'select coalesce(sum(quantity * unit_cents), 0)::int as worth from orders_lines where _parent_id::text = $1',
    [order?.id ?? ''],
  );
  return { charged, ordered: Math.round(Number(order?.amount) * 100), worth: lines?.worth ?? 0 };
}

/** Nobody touches these for a day and an hour; then the comparison runs. */
async function leaveBehind(
  world: World,
  count: number,
): Promise<{ cancelled: number; open: number }> {
  const shoppers = await crowd(count, 6, async () => {
    const shopper = newShopper(world);
    const { intent } = await shopper.prepare();
    await shopper.stripe.tamper(intent, {
      created: Math.floor(Date.now() / 1000) - dayAndAnHour * 3_600,
    });
    return { shopper, intent };
  });
  await world.query(
    `update checkouts set updated_at = now() - make_interval(hours => $1) where reference::text = any($2)`,
    [dayAndAnHour, shoppers.map(({ shopper }) => shopper.reference)],
  );
  const { cancelled } = await reconcile(world, 2 * dayAndAnHour);
  const states = await crowd(count, 6, async (index) => {
    const one = shoppers[index];
    return one ? (await one.shopper.stripe.sdk.paymentIntents.retrieve(one.intent)).status : '';
  });
  return { cancelled, open: states.filter((status) => status !== 'canceled').length };
}
