import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, Where } from 'payload';
import { keptReading } from '../../kept-reading.ts';
import { connectionOf, inTransaction } from '../../transaction.ts';
import {
  type Coupon,
  findExcess,
  type Limits,
  notValid,
  readCode,
  readEmail,
  type Uses,
} from './coupon-rules.ts';

type CouponDoc = Omit<Coupon, 'products' | 'limits' | 'payments'> & {
  products?: string[] | null;
  appliesTo: Coupon['payments'];
  limitTotal?: number | null;
  limitPerEmail?: number | null;
};
type Named = { handle: string; name: string };

/** Whose use it is; `reference` is the checkout's. */
export type CouponUser = { reference: string; email: string };

/** The coupon of a code, in whatever case it was typed. Null when there is none. */
export async function findCoupon(payload: Payload, typed: string): Promise<Coupon | null> {
  const code = readCode(typed);
  const doc =
    code &&
    (await payload.db.findOne<CouponDoc>({
      collection: 'coupons',
      where: { code: { equals: code } },
    }));
  return doc ? await readCoupon(payload, doc) : null;
}

/** The coupons that carts get without a code, as they are at this moment. */
export const findAutomatic = keptReading(['coupons', 'products'], async (payload) => {
  const where: Where = { and: [{ isAutomatic: { equals: true } }, { active: { equals: true } }] };
  const { docs } = await payload.db.find<CouponDoc>({
    collection: 'coupons',
    where,
    sort: 'code',
    pagination: false,
    limit: 0,
  });
  return await Promise.all(docs.map((doc) => readCoupon(payload, doc)));
});

async function readCoupon(payload: Payload, doc: CouponDoc): Promise<Coupon> {
  const { docs } = doc.products?.length
    ? await payload.db.find<Named>({
        collection: 'products',
        where: { id: { in: doc.products } },
        select: { handle: true, name: true },
        pagination: false,
      })
    : { docs: [] };
  return {
    id: doc.id,
    code: doc.code,
    active: doc.active,
    kind: doc.kind,
    percent: doc.percent ?? null,
    amount: doc.amount ?? null,
    minimum: doc.minimum ?? null,
    leastQuantity: doc.leastQuantity ?? null,
    validFrom: doc.validFrom ?? null,
    validUntil: doc.validUntil ?? null,
    products: docs,
    payments: doc.appliesTo,
    limits: { total: doc.limitTotal ?? null, perEmail: doc.limitPerEmail ?? null },
  };
}

/** Uses that count now, by anybody but this checkout: redeemed ones, and reservations that have not timed out. */
export async function findUses(
  payload: Payload,
  couponId: string,
  user: CouponUser | null,
): Promise<Uses> {
  return await countOthers(payload.db.drizzle, couponId, user, true);
}

/** The holds of others that timed out, oldest first: whoever has one can still pay with it. */
export async function findOldHolds(
  payload: Payload,
  couponId: string,
  { reference }: CouponUser,
): Promise<CouponUser[]> {
  const { rows } = await payload.db.drizzle.execute<CouponUser>(sql`
    select reference, email from coupon_redemptions
    where coupon_id = ${couponId} and status = 'reserved' and reserved_until <= now() and reference <> ${reference} order by reserved_until
  `);
  return rows;
}

export async function findLimits(payload: Payload, couponId: string): Promise<Limits> {
  const coupon = await payload.db.findOne<CouponDoc>({
    collection: 'coupons',
    where: { id: { equals: couponId } },
  });
  return { total: coupon?.limitTotal ?? null, perEmail: coupon?.limitPerEmail ?? null };
}

/**
 * Holds one use of a coupon for a checkout for thirty minutes; once more extends it, another coupon takes its place.
 * Whoever uses the same coupon takes turns at its row. Answers null, or why it cannot be had, as a sentence for the buyer.
 */
export async function reserveCoupon(
  payload: Payload,
  coupon: { id: string; code: string },
  { reference, email }: CouponUser,
): Promise<string | null> {
  return await inTransaction(payload, `coupon:${reference}`, async (req) => {
    const user = { reference, email: readEmail(email) };
    const connection = connectionOf(req);
    const limits = await lockLimits(connection, coupon.id);
    if (!limits) return notValid;
    const fault = findExcess(limits, await countOthers(connection, coupon.id, user, true));
    if (fault) return fault;
    await connection.execute(sql`
      insert into coupon_redemptions (code, status, reserved_until, email, coupon_id, reference)
      values (${coupon.code}, 'reserved', now() + interval '30 minutes', ${user.email}, ${coupon.id}, ${reference})
      on conflict (reference) do update set code = excluded.code, status = 'reserved', reserved_until = excluded.reserved_until,
        email = excluded.email, coupon_id = excluded.coupon_id, updated_at = now()
      where coupon_redemptions.status <> 'redeemed'
    `);
    return null;
  });
}

