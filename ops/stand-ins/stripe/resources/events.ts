import Stripe from 'stripe';
import type { Call, Emit, EmittedType } from '../wire/call.ts';
import { noSuch } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import type { Store } from '../wire/store.ts';
import { matchesType } from '../wire/webhook-rules.ts';
import { paginate, listShape } from './lists.ts';

/** Writes an event with a copy of the object as it is now, and a delivery when a webhook endpoint is set. */
export function eventWriter({
  store,
  now,
  request,
  hasEndpoint,
  onWritten,
}: {
  store: Store;
  now: () => number;
  request: Stripe.Event['request'];
  hasEndpoint: boolean;
  onWritten: (eventId: string) => void;
}): Emit {
  const write = (type: EmittedType, object: object, before?: object) => {
    const envelope: Omit<Stripe.PaymentIntentCreatedEvent, 'type' | 'data'> = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: now(),
      livemode: false,
      pending_webhooks: hasEndpoint ? 1 : 0,
      request,
    };
    store.put('events', {
      ...envelope,
      type,
      data: {
        object: structuredClone(object),
        ...(before && { previous_attributes: changedFields(before, object) }),
      },
    } as Stripe.Event);
    if (hasEndpoint) store.put('deliveries', { id: envelope.id, attempts: 0, state: 'waiting' });
    onWritten(envelope.id);
  };
  return write;
}

function changedFields(before: object, after: object): object {
  const now = new Map(Object.entries(after));
  return structuredClone(
    Object.fromEntries(
      Object.entries(before).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
      ),
    ),
  );
}

function retrieve(call: Call): Stripe.Event {
  readParameters<Stripe.EventRetrieveParams>(call.params, { expand: 'strings' });
  const event = call.store.get('events', call.id);
  if (!event) throw noSuch('event', call.id);
  return event;
}

function list(call: Call): Stripe.ApiList<Stripe.Event> {
  const params = readParameters<Stripe.EventListParams>(call.params, {
    ...listShape,
    delivery_success: 'boolean',
    type: 'string',
    types: 'strings',
  });
  const types = params.types ?? (params.type ? [params.type] : undefined);
  const isDelivered = (id: string) => call.store.get('deliveries', id)?.state === 'delivered';
  const events = call.store
    .list('events')
    .filter(({ type }) => !types || types.some((wanted) => matchesType(wanted, type)))
    .filter(
      ({ id }) =>
        params.delivery_success === undefined || isDelivered(id) === params.delivery_success,
    );
  return paginate(events, params, '/v1/events');
}

export const eventRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/v1/events', caller: 'secret', handler: list },
  { method: 'GET', pattern: '/v1/events/:id', caller: 'secret', handler: retrieve },
];
