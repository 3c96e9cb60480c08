import { check } from 'common/contract/check';
import { buyerForm, type Buyer } from 'common/contract/express-checkout';

export const buyerFields = Object.keys(buyerForm.shape) as (keyof Buyer)[];
export type BuyerErrors = Partial<Record<keyof Buyer, string>>;

/** Reads the form once: the buyer, or one message for each wrong field. */
export function parseBuyer(
  form: FormData,
): { buyer: Buyer; errors: null } | { buyer: null; errors: BuyerErrors } {
  const { value, errors } = check(
    buyerForm,
    Object.fromEntries(buyerFields.map((name) => [name, form.get(name) ?? ''])),
  );
  return errors ? { buyer: null, errors } : { buyer: value, errors: null };
}

/** Keeps of a refusal's `fieldErrors` what belongs to a field of this form. */
export function knownErrors(found: Record<string, string | undefined> | undefined): BuyerErrors {
  return Object.fromEntries(
    buyerFields.flatMap((name) => (found?.[name] ? [[name, found[name]]] : [])),
  );
}
