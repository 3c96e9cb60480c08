import type { CollectionBeforeChangeHook } from 'payload';
import { ValidationError } from 'payload';
import { type OrderStatus, requireMove } from '../payments/order-status.ts';

/** An order's status is a closed state machine: every change, by a person or by code, is a step of it (design §4). */
export const keepToMoves: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data.status === undefined) return data;
  try {
    requireMove(originalDoc.status as OrderStatus, data.status as OrderStatus);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'This step is not possible.';
    throw new ValidationError({ collection: 'orders', errors: [{ path: 'status', message }], req });
  }
  return data;
};
