import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { followOrder } from '../../../src/payments/orders/sync-order.ts';
import { refundOrder } from '../../../src/payments/refunds/refund.ts';
import { cards, intentId, pay, person, required, type useShop } from '../shop.ts';
import { decideDispute, openDispute } from './billing.ts';

export type Shop = Awaited<ReturnType<typeof useShop>>;

/** Carts of one purchase; cents of today. */
const carts = {
  kit: { cents: 47_700, body: { amount: '477.00', productIds: 'gi-map' } },
  capsules: { cents: 6_500, body: { amount: '65.00', productIds: 'probiotic' } },
  reduced: {
    cents: 42_930,
    body: { amount: '429.30', productIds: 'gi-map', couponCode: 'WELCOME10' },
  },
  programme: {
    cents: 63_700,
    body: { amount: '637.00', laterAmount: '637.00', productIds: 'family-wellness-program' },
  },
} as const;
type Cart = keyof typeof carts;

/** What must be true of one purchase, by the rules of design §4 alone. */
export type Model = {
  /** What the intent charges; null before the first call. */
  cart: Cart | null;
  /** The Pay call was made for this cart. */
  isReady: boolean;
  isChallenged: boolean;
  paid: Cart | null;
  refundedCents: number;
  /** Staff ended the monthly payments with a refund. */
  isStopped: boolean;
  dispute: 'none' | 'open' | 'won' | 'lost';
};

export type Real = {
  shop: Shop;
  reference: string;
  email: string;
  secret: string;
  disputeId: string;
  told: [string, string][];
};

export const newModel = (): Model => ({
  cart: null,
  isReady: false,
  isChallenged: false,
  paid: null,
  refundedCents: 0,
  isStopped: false,
  dispute: 'none',
});
export const newReal = (shop: Shop): Real => ({
  shop,
  reference: randomUUID(),
  email: `${randomUUID()}@buyer.example`,
  secret: '',
  disputeId: '',
  told: [],
});

type Command = fc.AsyncCommand<Model, Real>;

/** A step of the purchase: when it may be made, what it does, and what it is called in a counterexample. */
function step(
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  return { check: (model) => check(model), run, toString: () => name };
}

const paidCents = ({ paid }: Model) => (paid ? carts[paid].cents : 0);

async function call(
  model: Model,
  { shop, reference, email }: Real,
  cart: Cart,
  isPay: boolean,
): Promise<string | null> {
  const { status, body } = await shop.intent({
    ...carts[cart].body,
    reference,
    ...(isPay ? { customer: { ...person, email } } : {}),
  });
  if (status === 503) return null;
  expect(status).toBe(200);
  if (model.paid) expect(body).toMatchObject({ paid: true });
  return body.clientSecret ?? '';
}

/** Creates the checkout, or changes its cart; with `isPay` as the Pay button does. */
const prepare = (cart: Cart, isPay: boolean) =>
  step(
    `${isPay ? 'pay call' : 'cart'} ${cart}`,
    () => true,
    async (model, real) => {
      const secret = await call(model, real, cart, isPay);
      // After a 503 the page lets nobody pay until a call has succeeded: which cart the intent charges is not known.
      if (secret === null) model.isReady = false;
      if (secret === null || model.paid) return;
      if (secret) real.secret = secret;
      if (model.cart !== cart) model.isChallenged = false;
      model.isReady = isPay || (model.isReady && model.cart === cart);
      model.cart = cart;
    },
  );

const confirm = (card: 'good' | 'declined' | 'challenge') =>
  step(
    `card ${card}`,
    ({ cart, isReady, paid }) => cart !== null && isReady && paid === null,
    async (model, { secret }) => {
      const state = await pay(secret, cards[card]);
      expect(state).toBe(
        { good: 'succeeded', declined: 'card_declined', challenge: 'requires_action' }[card],
      );
      model.isChallenged = card === 'challenge';
      if (card === 'good') model.paid = model.cart;
    },
  );

const challenge = (outcome: 'complete' | 'fail') =>
  step(
    `3-D Secure ${outcome}`,
    ({ isChallenged, paid }) => isChallenged && paid === null,
    async (model, { secret }) => {
      const answer = await fetch(`${required('STRIPE_API_BASE')}/_control/challenge`, {
        method: 'POST',
        body: JSON.stringify({ intentId: intentId(secret), outcome }),
      });
      expect(answer.ok).toBe(true);
      model.isChallenged = false;
      if (outcome === 'complete') model.paid = model.cart;
    },
  );

const report = (by: 'create-order' | 'webhook') =>
  step(
    by,
    ({ cart }) => cart !== null,
    async (model, { shop, secret }) => {
      const { status } =
        by === 'webhook' ? await shop.event(intentId(secret)) : await shop.order(intentId(secret));
      if (status === 503) return;
      expect(status).toBe(model.paid || by === 'webhook' ? 200 : 422);
    },
  );

