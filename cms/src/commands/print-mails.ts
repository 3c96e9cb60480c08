import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoughtKind } from 'common/contract/orders';
import { askFor, toDoLabels } from 'common/fulfilment/to-do';
import { datesIn } from '../clock/dates.ts';
import { nextSteps } from '../fulfilment/next-steps/compose.ts';
import { firstNextSteps } from '../fulfilment/next-steps/first-next-steps.ts';
import { thanks } from '../fulfilment/next-steps/thanks.ts';
import { sampleBuyer } from '../mails/kinds/buyer.ts';
import { firstWords, mailKinds, mailNamed } from '../mails/kinds/index.ts';
import { showPictures } from '../mails/letters/pictures.ts';
import type { MailSources } from '../mails/sources.ts';
import { checkoutTexts } from '../seed/globals/checkout.ts';
import { homeTexts } from '../seed/globals/home.ts';
import { practiceTexts } from '../seed/globals/practice.ts';

/** `npm run mails -w cms`: writes each mail with sample data to .data/mails/, to look at in a browser at 360 and 700 px. */
const folder = join(import.meta.dirname, '../../../.data/mails');
const bought: BoughtKind[] = ['kit', 'program'];
const workshop = {
  start: null,
  day: '',
  when: 'Thursday, November 26 at 7:00 PM EST',
  minutes: 60,
  meetingLink: 'https://meet.example',
};
const from: MailSources = {
  surroundings: async (_order, orderPage) => ({
    bought,
    headline: thanks({ firstName: sampleBuyer.name, bought, kitCount: 0, toDo: 'kit' }),
    lead: null,
    action: orderPage ? { label: toDoLabels.kit, to: orderPage, isCalendar: false } : null,
    hasKit: true,
    isShipped: true,
    steps: [
      { when: 'Now', title: toDoLabels.kit, text: askFor(['kit']) },
      ...nextSteps(bought, { ...firstNextSteps, steps: checkoutTexts.done.steps }),
    ],
    scripture: homeTexts.scripture,
    pictures: new Map(),
  }),
  workshop: async () => workshop,
  nextWorkshop: async () => workshop,
  parcel: async () => ({ names: [], tracking: null }),
  visit: async () => null,
  askedFor: async () => toDoLabels.kit,
  accountLink: async () => null,
};
const paper = {
  practice: practiceTexts,
  siteUrl: 'http://localhost:3000',
  adminUrl: 'http://localhost:3001/admin',
  dates: datesIn(null),
  texts: firstWords,
};

await mkdir(folder, { recursive: true });
for (const { words } of mailKinds) {
  const { write } = await mailNamed(words.name).draftSample({ paper, from });
  const { html, text } = await write(words.first);
  await writeFile(join(folder, `${words.name}.html`), showPictures(html));
  await writeFile(join(folder, `${words.name}.txt`), text);
  process.stdout.write(`${join(folder, words.name)}.html\n`);
}
