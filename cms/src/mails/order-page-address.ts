import { env } from '../env.ts';
import { makeOrderToken } from './order-token.ts';

/** What the button to an order's page says. */
export const orderPageLabel = 'See where my order is';

/** The address of the page on which a buyer sees an order; null without LINK_SECRET. It opens the order: never log it. */
export function orderPageAddress(
  { id, linkSerial }: { id: string; linkSerial?: number | null },
  now = Date.now(),
): string | null {
  const { LINK_SECRET: secret, SITE_URL: site } = env();
  if (!secret) return null;
  return `${site}/orders/${makeOrderToken(secret, { order: id, serial: linkSerial ?? 1 }, now)}`;
}
