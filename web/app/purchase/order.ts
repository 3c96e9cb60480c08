import type { NextSteps, OrderAnswer } from 'common/contract/orders';

/** `next`: what follows from what was bought; absent when the server could not tell. */
export type Order = { transactionId: string; number: string; next?: NextSteps };

export function toOrder({ transactionId, number, next }: OrderAnswer): Order {
  return { transactionId, number, ...(next && { next }) };
}
