import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Dates } from '../clock/dates.ts';
import type { ContactSubmission } from '../payload-types.ts';
import { type Clock, replyClock, replyHours } from './reply-clock.ts';
import { requireTeam } from './require-team.ts';
import { topicOf } from './topic.ts';

/** A message that nobody has answered, with its first line in clear. */
export type WaitingMessage = {
  id: string;
  /** Whose page it is on; null for none. */
  person: string | null;
  name: string;
  topic: string;
  firstLine: string;
  isUrgent: boolean;
  /** Of whoever is called first; null without one. */
  phone: string | null;
  clock: Clock;
};

export type WaitingList = { messages: WaitingMessage[]; total: number; late: number };

/** A message, opened to be answered. */
export type OpenMessage = {
  id: string;
  person: string;
  name: string;
  firstName: string;
  email: string;
  phone: string | null;
  topic: string;
  text: string;
  isUrgent: boolean;
  at: string;
  clock: Clock;
};

const shownLetters = 140;

/** What waits for an answer: what sounds urgent first, then by how long it waits. `most` rows. */
export async function readWaiting(
  req: PayloadRequest,
  most: number,
  now = new Date(),
): Promise<WaitingList> {
  requireTeam(req);
  const found = {
    collection: 'contact-submissions',
    where: { status: { equals: 'new' } },
    depth: 0,
    req,
    overrideAccess: false,
  } as const;
  const { docs, totalDocs } = await req.payload.find({
    ...found,
    sort: ['-urgent', 'createdAt'],
    limit: most,
    context: { decrypt: true },
  });
  const { totalDocs: late } = await req.payload.count({
    ...found,
    where: {
      and: [
        found.where,
        {
          createdAt: { less_than: new Date(now.getTime() - replyHours * 3_600_000).toISOString() },
        },
      ],
    },
  });
  const people = await peopleOf(req, docs);
  return {
    total: totalDocs,
    late,
    messages: docs.map((message) => ({
      id: message.id,
      person: people.get(message.id) ?? null,
      name: nameOf(message),
      topic: topicOf(message.concern, message.interest),
      firstLine: firstLineOf(message.message ?? ''),
      isUrgent: message.urgent === true,
      phone: message.urgent ? (message.phone ?? null) : null,
      clock: replyClock(message.createdAt, now),
    })),
  };
}

/** One message in clear; null where there is none, or nobody whom it is from. Whoever opens it is noted. */
export async function openMessage(
  req: PayloadRequest,
  id: string,
  dates: Dates,
  now = new Date(),
): Promise<OpenMessage | null> {
  requireTeam(req);
  const message = await req.payload.findByID({
    collection: 'contact-submissions',
    id,
    depth: 0,
    req,
    overrideAccess: false,
    disableErrors: true,
    context: { decrypt: true },
  });
  if (!message) return null;
  const person = (await peopleOf(req, [message])).get(id);
  if (!person) return null;
  return {
    id,
    person,
    name: nameOf(message),
    firstName: message.firstName,
    email: message.email,
    phone: message.phone || null,
    topic: topicOf(message.concern, message.interest),
    text: message.message ?? '',
    isUrgent: message.urgent === true,
    at: dates.hour(message.createdAt),
    clock: replyClock(message.createdAt, now),
  };
}

async function peopleOf(
  req: PayloadRequest,
  messages: Pick<ContactSubmission, 'id'>[],
): Promise<Map<string, string>> {
  if (messages.length === 0) return new Map();
  const ids = messages.map(({ id }) => sql`${id}::uuid`);
  const { rows } = await req.payload.db.drizzle.execute<{ id: string; person: string }>(
    sql`select sent.id, people.id as person from contact_submissions sent join people on mailbox = mailbox_of(sent.email)
      where sent.id in (${sql.join(ids, sql`, `)})`,
  );
  return new Map(rows.map(({ id, person }) => [id, person]));
}

const nameOf = ({ firstName, lastName, email }: ContactSubmission) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

function firstLineOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (!line) return 'No message, only what they chose.';
  return line.length > shownLetters ? `${line.slice(0, shownLetters).trimEnd()} …` : line;
}
