import { sql } from '@payloadcms/db-postgres';
import { visitStates, workSteps } from 'common/fulfilment/steps';
import { formatPrice } from 'common/money';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { asOneAct } from '../audit/record-access.ts';
import type { Dates } from '../clock/dates.ts';
import { idOf } from '../fields/id-of.ts';
import type { HistoryLine } from '../fulfilment/work-rows.ts';
import type { ContactSubmission, Order, Person } from '../payload-types.ts';
import { type Agreement, agreementsOf, familyOf, type Relative } from './family.ts';
import { type Tag, workTag } from './find-people.ts';
import { type Clock, replyClock } from './reply-clock.ts';
import { requireTeam } from './require-team.ts';
import { type Running, runningOf } from './running.ts';
import { topicOf } from './topic.ts';

export type DeedKind = 'message' | 'order' | 'mail' | 'note' | 'work' | 'sign-up';

/** One line of 'Everything so far'. */
export type Deed = {
  key: string;
  /** ISO 8601 */
  at: string;
  kind: DeedKind;
  /** What it was, and the rest of the sentence. */
  what: string;
  more: string;
  /** What was written, in clear. */
  text: string | null;
  href: string | null;
  clock: Clock | null;
};

/** All that is known of somebody, opened. */
export type PersonPage = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  place: string;
  /** '3 orders, $1,788 · first seen September 3' */
  about: string;
  /** The message that waits longest. */
  waiting: string | null;
  running: Running[];
  deeds: Deed[];
  orders: { id: string; number: string; about: string; tag: Tag }[];
  family: Relative[];
  agreements: Agreement[];
};

/** Of each kind, the newest. */
const mostRows = 100;

const sources = {
  orders: 'orders',
  messages: 'contact-submissions',
  seats: 'workshop-signups',
  guides: 'freebie-downloads',
  leads: 'lead-captures',
} as const satisfies Record<string, CollectionSlug>;

/** The page of one person; null where there is none. What is sealed is opened for it, and who opened it is noted. */
export async function readPerson(
  req: PayloadRequest,
  id: string,
  dates: Dates,
  now = new Date(),
): Promise<PersonPage | null> {
  return await asOneAct(
    req,
    (page) => (page ? { act: 'open', record: 'people', id } : null),
    () => readPage(req, id, dates, now),
  );
}

