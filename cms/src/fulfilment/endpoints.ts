import type { Endpoint, PayloadRequest } from 'payload';
import { asOneAct, recordAccess } from '../audit/record-access.ts';
import { answerTeam, readJsonBody } from '../http/named-call.ts';
import {
  type BulkRequest,
  bulkRequest,
  type MoveRequest,
  moveRequest,
  readRequest,
} from './move-requests.ts';
import { moveWork } from './move-work.ts';
import { refuse } from './moving.ts';
import { listWork, readOrderWork, workLists } from './read-work.ts';

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What the buttons of the desk call, for signed-in people of the practice. Each answers how the work stands then. */
export const fulfilmentEndpoints: Endpoint[] = [
  {
    path: '/fulfilment/orders/:id/work',
    method: 'get',
    handler: (req) =>
      answer(req, async () => {
        const id = orderOf(req);
        return await asOneAct(req, { act: 'open', record: 'orders', id }, () =>
          readOrderWork(req, id),
        );
      }),
  },
  {
    path: '/fulfilment/orders/:id/moves',
    method: 'post',
    handler: (req) =>
      answer(req, async () => {
        const order = orderOf(req);
        const wish = readRequest<MoveRequest>(moveRequest, await readJsonBody(req));
        return await asOneAct(req, { act: 'change', record: 'orders', id: order }, async () => {
          await moveWork(req.payload, order, wish, nameOf(req));
          return await readOrderWork(req, order);
        });
      }),
  },
  {
    path: '/fulfilment/moves',
    method: 'post',
    handler: (req) =>
      answer(req, async () => {
        const {
          items,
          trackings = {},
          ...wish
        } = readRequest<BulkRequest>(bulkRequest, await readJsonBody(req));
        const orders = await ordersOf(req, items);
        await recordAccess(req, { act: 'change many', record: 'orders', ids: [...orders.keys()] });
        const failed: { order: string; message: string }[] = [];
        // One order after the other: what one refuses does not hold back the others.
        for (const [order, own] of orders) {
          const tracking = own.map(({ id }) => trackings[id]).find(Boolean);
          await moveWork(
            req.payload,
            order,
            { ...wish, items: own, ...(tracking ? { tracking } : {}) },
            nameOf(req),
          ).catch((error: unknown) => {
            failed.push({ order, message: error instanceof Error ? error.message : '' });
          });
        }
        return { success: failed.length === 0, failed };
      }),
  },
  {
    path: '/fulfilment/lists/:list',
    method: 'get',
    handler: (req) =>
      answer(req, async () => {
        const { list } = req.routeParams ?? {};
        const known = workLists.find((name) => name === list);
        if (!known) throw refuse(404, 'This list is not known.');
        const page = Number(req.searchParams?.get('page') ?? 1);
        return await asOneAct(
          req,
          ({ orders }) => ({ act: 'list', record: 'orders', ids: orders.map(({ id }) => id) }),
          () => listWork(req, known, Number.isInteger(page) && page > 0 ? page : 1),
        );
      }),
  },
];

async function ordersOf(req: PayloadRequest, items: { id: string; from: string }[]) {
  const known = await req.payload.db.find<{ id: string; order: string }>({
    collection: 'fulfilments',
    where: { id: { in: items.map(({ id }) => id) } },
    select: { order: true },
    limit: 0,
    pagination: false,
  });
  const byId = new Map(known.docs.map(({ id, order }) => [id, order]));
  const orders = new Map<string, MoveRequest['items'] & object>();
  for (const item of items) {
    const order = byId.get(item.id);
    if (!order) throw refuse(404, 'One of them is not known. Load the page again.');
    orders.set(order, [
      ...(orders.get(order) ?? []),
      item as (MoveRequest['items'] & object)[number],
    ]);
  }
  return orders;
}

function answer(req: PayloadRequest, work: () => Promise<object>): Promise<Response> {
  return answerTeam(req, 'This could not be done. Please try again in a moment.', work);
}

function orderOf({ routeParams }: PayloadRequest): string {
  const id = routeParams?.id;
  if (typeof id !== 'string' || !idShape.test(id)) throw refuse(404, 'This order is not known.');
  return id;
}

function nameOf({ user }: PayloadRequest): string {
  return user?.collection === 'users' ? user.name || user.username : '';
}
