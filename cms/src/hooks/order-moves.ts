import type { CollectionBeforeChangeHook } from 'payload';
import { ValidationError } from 'payload';
import { isFromStripe, type OrderStatus, requireMoveByHand } from '../payments/order-status.ts';

/** An order's status is a closed state machine: a person moves it along the steps of the work (design §4). */
export const keepToMoves: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data.status === undefined) return data;
  const status = data.status as OrderStatus;
  try {
    requireMoveByHand(originalDoc.status as OrderStatus, status);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'This step is not possible.';
    throw new ValidationError({ collection: 'orders', errors: [{ path: 'status', message }], req });
  }
  return isFromStripe(status) ? data : { ...data, workStatus: status };
};
