import type { IncomingMessage, ServerResponse } from 'node:http';
import { settleChallengeOf } from '../challenges/challenge-answers.ts';
import { header, readBody, sendJson } from '../wire/http.ts';
import type { Collections, Store } from '../wire/store.ts';
import { type Actions, type Controls, done, text } from './control-action.ts';
import { billingActions } from './control-billing.ts';
import { moneyActions } from './control-money.ts';
import { webhookActions } from './control-webhooks.ts';
import { parseFault } from './faults.ts';

/**
 * All controls; a call to one that does not exist is answered with their names. Bodies and answers are JSON, times are
 * seconds since 1970, amounts cents, cards are named as pm_card_….
 *
 * - GET, DELETE requests: what was asked of the API so far, without card numbers
 * - POST requests/watch {patterns}: looks at all requests from now on; GET requests/watch {patterns, seen, matches,
 *   sentences, calls, callsLost}
 * - POST, DELETE faults {match, mode: 'cut-before' | 'cut-after' | 'status' | 'delay', status?, error?: {type?, code?, param?,
 *   message?}, delayMs?, times = 1}
 * - POST tamper {id, patch}: edits an object behind the API's back
 * - POST challenge {intentId, outcome: 'complete' | 'fail'}: answers 3-D Secure
 * - POST clock {customer}: that customer's time, and what falls due; with {to: time | 'next'} it moves on
 * - POST, DELETE card-behaviour {customer, card, fromPayment = 1, times?}: charges without the cardholder, from the
 *   customer's k-th payment on, behave as on that card
 * - POST retries {days: [3, 5, 7], afterwards: 'cancel' | 'unpaid' | 'past_due', first = 'past_due' | 'incomplete'}: Stripe's
 *   settings for failed payments, and what becomes of a subscription whose first one fails
 * - POST dispute {intentId, reason?, amount?}, POST dispute/decide {disputeId, outcome: 'won' | 'lost'}, POST dispute/appeal
 *   {disputeId}
 * - POST refund {refundId, outcome: 'succeeded' | 'failed'}: what the bank reports later
 * - POST payout {}: what stands in the balance goes to the bank; POST fraud-warning {intentId}: the card's bank warns
 * - POST settings {account?, methods?, lacks?}: what differs of the account, and what its key may not do ('refunds:write')
 * - GET events: all events with their deliveries
 * - POST webhooks {paused}, POST webhooks/deliver {eventId}
 * - POST, DELETE webhooks/rules {type: 'invoice.*', what: 'delay' | 'repeat' | 'drop' | 'hold', delayMs?, copies = 2, times?}
 * - POST webhooks/release {order: 'as written' | 'reversed' | 'shuffled'} or {eventIds}: delivers what was held
 *
 * An invoice's `hosted_invoice_url` is a page; a form post to it of number, expiry and cvc pays as a buyer does.
 */
const actions: Actions = {
  'GET /_control/requests': ({ log }) => log.all(),
  'DELETE /_control/requests': ({ log }) => (log.clear(), done),
  'GET /_control/requests/watch': ({ log }) => log.watched(),
  'POST /_control/requests/watch': ({ log }, { patterns }) => (
    log.watch(Array.isArray(patterns) ? patterns.map(String) : []),
    done
  ),
  'POST /_control/faults': ({ faults }, body) => (faults.add(parseFault(body)), done),
  'DELETE /_control/faults': ({ faults }) => (faults.clear(), done),
  'POST /_control/challenge': ({ context, send }, body) => {
    send(
      settleChallengeOf(
        context,
        text(body, 'intentId'),
        body.outcome === 'fail' ? 'fail' : 'complete',
      ),
    );
    return done;
  },
  'POST /_control/tamper': ({ store }, body) => tamper(store, text(body, 'id'), body.patch),
  ...billingActions,
  ...moneyActions,
  ...webhookActions,
};

/**
 * What tests may see and do beyond Stripe's API. A web page must not: a browser's cross-site call carries an Origin
 * and is refused.
 */
export async function answerControl(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (header(request, 'origin'))
    return sendJson(response, 403, { message: 'Controls are not for web pages.' });
  const action = actions[`${request.method} ${path}`];
  if (!action)
    return sendJson(response, 404, {
      message: `There is no control ${request.method} ${path}.`,
      controls: Object.keys(actions),
    });
  try {
    const body = await readBody(request);
    sendJson(
      response,
      200,
      await action(controls, body ? (JSON.parse(body) as Record<string, unknown>) : {}),
    );
  } catch (error) {
    sendJson(response, 400, { message: error instanceof Error ? error.message : String(error) });
  }
}

const editable = [
  'payment_intents',
  'charges',
  'customers',
  'events',
  'subscription_schedules',
  'subscriptions',
  'invoices',
  'refunds',
  'disputes',
] as const satisfies readonly (keyof Collections)[];

/** Edits a stored object behind the API's back, as if Stripe held something else than the shop believes. */
function tamper(store: Store, id: string, patch: unknown): object {
  for (const name of editable) {
    const object = store.get(name, id);
    if (!object) continue;
    const edited = { ...object, ...(patch as object) };
    store.put(name, edited);
    store.commit();
    return edited;
  }
  throw new Error(`There is no object ${id}.`);
}
