import type { Payload, PayloadRequest } from 'payload';
import { type SoldLine, writeOrderWork } from '../fulfilment/order-work.ts';
import { workTurn } from '../fulfilment/work-rows.ts';
import type { Placing } from '../fulfilment/write-work.ts';
import type { Order } from '../payload-types.ts';
import { inTransaction } from '../transaction.ts';

const batch = 100;

/** What was paid longer ago was sent, or somebody knows why not. */
const freshMs = 14 * 86_400_000;

type OldOrder = {
  id: string;
  status: Order['status'];
  workStatus: string | null;
  createdAt: string;
  updatedAt: string;
  city: string | null;
  isSubscription: string | null;
  lines: SoldLine[] | null;
};

/** Gives orders from before their kits, goods and visits (design §10). May be cut off and run again: each order once. */
export async function giveWorkToOldOrders(
  payload: Payload,
  say: (line: string) => void,
  now = new Date(),
): Promise<void> {
  let given = 0;
  for (;;) {
    const { docs } = await payload.db.find<OldOrder>({
      collection: 'orders',
      where: { work: { exists: false } },
      sort: 'createdAt',
      limit: batch,
    });
    if (docs.length === 0) break;
    for (const order of docs)
      await inTransaction(payload, workTurn(order.id), (req) => giveWork(req, order, now));
    given += docs.length;
    say(`Listing what old orders still wait for: ${given} so far …`);
  }
}

async function giveWork(req: PayloadRequest, order: OldOrder, now: Date): Promise<void> {
  const known = await req.payload.db.findOne<{ id: string; work: string | null }>({
    collection: 'orders',
    where: { id: { equals: order.id } },
    select: { work: true },
    req,
  });
  if (!known || known.work) return;
  const lines = order.lines ?? [];
  await writeOrderWork(
    req,
    {
      id: order.id,
      lines,
      program:
        order.isSubscription === 'true'
          ? (lines.find(({ productId }) => productId.includes('program'))?.productId ?? null)
          : null,
      kits: [],
      hasAddress: Boolean(order.city),
      isInReview: order.status === 'needs-review' || order.status === 'pending',
    },
    new Date(order.createdAt),
    placing(order, now),
  );
}

/** Where each thing of an old order stands; undefined: by what is known of it. */
function placing(
  { status, workStatus, createdAt, updatedAt }: OldOrder,
  now: Date,
): Placing | undefined {
  const work = workStatus ?? status;
  const since = { stepAt: updatedAt, dueAt: null };
  if (status === 'refunded') return { row: { ...since, step: 'stopped' }, visit: 'cancelled' };
  if (work === 'completed')
    return { row: { ...since, step: 'done', doneAt: updatedAt }, visit: 'done' };
  if (work === 'fulfilling')
    return { row: { ...since, step: 'sent', sentAt: updatedAt }, visit: 'granted' };
  if (status === 'needs-review' || status === 'pending') return undefined;
  if (now.getTime() - Date.parse(createdAt) < freshMs) return undefined;
  return { row: { ...since, step: 'to-check' }, visit: 'granted' };
}
