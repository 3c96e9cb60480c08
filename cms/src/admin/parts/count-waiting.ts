import type { Payload } from 'payload';
import { countToSend } from '../../fulfilment/read-work.ts';

/** How many orders wait to be sent and how many messages for an answer: what the badge of Today says in the menu of the team. */
export async function countWaiting(payload: Payload): Promise<number> {
  const [orders, { totalDocs: messages }] = await Promise.all([
    countToSend(payload),
    payload.count({ collection: 'contact-submissions', where: { status: { equals: 'new' } } }),
  ]);
  return orders + messages;
}
