import type { WorkState } from 'common/fulfilment/steps';
import type { Where } from 'payload';
import { paidStatuses } from '../../payments/orders/order-status.ts';

/** Whose kits or goods have not all left, whatever part of the money went back or is disputed (ORD-01). */
export const toShip: Where = {
  and: [
    { status: { not_in: ['pending', 'needs-review'] } },
    { workStatus: { not_equals: 'needs-review' } },
    { work: { in: ['to-send', 'needs-details', 'to-check'] satisfies WorkState[] } },
  ],
};

/** Those whose payment a person has to look at first. */
export const toReview: Where = {
  or: [
    { and: [{ status: { equals: 'needs-review' } }] },
    { and: [{ status: { in: [...paidStatuses] } }, { workStatus: { equals: 'needs-review' } }] },
  ],
};

/** The list of the admin that shows the same orders. */
export function ordersHref(where: Where): string {
  return `/admin/collections/orders?${new URLSearchParams(parts(where, 'where')).toString()}`;
}

function parts(value: unknown, key: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => parts(part, `${key}[${name}]`));
}
