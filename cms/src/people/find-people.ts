import { sql } from '@payloadcms/db-postgres';
import { type WorkState, workStates } from 'common/fulfilment/steps';
import { formatPrice } from 'common/money';
import type { PayloadRequest } from 'payload';
import { asOneAct } from '../audit/record-access.ts';
import type { Dates } from '../clock/dates.ts';
import { holding } from '../sql-like.ts';
import { replyClock } from './reply-clock.ts';
import { requireTeam } from './require-team.ts';

export type Tag = { words: string; tone: 'good' | 'wait' | 'late' | 'plain' };

type ListedPerson = {
  id: string;
  name: string;
  email: string;
  /** '2 orders, $814 · workshop' */
  about: string;
  tag: Tag;
  seen: string;
};

type FoundOrder = { id: string; number: string; about: string; tag: Tag };

export type PeopleList = {
  people: ListedPerson[];
  /** Those whose own number was asked for. */
  orders: FoundOrder[];
  waiting: number;
  hasMore: boolean;
};

const peoplePerPage = 50;

type Database = Pick<PayloadRequest['payload']['db']['drizzle'], 'execute'>;

type Wanted = { query: string; page: number; isWaiting: boolean };

type Row = {
  id: string;
  name: string | null;
  email: string;
  seenAt: string;
  orders: number;
  cents: number;
  works: WorkState[] | null;
  lateWork: string | null;
  hasWorkshop: boolean;
  guides: number;
  messages: number;
  waitsSince: string | null;
  isUrgent: boolean | null;
};

/**
 * People whose name or e-mail address holds each word of `query`, or who have an order or a parcel of that number; without
 * one everybody, who was last seen first. Nothing sealed is read or searched.
 */
export async function findPeople(
  req: PayloadRequest,
  wanted: Wanted,
  dates: Dates,
  now = new Date(),
): Promise<PeopleList> {
  const question = wanted.query.trim();
  return await asOneAct(
    req,
    ({ people }) => ({
      act: question ? 'search' : 'list',
      record: 'people',
      ids: people.map(({ id }) => id),
      ...(question ? { question } : {}),
    }),
    () => readPage(req, wanted, dates, now),
  );
}

async function readPage(
  req: PayloadRequest,
  { query, page, isWaiting }: Wanted,
  dates: Dates,
  now: Date,
): Promise<PeopleList> {
  requireTeam(req);
  const { drizzle } = req.payload.db;
  const asked = query.trim().slice(0, 80);
  const chosen = sql.join(
    [
      asked ? fits(asked, await mailboxesOf(drizzle, asked)) : sql`true`,
      isWaiting
        ? sql`exists (select 1 from contact_submissions where mailbox_of(email) = mailbox and status = 'new')`
        : sql`true`,
    ],
    sql` and `,
  );
  const { rows } = await drizzle.execute<Row>(sql`
    with chosen as (
      select id, name, email, mailbox, seen_at from people where ${chosen}
      order by seen_at desc, id limit ${peoplePerPage + 1} offset ${(page - 1) * peoplePerPage}
    )
    select chosen.id, name, email, seen_at as "seenAt",
      coalesce(bought.orders, 0)::int as orders, coalesce(bought.cents, 0)::int as cents, bought.works,
      bought.late as "lateWork", coalesce(guides.count, 0)::int as guides, seats.count > 0 as "hasWorkshop",
      coalesce(wrote.count, 0)::int as messages, wrote.since as "waitsSince", wrote.urgent as "isUrgent"
    from chosen
    left join lateral (
      select count(*) as orders, sum(case when status in ('refunded', 'pending') then 0 else amount::numeric * 100 end) as cents,
        array_agg(work::text order by created_at desc) as works,
        (select min(due_at) from fulfilments join orders own on own.id = order_id
          where mailbox_of(own.email) = chosen.mailbox and step in ('to-send', 'sent', 'at-lab') and due_at < ${now.toISOString()}::timestamptz) as late
      from orders where mailbox_of(email) = chosen.mailbox
    ) bought on true
    left join lateral (select count(*) from freebie_downloads where mailbox_of(email) = chosen.mailbox) guides on true
    left join lateral (select count(*) from workshop_signups where mailbox_of(email) = chosen.mailbox) seats on true
    left join lateral (
      select count(*), min(created_at) filter (where status = 'new') as since, bool_or(urgent) filter (where status = 'new') as urgent
      from contact_submissions where mailbox_of(email) = chosen.mailbox and status <> 'spam'
    ) wrote on true
    order by seen_at desc, chosen.id`);
  const [orders, waiting] = await Promise.all([
    asked && page === 1 ? findOrders(req, asked, dates) : [],
    countWaiting(req),
  ]);
  const people = rows.slice(0, peoplePerPage);
  return {
    people: people.map((row) => describe(row, dates, now)),
    orders,
    waiting,
    hasMore: rows.length > peoplePerPage,
  };
}

