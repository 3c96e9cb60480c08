import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { type ApiResult, intentIdOf, retrieveIntent } from '../api.ts';
import { requireBillingDetails } from './billing-details.ts';
import { showChallenge } from './challenge-dialog.ts';
import { Elements } from './elements.ts';
import { IntegrationError } from './errors.ts';

export type Access = { origin: string; key: string };

export type ConfirmOptions = {
  elements?: Elements;
  clientSecret?: string;
  redirect?: 'always' | 'if_required';
  confirmParams?: {
    return_url?: string;
    receipt_email?: string;
    shipping?: Record<string, unknown>;
    payment_method_data?: { billing_details?: Record<string, unknown> };
  };
};

/** stripe.confirmPayment(): https://docs.stripe.com/js/payment_intents/confirm_payment */
export async function confirmPayment(
  access: Access,
  options: ConfirmOptions,
): Promise<PaymentIntentResult> {
  const { elements, redirect = 'always', confirmParams = {} } = options;
  if (!(elements instanceof Elements)) {
    throw new IntegrationError(
      'stripe.confirmPayment(): expected either `elements` or `clientSecret` with a payment method; the stand-in takes `elements`.',
    );
  }
  const clientSecret = elements.clientSecret ?? options.clientSecret ?? '';
  if (!intentIdOf(clientSecret))
    throw new IntegrationError(
      'stripe.confirmPayment(): clientSecret is missing or not a client secret.',
    );
  if (redirect === 'always' && !confirmParams.return_url)
    throw new IntegrationError(
      "stripe.confirmPayment(): confirmParams.return_url is required unless redirect is 'if_required'.",
    );
  const line = elements.requireLine('stripe.confirmPayment()');
  requireBillingDetails(
    elements.paymentElement?.options.fields?.billingDetails,
    confirmParams.payment_method_data?.billing_details,
  );
  const result = await line.call('confirm', {
    clientSecret,
    returnUrl: confirmParams.return_url ?? null,
    receiptEmail: confirmParams.receipt_email ?? null,
    billingDetails: confirmParams.payment_method_data?.billing_details ?? null,
    shipping: confirmParams.shipping ?? null,
  });
  const settled = result.paymentIntent
    ? await settle(access, clientSecret, result.paymentIntent)
    : result;
  if (
    settled.paymentIntent?.status === 'succeeded' &&
    redirect === 'always' &&
    confirmParams.return_url
  )
    return leave(confirmParams.return_url, settled.paymentIntent);
  return settled;
}

/** stripe.handleNextAction(): for an intent that the shop's server has confirmed. */
export async function handleNextAction(
  access: Access,
  { clientSecret }: { clientSecret: string },
): Promise<ApiResult> {
  if (!intentIdOf(clientSecret))
    throw new IntegrationError(
      'stripe.handleNextAction(): clientSecret is missing or not a client secret.',
    );
  const { paymentIntent, error } = await retrieveIntent(access.origin, access.key, clientSecret);
  if (error) return { error };
  const elsewhere = paymentIntent.next_action?.redirect_to_url?.url;
  if (!elsewhere) return settle(access, clientSecret, paymentIntent);
  window.location.assign(elsewhere);
  return new Promise(() => {});
}

/** Puts the bank's question when there is one, and tells how the intent stands afterwards. */
export async function settle(
  access: Access,
  clientSecret: string,
  intent: PaymentIntent,
): Promise<ApiResult> {
  if (intent.status !== 'requires_action') return { paymentIntent: intent };
  const { stripe_js: url } = (intent.next_action?.use_stripe_sdk ?? {}) as { stripe_js?: string };
  if (!url || new URL(url).pathname !== '/elements/challenge')
    throw new IntegrationError('The stand-in knows no such next action.');
  const local = new URL(url);
  await showChallenge(`${access.origin}${local.pathname}${local.search}`);
  const { paymentIntent, error } = await retrieveIntent(access.origin, access.key, clientSecret);
  if (error) return { error };
  if (paymentIntent.status !== 'requires_payment_method') return { paymentIntent };
  return { error: refusal(paymentIntent) };
}

function refusal(intent: PaymentIntent): StripeError {
  const { type = 'invalid_request_error', ...last } = intent.last_payment_error ?? {};
  const error: StripeError = { type, ...last, payment_intent: intent };
  if (error.code !== 'payment_intent_authentication_failure') return error;
  return {
    ...error,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
}

/** The page goes away: nobody waits for this promise. */
function leave(returnUrl: string, intent: PaymentIntent): Promise<never> {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', 'succeeded');
  window.location.assign(url);
  return new Promise(() => {});
}
