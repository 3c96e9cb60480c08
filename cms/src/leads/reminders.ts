import { mailboxOf } from 'common/email-address';
import type { Payload } from 'payload';
import { writeMail } from '../mails/sending/outbox.ts';
import { inTransaction } from '../transaction.ts';
import { mailboxTurn } from './lead-rows.ts';
import { mayGetMail } from './limits.ts';
import { sessionDay } from './session.ts';
import { readWorkshop } from './workshop.ts';

const hourMs = 60 * 60_000;

/** From when to when before its workshop a reminder goes out: one that was held up is no use later than this. */
const reminders = [
  { kind: 'workshop-day-before', from: 24 * hourMs, to: 3 * hourMs },
  { kind: 'workshop-hour-before', from: hourMs, to: 0 },
] as const;

type Signup = {
  id: string;
  email: string;
  firstName: string;
  sessionAt: string;
  createdAt: string;
};

/**
 * Writes the reminders that are due, each once for a sign-up, also when it is called again or by two at once. None for
 * those who left, for a day that is skipped now, and for who signed up after it was due. Answers how many were written.
 */
export async function remind(payload: Payload, now = new Date()): Promise<number> {
  const { skips } = await readWorkshop(payload);
  let written = 0;
  for (const { kind, from, to } of reminders) {
    for (const signup of await dueSignups(
      payload,
      kind,
      now.getTime() + to,
      now.getTime() + from,
    )) {
      const start = new Date(signup.sessionAt);
      const isLate = Date.parse(signup.createdAt) > start.getTime() - from;
      if (isLate || skips.includes(sessionDay(start))) continue;
      if (await writeReminder(payload, kind, signup, now)) written += 1;
    }
  }
  return written;
}

async function dueSignups(
  payload: Payload,
  kind: string,
  after: number,
  until: number,
): Promise<Signup[]> {
  const { docs } = await payload.db.find<Signup>({
    collection: 'workshop-signups',
    where: {
      and: [
        { sessionAt: { greater_than: new Date(after).toISOString() } },
        { sessionAt: { less_than_equal: new Date(until).toISOString() } },
        { unsubscribedAt: { exists: false } },
        { status: { not_equals: 'spam' } },
      ],
    },
    pagination: false,
    limit: 0,
  });
  if (docs.length === 0) return [];
  const { docs: mails } = await payload.db.find<{ signup: string }>({
    collection: 'mails',
    where: { and: [{ kind: { equals: kind } }, { signup: { in: docs.map(({ id }) => id) } }] },
    select: { signup: true },
    pagination: false,
    limit: 0,
  });
  const reminded = new Set(mails.map(({ signup }) => signup));
  return docs.filter(({ id }) => !reminded.has(id));
}

async function writeReminder(
  payload: Payload,
  kind: (typeof reminders)[number]['kind'],
  { id, email, firstName }: Signup,
  now: Date,
): Promise<boolean> {
  const mailbox = mailboxOf(email);
  return await inTransaction(payload, mailboxTurn(mailbox), async (req) => {
    if (!(await mayGetMail(req, mailbox, 'workshop', now))) return false;
    return await writeMail(req, kind, { id, email, firstName, mailbox });
  });
}
