import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { monthsAfter } from './month.ts';
import { revenue, within, type Span } from './tables.ts';

type Totals = {
  revenueCents: number;
  orders: number;
  sentBackCents: number;
  refunds: number;
  /** What banks took back in disputes, less what they returned. */
  disputedCents: number;
};

/** A month in numbers. Amounts in cents; days as '2026-11-02', on the practice's clocks. */
export type Numbers = {
  now: Totals;
  before: Totals;
  /** By the Monday that the week begins with, the first perhaps in the month before. */
  weeks: { monday: string; cents: number }[];
  /** What was ordered in the month, the largest first; `cents` before coupons. */
  products: { name: string; handle: string; sold: number; cents: number }[];
  feeCents: number;
  paidOutCents: number;
  /** People who did something in the month, and those of them who ordered within thirty days after it. */
  ways: { kind: 'workshop' | 'guide' | 'message'; people: number; ordered: number }[];
  rows: { orders: number; payments: number; payouts: number; leads: number };
};

/** Statuses of orders that were never paid for. */
const unpaid = sql.raw(`('pending', 'payment-failed')`);

/** Reads the month from what Stripe and the shop wrote down. Revenue: what cards paid in the month, less what was sent back and what disputes took in it. */
export async function readNumbers(payload: Payload, span: Span): Promise<Numbers> {
  const { drizzle } = payload.db;
  const ask = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await drizzle.execute(query)).rows as Row[];
  const { timeZone } = span;
  const [now, before, weeks, products, books, ways, [rows]] = await Promise.all([
    totals(ask, span),
    totals(ask, { ...span, month: monthsAfter(span.month, -1) }),
    ask<{ monday: string; cents: string }>(sql`
      select to_char(date_trunc('week', at at time zone ${timeZone}), 'YYYY-MM-DD') as monday, sum(cents) as cents
      from (${revenue((column) => within(column, span))}) as moved group by 1 order by 1`),
    ask<{ name: string; handle: string; sold: string; cents: string }>(sql`
      select max(lines.name) as name, lines.product_id as handle, sum(lines.quantity) as sold, sum(lines.quantity * lines.unit_cents) as cents
      from orders join orders_lines as lines on lines._parent_id = orders.id
      where ${within('orders.created_at', span)} and orders.status not in ${unpaid}
      group by 2 order by cents desc, name limit 100`),
    ask<{ fees: string; paid_out: string }>(sql`
      select coalesce(sum(coalesce(fee_cents, 0) + coalesce(dispute_fee_cents, 0)) filter (where ${within('taken_on', span)}), 0) as fees,
        (select coalesce(sum(cents), 0) from bookings where kind = 'payout' and ${within('booked_on', span)})
          + coalesce(sum(cents - coalesce(fee_cents, 0)) filter (where ${within('payout_on', span)}
            and not exists (select 1 from bookings where key = payout_id)), 0) as paid_out
      from charges where ${within('taken_on', span)} or ${within('payout_on', span)}`),
    Promise.all([
      way(ask, 'workshop', 'workshop_signups', span),
      way(ask, 'guide', 'freebie_downloads', span),
      way(ask, 'message', 'contact_submissions', span),
    ]),
    ask<{ orders: string; payments: string; payouts: string; leads: string }>(sql`select
      (select count(*) from orders join orders_lines as lines on lines._parent_id = orders.id where ${within('orders.created_at', span)}) as orders,
      (select count(*) from charges where ${within('taken_on', span)}) + (select count(*) from refunds where state = 'made' and ${within('created_at', span)})
        + (select count(*) from bookings where kind <> 'payout' and ${within('booked_on', span)}) as payments,
      (select count(*) from bookings where kind = 'payout' and ${within('booked_on', span)}) as payouts,
      (select count(*) from workshop_signups where ${within('created_at', span)}) + (select count(*) from freebie_downloads where ${within('created_at', span)})
        + (select count(*) from contact_submissions where ${within('created_at', span)}) + (select count(*) from lead_captures where ${within('created_at', span)}) as leads`),
  ]);
  return {
    now,
    before,
    weeks: weeks.map(({ monday, cents }) => ({ monday, cents: Number(cents) })),
    products: products.map(({ name, handle, sold, cents }) => ({
      name,
      handle,
      sold: Number(sold),
      cents: Number(cents),
    })),
    feeCents: Number(books[0]?.fees ?? 0),
    paidOutCents: Number(books[0]?.paid_out ?? 0),
    ways,
    rows: {
      orders: Number(rows?.orders ?? 0),
      payments: Number(rows?.payments ?? 0),
      payouts: Number(rows?.payouts ?? 0),
      leads: Number(rows?.leads ?? 0),
    },
  };
}

type Ask = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) => Promise<Row[]>;

async function totals(ask: Ask, span: Span): Promise<Totals> {
  const [row] = await ask<{
    revenue: string;
    disputed: string;
    orders: string;
    back: string;
    refunds: string;
  }>(sql`select
    (select coalesce(sum(cents), 0) from (${revenue((column) => within(column, span))}) as moved) as revenue,
    (select coalesce(sum(case kind when 'dispute' then cents else -cents end), 0) from bookings
      where kind <> 'payout' and ${within('booked_on', span)}) as disputed,
    (select count(*) from orders where ${within('created_at', span)} and status not in ${unpaid}) as orders,
    (select coalesce(sum(cents), 0) from refunds where state = 'made' and ${within('created_at', span)}) as back,
    (select count(*) from refunds where state = 'made' and ${within('created_at', span)}) as refunds`);
  return {
    revenueCents: Number(row?.revenue ?? 0),
    disputedCents: Number(row?.disputed ?? 0),
    orders: Number(row?.orders ?? 0),
    sentBackCents: Number(row?.back ?? 0),
    refunds: Number(row?.refunds ?? 0),
  };
}

async function way(
  ask: Ask,
  kind: Numbers['ways'][number]['kind'],
  table: string,
  span: Span,
): Promise<Numbers['ways'][number]> {
  const [row] = await ask<{ people: string; ordered: string }>(sql`
    select count(*) as people, count(*) filter (where exists (
      select 1 from orders where mailbox_of(orders.email) = leads.mailbox and orders.status not in ${unpaid}
        and orders.created_at > leads.first_at and orders.created_at < leads.first_at + interval '30 days'
    )) as ordered
    from (select mailbox_of(email) as mailbox, min(created_at) as first_at from ${sql.identifier(table)}
      where ${within('created_at', span)} and status <> 'spam' group by 1) as leads`);
  return { kind, people: Number(row?.people ?? 0), ordered: Number(row?.ordered ?? 0) };
}
