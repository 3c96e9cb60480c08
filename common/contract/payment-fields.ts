import { readWireAmount } from '../money.ts';
import { line } from './fields.ts';
import { limits } from './limits.ts';
import { z } from './zod.ts';

/** Fields that more than one money call has. */

/** Two-decimal dollar text ('877.00'), as spec §7 has amounts on the wire. */
const amountMessage = 'The amount is a text such as 877.00.';
export const amount = z
  .string(amountMessage)
  .check(z.refine((text) => readWireAmount(text) !== null, amountMessage));

/** uuid that the browser makes for one checkout or one opening of the dialog. */
export const reference = z.uuid('The checkout reference is not valid.');

/** Of a product or an offer. */
export const handle = z
  .string('A product id is a text.')
  .check(
    z.minLength(1, 'A product id is missing.'),
    z.maxLength(limits.handle, 'A product id is too long.'),
  );

export const quantityMessage = `A quantity is a whole number from 1 to ${limits.quantity}.`;
export const linesMessage = `A cart has at most ${limits.lines} lines.`;

const quantity = z
  .int(quantityMessage)
  .check(z.gte(1, quantityMessage), z.lte(limits.quantity, quantityMessage));

export const items = z
  .array(
    z.object({ id: handle, quantity }, 'A line has an id and a quantity.'),
    'The items are a list.',
  )
  .check(z.minLength(1, 'The cart is empty.'), z.maxLength(limits.lines, linesMessage));

export const couponCode = z
  .string('A coupon code is a text.')
  .check(z.trim(), z.maxLength(limits.couponCode, 'This coupon code is not valid.'));

/** What an order keeps of the acceptance, beside the time, which cms knows. */
export const terms = {
  /** Version of the terms that the buyer was shown. */
  termsVersion: z.optional(line('The version of the terms is a text.', 40, 0)),
  /** Path of the page on which they were accepted: '/checkout', or where the dialog was opened. */
  termsPage: z.optional(
    z.string('The page is a path.').check(z.regex(/^\/[\w/-]{0,80}$/, 'The page is a path.')),
  ),
};

export type TermsAccepted = z.infer<z.ZodMiniObject<typeof terms>>;
