import type Stripe from 'stripe';
import { endSchedule, endSubscription, isLive } from '../billing/endings.ts';
import {
  createdPhaseShape,
  type GivenPhase,
  makePhases,
  timestamp,
  updatedPhaseShape,
} from '../billing/phases.ts';
import { newSchedule, rephased } from '../billing/schedule-record.ts';
import { applyPhase, releaseSchedule, startSchedule } from '../billing/steps.ts';
import { onClockOf } from '../control/clocks.ts';
import { mergeMetadata } from '../resources/addresses.ts';
import { requireCustomer } from '../resources/customers.ts';
import { expand } from '../resources/expand.ts';
import { requireMethod, requireUsable } from '../resources/payment-methods.ts';
import { listRoute } from '../resources/reading.ts';
import type { Call } from '../wire/call.ts';
import { invalidRequest, noSuch } from '../wire/errors.ts';
import { Each, OneOf, readParameters, type Shape } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';

type Schedule = Stripe.SubscriptionSchedule;
type Settings = Pick<
  Stripe.SubscriptionScheduleCreateParams.DefaultSettings,
  'billing_cycle_anchor' | 'collection_method' | 'default_payment_method' | 'description'
>;
type UpdateParams = Pick<
  Stripe.SubscriptionScheduleUpdateParams,
  'end_behavior' | 'expand' | 'metadata' | 'proration_behavior'
> & { default_settings?: Settings; phases?: GivenPhase[] };
type CreateParams = Omit<UpdateParams, 'proration_behavior'> & {
  customer?: string;
  start_date?: number | 'now';
};

const shared: Shape<Omit<UpdateParams, 'phases' | 'proration_behavior'>> = {
  default_settings: {
    billing_cycle_anchor: new OneOf('automatic', 'phase_start'),
    collection_method: new OneOf('charge_automatically'),
    default_payment_method: 'string',
    description: 'string',
  },
  end_behavior: new OneOf('cancel', 'release'),
  expand: 'strings',
  metadata: 'metadata',
};

function create(given: Call): Schedule {
  const params = readParameters<CreateParams>(
    given.params,
    {
      ...shared,
      customer: 'string',
      phases: new Each<GivenPhase>(createdPhaseShape),
      start_date: 'integer or now',
    },
    ['customer', 'phases'],
  );
  const customer = requireCustomer(given, params.customer ?? '');
  const call = onClockOf(given, customer.id);
  const start = timestamp(call, params.start_date ?? 'now');
  if (start < call.now())
    throw invalidRequest('The stand-in does not backdate schedules: start_date is in the past.', {
      param: 'start_date',
    });
  const schedule = withFields(
    call,
    newSchedule(customer.id, makePhases(call, params.phases ?? [], start), call.now()),
    params,
  );
  call.store.put('subscription_schedules', schedule);
  call.emit('subscription_schedule.created', schedule);
  return expand(
    call.store,
    start <= call.now() ? startSchedule(call, schedule) : schedule,
    params.expand,
  );
}

function withFields(call: Call, before: Schedule, params: UpdateParams): Schedule {
  const settings = params.default_settings;
  if (settings?.default_payment_method)
    requireUsable(
      call,
      requireMethod(call, settings.default_payment_method),
      before.customer as string,
    );
  return {
    ...before,
    default_settings: {
      ...before.default_settings,
      billing_cycle_anchor:
        settings?.billing_cycle_anchor ?? before.default_settings.billing_cycle_anchor,
      default_payment_method:
        settings?.default_payment_method ?? before.default_settings.default_payment_method,
      description: settings?.description ?? before.default_settings.description,
    },
    end_behavior: params.end_behavior ?? before.end_behavior,
    metadata: mergeMetadata(before.metadata ?? {}, params.metadata),
  };
}

function requireSchedule(call: Call): Schedule {
  const schedule = call.store.get('subscription_schedules', call.id);
  if (!schedule) throw noSuch('subscription schedule', call.id, 'schedule');
  return schedule;
}

