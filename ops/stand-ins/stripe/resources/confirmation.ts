import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { StripeFailure, unexpectedState } from '../wire/errors.ts';
import { readParameters } from '../wire/parameters.ts';
import { fullShipping, shippingShape } from './addresses.ts';
import { confirmIntent } from './charging.ts';
import { expand } from './expand.ts';
import { usageWords } from './payment-intent-fields.ts';
import { cardDataShape, methodFromCard, requireMethod, type CardData } from './payment-methods.ts';
import { publicView, requireClientSecret, type PublicIntent } from './public-view.ts';

export function confirmByServer(call: Call, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const params = readParameters<Stripe.PaymentIntentConfirmParams>(call.params, {
    error_on_requires_action: 'boolean',
    expand: 'strings',
    off_session: 'boolean',
    payment_method: 'string',
    receipt_email: 'string',
    return_url: 'string',
    setup_future_usage: usageWords,
    shipping: shippingShape,
    use_stripe_sdk: 'boolean',
  });
  requireConfirmable(intent);
  const prepared: Stripe.PaymentIntent = {
    ...intent,
    payment_method: params.payment_method
      ? requireMethod(call, params.payment_method).id
      : intent.payment_method,
    receipt_email: params.receipt_email ?? intent.receipt_email,
    setup_future_usage: params.setup_future_usage || intent.setup_future_usage,
    shipping: params.shipping ? fullShipping(params.shipping) : intent.shipping,
  };
  const options = {
    returnUrl: params.return_url,
    usesStripeJs: params.use_stripe_sdk,
    isOffSession: params.off_session === true,
    failsOnAction: params.error_on_requires_action,
  };
  return expand(call.store, confirmIntent(call, prepared, options), params.expand);
}

type BrowserParams = Pick<
  Stripe.PaymentIntentConfirmParams,
  'receipt_email' | 'return_url' | 'shipping' | 'use_stripe_sdk'
> & {
  client_secret: string;
  payment_method?: string;
  payment_method_data?: CardData;
};

/** With a publishable key: the client secret is the permission, and the answer holds public fields only. */
export function confirmByBrowser(call: Call, intent: Stripe.PaymentIntent): PublicIntent {
  const params = readParameters<BrowserParams>(
    call.params,
    {
      client_secret: 'string',
      payment_method: 'string',
      payment_method_data: cardDataShape,
      receipt_email: 'string',
      return_url: 'string',
      shipping: shippingShape,
      use_stripe_sdk: 'boolean',
    },
    ['client_secret'],
  );
  requireClientSecret(intent, params.client_secret);
  try {
    requireConfirmable(intent);
    const prepared: Stripe.PaymentIntent = {
      ...intent,
      payment_method: params.payment_method_data
        ? methodFromCard(call, params.payment_method_data).id
        : (params.payment_method ?? intent.payment_method),
      receipt_email: params.receipt_email ?? intent.receipt_email,
      shipping: params.shipping ? fullShipping(params.shipping) : intent.shipping,
    };
    return publicView(
      confirmIntent(call, prepared, {
        returnUrl: params.return_url,
        usesStripeJs: params.use_stripe_sdk,
      }),
    );
  } catch (error) {
    throw error instanceof StripeFailure ? withPublicIntent(error) : error;
  }
}

function withPublicIntent(failure: StripeFailure): StripeFailure {
  const { payment_intent: intent, ...body } = failure.body;
  if (!intent) return failure;
  return new StripeFailure(failure.status, {
    ...body,
    payment_intent: publicView(intent) as Stripe.PaymentIntent,
  });
}

function requireConfirmable(intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    );
  }
  if (intent.status === 'canceled') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
      intent,
    );
  }
}
