import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiContext } from '../wire/api.ts';
import { StripeFailure } from '../wire/errors.ts';
import { header, readBody, sendJson } from '../wire/http.ts';
import { settleChallenge } from './challenge-answers.ts';

/** What the bank's page sends when a button is pressed: {source, outcome}. Only that page itself may. */
export async function answerChallengePage(
  context: ApiContext,
  request: IncomingMessage,
  response: ServerResponse,
  send: (eventIds: string[]) => void,
): Promise<void> {
  if (header(request, 'sec-fetch-site') !== 'same-origin')
    return sendJson(response, 403, { message: 'Only the page of the bank may answer.' });
  const { source, outcome } = JSON.parse(await readBody(request)) as Record<string, unknown>;
  try {
    const { challenge, eventIds } = settleChallenge(
      context,
      String(source),
      outcome === 'complete' ? 'complete' : 'fail',
    );
    send(eventIds);
    sendJson(response, 200, {
      returnUrl: returnUrl(context, challenge.intent, challenge.returnUrl),
    });
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    sendJson(response, error.status, { message: error.message });
  }
}

function returnUrl(
  context: ApiContext,
  intentId: string,
  given: string | undefined,
): string | null {
  const intent = context.store.get('payment_intents', intentId);
  if (!given || !intent) return null;
  const url = new URL(given);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('source_type', 'card');
  return url.href;
}
