import { check } from 'common/contract/check';
import { customerFields, type CustomerField } from 'common/contract/checkout';
import type { CustomerForm } from 'common/contract/payment-requests';
import { z } from 'common/contract/zod';
import { parseBirthDate } from './birth-date.ts';
import { type KitSlot, parseKits } from './kit-users.ts';

/** By the name of the input; 'kits' is about all of them. */
export type FieldErrors = Record<string, string | undefined>;

/** In the order of the page: the first field with an error gets the focus. */
const fieldNames = Object.keys(customerFields) as CustomerField[];

/** As people type it; the wire carries 'yyyy-mm-dd'. */
const birthDate = (today: () => Date) =>
  z.pipe(
    customerFields.dateOfBirth,
    z.transform((text: string, { issues }) => {
      const iso = parseBirthDate(text, today());
      if (iso) return iso;
      issues.push({
        code: 'custom',
        input: text,
        message: 'Date of birth is required, as month / day / year',
      });
      return z.NEVER;
    }),
  );

export type ParsedForm =
  | { customer: CustomerForm; errors: null }
  | { customer: null; errors: FieldErrors };

/** Reads the form once: either the customer as the wire has it or one message per wrong field. */
export function parseCheckoutForm(
  form: FormData,
  termsVersion: string,
  slots: readonly KitSlot[] = [],
  now: () => Date = () => new Date(),
): ParsedForm {
  const { kits, errors: kitErrors } = parseKits(slots, form, now());
  const { value, errors } = check(z.object({ ...customerFields, dateOfBirth: birthDate(now) }), {
    ...Object.fromEntries(fieldNames.map((name) => [name, form.get(name) ?? ''])),
    termsAccepted: form.has('termsAccepted'),
    privacyPolicyAccepted: form.has('privacyPolicyAccepted'),
  });
  if (errors || Object.keys(kitErrors).length > 0)
    return { customer: null, errors: { ...errors, ...kitErrors } };
  const ofKits = kits.length > 0 ? { kits } : {};
  return {
    customer: { ...value, ...ofKits, termsVersion, termsPage: '/checkout' },
    errors: null,
  };
}

/** `names`: the inputs in the order of the page. */
export function firstError(
  errors: FieldErrors,
  names: readonly string[] = fieldNames,
): string | null {
  return names.find((name) => errors[name]) ?? null;
}

/** Keeps of a refusal's `fieldErrors` what belongs to a field of this form. */
export function knownFieldErrors(fieldErrors: Record<string, string> | undefined): FieldErrors {
  const known = [...fieldNames, 'kits'].flatMap((name) =>
    fieldErrors?.[name] ? [[name, fieldErrors[name]]] : [],
  );
  return Object.fromEntries(known);
}
