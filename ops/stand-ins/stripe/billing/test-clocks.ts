import type Stripe from 'stripe';
import { advance } from '../billing/advance.ts';
import { addIntervals } from '../billing/months.ts';
import { requireTestClock } from '../control/clocks.ts';
import { listShape, paginate } from '../resources/lists.ts';
import type { Call } from '../wire/call.ts';
import { invalidRequest } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';

type TestClock = Stripe.TestHelpers.TestClock;

const lifetimeSeconds = 30 * 86_400;

/** Stripe's own way to move time, for customers that were made with it (https://docs.stripe.com/billing/testing/test-clocks). */
function create(call: Call): TestClock {
  const params = readParameters<Stripe.TestHelpers.TestClockCreateParams>(
    call.params,
    { expand: 'strings', frozen_time: 'integer', name: 'string' },
    ['frozen_time'],
  );
  const clock: TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: call.now(),
    deletes_after: call.now() + lifetimeSeconds,
    frozen_time: params.frozen_time,
    livemode: false,
    name: params.name ?? null,
    status: 'ready',
    status_details: {},
  };
  call.store.put('test_clocks', clock);
  return clock;
}

/** Done when it answers, where Stripe answers `advancing` first. */
function move(call: Call): TestClock {
  const params = readParameters<Stripe.TestHelpers.TestClockAdvanceParams>(
    call.params,
    { expand: 'strings', frozen_time: 'integer' },
    ['frozen_time'],
  );
  const before = requireTestClock(call, call.id);
  const { frozen_time: time } = params;
  if (time <= before.frozen_time)
    throw invalidRequest(
      'The time to advance to must be after the current frozen time of the test clock.',
      { param: 'frozen_time' },
    );
  const customers = call.store
    .list('customers')
    .filter((customer) => !customer.deleted && customer.test_clock === before.id);
  const isBilled = call.store
    .list('subscription_schedules')
    .some(({ customer }) => customers.some(({ id }) => id === customer));
  if (
    isBilled &&
    time > addIntervals(before.frozen_time, { interval: 'month', interval_count: 2 })
  ) {
    throw invalidRequest(
      'You can only advance a test clock up to two intervals from its current frozen time, by the shortest subscription interval on it.',
      { param: 'frozen_time' },
    );
  }
  for (const { id } of customers) advance(call, id, time);
  const clock: TestClock = { ...before, frozen_time: time };
  call.store.put('test_clocks', clock);
  return clock;
}

function retrieve(call: Call): TestClock {
  readParameters<Stripe.TestHelpers.TestClockRetrieveParams>(call.params, { expand: 'strings' });
  return requireTestClock(call, call.id);
}

function list(call: Call): Stripe.ApiList<TestClock> {
  const params = readParameters<Stripe.TestHelpers.TestClockListParams>(call.params, listShape);
  return paginate(call.store.list('test_clocks'), params, '/v1/test_helpers/test_clocks');
}

export const testClockRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/v1/test_helpers/test_clocks', caller: 'secret', handler: create },
  { method: 'GET', pattern: '/v1/test_helpers/test_clocks', caller: 'secret', handler: list },
  {
    method: 'GET',
    pattern: '/v1/test_helpers/test_clocks/:id',
    caller: 'secret',
    handler: retrieve,
  },
  {
    method: 'POST',
    pattern: '/v1/test_helpers/test_clocks/:id/advance',
    caller: 'secret',
    handler: move,
  },
];
