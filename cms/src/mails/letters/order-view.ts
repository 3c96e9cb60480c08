import { formatAmount, readWireAmount } from 'common/money';
import type { Dates } from '../../clock/dates.ts';
import { fillIn, greetingName } from '../greeting.ts';
import type { ConfirmedOrder, Surroundings } from '../sources.ts';
import { paragraphsOf, unlinked } from '../wording.ts';
import type { PlanPart } from './plan-part.tsx';

export type OrderWords = Record<
  'subject' | 'title' | 'text' | 'next' | 'button' | 'helpTitle' | 'help' | 'helpOther' | 'why',
  string
>;

/** What the order mails show; texts are ready to print. Pictures are absolute addresses. */
export type OrderView = {
  practice: { name: string; email: string; tagline: string };
  siteUrl: string;
  /** Where the order can be looked at; null without a secret for such links. */
  orderPage: string | null;
  /** The button for what waits for the buyer; null when nothing does. */
  action: Surroundings['action'];
  bought: Surroundings['bought'];
  words: Omit<OrderWords, 'subject' | 'text' | 'helpOther'> & { paragraphs: string[] };
  number: string;
  date: string;
  lines: { name: string; detail: string; price: string; picture: string | null }[];
  items: string;
  coupon: { code: string; discount: string } | null;
  total: string;
  plan: PlanPart | null;
  steps: Surroundings['steps'];
  isShipped: boolean;
  /** Whom it goes to, or for whom it is when nothing is sent. */
  recipient: string[];
  scripture: Surroundings['scripture'];
};

/** What an order mail is about. */
export type OrderFacts = Surroundings & {
  order: ConfirmedOrder;
  orderPage: string | null;
  plan: PlanPart | null;
};

type Sources = OrderFacts &
  Pick<OrderView, 'practice' | 'siteUrl'> & { dates: Dates; words: OrderWords };

/** Builds the view from a stored order. */
export function orderView({
  order,
  orderPage,
  action,
  bought,
  headline,
  lead,
  practice,
  siteUrl,
  dates,
  words,
  hasKit,
  isShipped,
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
    orderPage,
    action,
    bought,
    words: {
      title: headline ?? fillIn(title, values),
      paragraphs: withLead(paragraphsOf(text, values), lead),
      next,
      button,
      helpTitle,
      help: hasKit ? help : helpOther,
      why,
    },
    number: order.number,
    date: dates.dated(order.createdAt),
    lines: lines.map((line) => ({
      name: line.name,
      detail: [`Quantity ${line.quantity}`, line.summary].filter(Boolean).join('. '),
      price: formatAmount(line.unitCents * line.quantity),
      picture: pictures.get(line.productId) ?? null,
    })),
    items: formatAmount(lines.reduce((cents, line) => cents + line.unitCents * line.quantity, 0)),
    coupon: order.couponCode
      ? { code: order.couponCode, discount: money(order.discountAmount ?? '0.00') }
      : null,
    total: money(order.amount),
    plan,
    steps,
    isShipped,
    // The small dialog asks for no address.
    recipient: order.city
      ? [
          `${order.firstName ?? ''} ${order.lastName ?? ''}`,
          ...(isShipped
            ? [order.address ?? '', `${order.city}, ${order.state ?? ''} ${order.zipCode ?? ''}`]
            : ['Nothing ships']),
        ]
          .filter(Boolean)
          .map(unlinked)
      : [],
    scripture,
  };
}

/** What the practice's words end with as long as nobody has written them anew: the mail itself shows it. */
const announcement = / ?Below is what you bought and what happens next\.$/;

/** The practice's words, and in the place of what they announce what can be said of this order. */
function withLead(paragraphs: string[], lead: string | null): string[] {
  const last = paragraphs.at(-1);
  if (!lead || last === undefined) return lead ? [lead] : paragraphs;
  return announcement.test(last)
    ? [...paragraphs.slice(0, -1), `${last.replace(announcement, '')} ${lead}`]
    : [...paragraphs, lead];
}

function money(wire: string): string {
  return formatAmount(readWireAmount(wire) ?? 0);
}
