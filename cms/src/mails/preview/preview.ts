import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoughtKind } from 'common/contract/orders';
import { nextSteps } from '../../fulfilment/compose.ts';
import { firstNextSteps } from '../../globals/checkout/next-step-fields.ts';
import { firstWords, type MailName } from '../../globals/mail-texts/first-words.ts';
import { checkoutTexts } from '../../seed/globals/checkout.ts';
import { homeTexts } from '../../seed/globals/home.ts';
import { practiceTexts } from '../../seed/globals/practice.ts';
import { showPictures } from '../letters/pictures.ts';
import { writeLetter, type Written } from '../write-letter.ts';
import { writeOrderConfirmation } from '../write-order.ts';
import { sampleLetterFacts, sampleOrder, samplePlan } from './samples.ts';

/** `npm run mails -w cms`: writes each mail with sample data to .data/mails/, to look at in a browser at 360 and 700 px. */
const folder = join(import.meta.dirname, '../../../../.data/mails');
const siteUrl = 'http://localhost:3000';
const places = {
  siteUrl,
  adminUrl: 'http://localhost:3001/admin',
  meetingLink: 'https://meet.example',
  when: 'Thursday, November 26 at 7:00 PM EST',
};
const sampleKinds: BoughtKind[] = ['kit', 'program'];
const paper = { practice: practiceTexts, siteUrl, texts: firstWords };

await mkdir(folder, { recursive: true });
for (const name of Object.keys(firstWords) as (keyof typeof firstWords)[]) {
  if (typeof firstWords[name] === 'string') continue;
  const { html, text } = await write(name as MailName);
  await writeFile(join(folder, `${name}.html`), showPictures(html));
  await writeFile(join(folder, `${name}.txt`), text);
  process.stdout.write(`${join(folder, name)}.html\n`);
}

async function write(name: MailName): Promise<Written> {
  if (name !== 'order') return await writeLetter(paper, name, sampleLetterFacts(name, places));
  return await writeOrderConfirmation(paper, {
    order: sampleOrder,
    bought: sampleKinds,
    steps: nextSteps(sampleKinds, { ...firstNextSteps, steps: checkoutTexts.done.steps }),
    scripture: homeTexts.scripture,
    pictures: new Map(),
    plan: samplePlan,
  });
}
