import type { PaymentIntent, StripeError } from '@stripe/stripe-js';

export type Fields = { [name: string]: string | number | boolean | null | undefined | Fields };

/** Stripe's form encoding: nested names in brackets; empty values are left out. */
function encodeForm(fields: Fields): string {
  const form = new URLSearchParams();
  const add = (prefix: string, values: Fields) => {
    for (const [name, value] of Object.entries(values)) {
      const path = prefix ? `${prefix}[${name}]` : name;
      if (value === null || value === undefined || value === '') continue;
      if (typeof value === 'object') add(path, value);
      else form.append(path, String(value));
    }
  };
  add('', fields);
  return form.toString();
}

export type ApiResult =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { paymentIntent?: undefined; error: StripeError };

/** A call about an intent. */
export async function callApi(
  origin: string,
  key: string,
  method: 'GET' | 'POST',
  path: string,
  fields: Fields,
): Promise<ApiResult> {
  const { value, error } = await request<PaymentIntent>(origin, key, method, path, fields);
  return error ? { error } : { paymentIntent: value };
}

/** A call with the publishable key. Resolves with the error when there is one; a broken connection is one too. */
export async function request<T>(
  origin: string,
  key: string,
  method: 'GET' | 'POST',
  path: string,
  fields: Fields,
): Promise<{ value: T; error?: undefined } | { value?: undefined; error: StripeError }> {
  const form = encodeForm(fields);
  try {
    const response = await fetch(`${origin}/v1/${path}${method === 'GET' ? `?${form}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(method === 'POST' && { body: form }),
      cache: 'no-store',
      credentials: 'omit',
    });
    const body = (await response.json()) as T & { error?: StripeError };
    return body.error ? { error: body.error } : { value: body };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message:
          'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      },
    };
  }
}

/** The intent's id inside its client secret; null when it has another form. */
export function intentIdOf(clientSecret: unknown): string | null {
  return typeof clientSecret === 'string'
    ? (/^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret)?.[1] ?? null)
    : null;
}

export function retrieveIntent(
  origin: string,
  key: string,
  clientSecret: string,
): Promise<ApiResult> {
  return callApi(origin, key, 'GET', `payment_intents/${intentIdOf(clientSecret)}`, {
    client_secret: clientSecret,
  });
}
