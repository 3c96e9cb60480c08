import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { render } from '@react-email/render';
import { createElement } from 'react';
import { checkoutTexts } from '../seed/globals/checkout.ts';
import { homeTexts } from '../seed/globals/home.ts';
import { practiceTexts } from '../seed/globals/practice.ts';
import { markId } from './frame.tsx';
import { Letter, type LetterView } from './letter.tsx';
import { logoMark } from './logo-mark.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { orderView } from './order-view.ts';
import { StaffNotice } from './staff-notice.tsx';

/** `npm run mails -w cms`: writes each mail with sample data to .data/mails/, to look at in a browser at 360 and 600 px. */
const folder = join(import.meta.dirname, '../../../.data/mails');
const common = { practice: practiceTexts, siteUrl: 'http://localhost:3000' };
const view = orderView({
  ...common,
  steps: checkoutTexts.done.steps,
  pictures: new Map(),
  scripture: homeTexts.scripture,
  order: {
    number: '7KQ4MX2P',
    createdAt: new Date().toISOString(),
    firstName: 'Hannah',
    lastName: 'Whitfield',
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
  },
});
const notice = { ...common, number: view.number, adminUrl: 'http://localhost:3001/admin' };
const letter: LetterView = {
  practice: { name: practiceTexts.name, email: practiceTexts.email, tagline: view.practice.tagline },
  siteUrl: common.siteUrl,
  title: 'Your seat in the workshop',
  paragraphs: ['We look forward to seeing you, Hannah. The link to the video meeting is below.'],
  facts: [{ term: 'We meet', detail: 'Thursday, November 26 at 7:00 PM EST' }],
  button: { href: 'https://meet.example', label: 'Open the video meeting' },
  note: null,
  signature: ['With care,', 'Hannah Reed, PA-C'],
  why: 'You get this mail because this address was given for the workshop.',
  leave: { href: common.siteUrl, label: 'Stop the reminders' },
};
const mails = {
  'order-confirmation': createElement(OrderConfirmation, { view }),
  'workshop-confirmation': createElement(Letter, { view: letter }),
  'freebie-copy': createElement(Letter, {
    view: { ...letter, title: 'Your free guide: Ultimate Gut Health Guide', paragraphs: ['Here is your copy, Hannah. Enjoy it.'], facts: [], button: { href: common.siteUrl, label: 'Download the guide' }, leave: null },
  }),
  'order-notice': createElement(StaffNotice, { view: { ...notice, kind: 'order-notice' } }),
  'order-review': createElement(StaffNotice, { view: { ...notice, kind: 'order-review' } }),
};

await mkdir(folder, { recursive: true });
for (const [name, mail] of Object.entries(mails)) {
  const html = (await render(mail)).replaceAll(`cid:${markId}`, `data:image/png;base64,${logoMark().toString('base64')}`);
  await writeFile(join(folder, `${name}.html`), html);
  process.stdout.write(`${join(folder, name)}.html\n`);
}
