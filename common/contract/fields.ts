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

/** What every call that is not an object is answered. */
export const notAnObject = 'The request is not a JSON object.';
