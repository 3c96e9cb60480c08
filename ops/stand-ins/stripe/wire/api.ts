import Stripe from 'stripe';
import { lacking } from '../account/permissions.ts';
import type { Fault } from '../control/faults.ts';
import { eventWriter } from '../resources/events.ts';
import type { Call } from './call.ts';
import { type ErrorBody, invalidRequest, StripeFailure } from './errors.ts';
import { findAnswer, fingerprint, isRemembered } from './idempotency.ts';
import { findRoute, unknownRoute } from './router.ts';
import type { Store } from './store.ts';

export type ApiRequest = {
  method: string;
  path: string;
  /** Decoded query or form, without the key. */
  params: Record<string, unknown>;
  key: string | undefined;
  idempotencyKey: string | undefined;
  version: string | undefined;
};

export type ApiAnswer = {
  status: number;
  body: object;
  headers: Record<string, string>;
  eventIds: string[];
};

export type ApiContext = {
  store: Store;
  now: () => number;
  origin: string;
  keys: { secret: string; publishable: string };
  hasEndpoint: boolean;
};

/** Answers one call to /v1. `fault` is what to answer instead of doing the work. */
export function answerApi(
  context: ApiContext,
  request: ApiRequest,
  requestId: string,
  fault?: Pick<Fault, 'status' | 'error'>,
): ApiAnswer {
  const { store } = context;
  const headers: Record<string, string> = {
    'request-id': requestId,
    'stripe-version': Stripe.API_VERSION,
  };
  if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey;
  let eventIds: string[] = [];
  let saveAs: { id: string; fingerprint: string } | undefined;
  let status = 200;
  let body: object;
  try {
    const caller = authenticate(context.keys, request);
    const found = findRoute(request.method, request.path);
    if (!found) throw unknownRoute(request.method, request.path);
    if (caller === 'publishable' && found.route.caller === 'secret') throw secretKeyRequired();
    const refusal =
      caller === 'secret' ? lacking(store, found.route, request.key ?? '') : undefined;
    if (refusal) throw refusal;
    if (request.idempotencyKey && request.method === 'POST') {
      saveAs = {
        id: `${caller}:${request.idempotencyKey}`,
        fingerprint: fingerprint(request.method, request.path, request.params),
      };
      const saved = findAnswer(
        store,
        saveAs.id,
        request.idempotencyKey,
        saveAs.fingerprint,
        context.now(),
      );
      if (saved) {
        return {
          status: saved.status,
          body: saved.body,
          eventIds,
          headers: {
            ...headers,
            'idempotent-replayed': 'true',
            'original-request': saved.requestId,
          },
        };
      }
    }
    if (fault?.status) throw injected(fault.status, fault.error);
    const opened = newCall(context, {
      caller,
      requestId,
      idempotencyKey: request.idempotencyKey ?? null,
      id: found.id,
      params: request.params,
    });
    eventIds = opened.eventIds;
    body = found.route.handler(opened.call);
  } catch (error) {
    const failure = error instanceof StripeFailure ? error : unforeseen(error);
    // Only a decline changes anything: the charge it leaves, and its mark on the intent.
    if (failure.body.type !== 'card_error') {
      store.rollback();
      eventIds = [];
    }
    status = failure.status;
    body = {
      error: {
        ...failure.body,
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}?t=${context.now()}`,
      },
    };
    if (failure.body.type === 'idempotency_error' || !isRemembered(status, failure.body.code))
      saveAs = undefined;
  }
  if (saveAs) {
    headers['original-request'] = requestId;
    store.put('answers', { ...saveAs, requestId, createdAt: context.now(), status, body });
  }
  store.commit();
  return { status, body, headers, eventIds };
}

type CallDetails = Pick<Call, 'caller' | 'id' | 'params'> & {
  requestId: string | null;
  idempotencyKey: string | null;
};

/** A change that no API call asks for. Durable when it returns; a throw leaves nothing of it. */
export function act<T>(
  context: ApiContext,
  change: (call: Call) => T,
): { result: T; eventIds: string[] } {
  const { call, eventIds } = newCall(context, {
    caller: 'secret',
    requestId: null,
    idempotencyKey: null,
    id: '',
    params: {},
  });
  try {
    const result = change(call);
    context.store.commit();
    return { result, eventIds };
  } catch (error) {
    context.store.rollback();
    throw error;
  }
}

/** A call for a handler, and the list that will hold the ids of the events it writes. */
function newCall(
  context: ApiContext,
  { requestId, idempotencyKey, ...details }: CallDetails,
): { call: Call; eventIds: string[] } {
  const { store, now, origin, hasEndpoint } = context;
  const eventIds: string[] = [];
  const request = { id: requestId, idempotency_key: idempotencyKey };
  const onWritten = (id: string) => void eventIds.push(id);
  const callAt = (now: () => number, isDated: boolean): Call => ({
    store,
    emit: eventWriter({ store, now, hasEndpoint, request, onWritten }),
    now,
    at: (seconds) => callAt(() => seconds, true),
    isDated,
    origin,
    ...details,
  });
  return { call: callAt(now, false), eventIds };
}

function authenticate(keys: ApiContext['keys'], request: ApiRequest): Call['caller'] {
  if (request.version && request.version !== Stripe.API_VERSION) {
    throw invalidRequest(`Invalid Stripe API version: ${request.version}`);
  }
  if (!request.key) {
    throw invalidRequest(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
      {},
      401,
    );
  }
  if (request.key === keys.secret) return 'secret';
  if (request.key === keys.publishable) return 'publishable';
  const [, , resource, id] = request.path.split('/');
  // The object is there, but in the other mode (https://docs.stripe.com/keys#test-live-modes).
  if (/^(?:sk|rk|pk)_live_/.test(request.key) && resource && id)
    throw invalidRequest(
      `No such ${resource.replace(/s$/, '')}: '${id}'; a similar object exists in test mode, but a live mode key was used to make this request.`,
      { code: 'resource_missing', param: 'intent' },
      404,
    );
  throw invalidRequest(
    `Invalid API Key provided: ${request.key.slice(0, 8)}****${request.key.slice(-4)}`,
    {},
    401,
  );
}

function secretKeyRequired(): StripeFailure {
  return invalidRequest(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    { code: 'secret_key_required' },
    401,
  );
}

/** As Stripe words them (https://docs.stripe.com/api/errors), unless the test says otherwise. */
function injected(status: number, error: Fault['error'] = {}): StripeFailure {
  const usual: ErrorBody = {
    type: status < 500 ? 'invalid_request_error' : 'api_error',
    message: 'An unknown error occurred',
  };
  const known: Partial<Record<number, ErrorBody>> = {
    409: {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message:
        'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
    },
    429: { type: 'rate_limit_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
  };
  return new StripeFailure(status, { ...(known[status] ?? usual), ...error });
}

function unforeseen(error: unknown): StripeFailure {
  process.stderr.write(
    `stripe stand-in: ${error instanceof Error ? error.stack : String(error)}\n`,
  );
  return new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred' });
}
