import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { cartLine } from '../../../../web/tests/support/seed-cart.ts';
import { callsOf, insist } from '../../world/calls.ts';
import { createRandom } from '../../world/random.ts';
import { intentOf, stripeSideOf } from '../../world/stripe-side.ts';
import { asAdmin, theOrderOf } from './office.ts';
import { type Buyer, newBuyer } from './shopper.ts';
import { stack } from './stack.ts';

const door = { web: stack.shopUrl, siteUrl: stack.shopUrl, random: createRandom(Date.now()) };
const call = callsOf(door);

export type Bought = { id: string; number: string; buyer: Buyer; name: string };

/** Buys over the same calls as the checkout page, which is tried elsewhere. Nobody else has the buyer's last name. */
export async function buy(quantities: Record<string, number>): Promise<Bought> {
  const buyer = { ...newBuyer(), lastName: `Mark${randomUUID().slice(0, 8)}` };
  const reference = randomUUID();
  const items = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
  const lines = items.map(({ id, quantity }) => cartLine(id, quantity));
  const dollars = (some: typeof lines) =>
    (some.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0) / 100).toFixed(2);
  const plans = lines.filter(({ isSubscription }) => isSubscription);
  const wish = {
    amount: dollars(lines),
    ...(plans.length > 0 && { laterAmount: dollars(plans) }),
    productIds: items.map(({ id }) => id).join(','),
    items,
    reference,
    customer: { ...buyer, termsAccepted: true, privacyPolicyAccepted: true },
  };
  const { body } = await insist(call, '/api/create-payment-intent', wish);
  const secret = String(body.clientSecret);
  expect(await (await stripe()).confirm(secret)).toBe('succeeded');
  await insist(call, '/api/payment/create-order', {
    ...wish,
    stripePaymentIntentId: intentOf(secret),
  });
  const { id, number } = await theOrderOf(buyer.email);
  return { id, number, buyer, name: `${buyer.firstName} ${buyer.lastName}` };
}

/** Buys one offer in the small dialog, which asks for no address. */
export async function buyInDialog(productType: string, amount: string): Promise<Bought> {
  const buyer = { ...newBuyer(), lastName: `Mark${randomUUID().slice(0, 8)}` };
  const { firstName, email, phone } = buyer;
  await insist(call, '/api/payment/create-order', {
    firstName,
    lastName: buyer.lastName,
    email,
    phone,
    productType,
    amount,
    paymentToken: await (await stripe()).token(),
    reference: randomUUID(),
    termsVersion: '1',
    termsPage: '/',
  });
  const { id, number } = await theOrderOf(email);
  return { id, number, buyer, name: `${firstName} ${buyer.lastName}` };
}

/** The key that the checkout page is given. */
let key: Promise<string> | undefined;
async function readKey(): Promise<string> {
  const page = await (await fetch(`${stack.shopUrl}/checkout`)).text();
  return /pk_\w+/.exec(page)?.[0] ?? '';
}

async function stripe() {
  return stripeSideOf({
    stripe: stack.stripeUrl,
    secrets: {
      STRIPE_PUBLISHABLE_KEY: await (key ??= readKey()),
      STRIPE_SECRET_KEY: 'sk_test_unused',
      STRIPE_WEBHOOK_SECRET: stack.webhookSecret,
    },
  });
}

type Listed = {
  orders: { items: { id: string; step: string }[] }[];
  pages: number;
};

/** Sends all that waits, so that a list holds what a test bought alone. No mail goes. */
export async function sendEverything(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const { orders } = await asAdmin<Listed>('/fulfilment/lists/to-send');
    const items = orders
      .flatMap((order) => order.items)
      .filter(({ step }) => step === 'to-send')
      .map(({ id }) => ({ id, from: 'to-send' }));
    if (items.length === 0) return;
    await asAdmin('/fulfilment/moves', {
      method: 'POST',
      body: { move: 'send', press: randomUUID(), items: items.slice(0, 200), mail: false },
    });
  }
}

/** The step of each kit of an order, as the office reads it. */
export async function stepsOf(order: string): Promise<string[]> {
  const { work } = await asAdmin<{ work: { step: string }[] }>(`/fulfilment/orders/${order}/work`);
  return work.map(({ step }) => step);
}
