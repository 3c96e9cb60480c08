import type { BillingDetailsFieldsOption } from '@stripe/stripe-js';
import { IntegrationError } from './errors.ts';

const plain = ['name', 'email', 'phone'] as const;
/** Names in the options, and in what is sent. */
const ofAddress = {
  country: 'country',
  postalCode: 'postal_code',
  state: 'state',
  city: 'city',
  line1: 'line1',
  line2: 'line2',
} as const;

/** What the Payment Element was told never to ask for has to be given when it is confirmed. Throws IntegrationError, as Stripe.js does. */
export function requireBillingDetails(
  option: BillingDetailsFieldsOption | undefined,
  given: Record<string, unknown> = {},
): void {
  if (option === undefined || option === 'auto') return;
  for (const name of plain) {
    if (option === 'never' || option[name] === 'never') require(name, given[name]);
  }
  const address = option === 'never' ? 'never' : option.address;
  const givenAddress = (given.address ?? {}) as Record<string, unknown>;
  if (address === undefined || address === 'auto' || address === 'if_required') return;
  for (const [name, sent] of Object.entries(ofAddress)) {
    if (address === 'never' || address[name as keyof typeof ofAddress] === 'never')
      require(`address.${sent}`, givenAddress[sent]);
  }
}

function require(path: string, value: unknown): void {
  if (value !== undefined) return;
  throw new IntegrationError(
    `You specified "never" for fields.billing_details.${path} when creating the payment Element, but did not pass confirmParams.payment_method_data.billing_details.${path} when calling stripe.confirmPayment(). If you opt out of collecting data via the payment Element using the fields option, the data must be passed in when calling stripe.confirmPayment().`,
  );
}
