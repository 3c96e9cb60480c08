import { z } from '../checkout/form/schema.ts';

export const BUYER_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type BuyerField = (typeof BUYER_FIELDS)[number];
export type Buyer = Record<BuyerField, string>;
export type BuyerErrors = Partial<Record<BuyerField, string>>;

/** Longest text that each field takes; the inputs carry it as maxLength. */
export const MAX_LENGTH: Record<BuyerField, number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
};

const text = (most: number) => z.string().trim().max(most, `Please use at most ${most} characters`);

/** The rules and words of spec §5; the phone may be empty. */
const buyer = z.object({
  firstName: text(MAX_LENGTH.firstName).min(1, 'First name is required'),
  lastName: text(MAX_LENGTH.lastName).min(1, 'Last name is required'),
  email: z
    .string()
    .trim()
    .max(MAX_LENGTH.email, 'Valid email is required')
    .pipe(z.email('Valid email is required')),
  phone: text(MAX_LENGTH.phone),
});

/** Reads the form once: the buyer, or one message for each wrong field. */
export function parseBuyer(
  form: FormData,
): { buyer: Buyer; errors: null } | { buyer: null; errors: BuyerErrors } {
  const result = buyer.safeParse(
    Object.fromEntries(BUYER_FIELDS.map((name) => [name, form.get(name) ?? ''])),
  );
  if (result.success) return { buyer: result.data, errors: null };
  const messages = z.flattenError(result.error).fieldErrors;
  return {
    buyer: null,
    errors: knownErrors(
      Object.fromEntries(BUYER_FIELDS.map((name) => [name, messages[name]?.[0]])),
    ),
  };
}

/** Keeps of a refusal's `fieldErrors` what belongs to a field of this form. */
export function knownErrors(found: Record<string, string | undefined> | undefined): BuyerErrors {
  return Object.fromEntries(
    BUYER_FIELDS.flatMap((name) => (found?.[name] ? [[name, found[name]]] : [])),
  );
}
