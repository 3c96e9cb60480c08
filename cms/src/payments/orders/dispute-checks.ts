import { formatAmount } from 'common/money';
import type { PayloadRequest } from 'payload';
import { isUndecided } from './order-balance.ts';
import type { OrderStatus } from './order-status.ts';
import { noteCheck } from './payment-checks.ts';
import type { Dispute } from './stripe-snapshot.ts';

type DisputedOrder = { id: string; number: string; status: OrderStatus };

/** Puts each dispute that is not decided on the practice's list with its deadline: anew when a lost one is appealed. In the transaction of the order's money. */
export async function noteDisputes(
  req: PayloadRequest,
  order: DisputedOrder,
  disputes: Dispute[],
  judged: OrderStatus | null,
): Promise<void> {
  for (const dispute of disputes.filter(isUndecided)) {
    const { id, state, status, answerBy } = dispute;
    const key = state === 'open' ? id : state === 'appealed' ? `${id}:appealed` : `${id}:${status}`;
    const deadline = answerBy === null ? null : new Date(answerBy * 1000).toISOString();
    await noteCheck(req, {
      kind: 'dispute',
      key,
      words: wordsFor(dispute, order.number),
      order: order.id,
      stripeId: id,
      deadline,
    });
  }
  const won = disputes.find(({ state }) => state === 'over');
  if (!won || order.status !== 'refunded' || judged === 'refunded') return;
  const words = `A dispute of order ${order.number} that was lost before is won: ${formatAmount(won.cents)} came back. The order stays "Refunded"; speak with the buyer about what was not sent.`;
  await noteCheck(req, {
    kind: 'dispute',
    key: `${won.id}:back`,
    words,
    order: order.id,
    stripeId: won.id,
  });
}

function wordsFor({ state, status, cents }: Dispute, number: string): string {
  const amount = formatAmount(cents);
  if (state === 'appealed')
    return `The dispute over ${amount} of order ${number} was lost, and is appealed. The money counts as gone until that is decided. See in the Stripe dashboard whether an answer is asked for.`;
  if (state === 'unknown')
    return `The dispute over ${amount} of order ${number} is "${status}" at Stripe, which the shop does not know. The money counts as gone. Look at it in the Stripe dashboard.`;
  return `A buyer disputes ${amount} of order ${number}.`;
}
