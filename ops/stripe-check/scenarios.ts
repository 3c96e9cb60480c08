import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';

type Bench = {
  sdk: Stripe;
  /** Keeps an answer, or the error that it was, under a name. */
  note: (name: string, answer: Promise<unknown>) => Promise<void>;
  /** How often Stripe is asked whether it has done something that it does in the background. Milliseconds. */
  askEveryMs: number;
};

export type Scenario = { name: string; run: (bench: Bench) => Promise<void> };

const returnUrl = 'https://shop.example/';

const newIntent = (sdk: Stripe, fields: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  sdk.paymentIntents.create({
    amount: 47_700,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    ...fields,
  });

/** Asks until `find` answers something. Throws after two minutes. */
async function until<T>(askEveryMs: number, find: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(askEveryMs)) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error('Stripe did not get there within two minutes.');
}

async function moveClock({ sdk, askEveryMs }: Bench, id: string, time: number): Promise<void> {
  await sdk.testHelpers.testClocks.advance(id, { frozen_time: time });
  await until(askEveryMs, async () =>
    (await sdk.testHelpers.testClocks.retrieve(id)).status === 'ready' ? true : undefined,
  );
}

const day = 86_400;

/** A first payment with a card that is kept, and the schedule of three more a month later, as the shop makes them. */
async function startPlan({ sdk }: Bench, card: string) {
  const now = Math.floor(Date.parse('2027-01-31T10:00:00Z') / 1000);
  const clock = await sdk.testHelpers.testClocks.create({ frozen_time: now });
  const customer = await sdk.customers.create({ test_clock: clock.id, email: 'check@example.com' });
  const method = await sdk.paymentMethods.attach(card, { customer: customer.id });
  const product = await sdk.products.create({ name: 'Check of the shop' });
  const schedule = await sdk.subscriptionSchedules.create({
    customer: customer.id,
    start_date: now + 28 * day,
    end_behavior: 'cancel',
    metadata: { reference: 'check', version: '1' },
    default_settings: {
      collection_method: 'charge_automatically',
      default_payment_method: method.id,
    },
    phases: [
      {
        items: [
          {
            quantity: 1,
            price_data: {
              currency: 'usd',
              product: product.id,
              unit_amount: 63_700,
              recurring: { interval: 'month', interval_count: 1 },
            },
          },
        ],
        duration: { interval: 'month', interval_count: 3 },
        proration_behavior: 'none',
      },
    ],
  });
  return { now, clock: clock.id, customer: customer.id, schedule: schedule.id };
}

