import type { MailName } from '../globals/mail-texts/first-words.ts';
import { noticeWords } from './mail-kinds.ts';
import type { OrderFacts } from './order-view.ts';
import type { LetterFacts } from './write-letter.ts';

type Places = { siteUrl: string; adminUrl: string; meetingLink: string | null; when: string };

const values = { name: 'Ruth', number: '7KQ4MX2P', guide: 'Ultimate Gut Health Guide', details: 'where to send your kit' };

/** An order that nobody placed, to look at its confirmation. */
export const sampleOrder: OrderFacts['order'] = {
  number: values.number,
  createdAt: '2026-11-20T15:00:00.000Z',
  firstName: values.name,
  lastName: 'Miller',
  city: 'Boise',
  state: 'ID',
  zipCode: '83702',
  amount: '764.00',
  couponCode: 'HARVEST50',
  discountAmount: '50.00',
  lines: [
    { productId: 'gi-map', name: 'GI-MAP', summary: 'Stool test, results in 14 days', quantity: 1, unitCents: 47_700 },
    { productId: 'child-gut', name: 'Child Gut Health', summary: 'Stool test, results in 28 days', quantity: 1, unitCents: 33_700 },
  ],
};

/** What a letter would be about, if somebody had written, ordered or signed up. */
export function sampleLetterFacts(words: Exclude<MailName, 'order'>, { siteUrl, adminUrl, meetingLink, when }: Places): LetterFacts {
  if (words.startsWith('workshop')) return { values, href: meetingLink, meeting: { when, leaveUrl: `${siteUrl}/mail/sample` } };
  if (noticeWords.has(words)) return { values, href: adminUrl };
  return { values, href: words === 'freebie' ? `${siteUrl}/freebies` : siteUrl };
}
