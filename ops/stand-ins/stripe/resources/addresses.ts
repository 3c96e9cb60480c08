import type Stripe from 'stripe';

export const addressShape = {
  city: 'string',
  country: 'string',
  line1: 'string',
  line2: 'string',
  postal_code: 'string',
  state: 'string',
} as const;

export function fullAddress(given: Stripe.AddressParam | undefined): Stripe.Address | null {
  if (!given) return null;
  return {
    city: given.city || null,
    country: given.country || null,
    line1: given.line1 || null,
    line2: given.line2 || null,
    postal_code: given.postal_code || null,
    state: given.state || null,
  };
}

export const shippingShape = {
  address: addressShape,
  carrier: 'string',
  name: 'string',
  phone: 'string',
  tracking_number: 'string',
} as const;

export function fullShipping(
  given: Stripe.PaymentIntentCreateParams.Shipping | undefined,
): Stripe.PaymentIntent.Shipping | null {
  if (!given) return null;
  return {
    address: fullAddress(given.address) ?? undefined,
    carrier: given.carrier || null,
    name: given.name,
    phone: given.phone || null,
    tracking_number: given.tracking_number || null,
  };
}

/** Keys are merged; an empty value removes its key, an empty whole removes all (https://docs.stripe.com/api/metadata). */
export function mergeMetadata(
  before: Stripe.Metadata,
  given: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Metadata {
  if (given === undefined) return before;
  if (given === '') return {};
  const merged = { ...before, ...given };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== '' && value !== null),
  ) as Stripe.Metadata;
}
