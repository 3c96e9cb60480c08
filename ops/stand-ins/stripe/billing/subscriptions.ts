import type Stripe from 'stripe';
import { endSubscription } from '../billing/endings.ts';
import { onClockOf } from '../control/clocks.ts';
import { mergeMetadata } from '../resources/addresses.ts';
import { expand } from '../resources/expand.ts';
import { requireMethod, requireUsable } from '../resources/payment-methods.ts';
import { listRoute } from '../resources/reading.ts';
import type { Call } from '../wire/call.ts';
import { invalidRequest, noSuch } from '../wire/errors.ts';
import { OneOf, readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';

const statuses = new OneOf(
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
);

function requireSubscription(call: Call): Stripe.Subscription {
  const subscription = call.store.get('subscriptions', call.id);
  if (!subscription) throw noSuch('subscription', call.id);
  return subscription;
}

function retrieve(call: Call): Stripe.Subscription {
  const params = readParameters<Stripe.SubscriptionRetrieveParams>(call.params, {
    expand: 'strings',
  });
  return expand(call.store, requireSubscription(call), params.expand);
}

/** What does not touch the plan: that is the schedule's. */
function update(given: Call): Stripe.Subscription {
  const params = readParameters<Stripe.SubscriptionUpdateParams>(given.params, {
    cancel_at_period_end: 'boolean',
    default_payment_method: 'string',
    description: 'string',
    expand: 'strings',
    metadata: 'metadata',
  });
  const before = requireSubscription(given);
  const call = onClockOf(given, before.customer);
  if (before.ended_at)
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
      { code: 'invalid_canceled_subscription_fields' },
    );
  if (params.cancel_at_period_end !== undefined && before.schedule) {
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${before.schedule as string}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  if (params.default_payment_method)
    requireUsable(
      call,
      requireMethod(call, params.default_payment_method),
      before.customer as string,
    );
  const subscription: Stripe.Subscription = {
    ...before,
    cancel_at_period_end: params.cancel_at_period_end ?? before.cancel_at_period_end,
    default_payment_method: params.default_payment_method ?? before.default_payment_method,
    description: params.description === undefined ? before.description : params.description || null,
    metadata: mergeMetadata(before.metadata, params.metadata),
  };
  call.store.put('subscriptions', subscription);
  call.emit('customer.subscription.updated', subscription, before);
  return expand(call.store, subscription, params.expand);
}

function cancel(given: Call): Stripe.Subscription {
  const params = readParameters<Stripe.SubscriptionCancelParams>(given.params, {
    cancellation_details: { comment: 'string', feedback: 'string' },
    expand: 'strings',
    invoice_now: 'boolean',
    prorate: 'boolean',
  });
  const before = given.store.get('subscriptions', given.id);
  if (!before || before.ended_at) throw noSuch('subscription', given.id);
  if (params.prorate)
    throw invalidRequest('The stand-in does not credit unused time: leave prorate out.', {
      param: 'prorate',
    });
  return expand(
    given.store,
    endSubscription(onClockOf(given, before.customer), before, 'cancellation_requested'),
    params.expand,
  );
}

/** Without a status everything that was not cancelled, as at Stripe. */
function isWanted(
  { customer, status, ended_at: ended, items }: Stripe.Subscription,
  wanted: Stripe.SubscriptionListParams,
): boolean {
  const isOfState = !wanted.status
    ? !ended
    : wanted.status === 'all' ||
      (wanted.status === 'ended' ? ended !== null : status === wanted.status);
  return (
    isOfState &&
    (!wanted.customer || customer === wanted.customer) &&
    (!wanted.price || items.data.some(({ price }) => price.id === wanted.price))
  );
}

export const subscriptionRoutes: readonly Route[] = [
  listRoute<Stripe.SubscriptionListParams>(
    'subscriptions',
    { customer: 'string', price: 'string', status: statuses },
    isWanted,
  ),
  { method: 'GET', pattern: '/v1/subscriptions/:id', caller: 'secret', handler: retrieve },
  { method: 'POST', pattern: '/v1/subscriptions/:id', caller: 'secret', handler: update },
  { method: 'DELETE', pattern: '/v1/subscriptions/:id', caller: 'secret', handler: cancel },
];
