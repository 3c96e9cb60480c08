import type Stripe from 'stripe';
import { invalidRequest, noSuch } from '../wire/errors.ts';

type ListParams = Stripe.PaymentIntentListParams;

/** Parameters of every list call. */
export const listShape = {
  created: ['integer', { gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' }],
  limit: 'integer',
  starting_after: 'string',
  ending_before: 'string',
  expand: 'strings',
} as const;

/** One page of `items` (newest first), as https://docs.stripe.com/api/pagination describes. */
export function paginate<T extends { id: string; created: number }>(
  items: T[],
  params: ListParams,
  url: string,
): Stripe.ApiList<T> {
  const limit = params.limit ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest(`Invalid integer: ${limit}; must be between 1 and 100`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  }
  const found = items.filter((item) => isCreatedWithin(item.created, params.created));
  const placeOf = (id: string, param: string) => {
    const place = found.findIndex((item) => item.id === id);
    if (place < 0) throw noSuch('object', id, param);
    return place;
  };
  if (params.ending_before) {
    const end = placeOf(params.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: found.slice(start, end), has_more: start > 0, url };
  }
  const start = params.starting_after ? placeOf(params.starting_after, 'starting_after') + 1 : 0;
  return {
    object: 'list',
    data: found.slice(start, start + limit),
    has_more: found.length > start + limit,
    url,
  };
}

function isCreatedWithin(created: number, wanted: ListParams['created']): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return created === wanted;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted;
  return created > gt && created >= gte && created < lt && created <= lte;
}
