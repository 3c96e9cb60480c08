import type { NextSteps, OrderAnswer } from 'common/contract/orders';

/** `next`: what follows from what was bought; `orderPage`: where to see it. Absent when the server could not tell. */
export type Order = {
  transactionId: string;
  number: string;
  next?: NextSteps;
  orderPage?: string;
};

export function toOrder({ transactionId, number, next, orderPage }: OrderAnswer): Order {
  return { transactionId, number, ...(next && { next }), ...(orderPage && { orderPage }) };
}
