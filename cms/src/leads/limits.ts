import type { FormTraces } from 'common/contract/leads';
import { createLimiter, type Limiter } from 'common/limits/bounded-limiter';
import type { PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { sharedAs } from '../http/limits/shared-limits.ts';
import { refusal } from './requests.ts';

const mostMails = 3;
/** Of these: who takes many guides in a day and a seat in the workshop hears of the seat. */
const keptForTheWorkshop = 1;
const dayMs = 24 * 60 * 60_000;

const anHour = 3_600;
const postsAnHour = 30;
/** Nobody fills a form in faster than this. */
const leastMs = 1_500;

let limiters: { timed: Limiter; untimed: Limiter } | undefined;

/**
 * Refuses with 429 what is one too many for a mailbox in this hour. A form that came without scripts, and so without its
 * time, is allowed at a third of the rate. The address of the sender is counted in web.
 */
export async function requireAllowance(mailbox: string, { elapsedMs }: FormTraces): Promise<void> {
  const most = postsAnHour * env().LIMITS_FACTOR;
  limiters ??= {
    timed: createLimiter({ most, seconds: anHour }, { shared: sharedAs('form') }),
    untimed: createLimiter(
      { most: Math.floor(most / 3), seconds: anHour },
      { shared: sharedAs('plain-form') },
    ),
  };
  const wait = await (elapsedMs === undefined ? limiters.untimed : limiters.timed).take(mailbox);
  if (wait !== null)
    throw refusal(429, 'There were many requests for this e-mail address. Please try again later.');
}

/** What only programs do: fill in the field that nobody sees, or answer at once. */
export function isSpam({ website, elapsedMs }: FormTraces): boolean {
  return Boolean(website) || (elapsedMs !== undefined && elapsedMs < leastMs);
}

/**
 * True while a mailbox has got fewer than three mails because of a form within a day, of which the last is for the workshop
 * only: nobody may flood an address that is not theirs. The caller holds the turn of the mailbox, so that two who ask at
 * once do not both hear yes.
 */
export async function mayGetMail(
  req: PayloadRequest,
  mailbox: string,
  about: 'workshop' | 'other',
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - dayMs).toISOString();
  const { totalDocs } = await req.payload.db.count({
    collection: 'mails',
    where: { and: [{ mailbox: { equals: mailbox } }, { createdAt: { greater_than: since } }] },
    req,
  });
  return totalDocs < (about === 'workshop' ? mostMails : mostMails - keptForTheWorkshop);
}
