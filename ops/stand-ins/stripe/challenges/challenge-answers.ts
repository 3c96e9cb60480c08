import type Stripe from 'stripe';
import { noteFailed } from '../billing/invoice-outcome.ts';
import { onClockOf } from '../control/clocks.ts';
import { charge } from '../resources/charging.ts';
import { requireMethod } from '../resources/payment-methods.ts';
import { act, type ApiContext } from '../wire/api.ts';
import type { Call } from '../wire/call.ts';
import { invalidRequest, noSuch, StripeFailure } from '../wire/errors.ts';
import type { Challenge } from './challenges.ts';

export type ChallengeOutcome = 'complete' | 'fail';

/** Settles a challenge as the cardholder's bank does. Returns it with the ids of the events written. */
export function settleChallenge(
  context: ApiContext,
  id: string,
  outcome: ChallengeOutcome,
): { challenge: Challenge; eventIds: string[] } {
  const { result: challenge, eventIds } = act(context, (call) => answer(call, id, outcome));
  return { challenge, eventIds };
}

/** The same for tests, which know the intent. */
export function settleChallengeOf(
  context: ApiContext,
  intentId: string,
  outcome: ChallengeOutcome,
): string[] {
  const open = context.store
    .list('challenges')
    .find((challenge) => challenge.intent === intentId && !challenge.isAnswered);
  if (!open) throw new Error(`${intentId} has no open challenge.`);
  return settleChallenge(context, open.id, outcome).eventIds;
}

/** The open challenge of an intent and the intent; throws when it was answered or the intent has moved on. */
function requireChallenge(
  { store }: Pick<Call, 'store'>,
  id: string,
): { challenge: Challenge; intent: Stripe.PaymentIntent } {
  const challenge = store.get('challenges', id);
  const intent = challenge && store.get('payment_intents', challenge.intent);
  if (!challenge || !intent) throw noSuch('source', id);
  if (
    challenge.isAnswered ||
    intent.status !== 'requires_action' ||
    intent.payment_method !== challenge.method
  ) {
    throw invalidRequest('This authentication is no longer open.');
  }
  return { challenge, intent };
}

function answer(call: Call, id: string, outcome: ChallengeOutcome): Challenge {
  const { challenge, intent } = requireChallenge(call, id);
  const answered = { ...challenge, isAnswered: true };
  call.store.put('challenges', answered);
  const method = requireMethod(call, challenge.method);
  if (outcome === 'complete') {
    try {
      charge(call, intent, method, { isAuthenticated: true });
    } catch (error) {
      // A decline is kept on the intent, where the browser reads it.
      if (!(error instanceof StripeFailure)) throw error;
    }
    return answered;
  }
  const failed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
      payment_method: method,
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  const then = onClockOf(call, intent.customer);
  call.store.put('payment_intents', failed);
  then.emit('payment_intent.payment_failed', failed);
  noteFailed(then, failed, { isAutomatic: false });
  return answered;
}
