import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { joinTurn } from '../../transaction.ts';
import { isFromStripe, type OrderStatus, requireMoveByHand } from './order-status.ts';
import { moneyTurn } from './sync-order.ts';

/** What a form does not write; one that is saved while news of Stripe come in leaves it as it is. */
const news = [
  'workStatus',
  'moneyMark',
  'followed',
  'refundedAmount',
  'disputeNote',
  'paymentsMade',
  'stripeSubscriptionId',
  'stripeSubscriptionScheduleId',
] as const;

type Known = { id: string; status: OrderStatus } & Record<
  (typeof news)[number],
  string | number | null
>;

/** An order's status is a closed state machine: a person moves it along the steps of the work (design §4). */
export const keepToMoves: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data;
  const order = await readInTurn(req, String(originalDoc.id));
  const known = Object.fromEntries(news.map((name) => [name, order[name]]));
  if (data.status === undefined) return { ...data, ...known };
  const status = data.status as OrderStatus;
  try {
    requireMoveByHand(order.status, status);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'This step is not possible.';
    throw new ValidationError({ collection: 'orders', errors: [{ path: 'status', message }], req });
  }
  return { ...data, ...known, ...(isFromStripe(status) ? {} : { workStatus: status }) };
};

/** The order as it is now; news of Stripe wait until the form is saved. */
async function readInTurn(req: PayloadRequest, id: string): Promise<Known> {
  await joinTurn(req, moneyTurn(id));
  const order = await req.payload.db.findOne<Known>({
    collection: 'orders',
    where: { id: { equals: id } },
    req,
  });
  if (!order) throw new Error('An order is gone while it is saved');
  return order;
}