/** What the shop asks of Stripe from the first sale to the last payment; each one by itself. */
export const scenarios: Scenario[] = [
  {
    name: 'a card pays',
    run: async ({ sdk, note, askEveryMs }) => {
      const { id } = await newIntent(sdk, { metadata: { reference: 'r', revision: '1' } });
      await note('before', sdk.paymentIntents.retrieve(id));
      await note(
        'paid',
        sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: returnUrl }),
      );
      await until(askEveryMs, async () => {
        const { latest_charge: charge } = await sdk.paymentIntents.retrieve(id, {
          expand: ['latest_charge'],
        });
        return typeof charge === 'object' ? (charge?.balance_transaction ?? undefined) : undefined;
      });
      await note(
        'booked',
        sdk.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }),
      );
      await note('paid once more', sdk.paymentIntents.confirm(id));
      await note('made dearer', sdk.paymentIntents.update(id, { amount: 50_000 }));
      await note('taken back', sdk.paymentIntents.cancel(id));
    },
  },
  {
    name: 'cards are declined',
    run: async ({ sdk, note }) => {
      for (const card of [
        'pm_card_chargeDeclined',
        'pm_card_chargeDeclinedInsufficientFunds',
        'pm_card_chargeDeclinedExpiredCard',
        'pm_card_chargeDeclinedIncorrectCvc',
      ]) {
        const { id } = await newIntent(sdk);
        await note(
          card,
          sdk.paymentIntents.confirm(id, { payment_method: card, return_url: returnUrl }),
        );
      }
    },
  },
  {
    name: 'a bank asks first',
    run: async ({ sdk, note }) => {
      await note(
        'asked',
        newIntent(sdk, {
          confirm: true,
          payment_method: 'pm_card_authenticationRequired',
          use_stripe_sdk: true,
          return_url: returnUrl,
        }),
      );
      await note(
        'without the way back',
        newIntent(sdk, { confirm: true, payment_method: 'pm_card_visa' }),
      );
    },
  },
  {
    name: 'what is refused',
    run: async ({ sdk, note }) => {
      await note('too little', newIntent(sdk, { amount: 49 }));
      await note('an unknown customer', newIntent(sdk, { customer: 'cus_none' }));
      await note('an unknown payment', sdk.paymentIntents.retrieve('pi_none'));
      await note(
        'a token that nobody made',
        sdk.paymentMethods.create({ type: 'card', card: { token: 'tok_none' } }),
      );
      await note('an e-mail that is none', newIntent(sdk, { receipt_email: 'nobody' }));
      const key = `check-${crypto.randomUUID()}`;
      const body = { amount: 5_000, currency: 'usd' };
      await sdk.paymentIntents.create(body, { idempotencyKey: key });
      await note(
        'a key for another request',
        sdk.paymentIntents.create({ ...body, amount: 6_000 }, { idempotencyKey: key }),
      );
    },
  },
  {
    name: 'money goes back',
    run: async ({ sdk, note }) => {
      const { id } = await newIntent(sdk, {
        confirm: true,
        payment_method: 'pm_card_visa',
        return_url: returnUrl,
      });
      await note('a part', sdk.refunds.create({ payment_intent: id, amount: 7_700 }));
      await note('too much', sdk.refunds.create({ payment_intent: id, amount: 40_001 }));
      await note('the rest', sdk.refunds.create({ payment_intent: id }));
      await note('nothing is left', sdk.refunds.create({ payment_intent: id }));
      await note('the list', sdk.refunds.list({ payment_intent: id, limit: 100 }));
    },
  },
  {
    name: 'a payment is disputed',
    run: async ({ sdk, note, askEveryMs }) => {
      const { id } = await newIntent(sdk, {
        confirm: true,
        payment_method: 'pm_card_createDispute',
        return_url: returnUrl,
      });
      const opened = await until(askEveryMs, async () => {
        const { data } = await sdk.disputes.list({ payment_intent: id });
        return data[0];
      });
      await note('opened', sdk.disputes.retrieve(opened.id));
      await note('given up', sdk.disputes.close(opened.id));
    },
  },
  {
    name: 'three payments by the month',
    run: async (bench) => {
      const { sdk, note } = bench;
      const { clock, customer, now, schedule } = await startPlan(bench, 'pm_card_visa');
      await note('set up', sdk.subscriptionSchedules.retrieve(schedule));
      for (const days of [29, 60, 90, 120]) await moveClock(bench, clock, now + days * day);
      await note(
        'ended',
        sdk.subscriptionSchedules.retrieve(schedule, { expand: ['subscription'] }),
      );
      await note('bills', sdk.invoices.list({ customer, limit: 100, expand: ['data.payments'] }));
      await note('cancelled too late', sdk.subscriptionSchedules.cancel(schedule));
    },
  },
  {
    name: 'the first of them fails',
    run: async (bench) => {
      const { sdk, note } = bench;
      const { clock, customer, now, schedule } = await startPlan(
        bench,
        'pm_card_chargeCustomerFail',
      );
      await moveClock(bench, clock, now + 28 * day + 7_200);
      await note(
        'two hours later',
        sdk.subscriptionSchedules.retrieve(schedule, { expand: ['subscription'] }),
      );
      await note('its bill', sdk.invoices.list({ customer, limit: 1 }));
      await moveClock(bench, clock, now + 30 * day);
      await note(
        'two days later',
        sdk.subscriptionSchedules.retrieve(schedule, { expand: ['subscription'] }),
      );
      await note('its bill then', sdk.invoices.list({ customer, limit: 1 }));
    },
  },
  {
    name: 'a plan is stopped before it begins',
    run: async (bench) => {
      const { sdk, note } = bench;
      const { schedule } = await startPlan(bench, 'pm_card_visa');
      await note(
        'stopped',
        sdk.subscriptionSchedules.cancel(schedule, { invoice_now: false, prorate: false }),
      );
    },
  },
];
