import { check, refuseFields } from 'common/contract/check';
import { orderDetailsRequest, orderPageRequest } from 'common/contract/order-page';
import { z } from 'common/contract/zod';
import type { Endpoint, PayloadRequest } from 'payload';
import { asOneAct } from '../audit/record-access.ts';
import { answerCall, answerTeam, CallRefused, readJsonBody } from '../http/named-call.ts';
import { takeDetails } from './details.ts';
import { openOrder } from './open-order.ts';
import { readOrderPage } from './read-page.ts';
import { renewLink } from './renew-link.ts';

const outOfReach = 'Your order is out of reach for a moment. Please try again.';
const renewRequest = z.object({
  mail: z.prefault(z.boolean('Say whether a mail goes out.'), true),
});

/** The calls of `common/contract/order-page.ts`, for the storefront alone; and the desk's button that sends a new link. */
export const orderPageEndpoints: Endpoint[] = [
  {
    path: '/order-page/read',
    method: 'post',
    handler: (req) =>
      answerCall(req, outOfReach, async () => {
        const { token } = read(orderPageRequest, await readJsonBody(req));
        return await readOrderPage(req.payload, await openOrder(req.payload, token));
      }),
  },
  {
    path: '/order-page/details',
    method: 'post',
    handler: (req) =>
      answerCall(req, outOfReach, async () => {
        const typed = read(orderDetailsRequest, await readJsonBody(req));
        const order = await openOrder(req.payload, typed.token);
        return await takeDetails(req.payload, order, typed);
      }),
  },
  {
    path: '/order-page/orders/:id/renew',
    method: 'post',
    handler: (req) =>
      answerTeam(req, 'This could not be done. Please try again in a moment.', async () => {
        const { mail } = read(renewRequest, (await readJsonBody(req)) ?? {});
        const id = orderOf(req);
        return await asOneAct(req, { act: 'renew link', record: 'orders', id }, async () => {
          const { serial, isMailed } = await renewLink(req.payload, id, { isMailed: mail });
          return { success: true, serial, isMailed };
        });
      }),
  },
];

function read<Value>(schema: z.ZodMiniType<Value>, body: unknown): Value {
  const { value, errors } = check(schema, body);
  if (errors) throw new CallRefused(400, refuseFields(errors));
  return value;
}

function orderOf({ routeParams }: PayloadRequest): string {
  const id = routeParams?.id;
  if (typeof id !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new CallRefused(404, { success: false, message: 'This order is not known.' });
  return id;
}
