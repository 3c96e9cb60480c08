import { randomUUID } from 'node:crypto';
import { type Answer, callsOf, type Door } from '../../world/calls.ts';
import { intentOf, type StripeStandIn, stripeSideOf } from '../../world/stripe-side.ts';
import { until } from '../../world/until.ts';
import type { Person } from './people.ts';

export type Item = { id: string; quantity: number };

/** What a browser holds of a purchase that has begun; enough for going on with it. */
export type Begun = {
  reference: string;
  person: Person;
  cart: Cart;
  intent: string;
  secret: string;
};
export type Cart = {
  amount: string;
  laterAmount?: string;
  productIds: string;
  items: Item[];
  couponCode?: string;
};
export type Bought = { id: string; number: string; intent: string; person: Person };

/** What these things cost in the samples. */
const prices: Record<string, number> = {
  'gi-map': 477,
  'gi-map-zonulin': 537,
  'adult-gut': 357,
  'child-gut': 337,
  'baby-gut': 337,
  dutch: 477,
  'concierge-consult': 750,
  'complete-package': 877,
  'family-wellness-program': 637,
  probiotic: 65,
  'digestive-enzymes': 45,
  'gut-repair': 55,
};
const programme = 'family-wellness-program';
const busyMs = 60_000;

type Wish = {
  person: Person;
  items: Item[];
  couponCode?: string;
  reference?: string;
  withForm?: boolean;
};

/** The storefront as its visitors use it, and Stripe behind it. */
export function buyingAt(shop: Door & StripeStandIn) {
  const call = callsOf(shop);
  const stripe = stripeSideOf(shop);
  const post = async (path: string, body: object): Promise<Answer['body']> => {
    // A busy machine may keep the shop waiting for its own parts; it says so, and a buyer asks again.
    const answer = await until(
      `${path} is answered`,
      busyMs,
      async () => {
        const one = await call('POST', path, body);
        return one.status === 503 ? null : one;
      },
      1_000,
    );
    if (answer.status !== 200 || answer.body.success !== true)
      throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  async function price(items: Item[], couponCode?: string): Promise<Cart> {
    const total = items.reduce(
      (sum, { id, quantity }) => sum + (prices[id] ?? Number.NaN) * quantity,
      0,
    );
    const later = items
      .filter(({ id }) => id === programme)
      .reduce((sum, { quantity }) => sum + (prices[programme] ?? 0) * quantity, 0);
    const off = couponCode
      ? await post('/api/validate-coupon', { code: couponCode, orderTotal: total, items })
      : {};
    return {
      amount: Number(off.newTotal ?? total).toFixed(2),
      ...(later > 0
        ? { laterAmount: (later - Number(off.laterDiscountAmount ?? 0)).toFixed(2) }
        : {}),
      productIds: items.map(({ id }) => id).join(','),
      items,
      ...(couponCode ? { couponCode } : {}),
    };
  }

  /** Opens the checkout; with the form, as on Pay. */
  async function begin({
    person,
    items,
    couponCode,
    reference = randomUUID(),
    withForm = true,
  }: Wish): Promise<Begun> {
    const cart = await price(items, couponCode);
    const terms = {
      termsAccepted: true,
      privacyPolicyAccepted: true,
      termsVersion: '2026-11-01',
      termsPage: '/checkout',
    };
    const { clientSecret } = await post('/api/create-payment-intent', {
      ...cart,
      reference,
      ...(withForm ? { customer: { ...person, ...terms } } : {}),
    });
    const secret = String(clientSecret);
    return { reference, person, cart, secret, intent: intentOf(secret) };
  }

  async function charge({ secret }: Begun, card?: string): Promise<void> {
    const state = await stripe.confirm(secret, card);
    if (state !== 'succeeded') throw new Error(`The card was answered with ${state}`);
  }

  async function report({ intent, reference, cart, person }: Begun): Promise<Bought> {
    const { transactionId, number } = await post('/api/payment/create-order', {
      stripePaymentIntentId: intent,
      reference,
      ...cart,
    });
    return { id: String(transactionId), number: String(number), intent, person };
  }

  return {
    call,
    post,
    stripe,
    begin,
    charge,
    report,
    async buy(wish: Wish, card?: string): Promise<Bought> {
      const begun = await begin(wish);
      await charge(begun, card);
      return await report(begun);
    },
    /** The small dialog: one offer to a card token, without an address. */
    async buyOffer(
      productType: string,
      amount: string,
      { firstName, lastName, email, phone }: Person,
    ): Promise<Bought & { reference: string }> {
      const paymentToken = await stripe.token();
      const reference = randomUUID();
      const buyer = { firstName, lastName, email, phone };
      const { transactionId, number } = await post('/api/payment/create-order', {
        ...buyer,
        productType,
        amount,
        paymentToken,
        reference,
        termsVersion: '2026-11-01',
        termsPage: '/',
      });
      return {
        id: String(transactionId),
        number: String(number),
        intent: '',
        person: { ...buyer, dateOfBirth: '', address: '', city: '', state: '', zipCode: '' },
        reference,
      };
    },
  };
}
