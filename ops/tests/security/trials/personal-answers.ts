import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { grouped } from '../../world/figures.ts';
import { ask, type Answered } from '../ask.ts';
import { forms } from '../calls.ts';
import { findInFiles } from '../find-in-files.ts';
import { startReplica } from '../replica.ts';
import type { Trial } from '../trial.ts';
import { addressOf, post } from '../visits.ts';
import type { World } from '../world.ts';

const publicPages = [
  '/',
  '/store',
  '/freebies',
  '/freebie-confirmation',
  '/faq',
  '/blog',
  '/cart',
  '/checkout',
  '/nothing',
  '/_.data',
  '/freebies.data',
];

/** Answers to what people sent, and what caches have of it. */
export const personalAnswers: Trial = {
  id: 'PRV-08',
  title: 'What answers a person is kept by nobody, and no page shows it to the next one',
  run: async (world) => {
    const mark = `canary${randomBytes(6).toString('hex')}`;
    const snapshot = join(world.dataDir, 'snapshot-of-personal-answers');
    const shop = await startReplica(world, 'personal', {
      SNAPSHOT_DIR: snapshot,
      LIMITS_FACTOR: '100000',
    });
    try {
      let answers = 0;
      let kept = 0;
      let shown = 0;
      for (let turn = 0; turn < world.count(100, 2); turn += 1) {
        // Readers come between the writers, so that every page is made anew while marked words are about.
        for (const page of publicPages)
          if ((await ask(shop.url + page)).text.includes(mark)) shown += 1;
        for (const answer of await sendEverything(world, shop.url, `${mark}${turn}`)) {
          answers += 1;
          if (
            !/\bno-store\b/.test(answer.headers['cache-control'] ?? '') ||
            answer.headers.etag !== undefined
          )
            kept += 1;
        }
        for (const page of publicPages)
          if ((await ask(shop.url + page)).text.includes(mark)) shown += 1;
      }
      const { hits, files } = findInFiles(snapshot, [mark]);
      return {
        kept: kept + shown + hits.length === 0 && files > 0,
        figure: `${grouped(answers)} answers to forms, chat and links of mails: ${kept} that may be kept; ${shown} public pages and ${hits.length} of ${files} files of the page cache with words of a person`,
      };
    } finally {
      await shop.stop();
    }
  },
};

/** Good and bad forms, with scripts and without, a chat, and the page behind the link of a mail. */
async function sendEverything(world: World, base: string, mark: string): Promise<Answered[]> {
  const from = { at: base, address: addressOf(world) };
  const call = (path: string, body: object) => post(world, path, body, from);
  const page = (path: string, fields: Record<string, string>) =>
    call(path, new URLSearchParams(fields));
  const visitor = { firstName: mark, lastName: mark, email: `${mark}@visitor.example` };
  const message = {
    ...visitor,
    concern: 'digestive',
    interest: 'general-questions',
    phone: mark,
    message: mark,
  };
  const answers: Answered[] = [];
  for (const [path, body] of Object.entries(forms))
    answers.push(
      await call(path, { ...body, ...visitor }),
      await call(path, { ...body, ...visitor, email: mark }),
    );
  answers.push(
    await call('/api/chat', {
      messages: [{ role: 'user', content: `My name is ${mark}. What helps?` }],
    }),
    await call('/api/chat', { messages: mark }),
  );
  for (const email of [visitor.email, mark])
    answers.push(
      await page('/?index', { ...message, email }),
      await page('/freebies', { ...visitor, email }),
      await page('/freebies.data', { ...visitor, email }),
    );
  answers.push(
    await ask(`${base}/mail/${mark}`),
    await ask(`${base}/mail/${mark}.data`),
    await page(`/mail/${mark}`, {}),
  );
  return answers;
}
