import type Stripe from 'stripe';
import { invalidRequest } from '../wire/errors.ts';

/** Fields of a payment intent that a publishable key may see ("retrievable with publishable key" in Stripe's reference). */
const publicFields = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

export type PublicIntent = Pick<Stripe.PaymentIntent, (typeof publicFields)[number]>;

export function publicView(intent: Stripe.PaymentIntent): PublicIntent {
  const seen = new Set<string>(publicFields);
  return Object.fromEntries(
    Object.entries(intent).filter(([name]) => seen.has(name)),
  ) as PublicIntent;
}

export function requireClientSecret(intent: Stripe.PaymentIntent, given: string | undefined): void {
  if (!given) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  if (given !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with this PaymentIntent.',
      {
        code: 'payment_intent_invalid_parameter',
        param: 'client_secret',
      },
    );
  }
}
