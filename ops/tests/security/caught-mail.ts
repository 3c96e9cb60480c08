import { until } from '../trials/until.ts';
import { readJson, ask } from './ask.ts';
import type { World } from './world.ts';

/** As the mail server got it; `to` is the envelope, whatever the mail itself says. */
export type CaughtMail = {
  id: string;
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  headers: Record<string, string>;
};

const patienceMs = 300_000;

/** Waits until no mail waits any more. */
export async function outboxEmpty({ query }: World): Promise<void> {
  await until(
    'every mail has left',
    patienceMs,
    async () =>
      (await query("select 1 from mails where state in ('queued', 'sending') limit 1")).length === 0
        ? true
        : null,
    200,
  );
}

type Summary = Pick<CaughtMail, 'id' | 'to' | 'subject'>;

async function summaries({ mail }: World): Promise<Summary[]> {
  return readJson((await ask(`${mail}/messages`)).text) as Summary[];
}

export async function caughtIds(world: World): Promise<Set<string>> {
  return new Set((await summaries(world)).map(({ id }) => id));
}

/** The mails that have arrived and fit, each with all of its words. */
export async function caughtMails(
  world: World,
  isWanted: (summary: Summary) => boolean,
): Promise<CaughtMail[]> {
  const mails: CaughtMail[] = [];
  for (const { id } of (await summaries(world)).filter(isWanted))
    mails.push(readJson((await ask(`${world.mail}/messages/${id}`)).text) as CaughtMail);
  return mails;
}

/** Everything of a mail that somebody or a program may read. */
export const wordsOf = ({ subject, html, text, headers }: CaughtMail) =>
  [subject, html, text, JSON.stringify(headers)].join('\n');

/** What a person reads who opens it, subject included. */
export const readableOf = ({ subject, html, text }: CaughtMail) =>
  [subject, (html ?? '').replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' '), text].join('\n');