function update(given: Call): Schedule {
  const params = readParameters<UpdateParams>(given.params, {
    ...shared,
    phases: new Each<GivenPhase>(updatedPhaseShape),
    proration_behavior: new OneOf('always_invoice', 'create_prorations', 'none'),
  });
  const before = requireSchedule(given);
  const call = onClockOf(given, before.customer);
  if (!isLive(before))
    throw invalidRequest(
      `You cannot update a subscription schedule that is in the \`${before.status}\` status.`,
    );
  const changed = withFields(call, before, params);
  const schedule = params.phases
    ? { ...changed, ...rephased(call, changed, params.phases) }
    : changed;
  call.store.put('subscription_schedules', schedule);
  call.emit('subscription_schedule.updated', schedule, before);
  const subscription = call.store.get(
    'subscriptions',
    (schedule.subscription as string | null) ?? '',
  );
  const current = schedule.phases.find(
    ({ start_date: start }) => start === schedule.current_phase?.start_date,
  );
  if (params.phases && subscription && current) applyPhase(call, subscription, current);
  return expand(call.store, schedule, params.expand);
}

function retrieve(call: Call): Schedule {
  const params = readParameters<Stripe.SubscriptionScheduleRetrieveParams>(call.params, {
    expand: 'strings',
  });
  return expand(call.store, requireSchedule(call), params.expand);
}

function cancel(given: Call): Schedule {
  const params = readParameters<Stripe.SubscriptionScheduleCancelParams>(given.params, {
    expand: 'strings',
    invoice_now: 'boolean',
    prorate: 'boolean',
  });
  const before = requireSchedule(given);
  const call = onClockOf(given, before.customer);
  if (!isLive(before)) throw notLive(before, 'cancel');
  if (before.status === 'active' && params.prorate !== false) {
    throw invalidRequest(
      'Stripe would credit the unused time of the running period, which the stand-in does not do: pass prorate=false.',
      { param: 'prorate' },
    );
  }
  const subscription = call.store.get(
    'subscriptions',
    (before.subscription as string | null) ?? '',
  );
  if (subscription && !subscription.ended_at)
    endSubscription(call, subscription, 'cancellation_requested');
  else endSchedule(call, before, 'canceled');
  return expand(call.store, requireSchedule(call), params.expand);
}

function release(given: Call): Schedule {
  const params = readParameters<Stripe.SubscriptionScheduleReleaseParams>(given.params, {
    expand: 'strings',
    preserve_cancel_date: 'boolean',
  });
  const before = requireSchedule(given);
  const call = onClockOf(given, before.customer);
  if (!isLive(before)) throw notLive(before, 'release');
  return expand(call.store, releaseSchedule(call, before, 'released'), params.expand);
}

function notLive({ status }: Schedule, what: 'cancel' | 'release') {
  return invalidRequest(
    `You cannot ${what} a subscription schedule that is in the \`${status}\` status. You can only ${what} a subscription schedule in the following statuses: \`not_started\`, \`active\`.`,
  );
}

const isWanted = ({ customer, status }: Schedule, wanted: Stripe.SubscriptionScheduleListParams) =>
  (!wanted.customer || customer === wanted.customer) &&
  (!wanted.scheduled || status === 'not_started');

export const subscriptionScheduleRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/v1/subscription_schedules', caller: 'secret', handler: create },
  listRoute<Stripe.SubscriptionScheduleListParams>(
    'subscription_schedules',
    { customer: 'string', scheduled: 'boolean' },
    isWanted,
  ),
  { method: 'GET', pattern: '/v1/subscription_schedules/:id', caller: 'secret', handler: retrieve },
  { method: 'POST', pattern: '/v1/subscription_schedules/:id', caller: 'secret', handler: update },
  {
    method: 'POST',
    pattern: '/v1/subscription_schedules/:id/cancel',
    caller: 'secret',
    handler: cancel,
  },
  {
    method: 'POST',
    pattern: '/v1/subscription_schedules/:id/release',
    caller: 'secret',
    handler: release,
  },
];
