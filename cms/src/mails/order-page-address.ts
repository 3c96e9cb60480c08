import { orderPageRoot } from 'common/contract/orders';
import { env } from '../env.ts';
import { makeOrderToken } from './order-token.ts';

/** What the button to an order's page says. */
export const orderPageLabel = 'See where my order is';

const justBoughtMs = 60 * 60_000;

/** The path of that page for whoever has just paid. Who knows a payment's id an hour later may be somebody else: the mail has the link. */
export function orderPageOfBuyer(
  order: { id: string; createdAt: string; linkSerial?: number | null },
  now = Date.now(),
): string | undefined {
  const { LINK_SECRET: secret } = env();
  if (!secret || now - Date.parse(order.createdAt) > justBoughtMs) return undefined;
  return orderPagePath(secret, order, now);
}

/** The address of the page on which a buyer sees an order; null without LINK_SECRET. It opens the order: never log it. */
export function orderPageAddress(
  order: { id: string; linkSerial?: number | null },
  now = Date.now(),
): string | null {
  const { LINK_SECRET: secret, SITE_URL: site } = env();
  if (!secret) return null;
  return `${site}${orderPagePath(secret, order, now)}`;
}

function orderPagePath(
  secret: string,
  { id, linkSerial }: { id: string; linkSerial?: number | null },
  now: number,
): string {
  return `${orderPageRoot}${makeOrderToken(secret, { order: id, serial: linkSerial ?? 1 }, now)}`;
}
