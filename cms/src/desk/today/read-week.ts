import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { revenue } from '../../numbers/tables.ts';

/** A week from Monday on the practice's clocks. */
type Week = { monday: string; cents: number; orders: number; signUps: number };

export type WeekFacts = {
  /** The present one last; those before it oldest first. */
  weeks: Week[];
  /** Most bought in them. */
  products: { name: string; handle: string; sold: number; cents: number }[];
};

const weeksShown = 8;

/** What came in this week and in the seven before it: cents as in Numbers, of what cards paid less what went back. */
export async function readWeek(
  payload: Payload,
  timeZone: string,
  now = new Date(),
): Promise<WeekFacts> {
  const at = now.toISOString();
  const first = sql`(date_trunc('week', ${at}::timestamptz at time zone ${timeZone}) - ${weeksShown - 1} * interval '1 week')`;
  const since = sql`(${first} at time zone ${timeZone})`;
  const week = (column: string) =>
    sql`to_char(date_trunc('week', ${sql.raw(column)} at time zone ${timeZone}), 'YYYY-MM-DD')`;
  const { drizzle } = payload.db;
  const [weeks, products] = await Promise.all([
    drizzle.execute<{ monday: string; cents: string; orders: string; signUps: string }>(sql`
      select to_char(days.day, 'YYYY-MM-DD') as monday, coalesce(sum(cents), 0) as cents, coalesce(sum(orders), 0) as orders, coalesce(sum(sign_ups), 0) as "signUps"
      from generate_series(${first}, date_trunc('week', ${at}::timestamptz at time zone ${timeZone}), interval '1 week') as days(day)
      left join (
        select ${week('at')} as monday, cents, 0 as orders, 0 as sign_ups
        from (${revenue((column) => sql`${sql.raw(column)} >= ${since}`)}) as revenue
        union all select ${week('created_at')}, 0, 1, 0 from orders where created_at >= ${since} and status not in ('pending', 'payment-failed')
        union all select ${week('created_at')}, 0, 0, 1 from workshop_signups where created_at >= ${since} and status <> 'spam'
        union all select ${week('created_at')}, 0, 0, 1 from freebie_downloads where created_at >= ${since} and status <> 'spam'
      ) as moved on moved.monday = to_char(days.day, 'YYYY-MM-DD')
      group by 1 order by 1`),
    drizzle.execute<{ name: string; handle: string; sold: string; cents: string }>(sql`
      select max(lines.name) as name, lines.product_id as handle, sum(lines.quantity) as sold, sum(lines.quantity * lines.unit_cents) as cents
      from orders join orders_lines as lines on lines._parent_id = orders.id
      where orders.created_at >= ${since} and orders.status not in ('pending', 'payment-failed')
      group by 2 order by cents desc, name limit 3`),
  ]);
  return {
    weeks: weeks.rows.map(({ monday, cents, orders, signUps }) => ({
      monday,
      cents: Number(cents),
      orders: Number(orders),
      signUps: Number(signUps),
    })),
    products: products.rows.map(({ name, handle, sold, cents }) => ({
      name,
      handle,
      sold: Number(sold),
      cents: Number(cents),
    })),
  };
}
