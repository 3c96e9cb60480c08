import type { CustomerForm } from 'common/contract/payments';
import { parseBirthDate } from './birth-date.ts';
import { z } from './schema.ts';

export type FieldName = Exclude<keyof CustomerForm, 'termsVersion' | 'termsPage'>;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** In the order of the page: the first field with an error gets the focus. */
export const FIELD_NAMES = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'address',
  'city',
  'state',
  'zipCode',
  'termsAccepted',
  'privacyPolicyAccepted',
] as const satisfies FieldName[];

/** Longest text that each field takes; the inputs carry it as maxLength. */
export const MAX_LENGTH = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  dateOfBirth: 20,
  address: 200,
  city: 100,
  state: 2,
  zipCode: 10,
};

function required(message: string, max: number, min = 1) {
  return z.string().trim().min(min, message).max(max, `Please use at most ${max} characters`);
}

function accepted(message: string) {
  return z.literal('on', { error: message }).transform(() => true as const);
}

function birthDate(today: () => Date) {
  return z
    .string()
    .trim()
    .min(1, { error: 'Date of birth is required', abort: true })
    .transform((text, ctx) => {
      const iso = parseBirthDate(text, today());
      if (iso) return iso;
      ctx.addIssue({ code: 'custom', message: 'Date of birth is required, as month / day / year' });
      return z.NEVER;
    });
}

/** The rules and words of spec §5 over the entries of the checkout form. */
function formSchema(today: () => Date) {
  return z.object({
    firstName: required('First name is required', MAX_LENGTH.firstName),
    lastName: required('Last name is required', MAX_LENGTH.lastName),
    email: z
      .string()
      .trim()
      .max(MAX_LENGTH.email, 'Valid email is required')
      .pipe(z.email('Valid email is required')),
    phone: required('Phone number is required', MAX_LENGTH.phone),
    dateOfBirth: birthDate(today),
    address: required('Street address is required', MAX_LENGTH.address),
    city: required('City is required', MAX_LENGTH.city),
    state: required('State is required', MAX_LENGTH.state, 2).toUpperCase(),
    zipCode: required('Valid ZIP code is required', MAX_LENGTH.zipCode, 5),
    termsAccepted: accepted('You must accept the terms and conditions'),
    privacyPolicyAccepted: accepted("You must read and understand the website's privacy policy"),
  });
}

export type ParsedForm =
  | { customer: CustomerForm; errors: null }
  | { customer: null; errors: FieldErrors };

/** Reads the form once: either the customer as the wire has it (dateOfBirth as yyyy-mm-dd) or one message per wrong field. */
export function parseCheckoutForm(
  form: FormData,
  termsVersion: string,
  now: () => Date = () => new Date(),
): ParsedForm {
  const entries = Object.fromEntries(FIELD_NAMES.map((name) => [name, form.get(name) ?? '']));
  const result = formSchema(now).safeParse(entries);
  if (result.success)
    return { customer: { ...result.data, termsVersion, termsPage: '/checkout' }, errors: null };
  const messages = z.flattenError(result.error).fieldErrors;
  const errors: FieldErrors = {};
  for (const name of FIELD_NAMES) {
    const message = messages[name]?.[0];
    if (message) errors[name] = message;
  }
  return { customer: null, errors };
}

export function firstError(errors: FieldErrors): FieldName | null {
  return FIELD_NAMES.find((name) => errors[name]) ?? null;
}

/** Keeps of a refusal's `fieldErrors` what belongs to a field of this form. */
export function knownFieldErrors(fieldErrors: Record<string, string> | undefined): FieldErrors {
  const known = FIELD_NAMES.flatMap((name) =>
    fieldErrors?.[name] ? [[name, fieldErrors[name]]] : [],
  );
  return Object.fromEntries(known);
}
