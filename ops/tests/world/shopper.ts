import { randomUUID } from 'node:crypto';
import { type Answer, type Call, callsOf, type Door, insist } from './calls.ts';
import { intentOf, type StripeSide, type StripeStandIn, stripeSideOf } from './stripe-side.ts';

/** In every text a person types, so that one search finds every place where it should not be (PRV-07). */
export const canary = 'zqcanary';

/** A cart that the sample catalogue has a price for: `quantity` GI-MAP kits. */
export const cart = (quantity = 1) => ({
  amount: `${477 * quantity}.00`,
  productIds: 'gi-map',
  items: [{ id: 'gi-map', quantity }],
});

export function newPerson() {
  const mark = `${canary}${randomUUID().slice(0, 8)}`;
  return {
    firstName: `Hannah ${mark}`,
    lastName: `Whitfield ${mark}`,
    email: `${mark}@buyer.example`,
    phone: `208-555-0142 ${mark}`,
    dateOfBirth: `1988-02-29 ${mark}`,
    address: `418 Orchard Lane ${mark}`,
    city: `Boise ${mark}`,
    state: 'ID',
    zipCode: '83702',
    termsAccepted: true,
    privacyPolicyAccepted: true,
  };
}

type Prepared = { secret: string; intent: string };

export type Shopper = {
  call: Call;
  stripe: StripeSide;
  reference: string;
  person: object;
  /** Every answer of the shop so far. */
  answers: Answer[];
  /** As the page does on Pay, once. */
  begin: (quantity?: number) => Promise<Answer>;
  /** The same, repeated until the shop has an answer, be it a refusal. */
  ask: (quantity?: number) => Promise<Answer>;
  /** ask, where the form is stored and the client secret comes back. */
  prepare: (quantity?: number) => Promise<Prepared>;
  /** Pay for one kit with a code that takes ten percent off. Repeats until the shop has an answer, be it a refusal. */
  prepareWith: (couponCode: string) => Promise<Answer>;
  /** prepare, then the card is charged; nobody tells the shop. */
  pay: (quantity?: number) => Promise<Prepared>;
  /** The browser's report, repeated until the shop has an answer for it. */
  report: (intent: string) => Promise<Answer>;
  /** Stripe's, signed and sent once. */
  deliver: (intent: string, type?: string) => Promise<Answer>;
};

/** Buys over the same calls as a browser, with a browser's patience: what finds no shop is tried again. */
export function newShopper(world: Door & StripeStandIn, person: object = newPerson()): Shopper {
  const answers: Answer[] = [];
  const call = callsOf(world, (answer) => answers.push(answer));
  const stripe = stripeSideOf(world);
  const reference = randomUUID();
  const intentCall = '/api/create-payment-intent';
  const wish = (quantity = 1) => ({ ...cart(quantity), reference, customer: person });
  const ask: Shopper['ask'] = (quantity) => insist(call, intentCall, wish(quantity));
  const prepare: Shopper['prepare'] = async (quantity) => {
    const { status, body } = await ask(quantity);
    if (typeof body.clientSecret !== 'string')
      throw new Error(`create-payment-intent answered ${status} ${String(body.message)}`);
    return { secret: body.clientSecret, intent: intentOf(body.clientSecret) };
  };
  return {
    call,
    stripe,
    reference,
    person,
    answers,
    begin: (quantity) => call('POST', intentCall, wish(quantity)),
    ask,
    prepare,
    prepareWith: (couponCode) =>
      insist(call, intentCall, { ...wish(), amount: '429.30', couponCode }),
    async pay(quantity) {
      const prepared = await prepare(quantity);
      const state = await stripe.confirm(prepared.secret);
      if (state !== 'succeeded') throw new Error(`The card was charged with the state ${state}`);
      return prepared;
    },
    report: (intent) =>
      insist(call, '/api/payment/create-order', {
        stripePaymentIntentId: intent,
        reference,
        ...cart(),
      }),
    async deliver(intent, type) {
      const { payload, headers } = stripe.webhook(intent, type);
      return await call('POST', '/api/stripe/webhook', payload, { headers });
    },
  };
}
