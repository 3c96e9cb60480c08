import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { log } from '../log.ts';
import { connectionOf, inTransaction } from '../transaction.ts';
import { deleteRows } from './delete-rows.ts';
import { findAroundOrders, mailboxColumn } from './find-person.ts';
import { heldCollections } from './holdings.ts';
import { customersOf, deleteCustomers } from './stripe-customers.ts';

type Connection = Pick<Payload['db']['drizzle'], 'execute'>;

/** How long the privacy policy keeps client data after the last contact. */
const keptYears = 6;

/** A client whose time is over, or will be on `on`. */
type Expiry = { orders: string[]; on: string };

/** The last contact about an order: the day it was placed, or the day its work was done. */
const contact = sql.raw('greatest(created_at, work_done_at)');
const years = sql.raw(`interval '${keptYears} years'`);

/** Until when these orders, of one client, are kept; ISO 8601. */
export async function keptUntil(connection: Connection, orders: string[]): Promise<string | null> {
  if (orders.length === 0) return null;
  const { rows } = await connection.execute<{ until: string }>(
    sql`select max(${contact}) + ${years} as until from orders where id in (${sql.join(
      orders.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`,
  );
  const [row] = rows;
  return row ? new Date(row.until).toISOString() : null;
}

/** Clients whose last contact is six years old by `by`, the oldest first, a hundred at most: looked for among those who have an order that old. Those whose plan, kit or visit runs are left alone. */
export async function findExpired(payload: Payload, by: Date): Promise<Expiry[]> {
  const { rows } = await payload.db.drizzle.execute<{ orders: string[]; until: string }>(sql`
    with old as (
      select id, nullif(${mailboxColumn('email')}, '') as mailbox from orders
      -- Of a leap day, six years back and six years on are not the same: what is too much here is sorted out below.
      where created_at <= ${by.toISOString()}::timestamptz - ${years} + interval '2 days'
    ), theirs as (
      select orders.id, created_at, work_done_at, mailbox_of(email) as client from orders
      where mailbox_of(email) in (select mailbox from old where mailbox is not null)
      union all
      select orders.id, created_at, work_done_at, orders.id::text from orders
      where id in (select id from old where mailbox is null)
    )
    select array_agg(theirs.id::text) as orders, max(${contact}) + ${years} as until
    from theirs
    group by client
    having max(${contact}) + ${years} <= ${by.toISOString()}::timestamptz
      and not exists (select 1 from plans where plans.order_id = any(array_agg(theirs.id)) and plans.status in ('pending', 'active', 'late'))
      and not exists (select 1 from visits where visits.order_id = any(array_agg(theirs.id)) and visits.state = 'booked')
    order by until
    limit 100`);
  return rows.map(({ orders, until }) => ({ orders, on: new Date(until).toISOString() }));
}

/**
 * Destroys the data of clients six years after the last contact (PRV-05): their orders with all that belongs to them, and
 * their customer at Stripe before it, which nothing would lead to afterwards. Answers how many clients.
 */
export async function destroyExpired(
  { payload, stripe }: { payload: Payload; stripe: Stripe | null },
  now = new Date(),
): Promise<number> {
  let destroyed = 0;
  for (;;) {
    const expired = await findExpired(payload, now);
    for (const { orders } of expired) {
      if (stripe) await deleteCustomers(stripe, await customersOf(payload, orders));
      await inTransaction(payload, `erase:${orders.join()}`, async (req) => {
        const connection = connectionOf(req);
        const rows = await findAroundOrders(payload, orders, connection);
        for (const { slug } of heldCollections.toReversed())
          await deleteRows(connection, slug, rows.get(slug) ?? []);
      });
      destroyed += 1;
    }
    if (expired.length === 0) break;
  }
  if (destroyed > 0)
    log.info({ clients: destroyed }, 'client data older than six years was destroyed');
  return destroyed;
}
