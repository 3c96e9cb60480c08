import { env } from '../env.server.ts';
import type { StripeAccess } from './stripe-loader.ts';

/** What a browser may know of Stripe. */
export const stripeAccess: StripeAccess = {
  publishableKey: env.stripe.publishableKey,
  stripeJsUrl: env.stripe.jsUrl,
};
