import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const dayMs = 86_400_000;
/** No link lives longer, whatever becomes of its order. */
const longestMs = 3 * 365 * dayMs;
/** How long an order can be looked at after all of it was done (ORD-09). */
const afterDoneMs = 180 * dayMs;

/** What the link to an order says; `serial` is the order's when it was made, `madeAt` the day, in ms. */
export type OrderLink = { order: string; serial: number; madeAt: number };

/**
 * The token of the link to an order's page: `v1.<order>.<kid>.<serial>.<expires>.<hmac>`. The same all day, so that two
 * mails of one day lead to one address.
 */
export function makeOrderToken(
  secret: string,
  { order, serial }: Pick<OrderLink, 'order' | 'serial'>,
  now = Date.now(),
): string {
  const expires = Math.floor(now / dayMs) * dayMs + longestMs;
  const head = ['v1', order, keyId(secret), serial, (expires / 1_000).toString(36)].join('.');
  return `${head}.${sign(secret, head)}`;
}

/** What a token says; null when it was not made with this secret, or its longest time is over. */
export function readOrderToken(secret: string, token: string, now = Date.now()): OrderLink | null {
  const [, head, order, kid, serial, expires, seal] =
    /^(v1\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{8})\.([1-9]\d{0,8})\.([1-9a-z][0-9a-z]{0,8}))\.([\w-]{43})$/.exec(
      token,
    ) ?? [];
  if (!secret || !head || !order || !serial || !expires || !seal) return null;
  const isOurs = timingSafeEqual(Buffer.from(seal), Buffer.from(sign(secret, head)));
  const expiresAt = Number.parseInt(expires, 36) * 1_000;
  if (!isOurs || kid !== keyId(secret) || expiresAt <= now) return null;
  return { order, serial: Number(serial), madeAt: expiresAt - longestMs };
}

/** Whether a link still opens its order, by what the order says now; a link sent after the end counts from its own day. */
export function isLinkOpen(
  { serial, madeAt }: OrderLink,
  order: { linkSerial: number | null; workDoneAt: string | null },
  now = Date.now(),
): boolean {
  if (serial !== (order.linkSerial ?? 1)) return false;
  if (order.workDoneAt === null) return true;
  return now < Math.max(Date.parse(order.workDoneAt), madeAt) + afterDoneMs;
}

/** Tells one secret from the next without saying anything of it. */
function keyId(secret: string): string {
  return createHash('sha256').update(`order link key ${secret}`).digest('hex').slice(0, 8);
}

function sign(secret: string, head: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['order-page', head]))
    .digest('base64url');
}
