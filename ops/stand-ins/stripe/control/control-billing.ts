import { advance } from '../billing/advance.ts';
import { dueOf } from '../billing/due.ts';
import { findCardByName } from '../cards.ts';
import { act } from '../wire/api.ts';
import type { RetrySettings } from '../wire/records.ts';
import { timeOf } from './clocks.ts';
import { type Action, type Actions, count, type Controls, done, text } from './control-action.ts';

/**
 * {customer} tells that customer's time and what falls due, {customer, to} moves the time on (seconds since 1970, or
 * 'next' for the next thing due) and does all that falls due on the way. The webhooks of it are then on their way.
 */
const clock: Action = (controls, body) => {
  const customer = text(body, 'customer');
  const { context, send } = controls;
  if (body.to === undefined) return clockOf(controls, customer);
  const next = clockOf(controls, customer).due[0]?.at;
  const to = body.to === 'next' ? next : count(body, 'to');
  if (to === undefined) throw new Error(`Nothing falls due for ${customer}.`);
  const late = body.to === 'next' ? timeOf(context.store, customer, context.now()) : 0;
  const { result, eventIds } = act(context, (call) => advance(call, customer, Math.max(to, late)));
  send(eventIds);
  return { ...clockOf(controls, customer), done: result };
};

function clockOf(
  { context, store }: Controls,
  customer: string,
): { time: number; due: { at: number; what: string; id: string }[] } {
  const { result: due } = act(context, (call) => dueOf(call, customer));
  return {
    time: timeOf(store, customer, context.now()),
    due: due.map(({ at, what, id }) => ({ at, what, id })),
  };
}

/** {customer, card, fromPayment = 1, times?}: charges without the cardholder behave as on `card` from that payment on. */
const cardBehaviour: Action = ({ store }, body) => {
  const card = text(body, 'card');
  if (!findCardByName(card)) throw new Error(`There is no test card ${card}.`);
  const times = count(body, 'times');
  store.put('behaviours', {
    id: text(body, 'customer'),
    card,
    fromPayment: count(body, 'fromPayment') ?? 1,
    ...(times === undefined ? {} : { times }),
  });
  store.commit();
  return done;
};

const endings: readonly RetrySettings['afterwards'][] = ['cancel', 'unpaid', 'past_due'];

const firsts: readonly RetrySettings['first'][] = ['past_due', 'incomplete'];

/**
 * {days: [3, 5, 7], afterwards: 'cancel' | 'unpaid' | 'past_due', first = 'past_due' | 'incomplete', customer?}: Stripe's
 * settings for payments that fail, and what a failed first one makes of its subscription; for all, or for one customer.
 */
const retries: Action = (
  { store },
  { days, afterwards, first = 'past_due', customer = 'retries' },
) => {
  const beginning = firsts.find((known) => known === first);
  const ending = endings.find((known) => known === afterwards);
  if (
    !Array.isArray(days) ||
    !days.every((day): day is number => typeof day === 'number') ||
    !ending ||
    !beginning
  ) {
    throw new Error(
      `Retries need days (a list of numbers), afterwards (${endings.join(', ')}) and perhaps first (${firsts.join(', ')}).`,
    );
  }
  store.put('retry_settings', { id: String(customer), days, afterwards: ending, first: beginning });
  store.commit();
  return done;
};

export const billingActions: Actions = {
  'POST /_control/clock': clock,
  'POST /_control/card-behaviour': cardBehaviour,
  'DELETE /_control/card-behaviour': ({ store }) => {
    for (const behaviour of store.list('behaviours'))
      store.put('behaviours', { ...behaviour, times: 0 });
    store.commit();
    return done;
  },
  'POST /_control/retries': retries,
};
