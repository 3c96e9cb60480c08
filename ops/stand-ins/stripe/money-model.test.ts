import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { settleChallengeOf } from './challenges/challenge-answers.ts';
import { decideDispute, openDispute } from './resources/disputes.ts';
import { settleRefund } from './resources/refunds.ts';
import { act, answerApi, type ApiContext } from './wire/api.ts';
import { openStore } from './wire/store.ts';

const cards = [
  'pm_card_visa',
  'pm_card_chargeDeclined',
  'pm_card_authenticationRequired',
  'pm_card_pendingRefund',
  'pm_card_createDispute',
];

type Step =
  | { do: 'confirm'; card: string; key: string }
  | { do: 'challenge'; outcome: 'complete' | 'fail' }
  | { do: 'refund'; amount: number; key: string }
  | { do: 'settle refund'; outcome: 'succeeded' | 'failed' }
  | { do: 'dispute' | 'cancel' }
  | { do: 'decide'; outcome: 'won' | 'lost' }
  | { do: 'change'; amount: number };

const key = fc.constantFrom('a', 'b', 'c');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('confirm' as const), card: fc.constantFrom(...cards), key }),
  fc.record({
    do: fc.constant('challenge' as const),
    outcome: fc.constantFrom('complete' as const, 'fail' as const),
  }),
  fc.record({ do: fc.constant('refund' as const), amount: fc.integer({ min: 0, max: 1200 }), key }),
  fc.record({
    do: fc.constant('settle refund' as const),
    outcome: fc.constantFrom('succeeded' as const, 'failed' as const),
  }),
  fc.record({ do: fc.constantFrom('dispute' as const, 'cancel' as const) }),
  fc.record({
    do: fc.constant('decide' as const),
    outcome: fc.constantFrom('won' as const, 'lost' as const),
  }),
  fc.record({ do: fc.constant('change' as const), amount: fc.integer({ min: 0, max: 1000 }) }),
);

/** The stand-in without a network around it. */
function openAccount() {
  const context: ApiContext = {
    store: openStore(undefined),
    now: () => 1_800_000_000,
    origin: '',
    keys: { secret: 'sk', publishable: 'pk' },
    hasEndpoint: false,
  };
  const post = (path: string, params: Record<string, unknown>, idempotencyKey?: string) =>
    answerApi(
      context,
      { method: 'POST', path, params, key: 'sk', idempotencyKey, version: undefined },
      'req',
    ).body as { id?: string };
  const id =
    post('/v1/payment_intents', {
      amount: '1000',
      currency: 'usd',
      allowed_payment_method_types: ['card'],
    }).id ?? '';
  const { store } = context;
  const paid = () => store.list('charges').find((charge) => charge.paid);
  const take = (entry: Step): void => {
    if (entry.do === 'confirm')
      post(
        `/v1/payment_intents/${id}/confirm`,
        { payment_method: entry.card, return_url: 'http://localhost/' },
        `confirm:${entry.key}`,
      );
    if (entry.do === 'cancel') post(`/v1/payment_intents/${id}/cancel`, {});
    if (entry.do === 'change') post(`/v1/payment_intents/${id}`, { amount: String(entry.amount) });
    if (entry.do === 'refund')
      post(
        '/v1/refunds',
        { payment_intent: id, amount: String(entry.amount) },
        `refund:${entry.key}`,
      );
    if (entry.do === 'challenge') settleChallengeOf(context, id, entry.outcome);
    const charge = paid();
    const [refund] = store.list('refunds');
    const [dispute] = store.list('disputes');
    if (entry.do === 'dispute' && charge)
      act(context, (call) => openDispute(call, charge, 'fraudulent'));
    if (entry.do === 'settle refund' && refund)
      act(context, (call) => settleRefund(call, refund.id, entry.outcome));
    if (entry.do === 'decide' && dispute)
      act(context, (call) => decideDispute(call, dispute.id, entry.outcome));
  };
  return { store, take, intent: () => store.get('payment_intents', id) as Stripe.PaymentIntent };
}

test('whatever is asked in whatever order, money is taken once and never more is given back', () => {
  const seen = { paid: 0, refunded: 0, disputed: 0 };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const { store, take, intent } = openAccount();
      for (const entry of steps) {
        try {
          take(entry);
        } catch {
          // What the bank's side refuses changes nothing.
        }
        const charges = store.list('charges').filter(({ paid }) => paid);
        const { status, amount, amount_received: received, latest_charge: latest } = intent();
        expect(charges.length).toBe(status === 'succeeded' ? 1 : 0);
        const [charge] = charges;
        if (!charge) continue;
        expect([received, charge.id]).toEqual([charge.amount, latest]);
        expect(charge.amount).toBe(amount);
        const given = store
          .list('refunds')
          .filter((refund) => refund.status !== 'failed')
          .reduce((sum, refund) => sum + refund.amount, 0);
        expect(charge.amount_refunded).toBe(given);
        expect(given).toBeLessThanOrEqual(charge.amount);
        expect(charge.refunded).toBe(given === charge.amount);
        expect(store.list('disputes').length).toBeLessThanOrEqual(1);
      }
      seen.paid += store.list('charges').some(({ paid }) => paid) ? 1 : 0;
      seen.refunded += store.list('refunds').length > 0 ? 1 : 0;
      seen.disputed += store.list('disputes').length > 0 ? 1 : 0;
    }),
    { numRuns: 300 },
  );
  // Some fifteen runs reach a refund; none at all does not happen by chance.
  for (const runs of Object.values(seen)) expect(runs).toBeGreaterThan(0);
});
