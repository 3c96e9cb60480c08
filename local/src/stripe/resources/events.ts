import Stripe from 'stripe';
import type { Route } from '../router.ts';
import type { Call } from '../call.ts';
import { noSuch } from '../errors.ts';
import { newId } from '../ids.ts';
import { readParameters } from '../parameters.ts';
import type { Store } from '../store.ts';
import { paginate, listShape } from './lists.ts';

type EmittedType =
  | 'payment_intent.created'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'payment_intent.requires_action'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'customer.created'
  | 'customer.updated'
  | 'customer.deleted';

type EventOf<T> = Extract<Stripe.Event, { type: T }>;

export type Emit = <T extends EmittedType>(type: T, object: EventOf<T>['data']['object']) => void;

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
  const write = (type: EmittedType, object: object) => {
    const envelope: Omit<Stripe.PaymentIntentCreatedEvent, 'type' | 'data'> = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: now(),
      livemode: false,
      pending_webhooks: hasEndpoint ? 1 : 0,
      request,
    };
    store.put('events', { ...envelope, type, data: { object: structuredClone(object) } } as Stripe.Event);
    if (hasEndpoint) store.put('deliveries', { id: envelope.id, attempts: 0, state: 'waiting' });
    onWritten(envelope.id);
  };
  return write;
}

function retrieve(call: Call): Stripe.Event {
  readParameters<Stripe.EventRetrieveParams>(call.params, { expand: 'strings' });
  const event = call.store.get('events', call.id);
  if (!event) throw noSuch('event', call.id);
  return event;
}

function list(call: Call): Stripe.ApiList<Stripe.Event> {
  const params = readParameters<Stripe.EventListParams>(call.params, { ...listShape, type: 'string', types: 'strings' });
  const types = params.types ?? (params.type ? [params.type] : undefined);
  const matches = (type: string) => !types || types.some((wanted) => wanted === type || (wanted.endsWith('.*') && type.startsWith(wanted.slice(0, -1))));
  return paginate(call.store.list('events').filter((event) => matches(event.type)), params, '/v1/events');
}

export const eventRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/v1/events', caller: 'secret', handler: list },
  { method: 'GET', pattern: '/v1/events/:id', caller: 'secret', handler: retrieve },
];
