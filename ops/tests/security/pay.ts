import { randomUUID } from 'node:crypto';
import { ask, readJson } from './ask.ts';
import { customer } from './calls.ts';
import { addressOf } from './visits.ts';
import type { World } from './world.ts';

/** Confirms the payment at the stand-in as the browser would. */
export async function confirmPayment(world: World, paymentIntent: string): Promise<void> {
  const base = world.environment.cms.STRIPE_API_BASE ?? '';
  const headers = {
    authorization: `Bearer ${world.secrets.STRIPE_SECRET_KEY}`,
    'content-type': 'application/x-www-form-urlencoded',
    'stripe-version': '2026-10-28.endive',
  };
  await ask(`${base}/v1/payment_intents/${paymentIntent}/confirm`, {
    method: 'POST',
    headers,
    body: 'payment_method=pm_card_visa&return_url=https%3A%2F%2Fshop.example',
  });
}

/** Buys one kit with these personal data; true when there is an order. */
export async function buyAs(world: World, changes: object): Promise<boolean> {
  const headers = {
    origin: world.siteUrl,
    'content-type': 'application/json',
    'x-forwarded-for': addressOf(world),
  };
  const post = async (path: string, body: object) =>
    (await ask(world.web + path, { method: 'POST', headers, body: JSON.stringify(body) })).text;
  const cart = {
    amount: '477.00',
    productIds: 'gi-map',
    items: [{ id: 'gi-map', quantity: 1 }],
    reference: randomUUID(),
  };
  const { clientSecret = '' } = (readJson(
    await post('/api/create-payment-intent', { ...cart, customer: { ...customer, ...changes } }),
  ) ?? {}) as { clientSecret?: string };
  const [stripePaymentIntentId = ''] = clientSecret.split('_secret');
  if (!stripePaymentIntentId) return false;
  await confirmPayment(world, stripePaymentIntentId);
  const { success } = (readJson(
    await post('/api/payment/create-order', { ...cart, stripePaymentIntentId }),
  ) ?? {}) as { success?: boolean };
  return success === true;
}
