import type { Payload } from 'payload';
import { releaseCoupon } from '../coupons/coupon-rows.ts';
import { abandonCheckout } from './checkout-rows.ts';

/** Nobody can pay this intent any more: its checkout is closed, and the coupon that it held is free for others. */
export async function giveUpCheckout(payload: Payload, intentId: string): Promise<void> {
  const reference = await abandonCheckout(payload, intentId);
  if (reference) await releaseCoupon(payload, reference);
}
