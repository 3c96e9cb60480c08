import type Stripe from 'stripe';

type RawError = Stripe.StripeRawError;

export type ErrorBody = Pick<
  RawError,
  | 'code'
  | 'decline_code'
  | 'doc_url'
  | 'message'
  | 'param'
  | 'charge'
  | 'payment_intent'
  | 'payment_method'
> & {
  type: NonNullable<RawError['type']>;
};

/** An answer that is an error, as Stripe's API sends it: an HTTP status and the body of `error`. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? {
          doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`,
          ...body,
        }
      : body;
  }
}

type Details = Omit<ErrorBody, 'type' | 'message'>;

export function invalidRequest(
  message: string,
  details: Details = {},
  status = 400,
): StripeFailure {
  return new StripeFailure(status, { type: 'invalid_request_error', message, ...details });
}

export function missingParameter(name: string): StripeFailure {
  return invalidRequest(`Missing required param: ${name}.`, {
    code: 'parameter_missing',
    param: name,
  });
}

export function noSuch(kind: string, id: string, param = 'id'): StripeFailure {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, 404);
}

export function unexpectedState(message: string, intent: Stripe.PaymentIntent): StripeFailure {
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

export function cardError(details: Omit<ErrorBody, 'type'>): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', ...details });
}
