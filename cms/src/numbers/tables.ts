import { sql } from '@payloadcms/db-postgres';
import { wireAmount } from 'common/money';
import type { Payload } from 'payload';
import type { Cell } from './csv.ts';
import type { Month } from './month.ts';

type Row = Record<string, string | number | null>;
type Query = ReturnType<typeof sql>;

/** Rows of one month, a page at a time: each page begins after the last row of the one before. */
type Table = {
  columns: string[];
  page: (month: Span, after: { at: string; key: string }) => Query;
  cells: (row: Row) => Cell[];
};

export type Span = { month: Month; timeZone: string };

const pageSize = 500;

/** Whether a column of times falls into the month, on the practice's clocks; an index of that column serves it. */
export const within = (column: string, { month, timeZone }: Span): Query => {
  const first = `${month}-01`;
  const name = sql.raw(column);
  return sql`(${name} >= (${first}::timestamp at time zone ${timeZone}) and ${name} < ((${first}::timestamp + interval '1 month') at time zone ${timeZone}))`;
};

/** What moved the revenue while `during` holds for a column of times: `at` and `cents`, below 0 for what went back to buyers or their banks. */
export const revenue = (during: (column: string) => Query): Query => sql`
  select taken_on as at, coalesce(cents, 0) as cents from charges where ${during('taken_on')}
  union all select created_at, -cents from refunds where state = 'made' and ${during('created_at')}
  union all select booked_on, case kind when 'dispute' then -cents else cents end from bookings
    where kind <> 'payout' and ${during('booked_on')}`;

/** A time as the practice's clocks showed it. */
const local = (column: string, { timeZone }: Span): Query =>
  sql`to_char(${sql.raw(column)} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')`;

const onward = (column: string, key: string, after: { at: string; key: string }): Query =>
  sql`(${sql.raw(column)}, ${sql.raw(key)}) > (${after.at}::timestamptz, ${after.key})`;

const text = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
const dollars = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : wireAmount(Number(value));

