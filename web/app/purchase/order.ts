import type { NextSteps, OrderAction, OrderAnswer } from 'common/contract/orders';

/**
 * `next`: what follows from what was bought; `orderPage`: where to see it; `action`: the button for what waits for the
 * buyer. Absent when the server could not tell, the last also when nothing waits.
 */
export type Order = {
  transactionId: string;
  number: string;
  next?: NextSteps;
  orderPage?: string;
  action?: OrderAction;
};

export function toOrder({ transactionId, number, next, orderPage, action }: OrderAnswer): Order {
  return {
    transactionId,
    number,
    ...(next && { next }),
    ...(orderPage && { orderPage }),
    ...(action && { action }),
  };
}
