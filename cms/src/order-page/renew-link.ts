import type { Payload } from 'payload';
import { CallRefused } from '../http/named-call.ts';
import { writeMail } from '../mails/sending/outbox.ts';
import { inTransaction } from '../transaction.ts';

type Order = {
  id: string;
  number: string;
  email: string | null;
  firstName: string | null;
  linkSerial: number | null;
};

/**
 * Makes every link to an order that was sent so far open nothing, and mails a new one with the order's confirmation
 * unless `isMailed` is false. Throws a 404 `CallRefused`.
 */
export async function renewLink(
  payload: Payload,
  id: string,
  { isMailed }: { isMailed: boolean },
): Promise<{ serial: number; isMailed: boolean }> {
  return await inTransaction(payload, `order-link:${id}`, async (req) => {
    const order = await payload.db.findOne<Order>({
      collection: 'orders',
      where: { id: { equals: id } },
      select: { number: true, email: true, firstName: true, linkSerial: true },
      req,
    });
    if (!order) throw new CallRefused(404, { success: false, message: 'This order is not known.' });
    const serial = (order.linkSerial ?? 1) + 1;
    await payload.db.updateOne({
      collection: 'orders',
      id,
      data: { linkSerial: serial },
      req,
      returning: false,
    });
    const { number, email, firstName } = order;
    const isWritten =
      isMailed &&
      (await writeMail(
        req,
        'order-confirmation',
        { id, number, email, firstName },
        `link-${serial}`,
      ));
    return { serial, isMailed: isWritten };
  });
}
