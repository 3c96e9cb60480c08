import { randomUUID } from 'node:crypto';
import type { NextSteps } from 'common/contract/orders';
import type { CustomerForm } from 'common/contract/payment-requests';
import type { Refusal } from 'common/contract/refusals';
import { Client } from 'pg';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { createStripe } from '../../src/payments/stripe/stripe-client.ts';
import { useCms } from './cms.ts';
import { startStripeProxy } from './payments/stripe-proxy.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002760003184',
};

/** A form whose values occur nowhere else, so that a search finds every copy. */
export const person: CustomerForm = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  email: 'hannah@buyer.example',
  phone: '208-555-0142-canary',
  dateOfBirth: '1988-02-29-canary',
  address: '418 Orchard Lane canary',
  city: 'Boise',
  state: 'ID',
  zipCode: '83702',
  termsAccepted: true,
  privacyPolicyAccepted: true,
  termsVersion: '2026-11-01',
};

export const giMap = {
  amount: '477.00',
  productIds: 'gi-map',
  items: [{ id: 'gi-map', quantity: 1 }],
};

/** Any answer of a money call; a test says which of the fields it expects. */
type Answer = Partial<Omit<Refusal, 'success'>> & {
  success?: boolean;
  clientSecret?: string;
  amount?: string;
  /** Text in the answer of an intent, a number in that of a coupon. */
  discountAmount?: string | number;
  newTotal?: number;
  code?: string;
  reference?: string;
  paid?: true;
  transactionId?: string;
  number?: string;
  received?: true;
  next?: NextSteps;
  orderPage?: string;
  requiresAction?: true;
  processing?: true;
};

/** A CMS with the sample catalogue whose payments go to the stand-in, and what a browser and Stripe do with them. */
export async function useShop(env: Record<string, string> = {}) {
  const secretKey = required('STRIPE_SECRET_KEY');
  const proxy = await startStripeProxy(required('STRIPE_API_BASE'));
  const cms = useCms({
    seed: true,
    env: { STRIPE_API_BASE: proxy.url, STRIPE_SECRET_KEY: secretKey, ...env },
  });
  const stripe = createStripe(secretKey, proxy.url);
  /** Stripe as the practice uses it in a browser: nothing of the proxy's faults is met. */
  const dashboard = createStripe(secretKey, required('STRIPE_API_BASE'));
  afterAll(() => proxy.close());

  async function call(
    path: 'intent' | 'order' | 'event' | 'validate-coupon' | 'offer-order',
    body: unknown,
  ): Promise<{ status: number; body: Answer }> {
    const response = await cms.request(`payments/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `service-accounts API-Key ${cms.apiKey}`,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  }

  const intent = (body: object) => call('intent', body);
  const order = (id: string) => call('order', { stripePaymentIntentId: id });
  const event = (id: string, type = 'payment_intent.succeeded') =>
    call('event', { id: `evt_${randomUUID()}`, type, objectId: id });

  /** Prepares a payment with the form, as the Pay button does. Answers the intent's id and client secret. */
  async function prepare(body: object = giMap) {
    const reference = randomUUID();
    const prepared = await intent({ ...body, reference, customer: person });
    const { clientSecret: secret, message } = prepared.body;
    if (!secret) throw new Error(`Preparing a payment answered ${prepared.status} ${message}`);
    return { reference, secret, id: intentId(secret) };
  }

  /** Prepares a payment and pays it; nobody tells the shop. */
  async function paid(body: object = giMap) {
    const prepared = await prepare(body);
    await pay(prepared.secret);
    return prepared;
  }

  return {
    cms,
    stripe,
    dashboard,
    proxy,
    call,
    intent,
    order,
    event,
    prepare,
    paid,
    pay,
    tamper,
    query: (text: string, values: unknown[] = []) => query(cms.databaseUrl, text, values),
  };
}

export function intentId(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}

/** What Stripe.js does on Pay, with the publishable key. Answers the intent's new state or the decline code. */
export async function pay(clientSecret: string, number = cards.good): Promise<string> {
  const client = new Stripe(
    required('STRIPE_PUBLISHABLE_KEY'),
    addressOf(required('STRIPE_API_BASE')),
  );
  try {
    const answer = await client.rawRequest(
      'POST',
      `/v1/payment_intents/${intentId(clientSecret)}/confirm`,
      {
        client_secret: clientSecret,
        payment_method_data: {
          type: 'card',
          card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
        },
      },
    );
    return (answer as unknown as { status: string }).status;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error.code ?? error.type;
    throw error;
  }
}

/** Edits an object at Stripe behind the shop's back. */
export async function tamper(id: string, patch: object): Promise<void> {
  const answer = await fetch(`${required('STRIPE_API_BASE')}/_control/tamper`, {
    method: 'POST',
    body: JSON.stringify({ id, patch }),
  });
  if (!answer.ok) throw new Error(`Tampering answered ${answer.status}`);
}

/** Looks into the database past all code of the shop. */
async function query(connectionString: string, text: string, values: unknown[]) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

function addressOf(base: string) {
  const { hostname, port } = new URL(base);
  return { host: hostname, port, protocol: 'http' as const };
}

export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}: the test command starts what it points to`);
  return value;
}
