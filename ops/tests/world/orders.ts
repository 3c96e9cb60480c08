import type { Query } from './database.ts';

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
