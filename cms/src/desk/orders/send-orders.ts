import type { WorkStep } from 'common/fulfilment/steps';
import { askDesk } from '../parts/ask-desk.ts';
import type { ListedOrder } from './describe-order.ts';

type Item = { id: string; from: WorkStep };
type Answer = { failed: { order: string; message: string }[] };
export type Sent = {
  items: Item[];
  until: number;
  /** Orders that were sent, and why others were not. */
  count: number;
  refused: string[];
  fault?: never;
};

const undoableMs = 60_000;

/** Marks everything of these orders that waits as sent, by one press. `tracking`: by order, as it was typed; `hasMail`: the buyers hear of it. */
export async function sendOrders(
  press: string,
  orders: ListedOrder[],
  tracking: Record<string, string>,
  hasMail = true,
): Promise<Sent | { fault: string }> {
  const { answer, fault } = await askDesk<Answer>('fulfilment/moves', {
    move: 'send',
    press,
    mail: hasMail,
    items: orders.flatMap(({ toSend }) => toSend),
    trackings: Object.fromEntries(
      orders.flatMap(({ id, toSend }) => {
        const typed = tracking[id]?.trim();
        return typed ? toSend.map((item) => [item.id, typed]) : [];
      }),
    ),
  });
  if (fault !== undefined) return { fault };
  const refused = new Map(answer.failed.map(({ order, message }) => [order, message]));
  const sent = orders.filter(({ id }) => !refused.has(id));
  return {
    until: Date.now() + undoableMs,
    count: sent.length,
    refused: orders.flatMap(({ id, who }) => {
      const message = refused.get(id);
      return message === undefined ? [] : [`${who}: ${message}`];
    }),
    items: sent.flatMap(({ toSend }) => toSend.map(({ id }) => ({ id, from: 'sent' as const }))),
  };
}

/** Takes that back; answers null, or what went wrong. */
export async function undoSending(items: Item[]): Promise<string | null> {
  const { answer, fault } = await askDesk<Answer>('fulfilment/moves', {
    move: 'undo',
    press: crypto.randomUUID(),
    items,
  });
  return fault ?? answer.failed[0]?.message ?? null;
}
