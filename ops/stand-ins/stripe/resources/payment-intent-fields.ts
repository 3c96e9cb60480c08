import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { newId, randomText } from '../wire/ids.ts';
import { OneOf } from '../wire/parameters.ts';
import { fullShipping, mergeMetadata, shippingShape } from './addresses.ts';
import { requireCustomer } from './customers.ts';
import { checkAmount, checkCurrency, checkMethodTypes } from './payment-intent-checks.ts';
import { requireMethod } from './payment-methods.ts';

export type Changes = Stripe.PaymentIntentUpdateParams;

export const usageWords = new OneOf('off_session', 'on_session');

/** What may be given when an intent is made, and changed later. */
export const changeable = {
  allowed_payment_method_types: 'strings',
  amount: 'integer',
  currency: 'string',
  customer: 'string',
  description: 'string',
  expand: 'strings',
  metadata: 'metadata',
  payment_method: 'string',
  receipt_email: 'string',
  setup_future_usage: usageWords,
  shipping: shippingShape,
  statement_descriptor: 'string',
  statement_descriptor_suffix: 'string',
} as const;

/** An intent before its first parameters, without an amount. */
export function blankIntent(
  created: number,
  automatic: Stripe.PaymentIntent['automatic_payment_methods'],
): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created,
    currency: 'usd',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/** The intent with the changes applied and checked; nothing is stored. */
export function changed(
  call: Call,
  before: Stripe.PaymentIntent,
  params: Changes,
): Stripe.PaymentIntent {
  const currency = params.currency === undefined ? before.currency : checkCurrency(params.currency);
  const text = (value: string | null | undefined, old: string | null) =>
    value === undefined ? old : value || null;
  if (params.allowed_payment_method_types) checkMethodTypes(params.allowed_payment_method_types);
  const method = params.payment_method
    ? requireMethod(call, params.payment_method).id
    : before.payment_method;
  return {
    ...before,
    allowed_payment_method_types:
      params.allowed_payment_method_types ?? before.allowed_payment_method_types,
    amount: params.amount === undefined ? before.amount : checkAmount(params.amount, currency),
    currency,
    customer: params.customer ? requireCustomer(call, params.customer).id : before.customer,
    description: text(params.description, before.description),
    metadata: mergeMetadata(before.metadata, params.metadata),
    payment_method: method,
    receipt_email: text(params.receipt_email, before.receipt_email),
    setup_future_usage:
      params.setup_future_usage === undefined
        ? before.setup_future_usage
        : params.setup_future_usage || null,
    shipping:
      params.shipping === undefined ? before.shipping : fullShipping(params.shipping || undefined),
    statement_descriptor: text(params.statement_descriptor, before.statement_descriptor),
    statement_descriptor_suffix: text(
      params.statement_descriptor_suffix,
      before.statement_descriptor_suffix,
    ),
    status:
      before.status === 'requires_payment_method' && method
        ? 'requires_confirmation'
        : before.status,
  };
}
