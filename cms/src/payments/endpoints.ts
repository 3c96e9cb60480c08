import type { PaymentStatus } from 'common/contract/checkout';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { answerCall, readJsonBody } from '../http/named-call.ts';
import { prepareIntent } from './checkout/intent.ts';
import { validateCoupon } from './coupons/validate-coupon.ts';
import { orderOffer } from './express/offer-order.ts';
import { createOrder } from './orders/create-order.ts';
import {
  readCouponRequest,
  readEventRequest,
  readIntentRequest,
  readOfferRequest,
  readOrderRequest,
} from './requests.ts';
import { staffEndpoints } from './staff-endpoints.ts';
import { takeEvent } from './stripe/events.ts';
import { noteRefusal } from './stripe/refusals.ts';
import { isRefusal, isSecretKey, stripeClient } from './stripe/stripe-client.ts';
import { noteRefusedWebhook, noteWebhook } from './stripe/webhook-seen.ts';

/** The money calls of `common/contract/`, for the storefront's service account only; and those of the order in the admin. */
export const paymentEndpoints: Endpoint[] = [
  ...staffEndpoints,
  { path: '/payments/status', method: 'get', handler: (req) => answer(req, async () => status()) },
  {
    path: '/payments/intent',
    method: 'post',
    handler: (req) =>
      answer(
        req,
        async () => await prepareIntent(deps(req), readIntentRequest(await readJsonBody(req))),
      ),
  },
  {
    path: '/payments/validate-coupon',
    method: 'post',
    handler: (req) =>
      answer(
        req,
        async () => await validateCoupon(req.payload, readCouponRequest(await readJsonBody(req))),
      ),
  },
  {
    path: '/payments/order',
    method: 'post',
    handler: (req) =>
      answer(
        req,
        async () => await createOrder(deps(req), readOrderRequest(await readJsonBody(req))),
      ),
  },
  {
    path: '/payments/offer-order',
    method: 'post',
    handler: (req) =>
      answer(
        req,
        async () => await orderOffer(deps(req), readOfferRequest(await readJsonBody(req))),
      ),
  },
  {
    path: '/payments/event',
    method: 'post',
    handler: (req) =>
      answer(req, async () => {
        const event = readEventRequest(await readJsonBody(req));
        await noteWebhook(req.payload);
        return await takeEvent(deps(req), event);
      }),
  },
  {
    path: '/payments/webhook-refused',
    method: 'post',
    handler: (req) => answer(req, () => noteRefusedWebhook(req.payload)),
  },
];

const status = (): Pick<PaymentStatus, 'configured'> => ({
  configured: isSecretKey(env().STRIPE_SECRET_KEY),
});

const deps = ({ payload }: PayloadRequest) => ({ payload, stripe: stripeClient() });

const answer = (req: PayloadRequest, work: () => Promise<object>) =>
  answerCall(req, 'Payments are out of reach for a moment. Please try again.', () =>
    noting(req.payload, work),
  );

/** What Stripe refuses while it is asked how a payment stands leaves that open for the buyer; staff hear of it once a day. */
async function noting<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error))
      await noteRefusal(payload, error, {
        what: 'to say how a payment stands',
        key: new Date().toISOString().slice(0, 10),
      });
    throw error;
  }
}