async function readPage(
  req: PayloadRequest,
  id: string,
  dates: Dates,
  now: Date,
): Promise<PersonPage | null> {
  const person = await findPersonById(req, id);
  if (!person) return null;
  const ids = await rowsOf(req, person.mailbox);
  const opened = { depth: 0, limit: mostRows, pagination: false, req } as const;
  const own = { ...opened, overrideAccess: false, context: { decrypt: true } } as const;
  const within = (name: keyof typeof sources) => ({ id: { in: ids[name] } });
  const ofOrders = { order: { in: ids.orders } };
  const ofPerson = { person: { equals: id } };
  const newest = { sort: '-createdAt' } as const;
  const { payload } = req;
  const [
    orders,
    messages,
    seats,
    guides,
    leads,
    notes,
    replies,
    mails,
    pieces,
    visits,
    plans,
    refunds,
  ] = await Promise.all([
    payload.find({ collection: 'orders', where: within('orders'), ...newest, ...own }),
    payload.find({
      collection: 'contact-submissions',
      where: within('messages'),
      ...newest,
      ...own,
    }),
    payload.find({ collection: 'workshop-signups', where: within('seats'), ...newest, ...own }),
    payload.find({ collection: 'freebie-downloads', where: within('guides'), ...newest, ...own }),
    payload.find({ collection: 'lead-captures', where: within('leads'), ...newest, ...own }),
    payload.find({ collection: 'person-notes', where: ofPerson, ...newest, ...own }),
    payload.find({ collection: 'replies', where: ofPerson, ...newest, ...own }),
    payload.find({
      collection: 'mails',
      where: { id: { in: ids.mails } },
      ...newest,
      ...own,
      select: { subject: true, state: true, sentAt: true, createdAt: true, kind: true },
    }),
    payload.find({ collection: 'fulfilments', where: ofOrders, ...newest, ...own }),
    payload.find({ collection: 'visits', where: ofOrders, ...newest, ...own }),
    payload.find({ collection: 'plans', where: ofOrders, ...newest, ...own }),
    payload.find({ collection: 'refunds', where: ofOrders, ...newest, ...own }),
  ]);

  const kept = messages.docs.filter(({ status }) => status !== 'spam');
  const numbers = new Map(orders.docs.map((order) => [order.id, order.number]));
  const deeds: Deed[] = [
    ...kept.map((message) =>
      deed('message', message.id, message.createdAt, 'They wrote', {
        more: topicOf(message.concern, message.interest),
        text: message.message ?? '',
        clock: message.status === 'new' ? replyClock(message.createdAt, now) : null,
      }),
    ),
    ...replies.docs.map((reply) =>
      deed('message', reply.id, reply.createdAt, `${reply.by} replied`, { text: reply.text ?? '' }),
    ),
    ...notes.docs.map((note) =>
      deed('note', note.id, note.createdAt, 'Note', {
        more: `by ${note.by}`,
        text: note.text ?? '',
      }),
    ),
    ...leads.docs.map((lead) =>
      deed('note', lead.id, lead.createdAt, 'Written down as a lead', { text: lead.concern ?? '' }),
    ),
    ...orders.docs.map((order) =>
      deed('order', order.id, order.createdAt, `Order ${order.number}`, {
        more: `${order.productName ?? ''}, ${dollars(order.amount)}`,
        href: `/admin/orders/${order.id}`,
      }),
    ),
    ...refunds.docs
      .filter(({ state }) => state === 'made')
      .map((refund) =>
        deed('order', refund.id, refund.createdAt, `${formatPrice(refund.cents)} sent back`, {
          more: `for order ${numbers.get(idOf(refund.order)) ?? ''}`,
        }),
      ),
    ...pieces.docs.flatMap((piece) =>
      movesOf(piece.history).map((line, place) =>
        deed('work', `${piece.id}${place}`, line.at, piece.name, {
          more: `${moveWords(line)}${byOf(line)}${line.to === 'sent' && piece.tracking ? `, ${piece.tracking}` : ''}`,
        }),
      ),
    ),
    ...visits.docs.flatMap((visit) =>
      movesOf(visit.history).map((line, place) =>
        deed('work', `${visit.id}${place}`, line.at, visit.label, {
          more: `${visitStates[line.to as keyof typeof visitStates].toLowerCase()}${byOf(line)}`,
        }),
      ),
    ),
    ...mails.docs
      .filter(({ kind }) => kind !== 'reply')
      .map((mail) =>
        deed('mail', mail.id, mail.sentAt ?? mail.createdAt, 'Email', {
          more: `${mail.subject}${mail.state === 'failed' ? ' (did not go out)' : ''}`,
        }),
      ),
    ...guides.docs.map((guide) =>
      deed('sign-up', guide.id, guide.createdAt, 'Downloaded', { more: guide.freebieName ?? '' }),
    ),
    ...seats.docs.map((seat) =>
      deed('sign-up', seat.id, seat.createdAt, 'Signed up for the workshop', {
        more: seat.sessionAt ? `on ${dates.day(seat.sessionAt)}` : '',
      }),
    ),
  ].sort((one, other) => other.at.localeCompare(one.at));

  const paid = orders.docs.reduce(
    (sum, { amount, status }) => sum + (status === 'refunded' ? 0 : centsOf(amount)),
    0,
  );
  const first = deeds.at(-1)?.at ?? person.seenAt;
  return {
    id,
    name: person.name || person.email,
    email: person.email,
    phone: phoneOf(orders.docs, kept),
    place: placeOf(orders.docs),
    about: [
      orders.docs.length > 0 &&
        `${orders.docs.length} ${orders.docs.length === 1 ? 'order' : 'orders'}, ${formatPrice(paid)} paid`,
      `first seen ${dates.long(first)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    waiting: kept.findLast(({ status }) => status === 'new')?.id ?? null,
    running: runningOf(
      { orders: orders.docs, pieces: pieces.docs, visits: visits.docs, plans: plans.docs },
      dates,
      now,
    ),
    deeds,
    family: familyOf(pieces.docs, now, dates.zone),
    agreements: agreementsOf({
      orders: orders.docs,
      pieces: pieces.docs,
      seats: seats.docs,
    }),
    orders: orders.docs.map((order) => ({
      id: order.id,
      number: order.number,
      about: `${dates.short(order.createdAt)} · ${dollars(order.amount)}`,
      tag: workTag(order.work ?? 'nothing'),
    })),
  };
}

/** Whose page an e-mail address belongs to; null where there is none. */
export async function personWith(req: PayloadRequest, email: string): Promise<string | null> {
  const { rows } = await req.payload.db.drizzle.execute<{ id: string }>(
    sql`select id from people where mailbox = mailbox_of(${email})`,
  );
  return rows[0]?.id ?? null;
}

/** A row of the list of people, if this person of the practice may see it; null where there is none. */
export async function findPersonById(req: PayloadRequest, id: string): Promise<Person | null> {
  requireTeam(req);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  return await req.payload.findByID({
    collection: 'people',
    id,
    depth: 0,
    req,
    overrideAccess: false,
    disableErrors: true,
  });
}

type Ids = Record<keyof typeof sources | 'mails', string[]>;

async function rowsOf(req: PayloadRequest, mailbox: string): Promise<Ids> {
  const parts = [...Object.entries(sources), ['mails', 'mails']].map(
    ([
      name,
      slug,
    ]) => sql`(select ${name}::text as name, id from ${sql.identifier(String(slug).replaceAll('-', '_'))}
      where mailbox_of(${sql.identifier(slug === 'mails' ? 'to' : 'email')}) = ${mailbox} order by created_at desc limit ${mostRows})`,
  );
  const { rows } = await req.payload.db.drizzle.execute<{ name: keyof Ids; id: string }>(
    sql.join(parts, sql` union all `),
  );
  const of = (wanted: keyof Ids) => rows.filter(({ name }) => name === wanted).map((row) => row.id);
  return {
    orders: of('orders'),
    messages: of('messages'),
    seats: of('seats'),
    guides: of('guides'),
    leads: of('leads'),
    mails: of('mails'),
  };
}

function deed(
  kind: DeedKind,
  key: string,
  at: string,
  what: string,
  { more = '', text = null, href = null, clock = null }: Partial<Deed>,
): Deed {
  return { key, at: new Date(at).toISOString(), kind, what, more, text, href, clock };
}

/** What moved a thing on; that it was made says its order. */
const movesOf = (history: unknown): HistoryLine[] =>
  Array.isArray(history) ? (history as HistoryLine[]).filter(({ move }) => move !== 'made') : [];

/** What was done, in the words of its step; entering details leads to one, and is none. */
const moveWords = ({ move, to }: HistoryLine) =>
  move === 'details' ? 'details entered' : workSteps[to as keyof typeof workSteps].toLowerCase();

const byOf = ({ by }: HistoryLine) => (by && by !== 'shop' ? ` by ${by}` : '');

const centsOf = (amount: string) => Math.round(Number(amount) * 100);
const dollars = (amount: string) => formatPrice(centsOf(amount));

function phoneOf(orders: Order[], messages: ContactSubmission[]): string | null {
  return [...orders, ...messages].find(({ phone }) => phone)?.phone ?? null;
}

function placeOf(orders: Order[]): string {
  const known = orders.find(({ city }) => city);
  return known ? [known.city, known.state].filter(Boolean).join(', ') : '';
}
