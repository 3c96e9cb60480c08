import type { Query } from '../trials/database.ts';
import { allSent, arrivals, type Mailbox } from './mail-queue.ts';

export type OrderRow = { id: string; intent: string; status: string; amount: string };

export async function ordersOf(query: Query, intents: string[]): Promise<OrderRow[]> {
  return await query<OrderRow>(
    'select id, status, amount, stripe_payment_intent_id as intent from orders where stripe_payment_intent_id = any($1)',
    [intents],
  );
}

/** How many of the payments do not have exactly one order, with the status `paid` when nothing else is said. */
export async function withoutOneOrder(
  query: Query,
  intents: string[],
  status = 'paid',
): Promise<number> {
  const orders = Map.groupBy(await ordersOf(query, intents), ({ intent }) => intent);
  return intents.filter((intent) => {
    const found = orders.get(intent) ?? [];
    return found.length !== 1 || found[0]?.status !== status;
  }).length;
}

export type MailCount = { wanted: number; missing: number; repeated: number; strayIds: number };

/** Waits until every mail about these records has left, then compares the outbox with what the mail catcher has. */
export async function mailsOf(
  world: Mailbox,
  about: 'order_id' | 'contact_id' | 'download_id' | 'signup_id',
  ids: string[],
): Promise<MailCount> {
  const rows = await world.query<{ id: string; messageId: string }>(
    `select id, message_id as "messageId" from mails where ${about}::text = any($1)`,
    [ids],
  );
  const mails = rows.map(({ id }) => id);
  await allSent(world, mails);
  const { missing, repeated } = await arrivals(world, mails);
  return {
    wanted: rows.length,
    missing,
    repeated,
    strayIds: rows.length - new Set(rows.map(({ messageId }) => messageId)).size,
  };
}