const refund = (share: number, where: 'in the admin' | 'at Stripe') =>
  step(
    `refund ${share} ${where}`,
    (model) =>
      model.paid !== null && model.dispute === 'none' && paidCents(model) > model.refundedCents,
    async (model, real) => {
      const cents = Math.max(1, Math.floor((paidCents(model) - model.refundedCents) * share));
      const { shop, secret } = real;
      if (where === 'at Stripe') {
        const { id } = await shop.dashboard.refunds.create({
          payment_intent: intentId(secret),
          amount: cents,
        });
        real.told.push([id, 'refund.created']);
      } else {
        const { body } = await shop.order(intentId(secret));
        if (!body.transactionId) return;
        const wish = {
          orderId: body.transactionId,
          request: randomUUID(),
          cents,
          reason: 'Asked for',
          stopPlan: true,
          by: 'Hannah',
        };
        // Whatever is cut off is made good by the same request again.
        await refundOrder(deps(shop), wish).catch(() => {
          shop.proxy.heal();
          return refundOrder(deps(shop), wish);
        });
        model.isStopped = true;
      }
      model.refundedCents += cents;
    },
  );

const dispute = step(
  'dispute',
  (model) => model.paid !== null && model.dispute === 'none' && model.refundedCents === 0,
  async (model, real) => {
    real.disputeId = (await openDispute(intentId(real.secret))).id;
    real.told.push([real.disputeId, 'charge.dispute.created']);
    model.dispute = 'open';
  },
);

const decide = (outcome: 'won' | 'lost') =>
  step(
    `dispute ${outcome}`,
    (model) => model.dispute === 'open',
    async (model, real) => {
      await decideDispute(real.disputeId, outcome);
      real.told.push([real.disputeId, 'charge.dispute.closed']);
      model.dispute = outcome;
    },
  );

/** The shop's connection to Stripe breaks at the next calls that change something, before or after Stripe acted. */
const crash = (when: 'before' | 'after') =>
  step(
    `crash ${when} Stripe`,
    () => true,
    async (_, { shop }) => shop.proxy.cut(when, /^POST \/v1\/(?!.*confirm)/, 2),
  );

const replay = step(
  'replay all events',
  ({ cart }) => cart !== null,
  async (_, { shop, secret, told }) => {
    await Promise.all(
      [...told, ...told, [intentId(secret), 'payment_intent.succeeded'] as const].map(
        ([id, type]) => shop.event(id, type),
      ),
    );
  },
);

export const commands = fc.commands(
  [
    ...(Object.keys(carts) as Cart[]).flatMap((cart) => [
      prepare(cart, false),
      prepare(cart, true),
      prepare(cart, true),
    ]),
    ...(['good', 'declined', 'challenge'] as const).map(confirm),
    confirm('good'),
    ...(['complete', 'fail'] as const).map(challenge),
    ...(['create-order', 'webhook'] as const).map(report),
    ...([0.3, 1] as const).flatMap((share) => [
      refund(share, 'in the admin'),
      refund(share, 'at Stripe'),
    ]),
    dispute,
    ...(['won', 'lost'] as const).map(decide),
    ...(['before', 'after'] as const).map(crash),
    replay,
  ].map((command) => fc.constant(command)),
  { maxCommands: 24, size: '+1' },
);

/** Half of the purchases begin with a Pay call that went well, so that the others' steps meet paid ones too. */
export const beginnings = fc.option(fc.constantFrom(...(Object.keys(carts) as Cart[])), {
  freq: 3,
});

export async function begin(cart: Cart | null, model: Model, real: Real): Promise<void> {
  if (cart === null) return;
  await prepare(cart, true).run(model, real);
  if (model.isReady) await confirm('good').run(model, real);
}

/** After everything was told: one order for taken money, none without, and its state follows from the model. */
export async function settle(model: Model, { shop, reference, secret, told }: Real): Promise<void> {
  shop.proxy.heal();
  if (secret) await shop.event(intentId(secret));
  for (const [id, type] of told) expect((await shop.event(id, type)).status).toBe(200);
  const orders = await shop.query(
    'select id, status, amount, refunded_amount, is_subscription from orders where reference = $1',
    [reference],
  );
  const charges = secret
    ? (await shop.stripe.charges.list({ payment_intent: intentId(secret) })).data.filter(
        ({ paid }) => paid,
      )
    : [];
  expect({ orders: orders.length, charges: charges.length }).toEqual(
    model.paid ? { orders: 1, charges: 1 } : { orders: 0, charges: 0 },
  );
  const [order] = orders;
  if (!order || !model.paid) return;
  await followOrder(deps(shop), String(order.id));
  const [followed] = await shop.query('select status, refunded_amount from orders where id = $1', [
    order.id,
  ]);
  expect({ amount: order.amount, ...followed, isSubscription: order.is_subscription }).toEqual({
    amount: (paidCents(model) / 100).toFixed(2),
    status: statusOf(model),
    refunded_amount: model.refundedCents > 0 ? (model.refundedCents / 100).toFixed(2) : null,
    isSubscription: String(model.paid === 'programme'),
  });
  const mails = await shop.query(
    "select kind, count(*)::int from mails where order_id = $1 and kind in ('order-confirmation', 'order-notice') group by 1 order by 1",
    [order.id],
  );
  expect(mails).toEqual([
    { kind: 'order-confirmation', count: 1 },
    { kind: 'order-notice', count: 1 },
  ]);
}

function statusOf(model: Model): string {
  const returned = model.refundedCents + (model.dispute === 'lost' ? paidCents(model) : 0);
  // A programme that goes on is not over, whatever went back of its first payment.
  const isOver = model.paid !== 'programme' || model.isStopped;
  if (returned >= paidCents(model) && isOver) return 'refunded';
  if (model.dispute === 'open') return 'disputed';
  return returned > 0 ? 'partially-refunded' : 'paid';
}

const deps = (shop: Shop) => ({ payload: shop.cms.payload, stripe: shop.stripe });
