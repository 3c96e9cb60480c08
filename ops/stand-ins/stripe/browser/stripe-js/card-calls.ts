import type { PaymentMethod, StripeError, Token } from '@stripe/stripe-js';
import { type ApiResult, callApi, type Fields, intentIdOf } from '../api.ts';
import { requireCardNumber } from './card-element.ts';
import { type Access, settle } from './confirm.ts';
import { IntegrationError } from './errors.ts';

type Failed = { error: StripeError };

/** stripe.createToken(): https://docs.stripe.com/js/tokens/create_token?type=cardElement */
export function createToken(
  element: unknown,
  data: Record<string, string> = {},
): Promise<{ token: Token; error?: undefined } | Failed> {
  return requireCardNumber(element, 'stripe.createToken()').call('createToken', data);
}

/** stripe.createPaymentMethod() with a card element: https://docs.stripe.com/js/payment_methods/create_payment_method */
export async function createPaymentMethod(options: {
  type: string;
  card?: unknown;
  billing_details?: object;
}): Promise<{ paymentMethod: PaymentMethod; error?: undefined } | Failed> {
  if (options.type !== 'card')
    throw new IntegrationError(
      "stripe.createPaymentMethod(): the stand-in takes { type: 'card', card } only.",
    );
  return requireCardNumber(options.card, 'stripe.createPaymentMethod()').call(
    'createPaymentMethod',
    options.billing_details ?? {},
  );
}

type ConfirmData = {
  payment_method?: string | { card?: unknown; billing_details?: Record<string, unknown> };
  receipt_email?: string;
  return_url?: string;
  shipping?: Record<string, unknown>;
};

/** stripe.confirmCardPayment(): https://docs.stripe.com/js/payment_intents/confirm_card_payment */
export async function confirmCardPayment(
  access: Access,
  clientSecret: string,
  data: ConfirmData = {},
  { handleActions = true }: { handleActions?: boolean } = {},
): Promise<ApiResult> {
  const intentId = intentIdOf(clientSecret);
  if (!intentId)
    throw new IntegrationError(
      'Invalid value for stripe.confirmCardPayment intent secret: value should be a client secret of the form ${id}_secret_${secret}.',
    );
  const {
    payment_method: method,
    return_url: returnUrl,
    receipt_email: receiptEmail,
    shipping,
  } = data;
  const request = {
    clientSecret,
    returnUrl: returnUrl ?? null,
    receiptEmail: receiptEmail ?? null,
    shipping: shipping ?? null,
  };
  const result =
    typeof method === 'object'
      ? await requireCardNumber(method.card, 'stripe.confirmCardPayment()').call('confirm', {
          ...request,
          billingDetails: method.billing_details ?? null,
        })
      : await callApi(access.origin, access.key, 'POST', `payment_intents/${intentId}/confirm`, {
          client_secret: clientSecret,
          payment_method: method,
          receipt_email: receiptEmail,
          shipping: shipping as Fields | undefined,
          use_stripe_sdk: true,
        });
  return result.paymentIntent && handleActions
    ? settle(access, clientSecret, result.paymentIntent)
    : result;
}
