import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { invalidRequest, missingParameter } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { type GivenPhase, makePhases, timestamp } from './phases.ts';

type Schedule = Stripe.SubscriptionSchedule;

/** A schedule before its settings; `now` in seconds since 1970. */
export function newSchedule(customer: string, phases: Schedule['phases'], now: number): Schedule {
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: now,
    current_phase: null,
    customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases,
    released_at: null,
    released_subscription: null,
    status: 'not_started',
    subscription: null,
    test_clock: null,
  };
}

/** The phases given stand for all from now on; the running one keeps its start, and those before it stay as they were. */
export function rephased(
  call: Call,
  before: Schedule,
  given: GivenPhase[],
): Pick<Schedule, 'phases' | 'current_phase'> {
  const [first] = given;
  if (first?.start_date === undefined) {
    throw invalidRequest(
      'The subscription schedule update is missing at least one phase with a `start_date` to anchor end dates to.',
      { param: 'phases' },
    );
  }
  const start = timestamp(call, first.start_date);
  const running = before.current_phase;
  if (!running && start < call.now())
    throw invalidRequest('The start date of the first phase cannot be in the past.', {
      param: 'phases[0][start_date]',
    });
  if (running && start !== running.start_date) {
    throw invalidRequest('You can not modify the start date of the current phase.', {
      param: 'phases[0][start_date]',
    });
  }
  const phases = makePhases(call, given, start);
  const [current] = phases;
  if (!current) throw missingParameter('phases');
  if (running && current.end_date <= call.now())
    throw invalidRequest('The current phase cannot end in the past.', {
      param: 'phases[0][end_date]',
    });
  const past = before.phases.filter((phase) => running && phase.end_date <= running.start_date);
  return {
    phases: [...past, ...phases],
    current_phase: running && { start_date: start, end_date: current.end_date },
  };
}
