import type { Query } from './database.ts';
import { allSent } from './mail-queue.ts';
import type { World } from './world.ts';

export type OrderRow = { id: string; intent: string; status: string; amount: string };

export async function ordersOf(query: Query, intents: string[]): Promise<OrderRow[]> {
  return await query<OrderRow>('select id, status, amount, stripe_payment_intent_id as intent from orders where stripe_payment_intent_id = any($1)', [intents]);
}

/** How many of the payments do not have exactly one order, with the status `paid` when nothing else is said. */
export async function withoutOneOrder(query: Query, intents: string[], status = 'paid'): Promise<number> {
  const orders = Map.groupBy(await ordersOf(query, intents), ({ intent }) => intent);
  return intents.filter((intent) => {
    const found = orders.get(intent) ?? [];
    return found.length !== 1 || found[0]?.status !== status;
  }).length;
}

export type MailCount = { wanted: number; missing: number; repeated: number; strayIds: number };

/** Waits until every mail of these orders has left, then compares the outbox with what the mail catcher has. */
export async function mailsOf(world: World, orderIds: string[]): Promise<MailCount> {
  const rows = await world.query<{ id: string; messageId: string }>('select id, message_id as "messageId" from mails where order_id::text = any($1)', [orderIds]);
  await allSent(world, rows.map(({ id }) => id));
  const received = await receivedIds(world);
  const times = rows.map(({ messageId }) => received.get(messageId) ?? 0);
  return {
    wanted: rows.length,
    missing: times.filter((count) => count === 0).length,
    repeated: times.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    strayIds: rows.length - new Set(rows.map(({ messageId }) => messageId)).size,
  };
}

/** Message-ID → how often it has arrived. */
export async function receivedIds({ ports }: Pick<World, 'ports'>): Promise<Map<string, number>> {
  const messages = (await (await fetch(`http://127.0.0.1:${ports.mail}/messages`)).json()) as { messageId: string | null }[];
  const counts = new Map<string, number>();
  for (const { messageId } of messages) if (messageId) counts.set(messageId, (counts.get(messageId) ?? 0) + 1);
  return counts;
}
