import { withKeyedMutex } from 'common/keyed-mutex';
import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { giveUpCheckout } from '../checkout/abandon-checkout.ts';
import { findCheckout } from '../checkout/checkout-rows.ts';
import { finalise } from '../orders/finalise.ts';
import { isUnexpectedState, isUnknownObject } from '../stripe/stripe-client.ts';
import {
  type CouponUser,
  findLimits,
  findOldHolds,
  findUses,
  releaseCoupon,
  reserveCoupon,
} from './coupon-rows.ts';
import { findExcess, type Limits, readEmail, type Uses } from './coupon-rules.ts';

type Deps = { payload: Payload; stripe: Stripe };

/**
 * Holds one use of a coupon for a checkout, as `reserveCoupon`. Where the limit leaves no other use, holds that timed out
 * are ended first, so that nobody pays any more with a use that somebody else was given.
 */
export async function holdCoupon(
  deps: Deps,
  coupon: { id: string; code: string },
  { reference, email }: CouponUser,
): Promise<string | null> {
  const user = { reference, email: readEmail(email) };
  const hold = async () => await reserveCoupon(deps.payload, coupon, user);
  if ((await findOldHolds(deps.payload, coupon.id, user)).length === 0) return await hold();
  return await withKeyedMutex(`coupon:${coupon.id}`, async () => {
    await makeRoom(deps, coupon.id, user);
    return await hold();
  });
}

async function makeRoom(deps: Deps, couponId: string, user: CouponUser): Promise<void> {
  const limits = await findLimits(deps.payload, couponId);
  const old = await findOldHolds(deps.payload, couponId, user);
  const uses = await findUses(deps.payload, couponId, user);
  if (findExcess(limits, uses)) return;
  for (const reference of inTheWay(old, limits, uses, user.email)) await endHold(deps, reference);
}

/** The holds without which one more use stays within the limits. */
function inTheWay(
  old: CouponUser[],
  { total, perEmail }: Limits,
  uses: Uses,
  email: string,
): Set<string> {
  const own = old.filter((hold) => hold.email === email);
  const tooMany = total === null ? 0 : uses.total + old.length + 1 - total;
  const tooManyOwn = perEmail === null ? 0 : uses.byEmail + own.length + 1 - perEmail;
  return new Set(
    [...old.slice(0, Math.max(0, tooMany)), ...own.slice(0, Math.max(0, tooManyOwn))].map(
      ({ reference }) => reference,
    ),
  );
}

/** Cancels the payment of a hold, or writes its order when it was paid a moment ago. */
async function endHold(deps: Deps, reference: string): Promise<void> {
  const intentId = (await findCheckout(deps.payload, reference))?.paymentIntentId;
  if (!intentId) return await releaseCoupon(deps.payload, reference);
  try {
    await deps.stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' });
  } catch (error) {
    if (isUnknownObject(error)) return await giveUpCheckout(deps.payload, intentId);
    if (!isUnexpectedState(error)) throw error;
  }
  await finalise(deps, intentId, 'intent');
}
