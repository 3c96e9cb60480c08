import type { Endpoint, PayloadRequest } from 'payload';
import { isService } from '../access/is-service.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import type { PaymentStatus } from './contract.ts';
import { createOrder } from './create-order.ts';
import { takeEvent } from './events.ts';
import { prepareIntent } from './intent.ts';
import { Refused } from './refused.ts';
import { readCouponRequest, readEventRequest, readIntentRequest, readOrderRequest } from './requests.ts';
import { isSecretKey, stripeClient } from './stripe-client.ts';
import { validateCoupon } from './validate-coupon.ts';

/** The money calls of contract.ts, for the storefront's service account only. */
export const paymentEndpoints: Endpoint[] = [
  { path: '/payments/status', method: 'get', handler: (req) => answer(req, async () => status()) },
  {
    path: '/payments/intent',
    method: 'post',
    handler: (req) => answer(req, async () => await prepareIntent(deps(req), readIntentRequest(await readBody(req)))),
  },
  {
    path: '/payments/validate-coupon',
    method: 'post',
    handler: (req) => answer(req, async () => await validateCoupon(req.payload, readCouponRequest(await readBody(req)))),
  },
  {
    path: '/payments/order',
    method: 'post',
    handler: (req) => answer(req, async () => await createOrder(deps(req), readOrderRequest(await readBody(req)))),
  },
  {
    path: '/payments/event',
    method: 'post',
    handler: (req) => answer(req, async () => await takeEvent(deps(req), readEventRequest(await readBody(req)))),
  },
];

const status = (): PaymentStatus => ({ configured: isSecretKey(env().STRIPE_SECRET_KEY) });

const deps = ({ payload }: PayloadRequest) => ({ payload, stripe: stripeClient() });

async function answer(req: PayloadRequest, work: () => Promise<object>): Promise<Response> {
  try {
    requireService(req);
    return respond(200, await work());
  } catch (error) {
    if (error instanceof Refused) return respond(error.status, error.body);
    log.error({ err: error }, 'a money call failed');
    return respond(503, { success: false, message: 'Payments are out of reach for a moment. Please try again.' });
  }
}

function requireService({ user }: PayloadRequest): void {
  if (!user) throw new Refused(401, 'Please sign in.');
  if (!isService(user)) throw new Refused(403, 'Only the shop itself may make this call.');
}

async function readBody(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    throw new Refused(400, 'The request is not valid JSON.');
  }
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
