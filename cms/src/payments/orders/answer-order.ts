import type { NextSteps, OrderAnswer } from 'common/contract/orders';
import type { Payload } from 'payload';
import { log } from '../../log.ts';
import { orderPageOfBuyer } from '../../mails/order-page-address.ts';

/** What a browser is told of the order behind its payment, whichever call asked. `tell`: what follows from what was bought. */
export async function answerOrder(
  payload: Payload,
  { transactionId, number }: { transactionId: string; number: string },
  tell: (payload: Payload, orderId: string) => Promise<NextSteps | undefined>,
): Promise<OrderAnswer> {
  const [next, orderPage] = await Promise.all([
    tell(payload, transactionId),
    findOrderPage(payload, transactionId),
  ]);
  return { success: true, transactionId, number, next, orderPage };
}

/** The order stands, and its mail holds the same link: nothing is refused for want of it. */
async function findOrderPage(payload: Payload, id: string): Promise<string | undefined> {
  try {
    return orderPageOfBuyer(
      await payload.findByID({
        collection: 'orders',
        id,
        depth: 0,
        select: { linkSerial: true, createdAt: true },
      }),
    );
  } catch (err) {
    log.warn({ err, order: id }, 'the page of an order could not be told');
    return undefined;
  }
}
