import type { ServerResponse } from 'node:http';
import { addressKey } from 'common/limits/address-key';
import type { Allowance, Shared } from 'common/limits/bounded-limiter';
import { createLimiter } from 'common/limits/bounded-limiter';
import { busyPage } from '../busy-page.ts';
import type { Refusal } from '../guards/refusal.ts';
import { isApiPath } from '../guards/refusal.ts';
import type { Client } from './client.ts';
import { allowances, chatsOfDay, couponMisses } from './rate-limit-table.ts';
import type { Purpose } from './rate-limit-table.ts';

/** By now the card may have been charged. */
const orderMessage =
  'We could not confirm your order just now. Please do not pay again: your payment is recorded and your confirmation will follow.';
const tooMany =
  'There were too many requests from your connection. Please wait a moment and try again.';
const ofEverybody = 'everybody';
const notFound = '*';

/** Calls by route. Stripe's webhook has no limit of its own: refused events would only come again. */
const calls: Record<string, Purpose | null> = {
  '/api/create-payment-intent': 'intent',
  '/api/payment/create-order': 'order',
  '/api/validate-coupon': 'coupon',
  '/api/payment/status': 'status',
  '/api/chat': 'chat',
  '/api/contact': 'form',
  '/api/freebie-downloads': 'form',
  '/api/workshop-signup': 'form',
  '/api/stripe/webhook': null,
};

/** How what judges a code or a link says that it does not count: each of these answers may have been a guess. */
const refusedStatus: Record<string, number[]> = {
  '/api/validate-coupon': [422],
  '/api/create-payment-intent': [409, 422],
  '/orders/:token': [404],
};

/**
 * Answers the refusal of a request that is one too many for its address or for the shop, else null. `route` is the
 * pattern that the address matched, so that another spelling of it is no second allowance.
 */
export type RateLimits = (
  route: string | null,
  response: ServerResponse,
  client: Client,
) => Promise<Refusal | null>;

/**
 * Limits by address and purpose, and for everybody by purpose. `shared` says where replicas count together; without it
 * each allows as much again. `factor` multiplies every allowance, for load tests.
 */
export function createRateLimits({
  factor = 1,
  shared,
}: { factor?: number; shared?: Shared } = {}): RateLimits {
  const limiter = (name: string, { most, seconds }: Allowance) =>
    createLimiter({ most: most * factor, seconds }, shared && { shared: shared(name) });
  const purposes = Object.entries(allowances).map(
    ([purpose, { address, everybody }]) =>
      [
        purpose,
        {
          address: limiter(`${purpose}:address`, address),
          everybody: limiter(`${purpose}:everybody`, everybody),
        },
      ] as const,
  );
  const limiters = new Map<string, (typeof purposes)[number][1]>(purposes);
  const misses = limiter('coupon-misses', couponMisses);
  const chatsADay = limiter('chats-a-day', chatsOfDay);

  async function secondsToWait(
    route: string,
    response: ServerResponse,
    key: string,
  ): Promise<number | null> {
    const purpose = purposeOf(route, response.req.method);
    const limits = purpose && limiters.get(purpose);
    if (!limits) return null;
    const refusedCode = refusedStatus[route];
    const wait =
      (refusedCode ? await misses.look(key) : null) ??
      (await limits.address.take(key)) ??
      (await limits.everybody.take(ofEverybody)) ??
      (purpose === 'chat' ? await chatsADay.take(key) : null);
    if (wait === null && refusedCode) {
      response.once('finish', () => {
        if (refusedCode.includes(response.statusCode)) void misses.take(key);
      });
    }
    return wait;
  }

  return async (route, response, client) => {
    const seconds = await secondsToWait(route ?? notFound, response, addressKey(client.address));
    if (seconds === null) return null;
    return {
      status: 429,
      message: route && calls[route] === 'order' ? orderMessage : tooMany,
      headers: { 'Retry-After': String(seconds) },
      ...(route && isApiPath(route) ? {} : { page: busyPage(seconds) }),
    };
  };
}

/** Whoever writes to a page has sent its form without scripts. */
function purposeOf(route: string, method: string | undefined): Purpose | null {
  if (route.startsWith('/media/')) return 'picture';
  if (!isApiPath(route)) return method === 'POST' && route !== notFound ? 'plain-form' : 'page';
  const known = calls[route];
  return known === undefined ? 'other' : known;
}
