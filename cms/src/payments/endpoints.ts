import type { Endpoint, PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { answerCall, readJsonBody } from '../http/named-call.ts';
import type { PaymentStatus } from './contract.ts';
import { createOrder } from './create-order.ts';
import { takeEvent } from './events.ts';
import { prepareIntent } from './intent.ts';
import { orderOffer } from './offer-order.ts';
import { readCouponRequest, readEventRequest, readIntentRequest, readOfferRequest, readOrderRequest } from './requests.ts';
import { staffEndpoints } from './staff-endpoints.ts';
import { isSecretKey, stripeClient } from './stripe-client.ts';
import { validateCoupon } from './validate-coupon.ts';

/** The money calls of contract.ts, for the storefront's service account only; and those of the order in the admin. */
export const paymentEndpoints: Endpoint[] = [
  ...staffEndpoints,
  { path: '/payments/status', method: 'get', handler: (req) => answer(req, async () => status()) },
  {
    path: '/payments/intent',
    method: 'post',
    handler: (req) => answer(req, async () => await prepareIntent(deps(req), readIntentRequest(await readJsonBody(req)))),
  },
  {
    path: '/payments/validate-coupon',
    method: 'post',
    handler: (req) => answer(req, async () => await validateCoupon(req.payload, readCouponRequest(await readJsonBody(req)))),
  },
  {
    path: '/payments/order',
    method: 'post',
    handler: (req) => answer(req, async () => await createOrder(deps(req), readOrderRequest(await readJsonBody(req)))),
  },
  {
    path: '/payments/offer-order',
    method: 'post',
    handler: (req) => answer(req, async () => await orderOffer(deps(req), readOfferRequest(await readJsonBody(req)))),
  },
  {
    path: '/payments/event',
    method: 'post',
    handler: (req) => answer(req, async () => await takeEvent(deps(req), readEventRequest(await readJsonBody(req)))),
  },
];

const status = (): PaymentStatus => ({ configured: isSecretKey(env().STRIPE_SECRET_KEY) });

const deps = ({ payload }: PayloadRequest) => ({ payload, stripe: stripeClient() });

const answer = (req: PayloadRequest, work: () => Promise<object>) => answerCall(req, 'Payments are out of reach for a moment. Please try again.', work);
