import { readWireAmount } from 'common/money';
import type { Endpoint, PayloadRequest } from 'payload';
import { requireMayRefund } from '../accounts/may-refund.ts';
import { requireFreshFactor } from '../accounts/second-factor/require-fresh.ts';
import { asOneAct } from '../audit/record-access.ts';
import { answerTeam, CallRefused, readJsonBody } from '../http/named-call.ts';
import { readMoney } from './orders/order-money.ts';
import { movePlan, stopPlan } from './plans/change-plan.ts';
import { refundOrder } from './refunds/refund.ts';
import { readMoveRequest, readRefundRequest } from './staff-requests.ts';
import { stripeClient } from './stripe/stripe-client.ts';

/** What sends more than this back asks once more who sits there. */
const largeRefundCents = 500_00;

/** What the buttons of an order call, for signed-in people of the practice. Each answers how the order stands then. */
export const staffEndpoints: Endpoint[] = [
  {
    path: '/payments/orders/:id/money',
    method: 'get',
    handler: (req) => answer(req, 'open', async () => undefined),
  },
  {
    path: '/payments/orders/:id/refund',
    method: 'post',
    handler: (req) =>
      answer(req, 'refund', async (orderId) => {
        await requireMayRefund(req);
        const { amount, code, ...wish } = readRefundRequest(await readJsonBody(req));
        const cents = readWireAmount(amount) ?? 0;
        if (cents > largeRefundCents) await requireFreshFactor(req, code);
        await refundOrder(deps(req), {
          ...wish,
          orderId,
          cents,
          by: nameOf(req),
        });
      }),
  },
  {
    path: '/payments/orders/:id/stop-plan',
    method: 'post',
    handler: (req) =>
      answer(req, 'stop plan', async (orderId) => await stopPlan(deps(req), orderId)),
  },
  {
    path: '/payments/orders/:id/move-plan',
    method: 'post',
    handler: (req) =>
      answer(
        req,
        'move plan',
        async (orderId) =>
          await movePlan(deps(req), orderId, readMoveRequest(await readJsonBody(req)).day),
      ),
  },
  {
    /** Somebody has looked at what the comparison left for a person: it goes from Today. Answers `{}`. */
    path: '/payments/checks/:id/done',
    method: 'post',
    handler: (req) =>
      answerTeam(req, 'It could not be noted. Please try again.', async () => {
        const id = idOf(req, 'This is not here any more.');
        return await asOneAct(req, { act: 'check', record: 'payment-checks', id }, async () => {
          const { docs } = await req.payload.update({
            collection: 'payment-checks',
            where: { id: { equals: id } },
            data: { state: 'done' },
            overrideAccess: false,
            depth: 0,
            req,
          });
          if (docs.length === 0)
            throw new CallRefused(404, { success: false, message: 'This is not here any more.' });
          return { success: true };
        });
      }),
  },
];

function idOf({ routeParams }: PayloadRequest, unknown: string): string {
  const { id } = routeParams ?? {};
  if (typeof id !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new CallRefused(404, { success: false, message: unknown });
  return id;
}

function answer(
  req: PayloadRequest,
  act: string,
  work: (orderId: string) => Promise<void>,
): Promise<Response> {
  return answerTeam(
    req,
    'Stripe did not answer. What you asked for is noted and tried again by itself; look here in some minutes.',
    async () => {
      const id = idOf(req, 'This order is not known.');
      return await asOneAct(req, { act, record: 'orders', id }, async () => {
        await work(id);
        return { success: true, money: await readMoney(req.payload, id) };
      });
    },
  );
}

const deps = ({ payload }: PayloadRequest) => ({ payload, stripe: stripeClient() });

function nameOf({ user }: PayloadRequest): string {
  return user?.collection === 'users' ? user.name || user.username : '';
}
