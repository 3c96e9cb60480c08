import type { PayloadRequest, Where } from 'payload';
import { fillIn, greetingName } from '../leads/greeting.ts';
import { putIntoOutbox } from './outbox.ts';

/** Letters to buyers about their money, and where the words of each stand in the global `mail-texts`. */
export const moneyMails = { 'order-details': 'orderDetails', 'order-refund': 'refund', 'payment-failed': 'paymentFailed' } as const;

export type MoneyMailKind = keyof typeof moneyMails;

type MoneyMail = { kind: MoneyMailKind; order: { id: string; number: string; email: string | null; firstName: string | null }; occasion?: string };

/**
 * Puts a letter to the buyer into the outbox with `req`, once for each `occasion`: an attempt at a payment, a refund. Nobody
 * is written to when the order has no address.
 */
export async function writeMoneyMail(req: PayloadRequest, { kind, order, occasion = 'once' }: MoneyMail): Promise<void> {
  if (!order.email) return;
  const where: Where = { and: [{ order: { equals: order.id } }, { kind: { equals: kind } }, { occasion: { equals: occasion } }] };
  if (await req.payload.db.findOne({ collection: 'mails', where, select: { kind: true }, req })) return;
  const texts = await req.payload.findGlobal({ slug: 'mail-texts', depth: 0, req });
  const subject = fillIn(texts[moneyMails[kind]].subject, { name: greetingName(order.firstName ?? ''), number: order.number });
  await putIntoOutbox(req, { kind, to: order.email, subject: subject.replace(/\s+/g, ' ').trim(), order: order.id, occasion });
}
