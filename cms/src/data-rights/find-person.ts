import { sql } from '@payloadcms/db-postgres';
import { mailboxOf } from 'common/email-address';
import type { CollectionSlug, Payload } from 'payload';
import { openCustomer, type CheckoutRow } from '../payments/checkout/checkout-rows.ts';
import { heldCollections } from './holdings.ts';

type Connection = Pick<Payload['db']['drizzle'], 'execute'>;

/** Ids of everything that is held of the owner of a mailbox, by collection; collections without any are left out. */
export type PersonRows = Map<CollectionSlug, string[]>;

/** The id of one of the rows, by which a record of access names the person; '-' when there is none. */
export const subjectOf = (rows: PersonRows) => [...rows.values()][0]?.[0] ?? '-';

/** The mailbox of the e-mail address in a column, as `mailboxOf` says it: by a function of the database, whose answers are indexed. */
export const mailboxColumn = (column: string) => sql.raw(`mailbox_of(${column})`);

/** Finds all that is held of whoever has this e-mail address. `connection`: that of a transaction, when it shall not change meanwhile. */
export async function findPerson(
  payload: Payload,
  email: string,
  connection: Connection = payload.db.drizzle,
): Promise<PersonRows> {
  const mailbox = mailboxOf(email);
  const rows: PersonRows = new Map();
  const keep = (slug: CollectionSlug, ids: string[]) => {
    if (ids.length > 0) rows.set(slug, ids);
  };
  for (const { slug, tie } of heldCollections)
    if (tie === 'email')
      keep(
        slug,
        await idsOf(
          connection,
          sql`select id from ${table(slug)} where ${slug === 'people' ? sql`mailbox` : mailboxColumn('email')} = ${mailbox}`,
        ),
      );
  for (const { slug, tie } of heldCollections)
    if (tie === 'person')
      keep(
        slug,
        await idsOf(
          connection,
          sql`select id from ${table(slug)} where person_id = (select id from people where mailbox = ${mailbox})`,
        ),
      );
  await findAround(connection, rows, keep, mailbox);
  return rows;
}

/** The same around these orders alone, for clients whose time is over. */
export async function findAroundOrders(
  payload: Payload,
  orders: string[],
  connection: Connection = payload.db.drizzle,
): Promise<PersonRows> {
  const rows: PersonRows = new Map([['orders', orders]]);
  const keep = (slug: CollectionSlug, ids: string[]) => {
    if (ids.length > 0) rows.set(slug, ids);
  };
  const used = sql`select id from coupon_redemptions where order_id in ${list(orders)}`;
  keep('coupon-redemptions', await idsOf(connection, used));
  await findAround(connection, rows, keep, null);
  return rows;
}

async function findAround(
  connection: Connection,
  rows: PersonRows,
  keep: (slug: CollectionSlug, ids: string[]) => void,
  mailbox: string | null,
): Promise<void> {
  const orders = rows.get('orders') ?? [];
  for (const { slug, tie } of heldCollections)
    if (tie === 'order' && orders.length > 0)
      keep(
        slug,
        await idsOf(
          connection,
          sql`select id from ${table(slug)} where order_id in ${list(orders)}`,
        ),
      );
  keep('mails', await findMails(connection, rows, mailbox));
  keep('checkouts', await findCheckouts(connection, orders, mailbox));
}

/** Mails to the mailbox, and those to the practice about what it sent or bought. */
async function findMails(
  connection: Connection,
  rows: PersonRows,
  mailbox: string | null,
): Promise<string[]> {
  const about = (
    [
      ['order_id', 'orders'],
      ['contact_id', 'contact-submissions'],
      ['signup_id', 'workshop-signups'],
      ['download_id', 'freebie-downloads'],
      ['reply_id', 'replies'],
    ] as const
  ).flatMap(([column, slug]) => {
    const ids = rows.get(slug) ?? [];
    return ids.length > 0 ? [sql`${sql.identifier(column)} in ${list(ids)}`] : [];
  });
  const conditions = mailbox ? [sql`${mailboxColumn('"to"')} = ${mailbox}`, ...about] : about;
  if (conditions.length === 0) return [];
  return await idsOf(
    connection,
    sql`select id from mails where ${sql.join(conditions, sql` or `)}`,
  );
}

/** Checkouts of paid orders are found by their payment; the others by the sealed form, which is opened for it: none is older than a month. */
async function findCheckouts(
  connection: Connection,
  orders: string[],
  mailbox: string | null,
): Promise<string[]> {
  const paid =
    orders.length === 0
      ? []
      : await idsOf(
          connection,
          sql`select id from checkouts where payment_intent_id in (select stripe_payment_intent_id from orders where id in ${list(orders)})`,
        );
  if (!mailbox) return paid;
  const { rows } = await connection.execute<{ id: string; customer: string }>(
    sql`select id, customer from checkouts where customer is not null and status <> 'paid'`,
  );
  const others = rows.filter(
    (row) => mailboxOf(openCustomer(row as CheckoutRow)?.email ?? '') === mailbox,
  );
  return [...new Set([...paid, ...others.map(({ id }) => id)])];
}

async function idsOf(connection: Connection, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await connection.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

const table = (slug: CollectionSlug) => sql.identifier(slug.replaceAll('-', '_'));

const list = (ids: string[]) =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
