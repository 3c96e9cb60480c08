import type Stripe from 'stripe';
import { listRoute, retrieveRoute } from '../resources/reading.ts';
import type { Call } from '../wire/call.ts';
import { invalidRequest, missingParameter, noSuch } from '../wire/errors.ts';
import { newId, randomText } from '../wire/ids.ts';
import { readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';

type Endpoint = Stripe.WebhookEndpoint;

/** An event's name, as in charge.dispute.created; nothing but the bare '*' stands for several. */
const eventName = /^[a-z_]+(\.[a-z_]+)+$/;

/** Throws as Stripe does for a list with a wildcard in a name, or with '*' beside others. */
function checkEvents(types: string[] | undefined): void {
  if (types?.length === 0) throw invalidRequest('Invalid array', { param: 'enabled_events' });
  types?.forEach((type, place) => {
    if (type === '*' ? types.length > 1 : !eventName.test(type))
      throw invalidRequest(`Invalid enabled_events[${place}]: must be one of the known events`, {
        param: `enabled_events[${place}]`,
      });
  });
}

function checkUrl(url: string): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw invalidRequest('Invalid URL: An explicit scheme (such as https) must be provided.', {
      code: 'url_invalid',
      param: 'url',
    });
}

/** Answers the signing secret, this once (https://docs.stripe.com/api/webhook_endpoints/create). */
function create(call: Call): Endpoint {
  const params = readParameters<Stripe.WebhookEndpointCreateParams>(call.params, {
    api_version: 'string',
    description: 'string',
    enabled_events: 'strings',
    metadata: 'metadata',
    url: 'string',
  });
  if (!params.url) throw missingParameter('url');
  if (!params.enabled_events) throw missingParameter('enabled_events');
  checkUrl(params.url);
  checkEvents(params.enabled_events);
  if (call.store.list('webhook_endpoints').length >= 16)
    throw invalidRequest('You have reached the maximum of 16 test webhook endpoints.');
  const endpoint: Endpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: params.api_version ?? null,
    application: null,
    created: call.now(),
    description: params.description || null,
    enabled_events: params.enabled_events,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url: params.url,
  };
  call.store.put('webhook_endpoints', endpoint);
  return { ...endpoint, secret: `whsec_${randomText(32)}` };
}

/** Neither the version nor the secret of an endpoint can be changed. */
function update(call: Call): Endpoint {
  const params = readParameters<Stripe.WebhookEndpointUpdateParams>(call.params, {
    description: 'string',
    disabled: 'boolean',
    enabled_events: 'strings',
    metadata: 'metadata',
    url: 'string',
  });
  const before = requireEndpoint(call);
  if (params.url) checkUrl(params.url);
  checkEvents(params.enabled_events);
  const endpoint: Endpoint = {
    ...before,
    description: params.description ?? before.description,
    enabled_events: params.enabled_events ?? before.enabled_events,
    status:
      params.disabled === undefined ? before.status : params.disabled ? 'disabled' : 'enabled',
    url: params.url ?? before.url,
  };
  call.store.put('webhook_endpoints', endpoint);
  return endpoint;
}

function requireEndpoint(call: Call): Endpoint {
  const endpoint = call.store.get('webhook_endpoints', call.id);
  if (!endpoint) throw noSuch('webhook endpoint', call.id);
  return endpoint;
}

export const webhookEndpointRoutes: readonly Route[] = [
  listRoute<Stripe.WebhookEndpointListParams>('webhook_endpoints', {}),
  retrieveRoute('webhook_endpoints', 'webhook endpoint'),
  { method: 'POST', pattern: '/v1/webhook_endpoints', caller: 'secret', handler: create },
  { method: 'POST', pattern: '/v1/webhook_endpoints/:id', caller: 'secret', handler: update },
];
