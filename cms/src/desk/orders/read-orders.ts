import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asOneAct } from '../../audit/record-access.ts';
import { datesIn } from '../../clock/dates.ts';
import { idOf } from '../../fields/id-of.ts';
import { findListed } from '../../fulfilment/read-work.ts';
import type { Order } from '../../payload-types.ts';
import { holding } from '../../sql-like.ts';
import { describeOrder, type ListedOrder } from './describe-order.ts';
import type { OrderTab } from './order-tabs.ts';

export type OrderList = {
  counts: Record<OrderTab, number>;
  rows: ListedOrder[];
  page: number;
  hasMore: boolean;
};

type Wanted = { tab: OrderTab; page: number; query: string };

const ordersPerPage = 50;

const listed = {
  number: true,
  status: true,
  firstName: true,
  lastName: true,
  city: true,
  state: true,
  lines: true,
  work: true,
  createdAt: true,
} as const;

/**
 * One page of a view, what is due first on top; or, with a `query` (part of a name, an e-mail address, a product's name, an
 * order's or a parcel's number), of all orders that fit it. Nothing sealed is opened or searched. One line of the record of
 * access names them.
 */
export async function readOrders(
  req: PayloadRequest,
  wanted: Wanted,
  now = new Date(),
): Promise<OrderList> {
  const { query } = wanted;
  const act = query.trim() ? { act: 'search', question: query.trim() } : { act: 'list' };
  return await asOneAct(
    req,
    ({ rows }) => ({ ...act, record: 'orders', ids: rows.map(({ id }) => id) }),
    () => readPage(req, wanted, now),
  );
}

async function readPage(
  req: PayloadRequest,
  { tab, page, query }: Wanted,
  now: Date,
): Promise<OrderList> {
  const { timeZone } = await req.payload.findGlobal({ slug: 'fulfilment-settings', depth: 0 });
  const list = await findListed(req, tab, query ? 1 : page);
  const found = query.trim() ? await findOrders(req, query.trim(), page) : null;
  const ids = found?.ids ?? list.ids;
  const { docs: orders } = await req.payload.find({
    collection: 'orders',
    where: { id: { in: ids } },
    select: listed,
    depth: 0,
    limit: ordersPerPage,
    req,
    overrideAccess: false,
  });
  const place = new Map(ids.map((id, index) => [id, index]));
  const work = await readWork(req, ids);
  return {
    counts: list.counts,
    page,
    hasMore: found ? found.hasMore : page < list.pages,
    rows: orders
      .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
      .map((order) => describeOrder({ order, ...work(order.id), dates: datesIn(timeZone), now })),
  };
}

async function readWork(req: PayloadRequest, ids: string[]) {
  const ofThem = { where: { order: { in: ids } }, depth: 0, pagination: false, req };
  const [pieces, visits] = await Promise.all([
    req.payload.find({
      collection: 'fulfilments',
      sort: 'place',
      select: {
        order: true,
        line: true,
        kind: true,
        name: true,
        product: true,
        quantity: true,
        step: true,
        dueAt: true,
        replaces: true,
      },
      ...ofThem,
    }),
    req.payload.find({
      collection: 'visits',
      sort: 'at',
      select: { order: true, line: true, state: true, at: true },
      ...ofThem,
    }),
  ]);
  const replaced = new Set(pieces.docs.map(({ replaces }) => replaces));
  const piecesOf = Map.groupBy(
    pieces.docs.filter(({ id }) => !replaced.has(id)),
    orderOf,
  );
  const visitsOf = Map.groupBy(visits.docs, orderOf);
  return (id: string) => ({ pieces: piecesOf.get(id) ?? [], visits: visitsOf.get(id) ?? [] });
}

const orderOf = ({ order }: { order: string | Order }) => idOf(order);

const searched = ['number', 'email', 'first_name', 'last_name', 'product_name'];

/** Orders that hold each word somewhere, or have a parcel with that number, the newest first. Who may see them is asked for after. */
async function findOrders(req: PayloadRequest, query: string, page: number) {
  const asked = query.slice(0, 80);
  const words = asked.split(/\s+/).map((word) => {
    const columns = searched.map((name) => sql`${sql.identifier(name)} ilike ${holding(word)}`);
    return sql`(${sql.join(columns, sql` or `)})`;
  });
  const { drizzle } = req.payload.db;
  const { rows: parcels } = await drizzle.execute<{ order: string }>(sql`
    select order_id as order from fulfilments where tracking ilike ${holding(asked.replaceAll(/\s/g, ''))}
    limit ${ordersPerPage}`);
  const { rows } = await drizzle.execute<{ id: string }>(sql`
    select id from orders
    where (${sql.join(words, sql` and `)})
      or id = any(${sql.param(parcels.map(({ order }) => order))}::uuid[])
    order by created_at desc
    limit ${ordersPerPage + 1} offset ${(page - 1) * ordersPerPage}`);
  return {
    ids: rows.slice(0, ordersPerPage).map(({ id }) => id),
    hasMore: rows.length > ordersPerPage,
  };
}
