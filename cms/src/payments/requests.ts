import { check, refuseFields, type FieldErrors } from 'common/contract/check';
import { limits } from 'common/contract/limits';
import { linesMessage, quantityMessage } from 'common/contract/payment-fields';
import {
  intentRequest,
  type IntentRequest,
  couponRequest,
  type CouponRequest,
  offerOrderRequest,
  type OfferOrderRequest,
  orderRequest,
  type OrderRequest,
} from 'common/contract/payment-requests';
import { eventRequest, type EventRequest } from 'common/contract/stripe-events';
import type { z } from 'common/contract/zod';
import type { CartItem } from './checkout/pricing.ts';
import { Refused } from './checkout/refused.ts';

export type CheckedIntentRequest = Omit<IntentRequest, 'items' | 'productIds'> & {
  items: CartItem[];
};

/** Each reader answers the checked request or throws a 400 `Refused` that names what is wrong. */
export function readIntentRequest(body: unknown): CheckedIntentRequest {
  const { items, productIds, ...rest } = read(intentRequest, body);
  return {
    ...rest,
    items: together(items ?? productIds.split(',').map((id) => ({ id: id.trim(), quantity: 1 }))),
  };
}

export function readCouponRequest(body: unknown): CouponRequest {
  const { items, ...rest } = read(couponRequest, body);
  return items ? { ...rest, items: together(items) } : rest;
}

export const readOfferRequest = (body: unknown): OfferOrderRequest => read(offerOrderRequest, body);
export const readOrderRequest = (body: unknown): OrderRequest => read(orderRequest, body);
export const readEventRequest = (body: unknown): EventRequest => read(eventRequest, body);

/** Repeated ids add up to one line (spec §4: the same product is one line of the cart). */
function together(items: CartItem[]): CartItem[] {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) {
    if (id === '') throw refusal({ productIds: 'The cart is empty.' });
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  const lines = Array.from(quantities, ([id, quantity]) => ({ id, quantity }));
  if (lines.length > limits.lines) throw refusal({ items: linesMessage });
  if (lines.some((line) => line.quantity > limits.quantity))
    throw refusal({ items: quantityMessage });
  return lines;
}

/** The body as the schema reads it, or a 400 `Refused` with one message for each wrong field. */
export function read<Value>(schema: z.ZodMiniType<Value>, body: unknown): Value {
  const { value, errors } = check(schema, body);
  if (errors) throw refusal(errors);
  return value;
}

function refusal(errors: FieldErrors): Refused {
  const { message, fieldErrors } = refuseFields(errors);
  return new Refused(400, message, { fieldErrors });
}