/** Gives back what a checkout holds, unless it is the coupon `kept`. What is redeemed stays so. */
export async function releaseCoupon(
  payload: Payload,
  reference: string,
  kept: string | null = null,
): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update coupon_redemptions set status = 'released', updated_at = now()
    where reference = ${reference} and status = 'reserved' and coupon_id is distinct from ${kept}::uuid
  `);
}

/** `isExceeded`: this is one use too many. `wasReserved`: the checkout held the coupon, be it too long ago. */
export type Redeemed = { wasReserved: boolean; isExceeded: boolean };

/**
 * Turns the reservation of a checkout into a redemption, in the transaction of its order. The money is taken, so nothing
 * is refused: a reservation that timed out counts, and a limit that is exceeded by it is told.
 */
export async function redeemCoupon(
  req: PayloadRequest,
  coupon: { id: string; code: string },
  { reference, email }: CouponUser,
  orderId: string,
): Promise<Redeemed> {
  const user = { reference, email: readEmail(email) };
  const connection = connectionOf(req);
  const limits = await lockLimits(connection, coupon.id);
  const { rows } = await connection.execute<{ held: boolean }>(
    sql`select status = 'reserved' and coupon_id = ${coupon.id} as held from coupon_redemptions where reference = ${reference}`,
  );
  const wasReserved = rows[0]?.held === true;
  const isExceeded =
    limits !== null &&
    findExcess(limits, await countOthers(connection, coupon.id, user, !wasReserved)) !== null;
  await connection.execute(sql`
    insert into coupon_redemptions (code, status, email, coupon_id, reference, order_id)
    values (${coupon.code}, 'redeemed', ${user.email}, ${limits ? coupon.id : null}, ${reference}, ${orderId})
    on conflict (reference) do update set code = excluded.code, status = 'redeemed', reserved_until = null,
      email = excluded.email, coupon_id = excluded.coupon_id, order_id = excluded.order_id, updated_at = now()
  `);
  return { wasReserved, isExceeded };
}

/** What the practice reads beside a coupon. */
export async function countUses(
  connection: Connection,
  couponId: string,
): Promise<{ redeemed: number; reserved: number }> {
  const { rows } = await connection.execute<{ redeemed: number; reserved: number }>(sql`
    select count(*) filter (where status = 'redeemed')::int as redeemed,
      count(*) filter (where status = 'reserved' and reserved_until > now())::int as reserved
    from coupon_redemptions where coupon_id = ${couponId}
  `);
  return rows[0] ?? { redeemed: 0, reserved: 0 };
}

/** Erases what was held and never used, with the address in it, once it is older than `before`. */
export async function eraseUnused(payload: Payload, before: string): Promise<void> {
  await payload.db.drizzle.execute(sql`
    delete from coupon_redemptions where updated_at < ${before} and (status = 'released' or (status = 'reserved' and reserved_until < ${before}))
  `);
}

type Connection = Pick<Payload['db']['drizzle'], 'execute'>;

/** The next one waits here until this transaction ends; the statement after this one then sees what it wrote. */
async function lockLimits(connection: Connection, couponId: string): Promise<Limits | null> {
  const { rows } = await connection.execute<{ total: number | null; perEmail: number | null }>(sql`
    select limit_total::int as total, limit_per_email::int as "perEmail" from coupons where id = ${couponId} for update
  `);
  return rows[0] ?? null;
}

async function countOthers(
  connection: Connection,
  couponId: string,
  user: CouponUser | null,
  withReserved: boolean,
): Promise<Uses> {
  const { rows } = await connection.execute<Uses>(sql`
    select count(*)::int as total, count(*) filter (where email = ${user?.email ?? null})::int as "byEmail"
    from coupon_redemptions
    where coupon_id = ${couponId} and reference is distinct from ${user?.reference ?? null}
      and (status = 'redeemed' or (${withReserved} and status = 'reserved' and reserved_until > now()))
  `);
  return rows[0] ?? { total: 0, byEmail: 0 };
}
