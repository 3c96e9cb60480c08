import type { Payload, Where } from 'payload';
import { greetingName } from '../leads/greeting.ts';
import { formatAmount } from '../payments/amounts.ts';
import type { Offer, Order } from '../payload-types.ts';
import type { LetterFacts } from './write-letter.ts';

/** Letters to buyers about their money. */
const kinds = ['order-details', 'order-refund', 'payment-failed'] as const;

export type MoneyMailKind = (typeof kinds)[number];

export function isAboutMoney(kind: string): kind is MoneyMailKind {
  return kinds.some((known) => known === kind);
}

/** What a letter about money says, from what the database holds now. Throws while Stripe has made no link to pay. */
export async function findMoneyFacts(payload: Payload, kind: MoneyMailKind, order: Order, occasion: string): Promise<LetterFacts> {
  const values = { name: greetingName(order.firstName ?? ''), number: order.number };
  switch (kind) {
    case 'payment-failed':
      return { values, ...(await failedPayment(payload, order, occasion)) };
    case 'order-refund':
      return { values, href: null, ...(await refund(payload, order, occasion)) };
    case 'order-details': {
      const offer = await findOffer(payload, order.productType ?? '');
      const label = [{ term: 'Your order', detail: `${order.number}: ${order.productName ?? ''}` }];
      return { values: { ...values, details: offer?.asksFor || 'where to send it' }, href: null, label, note: choiceOf(offer) };
    }
  }
}

async function failedPayment(payload: Payload, order: Order, occasion: string) {
  const { docs } = await payload.find({ collection: 'plans', where: { order: { equals: order.id } }, depth: 0, limit: 1 });
  const payments = docs[0]?.payments ?? [];
  const place = payments.findIndex(({ stripeInvoiceId }) => stripeInvoiceId === occasion.split('#')[0]);
  const payment = payments[place];
  if (!payment?.payLink) throw new Error('Stripe has made no link to pay for this payment yet');
  const label = [
    { term: 'Payment', detail: `${place + 1} of ${payments.length}, ${formatAmount(payment.cents)}` },
    { term: 'Your order', detail: order.number },
  ];
  return { href: payment.payLink, label };
}

async function refund(payload: Payload, order: Order, occasion: string) {
  const where: Where = { and: [{ order: { equals: order.id } }, { request: { equals: occasion } }, { state: { not_equals: 'failed' } }] };
  const { docs } = await payload.find({ collection: 'refunds', where, depth: 0, pagination: false });
  const cents = docs.reduce((sum, row) => sum + row.cents, 0);
  return { label: [{ term: 'Refund', detail: formatAmount(cents) }, { term: 'Your order', detail: order.number }] };
}

/** With its products; null when it is not sold any more. */
async function findOffer(payload: Payload, handle: string): Promise<Offer | null> {
  const { docs } = await payload.find({ collection: 'offers', where: { handle: { equals: handle } }, depth: 1, limit: 1 });
  return docs[0] ?? null;
}

/** What a package leaves open, by name. Null for an offer of one thing. */
function choiceOf(offer: Offer | null): string | null {
  const names = (offer?.products ?? []).flatMap((product) => (typeof product === 'object' ? [product.name] : []));
  return names.length > 1 ? `You can choose between ${names.join(', ')}.` : null;
}
