import { createQuery, type Query } from '../../world/database.ts';
import { createRandom } from '../../world/random.ts';
import { signInOwner, type Staff, staffOf } from '../../world/staff.ts';
import { until } from '../../world/until.ts';
import { addressesOf } from '../../world/world.ts';
import type { Manifest } from '../manifest.ts';
import type { OldShop } from '../old-shop.ts';
import { type Bought, buyingAt } from './buying.ts';

/** What is remembered from one moment of the old shop to the next, on the way to a manifest. */
export type Story = {
  shop: OldShop;
  at: ReturnType<typeof addressesOf>;
  buying: ReturnType<typeof buyingAt>;
  query: Query;
  manifest: Partial<Manifest> & Pick<Manifest, 'buyers' | 'forms' | 'messages'>;
  orders: Map<string, Bought>;
  office: () => Promise<Staff>;
  /** Keeps an order under a name of the story. */
  sell: (name: string, order: Promise<Bought>) => Promise<Bought>;
  order: (name: string) => Bought;
  /** Until all that has begun is done: events delivered, jobs run, mails sent. */
  settled: () => Promise<void>;
  /** Stripe takes what is due by now, of all programmes. */
  collect: () => Promise<void>;
};

export function beginStory(shop: OldShop): Story {
  const { ports, environment, secrets } = shop;
  const at = addressesOf(ports, environment);
  const buying = buyingAt({ ...at, secrets, random: createRandom(3_808) });
  const query = createQuery(environment.prepare.DATABASE_OWNER_URL ?? '');
  const orders = new Map<string, Bought>();
  const manifest: Story['manifest'] = { buyers: {}, forms: {}, messages: [] };
  const settled = async () => {
    await until(
      'the old shop has nothing left to do',
      180_000,
      async () => {
        const [row] = await query<{ open: number }>(
          `select (select count(*) from mails where state in ('queued', 'sending')) + (select count(*) from payload_jobs where completed_at is null and has_error is not true and coalesce(wait_until, now()) <= now() + interval '1 hour') as open`,
        );
        const { body } = await buying.stripe.control('GET', 'events');
        const waiting = (body as unknown as { delivery: { state: string } | null }[]).filter(
          ({ delivery }) => delivery?.state === 'waiting',
        );
        return Number(row?.open) + waiting.length === 0 || null;
      },
      250,
    );
  };
  return {
    shop,
    at,
    buying,
    query,
    manifest,
    orders,
    settled,
    office: async () => staffOf(at, await signInOwner({ ...at, secrets })),
    async sell(name, order) {
      const bought = await order;
      orders.set(name, bought);
      manifest.buyers[bought.id] = bought.person;
      return bought;
    },
    order(name) {
      const found = orders.get(name);
      if (!found) throw new Error(`The story has no order ${name}`);
      return found;
    },
    async collect() {
      await settled();
      const [row] = await query<{ now: string }>('select extract(epoch from now())::bigint as now');
      const plans = await query<{ customer: string }>(
        'select stripe_customer_id as customer from plans',
      );
      for (const { customer } of plans)
        await buying.stripe.control('POST', 'clock', { customer, to: Number(row?.now) });
      await settled();
    },
  };
}

/** The customer at Stripe of a programme's order. */
export async function customerOf({ query }: Story, orderId: string): Promise<string> {
  const [plan] = await query<{ customer: string }>(
    'select stripe_customer_id as customer from plans where order_id = $1',
    [orderId],
  );
  if (!plan) throw new Error('The order has no programme');
  return plan.customer;
}
