import {
  amount,
  email,
  handle,
  names,
  notAnObject,
  optionalPhone,
  reference,
  terms,
} from './fields.ts';
import { orderAnswer } from './orders.ts';
import { z } from './zod.ts';

/** The form of the dialog, with the words of spec §5; the phone may be empty. */
export const buyerForm = z.object({
  ...names,
  email: email('Valid email is required'),
  phone: z.prefault(optionalPhone, ''),
});
export type Buyer = z.infer<typeof buyerForm>;

/**
 * POST /cms-api/payments/offer-order, and what the dialog sends to POST /api/payment/create-order (spec §3). May be
 * repeated with the same `reference`, with the same token (an answer got lost, 3-D Secure was passed) or a new one (the
 * card was declined): one charge at most, and once the money is taken the answer is its order. Declines are a 422
 * `Refusal` with Stripe's words for the buyer, another price a 409 with `prices` by the offer's handle; after any 4xx
 * nothing was charged.
 */
export const offerOrderRequest = z.object(
  {
    ...buyerForm.shape,
    /** Handle of the offer, which names the price. */
    productType: handle,
    amount,
    /** Single use, made by Stripe.js from the card fields ('tok_…'). */
    paymentToken: z
      .string('The card token is missing.')
      .check(z.regex(/^tok_\w{1,250}$/, 'The card token is not valid.')),
    /** Absent: the call is a purchase of its own. */
    reference: z.optional(reference),
    ...terms,
  },
  notAnObject,
);
export type OfferOrderRequest = z.infer<typeof offerOrderRequest>;

export const offerOrderAnswer = z.union([
  orderAnswer,
  /** The bank asks the buyer: `stripe.handleNextAction({ clientSecret })`, then the same call again. */
  z.object({
    success: z.literal(false),
    requiresAction: z.literal(true),
    clientSecret: z.string(),
    reference: z.string(),
  }),
  /** The bank has not answered yet: the same call again after a while. */
  z.object({
    success: z.literal(false),
    processing: z.literal(true),
    message: z.string(),
    reference: z.string(),
  }),
]);
export type OfferOrderAnswer = z.infer<typeof offerOrderAnswer>;
