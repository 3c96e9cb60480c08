import type { MailTexts } from '../globals/mail-texts/first-words.ts';
import { fillIn, greetingName } from '../leads/greeting.ts';
import { formatAmount, readWireAmount } from '../payments/amounts.ts';
import { sum } from '../payments/pricing.ts';
import type { PlanPart } from './plan-part.tsx';
import { paragraphsOf, unlinked } from './wording.ts';

type Words = MailTexts['order'];

/** What the order mails show; texts are ready to print. Pictures are absolute addresses. */
export type OrderView = {
  practice: { name: string; email: string; tagline: string };
  siteUrl: string;
  words: Omit<Words, 'subject' | 'text'> & { paragraphs: string[] };
  number: string;
  date: string;
  lines: { name: string; detail: string; price: string; picture: string | null }[];
  items: string;
  coupon: { code: string; discount: string } | null;
  total: string;
  plan: PlanPart | null;
  steps: { title: string; text: string }[];
  shipsTo: string[];
  scripture: { text: string; reference: string } | null;
};

type Order = {
  number: string;
  createdAt: string;
  firstName?: string | null;
  lastName?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
  amount: string;
  couponCode?: string | null;
  discountAmount?: string | null;
  lines?: { productId: string; name: string; summary?: string | null; quantity: number; unitCents: number }[] | null;
};

/** What an order mail is about. */
export type OrderFacts = {
  order: Order;
  steps: { when: string; title: string; text: string }[];
  /** Picture addresses by product handle. */
  pictures: ReadonlyMap<string, string>;
  scripture: OrderView['scripture'];
  plan: PlanPart | null;
};

type Sources = OrderFacts & Pick<OrderView, 'practice' | 'siteUrl'> & { words: Words };

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });

/** Builds the view from a stored order. The street is left out: a mail is no private channel, and the buyer knows it. */
export function orderView({ order, practice, siteUrl, words, steps, pictures, scripture, plan }: Sources): OrderView {
  const lines = order.lines ?? [];
  const values = { name: greetingName(order.firstName ?? ''), number: order.number };
  const { title, text, next, button, helpTitle, help, why } = words;
  return {
    practice,
    siteUrl,
    words: { title: fillIn(title, values), paragraphs: paragraphsOf(text, values), next, button, helpTitle, help, why },
    number: order.number,
    date: day.format(new Date(order.createdAt)),
    lines: lines.map((line) => ({
      name: line.name,
      detail: [`Quantity ${line.quantity}`, line.summary].filter(Boolean).join('. '),
      price: formatAmount(line.unitCents * line.quantity),
      picture: pictures.get(line.productId) ?? null,
    })),
    items: formatAmount(sum(lines)),
    coupon: order.couponCode ? { code: order.couponCode, discount: money(order.discountAmount ?? '0.00') } : null,
    total: money(order.amount),
    plan,
    // The steps of the confirmation page end with these four; before them it announces this mail.
    steps: steps.slice(-4).map(({ when, title, text }) => ({ title, text: [when, text].filter(Boolean).join('. ') })),
    // The small dialog asks for no address.
    shipsTo: order.city ? [`${order.firstName ?? ''} ${order.lastName ?? ''}`, `${order.city}, ${order.state ?? ''} ${order.zipCode ?? ''}`].map(unlinked) : [],
    scripture,
  };
}

function money(wire: string): string {
  return formatAmount(readWireAmount(wire) ?? 0);
}
