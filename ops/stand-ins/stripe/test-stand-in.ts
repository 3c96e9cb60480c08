import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { startStripeStandIn, type StripeStandInOptions } from './server.ts';
import { header, readBody } from './wire/http.ts';

export const secretKey = 'sk_test_unit';
export const publishableKey = 'pk_test_unit';
const webhookSecret = 'whsec_unit';

type Json = Record<string, unknown>;

/** A stand-in on a free port for one test, with the real SDK pointed at it. It stops with the test. */
export async function openStandIn(options: Partial<StripeStandInOptions> = {}) {
  const standIn = await startStripeStandIn({
    secretKey,
    publishableKey,
    webhookSecret,
    ...options,
  });
  onTestFinished(() => standIn.stop());
  const { hostname, port } = new URL(standIn.url);
  const sdk = new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const call = async (
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(standIn.url + path, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Json,
    };
  };
  return {
    ...standIn,
    sdk,
    call,
    control: async (method: string, path: string, body?: object) =>
      (await call(method, `/_control/${path}`, body && JSON.stringify(body))).body,
    /** What a browser sends with the publishable key. */
    browser: (method: 'GET' | 'POST', path: string, fields: Record<string, string>) => {
      const form = new URLSearchParams({ key: publishableKey, ...fields }).toString();
      return method === 'GET'
        ? call('GET', `/v1/${path}?${form}`)
        : call('POST', `/v1/${path}`, form);
    },
    newIntent: (fields: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
      sdk.paymentIntents.create({
        amount: 47_700,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        ...fields,
      }),
  };
}

/** Fields of a card as Stripe.js sends them. */
export function cardFields(
  number: string,
  { year = '2040', cvc = '123' } = {},
): Record<string, string> {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': cvc,
    use_stripe_sdk: 'true',
  };
}

/** A webhook endpoint that answers with the statuses given, then 200, and verifies each signature with the SDK. */
export async function openEndpoint(statuses: number[] = []) {
  const received: Stripe.Event[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push(
      Stripe.webhooks.constructEvent(
        await readBody(request),
        header(request, 'stripe-signature') ?? '',
        webhookSecret,
      ),
    );
    response.writeHead(statuses.shift() ?? 200).end();
    for (const { count, resolve } of waiting) if (received.length >= count) resolve();
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    types: () => received.map(({ type }) => type),
    /** Resolves when `count` deliveries have come. */
    arrived: (count: number) =>
      new Promise<void>((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}
