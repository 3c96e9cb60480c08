import type { Payload } from 'payload';
import { env } from '../env.ts';
import { CallRefused } from '../http/named-call.ts';
import { isLinkOpen, readOrderToken } from '../mails/order-token.ts';

/** What the page and its form ask of an order. The street is only asked whether it is there. */
export type OpenedOrder = {
  id: string;
  number: string;
  createdAt: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
};

type Stored = OpenedOrder & { linkSerial: number | null; workDoneAt: string | null };

/**
 * The order that a link opens. Throws one and the same 404 `CallRefused` for a token that was forged, cut off, is too
 * old, was renewed since, or whose order is gone.
 */
export async function openOrder(
  payload: Payload,
  token: string,
  now = new Date(),
): Promise<OpenedOrder> {
  const link = readOrderToken(env().LINK_SECRET, token, now.getTime());
  const order =
    link &&
    (await payload.db.findOne<Stored>({
      collection: 'orders',
      where: { id: { equals: link.order } },
      select: {
        number: true,
        createdAt: true,
        firstName: true,
        lastName: true,
        email: true,
        address: true,
        city: true,
        state: true,
        linkSerial: true,
        workDoneAt: true,
      },
    }));
  if (!order || !isLinkOpen(link, order, now.getTime()))
    throw new CallRefused(404, { success: false, message: 'This link opens no order.' });
  return order;
}
