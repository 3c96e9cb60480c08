import type Stripe from 'stripe';
import { mergeMetadata } from '../resources/addresses.ts';
import { requireMethod } from '../resources/payment-methods.ts';
import { priceDataShape, recurringPrice } from '../resources/prices.ts';
import type { Call } from '../wire/call.ts';
import { invalidRequest, missingParameter } from '../wire/errors.ts';
import { Each, OneOf, type Shape } from '../wire/parameters.ts';
import { addIntervals } from './months.ts';

export type GivenPhase = Pick<
  Stripe.SubscriptionScheduleUpdateParams.Phase,
  | 'billing_cycle_anchor'
  | 'collection_method'
  | 'currency'
  | 'default_payment_method'
  | 'description'
  | 'duration'
  | 'end_date'
  | 'items'
  | 'metadata'
  | 'proration_behavior'
  | 'start_date'
  | 'trial'
  | 'trial_end'
>;
type GivenItem = Pick<
  Stripe.SubscriptionScheduleUpdateParams.Phase.Item,
  'metadata' | 'price' | 'price_data' | 'quantity'
>;

const itemShape: Shape<GivenItem> = {
  metadata: 'metadata',
  price: 'string',
  price_data: priceDataShape,
  quantity: 'integer',
};

/** Without `start_date`, which only an update takes. */
export const createdPhaseShape: Shape<Omit<GivenPhase, 'start_date'>> = {
  billing_cycle_anchor: new OneOf('automatic', 'phase_start'),
  collection_method: new OneOf('charge_automatically'),
  currency: 'string',
  default_payment_method: 'string',
  description: 'string',
  duration: { interval: new OneOf('day', 'month', 'week', 'year'), interval_count: 'integer' },
  end_date: 'integer or now',
  items: new Each<GivenItem>(itemShape),
  metadata: 'metadata',
  proration_behavior: new OneOf('always_invoice', 'create_prorations', 'none'),
  trial: 'boolean',
  trial_end: 'integer or now',
};

export const updatedPhaseShape: Shape<GivenPhase> = {
  ...createdPhaseShape,
  start_date: 'integer or now',
};

/** Dated phases, one after the other from `start`. Stores the prices given in passing. Throws Stripe's errors. */
export function makePhases(
  call: Call,
  given: readonly GivenPhase[],
  start: number,
): Stripe.SubscriptionSchedule.Phase[] {
  if (given.length === 0) throw missingParameter('phases');
  if (given.length > 10)
    throw invalidRequest('You can only have up to 10 current and future phases.', {
      param: 'phases',
    });
  let from = start;
  return given.map((phase, place) => {
    const path = `phases[${place}]`;
    if (place > 0 && phase.start_date !== undefined && timestamp(call, phase.start_date) !== from) {
      throw invalidRequest(
        `The start date of a phase must be the end date of the phase before it (${path}).`,
        { param: `${path}[start_date]` },
      );
    }
    const made = makePhase(call, phase, path, from);
    from = made.end_date;
    return made;
  });
}

function makePhase(
  call: Call,
  given: GivenPhase,
  path: string,
  start: number,
): Stripe.SubscriptionSchedule.Phase {
  if (!given.items || given.items.length === 0) throw missingParameter(`${path}[items]`);
  const prices = given.items.map((item, place) =>
    recurringPrice(call, item, `${path}[items][${place}]`),
  );
  const [first] = prices;
  if (!first?.recurring) throw missingParameter(`${path}[items]`);
  if (prices.some(({ currency }) => currency !== (given.currency ?? first.currency))) {
    throw invalidRequest('All prices on a subscription must have the same currency.', {
      param: `${path}[items]`,
    });
  }
  if (given.default_payment_method) requireMethod(call, given.default_payment_method);
  const end = endDate(call, given, path, start, first.recurring);
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: given.billing_cycle_anchor ?? null,
    billing_thresholds: null,
    collection_method: given.collection_method ?? null,
    currency: first.currency,
    default_payment_method: given.default_payment_method ?? null,
    default_tax_rates: [],
    description: given.description || null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: given.items.map((item, place) => ({
      billing_thresholds: null,
      discounts: [],
      metadata: mergeMetadata({}, item.metadata),
      plan: prices[place]?.id ?? '',
      price: prices[place]?.id ?? '',
      quantity: quantity(item.quantity, `${path}[items][${place}][quantity]`),
      tax_rates: [],
    })),
    metadata: mergeMetadata({}, given.metadata),
    on_behalf_of: null,
    proration_behavior: given.proration_behavior ?? 'create_prorations',
    start_date: start,
    transfer_data: null,
    trial_end: trialEnd(call, given, path, start, end),
  };
}

function endDate(
  call: Call,
  given: GivenPhase,
  path: string,
  start: number,
  recurring: Stripe.Price.Recurring,
): number {
  if (given.duration && given.end_date !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: duration, end_date.', {
      code: 'parameters_exclusive',
      param: path,
    });
  }
  if (given.duration && !given.duration.interval)
    throw missingParameter(`${path}[duration][interval]`);
  const count = given.duration?.interval_count;
  if (count !== undefined && count < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: `${path}[duration][interval_count]`,
    });
  const end =
    given.end_date === undefined
      ? addIntervals(start, given.duration ?? recurring)
      : timestamp(call, given.end_date);
  if (end <= start)
    throw invalidRequest('The end date of a phase must be after its start date.', {
      param: `${path}[end_date]`,
    });
  return end;
}

function trialEnd(
  call: Call,
  given: GivenPhase,
  path: string,
  start: number,
  end: number,
): number | null {
  if (given.trial && given.trial_end !== undefined)
    throw invalidRequest('You may only specify one of these parameters: trial, trial_end.', {
      code: 'parameters_exclusive',
      param: path,
    });
  const time = given.trial
    ? end
    : given.trial_end === undefined
      ? null
      : timestamp(call, given.trial_end);
  if (time !== null && (time < start || time > end))
    throw invalidRequest('The trial end date must be within its phase.', {
      param: `${path}[trial_end]`,
    });
  return time;
}

function quantity(given: number | undefined, param: string): number {
  if (given !== undefined && given < 0)
    throw invalidRequest('This value must be greater than or equal to 0.', {
      code: 'parameter_invalid_integer',
      param,
    });
  return given ?? 1;
}

export function timestamp(call: Call, given: number | 'now'): number {
  return given === 'now' ? call.now() : given;
}
