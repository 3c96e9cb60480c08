import type { Query } from './database.ts';
import { until } from './until.ts';

/** As the mail server got it; `to` is the envelope, whatever the mail itself says. */
export type CaughtMail = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  messageId: string | null;
  html: string | null;
  text: string | null;
  headers: Record<string, string>;
};

/** What the list of the mail catcher says of a mail. */
export type Summary = Pick<CaughtMail, 'id' | 'to' | 'subject' | 'messageId'>;
/** The address at which the mail catcher shows what it took. */
export type Catcher = { mail: string };
export type Mailbox = Catcher & { query: Query };

const patienceMs = 300_000;

/** All that have arrived, newest first. */
export const arrived = ({ mail }: Catcher) => readFrom<Summary[]>(`${mail}/messages`);

async function readFrom<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}

/** The mails that have arrived and fit, each with all of its words. */
export async function caughtMails(
  { mail }: Catcher,
  isWanted: (summary: Summary) => boolean,
): Promise<CaughtMail[]> {
  const mails: CaughtMail[] = [];
  for (const { id } of (await arrived({ mail })).filter(isWanted))
    mails.push(await readFrom<CaughtMail>(`${mail}/messages/${id}`));
  return mails;
}

export async function caughtIds(box: Catcher): Promise<Set<string>> {
  return new Set((await arrived(box)).map(({ id }) => id));
}

/** The newest mail to this address, when it has come. */
export async function mailTo(box: Catcher, address: string, withinMs: number): Promise<CaughtMail> {
  return await until(
    `a mail reaches ${address}`,
    withinMs,
    async () => (await caughtMails(box, ({ to }) => to.includes(address)))[0] ?? null,
  );
}

/** From now on the mail catcher answers so to the next mails. */
export async function breakMail({ mail }: Catcher, fault: object): Promise<void> {
  const { ok, status } = await fetch(`${mail}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
  });
  if (!ok) throw new Error(`The mail catcher answered ${status} to a fault`);
}

export async function healMail({ mail }: Catcher): Promise<void> {
  await fetch(`${mail}/_control/faults`, { method: 'DELETE' });
}

/** Waits until no mail waits any more. */
export async function outboxEmpty({ query }: Pick<Mailbox, 'query'>): Promise<void> {
  const isEmpty = async () =>
    (await query("select 1 from mails where state in ('queued', 'sending') limit 1")).length === 0;
  await until('every mail has left', patienceMs, async () => (await isEmpty()) || null, 200);
}

/** How often the mail server has taken the mails: 0 missing and 0 repeated when each has arrived once. */
export async function arrivals(
  box: Mailbox,
  mails: string[],
): Promise<{ missing: number; repeated: number }> {
  const rows = await box.query<{ messageId: string }>(
    'select message_id as "messageId" from mails where id::text = any($1)',
    [mails],
  );
  const counts = Map.groupBy(await arrived(box), ({ messageId }) => messageId);
  const times = rows.map(({ messageId }) => counts.get(messageId)?.length ?? 0);
  return {
    missing: mails.length - rows.length + times.filter((count) => count === 0).length,
    repeated: times.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}

/** Everything of a mail that somebody or a program may read. */
export const wordsOf = ({ subject, html, text, headers }: CaughtMail) =>
  [subject, html, text, JSON.stringify(headers)].join('\n');

/** What a person reads who opens it, subject included. */
export const readableOf = ({ subject, html, text }: CaughtMail) =>
  [subject, (html ?? '').replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' '), text].join('\n');
