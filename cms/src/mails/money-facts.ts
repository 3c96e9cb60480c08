import { formatAmount, readWireAmount } from 'common/money';
import type { Payload, Where } from 'payload';
import { greetingName } from '../leads/greeting.ts';
import type { Offer, Order, Plan, Product } from '../payload-types.ts';
import type { LetterFacts } from './write-letter.ts';

/** Letters to buyers about their money. */
const kinds = [
  'order-details',
  'order-refund',
  'payment-failed',
  'plan-moved',
  'plan-stopped',
] as const;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export type MoneyMailKind = (typeof kinds)[number];

export function isAboutMoney(kind: string): kind is MoneyMailKind {
  return kinds.some((known) => known === kind);
}

/** What a letter about money says, from what the database holds now. Throws while Stripe has made no link to pay. */
export async function findMoneyFacts(
  payload: Payload,
  kind: MoneyMailKind,
  order: Order,
  occasion: string,
): Promise<LetterFacts> {
  const values = { name: greetingName(order.firstName ?? ''), number: order.number };
  switch (kind) {
    case 'payment-failed':
      return { values, ...(await failedPayment(payload, order, occasion)) };
    case 'plan-moved':
      return {
        values,
        href: null,
        label: [...daysToCome(await findPayments(payload, order)), yourOrder(order)],
      };
    case 'plan-stopped':
      return {
        values,
        href: null,
        label: [...whatWasPaid(await findPayments(payload, order)), yourOrder(order)],
      };
    case 'order-refund':
      return {
        values,
        href: null,
        label: [await refund(payload, order, occasion), yourOrder(order)],
      };
    case 'order-details': {
      const offer = await findOffer(payload, order.productType ?? '');
      const label = [{ term: 'Your order', detail: `${order.number}: ${order.productName ?? ''}` }];
      return {
        values: { ...values, details: offer?.asksFor || 'where to send it' },
        href: null,
        label,
        note: choiceOf(offer),
      };
    }
  }
}

type Payment = NonNullable<Plan['payments']>[number];

const yourOrder = ({ number }: Order) => ({ term: 'Your order', detail: number });

async function findPayments(payload: Payload, order: Order): Promise<Payment[]> {
  const { docs } = await payload.find({
    collection: 'plans',
    where: { order: { equals: order.id } },
    depth: 0,
    limit: 1,
  });
  return docs[0]?.payments ?? [];
}

async function failedPayment(payload: Payload, order: Order, occasion: string) {
  const payments = await findPayments(payload, order);
  const place = payments.findIndex(
    ({ stripeInvoiceId }) => stripeInvoiceId === occasion.split('#')[0],
  );
  const payment = payments[place];
  if (!payment?.payLink) throw new Error('Stripe has made no link to pay for this payment yet');
  return {
    href: payment.payLink,
    label: [
      {
        term: 'Payment',
        detail: `${place + 1} of ${payments.length}, ${formatAmount(payment.cents)}`,
      },
      yourOrder(order),
    ],
  };
}

function daysToCome(payments: Payment[]) {
  return payments.flatMap(({ state, dueOn, cents }, place) =>
    state === 'due'
      ? [
          {
            term: `Payment ${place + 1} of ${payments.length}`,
            detail: `${day.format(new Date(dueOn))}, ${formatAmount(cents)}`,
          },
        ]
      : [],
  );
}

function whatWasPaid(payments: Payment[]) {
  const paid = payments.filter(({ state }) => state === 'paid');
  const rest = payments.filter(({ state }) => state !== 'paid');
  return [
    {
      term: 'Paid',
      detail: `${paid.length} of ${payments.length} payments, ${formatAmount(sum(paid))}`,
    },
    { term: 'Not taken any more', detail: formatAmount(sum(rest)) },
  ];
}

async function refund(payload: Payload, order: Order, occasion: string) {
  const where: Where = {
    and: [
      { order: { equals: order.id } },
      { request: { equals: occasion } },
      { state: { not_equals: 'failed' } },
    ],
  };
  const { docs } = await payload.find({
    collection: 'refunds',
    where,
    depth: 0,
    pagination: false,
  });
  const later = (await findPayments(payload, order))
    .slice(1)
    .filter(({ state }) => state === 'paid');
  const paid = (readWireAmount(order.amount) ?? 0) + sum(later);
  const back = sum(docs);
  return {
    term: 'Refund',
    detail:
      back < paid
        ? `${formatAmount(back)} of ${formatAmount(paid)}`
        : `${formatAmount(back)}, all that you paid`,
  };
}

function sum(parts: { cents: number }[]): number {
  return parts.reduce((cents, part) => cents + part.cents, 0);
}

/** With its product and what that is made of; null when it is not sold any more. */
async function findOffer(payload: Payload, handle: string): Promise<Offer | null> {
  const { docs } = await payload.find({
    collection: 'offers',
    where: { handle: { equals: handle } },
    depth: 2,
    limit: 1,
  });
  return docs[0] ?? null;
}

/** What a package leaves open, by name. Null for an offer of one thing. */
function choiceOf(offer: Offer | null): string | null {
  const parts = (offer?.products ?? []).flatMap((product) =>
    typeof product === 'object' ? (product.parts ?? []) : [],
  );
  const choices = parts.map(({ oneOf }) => oneOf.flatMap(publishedName));
  const sentences = choices
    .filter((names) => names.length > 1)
    .map((names) => `You can choose between ${names.join(', ')}.`);
  return sentences.join(' ') || null;
}

function publishedName(product: string | Product): string[] {
  if (typeof product === 'string') return [];
  const { name, _status: status } = product;
  return status === 'published' ? [name] : [];
}
