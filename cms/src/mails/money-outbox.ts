import type { PayloadRequest, Where } from 'payload';
import { greetingName } from '../leads/greeting.ts';
import { mailKinds } from './mail-kinds.ts';
import type { MoneyMailKind } from './money-facts.ts';
import { putIntoOutbox } from './sending/outbox.ts';
import { subjectOf } from './wording.ts';

type MoneyMail = {
  kind: MoneyMailKind;
  order: { id: string; number: string; email: string | null; firstName: string | null };
  occasion?: string;
};

/**
 * Puts a letter to the buyer into the outbox with `req`, once for each `occasion`: an attempt at a payment, a refund. Nobody
 * is written to when the order has no address.
 */
export async function writeMoneyMail(
  req: PayloadRequest,
  { kind, order, occasion = 'once' }: MoneyMail,
): Promise<void> {
  if (!order.email) return;
  const where: Where = {
    and: [
      { order: { equals: order.id } },
      { kind: { equals: kind } },
      { occasion: { equals: occasion } },
    ],
  };
  if (await req.payload.db.findOne({ collection: 'mails', where, select: { kind: true }, req }))
    return;
  const texts = await req.payload.findGlobal({ slug: 'mail-texts', depth: 0, req });
  const subject = subjectOf(texts, mailKinds[kind].words, {
    name: greetingName(order.firstName ?? ''),
    number: order.number,
  });
  await putIntoOutbox(req, { kind, to: order.email, subject, order: order.id, occasion });
}
