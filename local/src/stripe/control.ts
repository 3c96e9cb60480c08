import type { IncomingMessage, ServerResponse } from 'node:http';
import { settleChallengeOf } from './challenge-answers.ts';
import { type Actions, type Controls, done, text } from './control-action.ts';
import { billingActions } from './control-billing.ts';
import { moneyActions } from './control-money.ts';
import { webhookActions } from './control-webhooks.ts';
import { parseFault } from './faults.ts';
import { header, readBody, sendJson } from './http.ts';
import type { Collections, Store } from './store.ts';

/** All controls; a call to one that does not exist is answered with this list. Each action tells its body. */
const actions: Actions = {
  'GET /_control/requests': ({ log }) => log.all(),
  'DELETE /_control/requests': ({ log }) => (log.clear(), done),
  'POST /_control/faults': ({ faults }, body) => (faults.add(parseFault(body)), done),
  'DELETE /_control/faults': ({ faults }) => (faults.clear(), done),
  'POST /_control/challenge': ({ context, send }, body) => {
    send(settleChallengeOf(context, text(body, 'intentId'), body.outcome === 'fail' ? 'fail' : 'complete'));
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
export async function answerControl(controls: Controls, request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
  if (header(request, 'origin')) return sendJson(response, 403, { message: 'Controls are not for web pages.' });
  const action = actions[`${request.method} ${path}`];
  if (!action) return sendJson(response, 404, { message: `There is no control ${request.method} ${path}.`, controls: Object.keys(actions) });
  try {
    const body = await readBody(request);
    sendJson(response, 200, await action(controls, body ? (JSON.parse(body) as Record<string, unknown>) : {}));
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