/** Whoever has each word in name and address, or an order or a parcel of that number. */
function fits(asked: string, mailboxes: string[]) {
  const words = asked.split(/\s+/).map((word) => sql`words like plain_words(${holding(word)})`);
  const found = sql`(${sql.join(words, sql` and `)})`;
  return mailboxes.length > 0
    ? sql`(${found} or mailbox = any(${sql.param(mailboxes)}::text[]))`
    : found;
}

/** Of the buyers of `ordersOf`. Asked for first, so that both ways of finding a person are looked up and none is read through. */
async function mailboxesOf(drizzle: Database, asked: string): Promise<string[]> {
  const orders = ordersOf(asked);
  if (!orders) return [];
  const { rows } = await drizzle.execute<{ mailbox: string }>(
    sql`select distinct mailbox_of(email) as mailbox from orders where id in (${orders}) limit ${peoplePerPage}`,
  );
  return rows.map(({ mailbox }) => mailbox);
}

/** The orders whose number begins so, and those with a parcel whose number holds it; null where it can be neither. */
function ordersOf(asked: string) {
  const number = asked.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]{4,}$/.test(number)) return null;
  const found = [sql`select id from orders where number like ${`${number}%`}`];
  if (number.length >= 6 && /\d{4}/.test(number))
    found.push(sql`select order_id from fulfilments where tracking like ${`%${number}%`}`);
  return sql.join(found, sql` union `);
}

async function findOrders(req: PayloadRequest, asked: string, dates: Dates): Promise<FoundOrder[]> {
  const orders = ordersOf(asked);
  if (!orders) return [];
  const { rows } = await req.payload.db.drizzle.execute<{ id: string }>(sql`${orders} limit 5`);
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { id: { in: rows.map(({ id }) => id) } },
    select: { number: true, amount: true, createdAt: true, work: true },
    depth: 0,
    limit: 5,
    req,
    overrideAccess: false,
  });
  return docs.map((order) => ({
    id: order.id,
    number: order.number,
    about: `${dates.long(order.createdAt)}, ${formatPrice(Math.round(Number(order.amount) * 100))}`,
    tag: workTag(order.work ?? 'nothing'),
  }));
}

async function countWaiting(req: PayloadRequest): Promise<number> {
  const { rows } = await req.payload.db.drizzle.execute<{ count: number }>(
    sql`select count(distinct mailbox_of(email))::int as count from contact_submissions where status = 'new'`,
  );
  return rows[0]?.count ?? 0;
}

function describe(row: Row, dates: Dates, now: Date): ListedPerson {
  const parts = [
    row.orders > 0 && `${counted(row.orders, 'order')}, ${formatPrice(row.cents)}`,
    row.hasWorkshop && 'workshop',
    row.guides > 0 && counted(row.guides, 'guide'),
    row.orders === 0 && row.messages > 0 && counted(row.messages, 'message'),
  ].filter((part): part is string => Boolean(part));
  return {
    id: row.id,
    name: row.name || row.email,
    email: row.email,
    about: parts.join(' · '),
    tag: tagOf(row, now),
    seen: dates.short(row.seenAt),
  };
}

/** What about this person needs somebody most. */
function tagOf({ waitsSince, isUrgent, lateWork, works }: Row, now: Date): Tag {
  if (isUrgent) return { words: 'Urgent', tone: 'late' };
  if (waitsSince) {
    const { words, isLate } = replyClock(new Date(waitsSince).toISOString(), now);
    return isLate ? { words, tone: 'late' } : { words: `Waits, ${words}`, tone: 'wait' };
  }
  if (lateWork) return { words: 'Late', tone: 'late' };
  const open = (works ?? []).find((work) => work && !over.has(work));
  return open ? workTag(open) : { words: 'Nothing open', tone: 'plain' };
}

const over = new Set<WorkState>(['done', 'stopped', 'nothing']);
const waits = new Set<WorkState>(['to-check', 'needs-details', 'to-send']);

export function workTag(work: WorkState): Tag {
  const tone = waits.has(work) ? 'wait' : over.has(work) ? 'plain' : 'good';
  return { words: workStates[work], tone };
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
