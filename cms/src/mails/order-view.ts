import type { BoughtKind, NextSteps } from 'common/contract/orders';
import { formatAmount, readWireAmount } from 'common/money';
import { hasKit, isShipped } from '../fulfilment/bought.ts';
import type { MailTexts } from '../globals/mail-texts/first-words.ts';
import { fillIn, greetingName } from '../leads/greeting.ts';
import { sum } from '../payments/checkout/pricing.ts';
import type { PlanPart } from './letters/plan-part.tsx';
import { paragraphsOf, unlinked } from './wording.ts';

type Words = MailTexts['order'];

/** What the order mails show; texts are ready to print. Pictures are absolute addresses. */
export type OrderView = {
  practice: { name: string; email: string; tagline: string };
  siteUrl: string;
  words: Omit<Words, 'subject' | 'text' | 'helpOther'> & { paragraphs: string[] };
  number: string;
  date: string;
  lines: { name: string; detail: string; price: string; picture: string | null }[];
  items: string;
  coupon: { code: string; discount: string } | null;
  total: string;
  plan: PlanPart | null;
  steps: NextSteps['steps'];
  isShipped: boolean;
  /** Whom it goes to, or for whom it is when nothing is sent. */
  recipient: string[];
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
  needsDetails?: boolean | null;
  lines?:
    | {
        productId: string;
        name: string;
        summary?: string | null;
        quantity: number;
        unitCents: number;
      }[]
    | null;
};

/** What an order mail is about. */
export type OrderFacts = {
  order: Order;
  bought: BoughtKind[];
  steps: NextSteps['steps'];
  /** Picture addresses by product handle. */
  pictures: ReadonlyMap<string, string>;
  scripture: OrderView['scripture'];
  plan: PlanPart | null;
};

type Sources = OrderFacts & Pick<OrderView, 'practice' | 'siteUrl'> & { words: Words };

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' });

/** Builds the view from a stored order. The street is left out: a mail is no private channel, and the buyer knows it. */
export function orderView({
  order,
  practice,
  siteUrl,
  words,
  bought,
  steps,
  pictures,
  scripture,
  plan,
}: Sources): OrderView {
  const lines = order.lines ?? [];
  const values = { name: greetingName(order.firstName ?? ''), number: order.number };
  const { title, text, next, button, helpTitle, help, helpOther, why } = words;
  return {
    practice,
    siteUrl,
    words: {
      title: fillIn(title, values),
      paragraphs: paragraphsOf(text, values),
      next,
      button,
      helpTitle,
      help: hasKit(bought) ? help : helpOther,
      why,
    },
    number: order.number,
    date: day.format(new Date(order.createdAt)),
    lines: lines.map((line) => ({
      name: line.name,
      detail: [`Quantity ${line.quantity}`, line.summary].filter(Boolean).join('. '),
      price: formatAmount(line.unitCents * line.quantity),
      picture: pictures.get(line.productId) ?? null,
    })),
    items: formatAmount(sum(lines)),
    coupon: order.couponCode
      ? { code: order.couponCode, discount: money(order.discountAmount ?? '0.00') }
      : null,
    total: money(order.amount),
    plan,
    steps,
    isShipped: isShipped(bought),
    // The small dialog asks for no address.
    recipient: order.city
      ? [
          `${order.firstName ?? ''} ${order.lastName ?? ''}`,
          isShipped(bought)
            ? `${order.city}, ${order.state ?? ''} ${order.zipCode ?? ''}`
            : 'Nothing ships',
        ].map(unlinked)
      : [],
    scripture,
  };
}

function money(wire: string): string {
  return formatAmount(readWireAmount(wire) ?? 0);
}
