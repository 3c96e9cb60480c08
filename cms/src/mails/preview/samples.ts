import type { MailName } from '../../globals/mail-texts/first-words.ts';
import { planPart } from '../letters/plan-part.tsx';
import { noticeWords } from '../mail-kinds.ts';
import type { OrderFacts } from '../order-view.ts';
import type { LetterFacts } from '../write-letter.ts';

type Places = { siteUrl: string; adminUrl: string; meetingLink: string | null; when: string };

const values = {
  name: 'Ruth',
  number: '7KQ4MX2P',
  guide: 'Ultimate Gut Health Guide',
  details: 'which test you want, and where to send it',
};

/** An order that nobody placed, to look at its confirmation. */
export const sampleOrder: OrderFacts['order'] = {
  number: values.number,
  createdAt: '2026-11-20T15:00:00.000Z',
  firstName: values.name,
  lastName: 'Miller',
  city: 'Boise',
  state: 'ID',
  zipCode: '83702',
  amount: '1401.00',
  couponCode: 'HARVEST50',
  discountAmount: '50.00',
  lines: [
    {
      productId: 'gi-map',
      name: 'GI-MAP',
      summary: 'Stool test, results in 14 days',
      quantity: 1,
      unitCents: 47_700,
    },
    {
      productId: 'child-gut',
      name: 'Child Gut Health',
      summary: 'Stool test, results in 28 days',
      quantity: 1,
      unitCents: 33_700,
    },
    {
      productId: 'family-wellness-program',
      name: 'Family Wellness Program',
      summary: 'First of four payments',
      quantity: 1,
      unitCents: 63_700,
    },
  ],
};

export const samplePlan = planPart(
  'Family Wellness Program',
  ['2026-11-20', '2026-12-20', '2027-01-20', '2027-02-20'].map((dueOn, place) => ({
    dueOn,
    cents: 63_700,
    state: place === 0 ? 'paid' : 'due',
  })),
);

const yourOrder = { term: 'Your order', detail: values.number };

/** What stands on the label of letters about money. */
const labels: Partial<Record<MailName, LetterFacts['label']>> = {
  orderDetails: [
    { term: 'Your order', detail: `${values.number}: Complete Gut Health Package (x1)` },
  ],
  paymentFailed: [{ term: 'Payment', detail: '2 of 4, $637.00' }, yourOrder],
  planMoved: [
    { term: 'Payment 3 of 4', detail: 'January 29, 2027, $637.00' },
    { term: 'Payment 4 of 4', detail: 'February 28, 2027, $637.00' },
    yourOrder,
  ],
  planStopped: [
    { term: 'Paid', detail: '2 of 4 payments, $1,274.00' },
    { term: 'Not taken any more', detail: '$1,274.00' },
    yourOrder,
  ],
  refund: [{ term: 'Refund', detail: '$50.00 of $954.00' }, yourOrder],
};

/** What a letter would be about, if somebody had written, ordered or signed up. */
export function sampleLetterFacts(
  words: Exclude<MailName, 'order'>,
  { siteUrl, adminUrl, meetingLink, when }: Places,
): LetterFacts {
  if (words.startsWith('workshop'))
    return { values, href: meetingLink, meeting: { when, leaveUrl: `${siteUrl}/mail/sample` } };
  if (noticeWords.has(words)) return { values, href: adminUrl };
  const label = labels[words];
  return {
    values,
    href: words === 'freebie' ? `${siteUrl}/freebies` : siteUrl,
    ...(label && { label }),
  };
}
