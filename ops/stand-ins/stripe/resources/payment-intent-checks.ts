import { invalidRequest } from '../wire/errors.ts';

const smallestUsd = 50;
const largest = 99_999_999;

/** Limits of https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, in cents. */
export function checkAmount(amount: number, currency: string): number {
  const details = { param: 'amount' };
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      ...details,
    });
  if (currency === 'usd' && amount < smallestUsd)
    throw invalidRequest('Amount must be at least $0.50 usd', {
      code: 'amount_too_small',
      ...details,
    });
  if (amount > largest)
    throw invalidRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      ...details,
    });
  return amount;
}

const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

export function checkCurrency(given: string): string {
  const currency = given.toLowerCase();
  if (!currencies.has(currency))
    throw invalidRequest(`Invalid currency: ${given}.`, { param: 'currency' });
  return currency;
}

export function checkMethodTypes(types: string[]): void {
  const foreign = types.find((type) => type !== 'card');
  if (foreign === undefined) return;
  throw invalidRequest(
    `The payment method type "${foreign}" is invalid. Please ensure the provided type is activated in your dashboard (https://dashboard.stripe.com/account/payments/settings) and your account is enabled for any preview features that you are trying to use.`,
    { code: 'payment_intent_invalid_parameter', param: 'allowed_payment_method_types' },
  );
}
