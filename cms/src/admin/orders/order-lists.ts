import type { WorkState } from 'common/fulfilment/steps';
import type { Where } from 'payload';
import { paidStatuses } from '../../payments/orders/order-status.ts';

/** Kits of it wait for the practice or for the buyer, and not for the post or the lab. */
const waiting: readonly WorkState[] = ['to-check', 'needs-details', 'to-send'];

/**
 * What is not sent yet, whatever part of the money went back or is disputed. An order leaves when staff move it on, or when
 * nothing of its money is left. Orders that are older than the memory of their work have none, and were not sent either.
 */
export const toShip: Where = {
  and: [
    { or: [withWork({ equals: 'paid' }), withWork({ exists: false })] },
    { or: [{ work: { in: [...waiting] } }, { work: { exists: false } }] },
  ],
};

/** Those whose payment a person has to look at first. */
export const toReview: Where = {
  or: [{ and: [{ status: { equals: 'needs-review' } }] }, withWork({ equals: 'needs-review' })],
};

function withWork(workStatus: Where[string]): Where {
  return { and: [{ status: { in: [...paidStatuses] } }, { workStatus }] };
}

/** The list of the admin that shows the same orders. */
export function ordersHref(where: Where): string {
  return `/admin/collections/orders?${new URLSearchParams(parts(where, 'where')).toString()}`;
}

function parts(value: unknown, key: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => parts(part, `${key}[${name}]`));
}
