import { email, names, optionalPhone } from './fields.ts';
import { orderAnswer } from './orders.ts';
import { z } from './zod.ts';

/** The form of the dialog, with the words of spec §5; the phone may be empty. */
export const buyerForm = z.object({
  ...names,
  email: email('Valid email is required'),
  phone: z.prefault(optionalPhone, ''),
});
export type Buyer = z.infer<typeof buyerForm>;

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
