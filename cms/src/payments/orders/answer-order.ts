import type { NextSteps, OrderAnswer } from 'common/contract/orders';
import type { Payload } from 'payload';
import { actionOf, findWaiting } from '../../fulfilment/to-do.ts';
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
  const action = orderPage && (await findAction(payload, transactionId, orderPage));
  return { success: true, transactionId, number, next, orderPage, ...(action && { action }) };
}

/** For whom the page is, too: the practice's calendar is filled in with who bought. */
async function findAction(payload: Payload, id: string, orderPage: string) {
  try {
    return actionOf(await findWaiting(payload, id), orderPage);
  } catch (err) {
    log.warn({ err, order: id }, 'what waits for a buyer could not be told');
    return null;
  }
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