/** What the practice takes to its books; columns are only ever added, at the end. */
export const tables = {
  orders: {
    columns: [
      'order',
      'placed_at',
      'status',
      'work',
      'first_name',
      'last_name',
      'email',
      'state',
      'product',
      'quantity',
      'price_each',
      'line_total',
      'coupon',
      'order_discount',
      'order_paid',
      'order_sent_back',
    ],
    page: (span, after) => sql`
      select orders.created_at as at, orders.id::text || lpad(lines._order::text, 6, '0') as key,
        orders.number, ${local('orders.created_at', span)} as placed, orders.status, orders.work, orders.first_name,
        orders.last_name, orders.email, orders.state, lines.name, lines.quantity, lines.unit_cents, orders.coupon_code,
        orders.discount_amount, orders.amount, orders.refunded_amount
      from orders join orders_lines as lines on lines._parent_id = orders.id
      where ${within('orders.created_at', span)} and ${onward('orders.created_at', "(orders.id::text || lpad(lines._order::text, 6, '0'))", after)}
      order by 1, 2 limit ${pageSize}`,
    cells: (row) => [
      text(row['number']),
      text(row['placed']),
      text(row['status']),
      text(row['work']),
      text(row['first_name']),
      text(row['last_name']),
      text(row['email']),
      text(row['state']),
      text(row['name']),
      Number(row['quantity']),
      dollars(row['unit_cents']),
      wireAmount(Number(row['unit_cents']) * Number(row['quantity'])),
      text(row['coupon_code']),
      text(row['discount_amount']),
      text(row['amount']),
      text(row['refunded_amount']),
    ],
  },
  /**
   * What cards paid and what went back, as Stripe books it: payments and what disputes returned, less fees, refunds and what
   * disputes took, are its balance before payouts (STR-10). The kind tells the way: a minus would begin a formula.
   */
  payments: {
    columns: [
      'kind',
      'date',
      'order',
      'amount',
      'fee',
      'dispute_fee',
      'payout',
      'payout_date',
      'stripe_id',
    ],
    page: (span, after) => sql`
      select * from (
        select charges.taken_on as at, charges.id::text as key, 'payment' as kind, ${local('charges.taken_on', span)} as day,
          orders.number, charges.cents, charges.fee_cents, charges.dispute_fee_cents, charges.payout_id,
          to_char(charges.payout_on, 'YYYY-MM-DD') as payout_day, charges.stripe_charge_id as stripe_id
        from charges left join orders on orders.id = charges.order_id where ${within('charges.taken_on', span)}
        union all
        select refunds.created_at, refunds.id::text, 'refund', ${local('refunds.created_at', span)}, orders.number,
          refunds.cents, null, null, null, null, refunds.stripe_refund_id
        from refunds left join orders on orders.id = refunds.order_id
        where refunds.state = 'made' and ${within('refunds.created_at', span)}
        union all
        select bookings.booked_on, bookings.id::text, bookings.kind::text, ${local('bookings.booked_on', span)}, orders.number,
          bookings.cents, null, null, null, null, bookings.stripe_id
        from bookings left join orders on orders.id = bookings.order_id
        where bookings.kind <> 'payout' and ${within('bookings.booked_on', span)}
      ) as moved where ${onward('at', 'key', after)} order by 1, 2 limit ${pageSize}`,
    cells: (row) => [
      text(row['kind']),
      text(row['day']),
      text(row['number']),
      dollars(row['cents']),
      dollars(row['fee_cents']),
      dollars(row['dispute_fee_cents']),
      text(row['payout_id']),
      text(row['payout_day']),
      text(row['stripe_id']),
    ],
  },
  /** What came to the bank, by the day on which it should be there. */
  payouts: {
    columns: ['date', 'amount', 'stripe_id'],
    page: (span, after) => sql`
      select booked_on as at, id::text as key, ${local('booked_on', span)} as day, cents, stripe_id from bookings
      where kind = 'payout' and ${within('booked_on', span)} and ${onward('booked_on', 'id::text', after)} order by 1, 2 limit ${pageSize}`,
    cells: (row) => [text(row['day']), dollars(row['cents']), text(row['stripe_id'])],
  },
  /** Who wrote, took a guide or a seat; nothing of what they wrote. */
  leads: {
    columns: ['kind', 'date', 'first_name', 'last_name', 'email', 'about', 'state'],
    page: (span, after) => sql`
      select * from (
        ${leads('message', 'contact_submissions', sql`null`, span)} union all
        ${leads('guide', 'freebie_downloads', sql`freebie_name`, span)} union all
        ${leads('workshop', 'workshop_signups', sql`to_char(session_at at time zone ${span.timeZone}, 'YYYY-MM-DD')`, span)} union all
        ${leads('request', 'lead_captures', sql`null`, span)}
      ) as leads where ${onward('at', 'key', after)} order by 1, 2 limit ${pageSize}`,
    cells: (row) => [
      text(row['kind']),
      text(row['day']),
      text(row['first_name']),
      text(row['last_name']),
      text(row['email']),
      text(row['about']),
      text(row['status']),
    ],
  },
} satisfies Record<string, Table>;

export type TableName = keyof typeof tables;

export const isTableName = (name: unknown): name is TableName =>
  typeof name === 'string' && Object.hasOwn(tables, name);

function leads(kind: string, table: string, about: Query, span: Span): Query {
  return sql`select created_at as at, id::text as key, ${kind}::text as kind, ${local('created_at', span)} as day, first_name,
    last_name, email, ${about}::text as about, status::text as status from ${sql.identifier(table)} where ${within('created_at', span)}`;
}

/** The rows of a table in the order of time, page by page, so that a month of any size takes the same memory. */
export async function* readTable(
  payload: Payload,
  name: TableName,
  span: Span,
): AsyncGenerator<Cell[][]> {
  const table: Table = tables[name];
  let after = { at: '-infinity', key: '' };
  for (;;) {
    const { rows } = await payload.db.drizzle.execute<Row>(table.page(span, after));
    if (rows.length > 0) yield rows.map(table.cells);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = { at: exact(last['at']), key: String(last['key']) };
  }
}

/** Postgres's own times are finer than those of JavaScript; ours are kept in milliseconds. */
function exact(at: unknown): string {
  return at instanceof Date ? at.toISOString() : String(at);
}
