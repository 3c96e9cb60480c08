import { render } from '@react-email/render';
import type { Payload, SendEmailOptions, Where } from 'payload';
import { createElement } from 'react';
import { env } from '../env.ts';
import { fillIn, greetingName } from '../leads/greeting.ts';
import { formatAmount } from '../payments/amounts.ts';
import type { MailText, Offer, Order } from '../payload-types.ts';
import { Letter, letterText, type LetterView } from './letter.tsx';
import { type MoneyMailKind, moneyMails } from './money-outbox.ts';

export type MoneyMailRow = { kind: MoneyMailKind; order: string; subject: string; occasion: string };
type Part = Pick<LetterView, 'facts' | 'button' | 'note'>;

const why = 'You get this mail because you placed an order; there is nothing to unsubscribe from.';

/** Writes a letter about money from what the database holds now. Throws when what it is about is gone. */
export async function composeMoneyMail(payload: Payload, row: MoneyMailRow, practice: LetterView['practice'] & { practitioner: string }): Promise<Pick<SendEmailOptions, 'html' | 'text'>> {
  const [order, texts] = await Promise.all([payload.findByID({ collection: 'orders', id: row.order, depth: 0 }), payload.findGlobal({ slug: 'mail-texts', depth: 0 })]);
  const { name, email, tagline, practitioner } = practice;
  const offer = row.kind === 'order-details' ? await findOffer(payload, order.productType ?? '') : null;
  const values = { name: greetingName(order.firstName ?? ''), number: order.number, details: offer?.asksFor || 'where to send it' };
  const view: LetterView = {
    practice: { name, email, tagline },
    siteUrl: env().SITE_URL,
    title: row.subject,
    paragraphs: fillIn(texts[moneyMails[row.kind]].text, values).split(/\n\s*\n/),
    ...(await partOf(payload, row, order, texts, offer)),
    signature: fillIn(texts.signature, { practitioner }).split('\n').filter(Boolean),
    why,
    leave: null,
  };
  return { html: await render(createElement(Letter, { view })), text: letterText(view) };
}

async function partOf(payload: Payload, row: MoneyMailRow, order: Order, texts: MailText, offer: Offer | null): Promise<Part> {
  switch (row.kind) {
    case 'payment-failed':
      return await failedPayment(payload, row, order, texts.paymentFailed.button);
    case 'order-refund':
      return await refund(payload, row, order);
    case 'order-details':
      return { facts: [{ term: 'Your order', detail: `${order.number}: ${order.productName ?? ''}` }], button: null, note: choiceOf(offer) };
  }
}

async function failedPayment(payload: Payload, { occasion }: MoneyMailRow, order: Order, label: string): Promise<Part> {
  const { docs } = await payload.find({ collection: 'plans', where: { order: { equals: order.id } }, depth: 0, limit: 1 });
  const payments = docs[0]?.payments ?? [];
  const place = payments.findIndex(({ stripeInvoiceId }) => stripeInvoiceId === occasion.split('#')[0]);
  const payment = payments[place];
  if (!payment?.payLink) throw new Error('Stripe has made no link to pay for this payment yet');
  const facts = [
    { term: 'Payment', detail: `${place + 1} of ${payments.length}, ${formatAmount(payment.cents)}` },
    { term: 'Your order', detail: order.number },
  ];
  return { facts, button: { href: payment.payLink, label }, note: null };
}

async function refund(payload: Payload, { occasion }: MoneyMailRow, order: Order): Promise<Part> {
  const where: Where = { and: [{ order: { equals: order.id } }, { request: { equals: occasion } }, { state: { not_equals: 'failed' } }] };
  const { docs } = await payload.find({ collection: 'refunds', where, depth: 0, pagination: false });
  const cents = docs.reduce((sum, row) => sum + row.cents, 0);
  return { facts: [{ term: 'Refund', detail: formatAmount(cents) }, { term: 'Your order', detail: order.number }], button: null, note: null };
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
