import { readWireAmount } from '../money.ts';
import { limits } from './limits.ts';
import { z } from './zod.ts';

/** Fields that more than one call has. Texts are trimmed before they are measured. */

export const tooLong = (most: number) =>
  `Please use at most ${most.toLocaleString('en-US')} characters`;

/** Of one line: these texts come near the head of a mail, so they hold no control characters. */
export const inLine = (missing: string, most: number, least = 1) => [
  z.minLength(least, missing),
  z.maxLength(most, tooLong(most)),
  z.regex(/^\P{Cc}*$/u, 'Please remove line breaks'),
];

/** A line that has to be there, or else `missing` is said. */
export const line = (missing: string, most: number, least = 1) =>
  z.string(missing).check(z.trim(), ...inLine(missing, most, least));

/** An address that is refused with `malformed`, and with `missing` when it is empty. */
export const email = (malformed: string, missing = malformed) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(limits.email, { error: malformed, abort: true }),
      z.email(malformed),
    );

/** Spec §5, the same in all forms. */
export const names = {
  firstName: line('First name is required', limits.firstName),
  lastName: line('Last name is required', limits.lastName),
};

/** '' when none was given. */
export const optionalPhone = line('The phone number is a text.', limits.phone, 0);

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

/** What every call that is not an object is answered. */
export const notAnObject = 'The request is not a JSON object.';
