import { type ApiContext, newCall } from '../api.ts';
import { timeOf } from '../clocks.ts';
import { dueOf } from './due.ts';

export type Done = { at: number; what: string; id: string };

/** More than this for one customer in one go is a loop, not a plan. */
const MOST = 10_000;

/**
 * Does everything that falls due for a customer up to `time` (seconds since 1970), in order, each as of its own
 * moment. Each step is durable by itself. Returns what was done and the ids of the events written.
 */
export function runDue(context: ApiContext, customer: string, time: number): { done: Done[]; eventIds: string[] } {
  const done: Done[] = [];
  const eventIds: string[] = [];
  while (done.length < MOST) {
    const opened = newCall(context, { caller: 'secret', requestId: null, idempotencyKey: null, id: '', params: {} });
    const [next] = dueOf(opened.call, customer);
    if (!next || next.at > time) return { done, eventIds };
    next.run(opened.call.at(next.at));
    context.store.commit();
    done.push({ at: next.at, what: next.what, id: next.id });
    eventIds.push(...opened.eventIds);
  }
  throw new Error(`${customer} has no end of due work.`);
}

/** Moves a customer's clock on, with all that this brings. Throws when it would run backwards. */
export function advance(context: ApiContext, customer: string, time: number): { done: Done[]; eventIds: string[] } {
  const known = context.store.get('customers', customer);
  if (!known || known.deleted) throw new Error(`There is no customer ${customer}.`);
  const present = timeOf(context.store, customer, context.now());
  if (time < present) throw new Error(`The clock of ${customer} is at ${present} already.`);
  const result = runDue(context, customer, time);
  context.store.put('clocks', { id: customer, time });
  context.store.commit();
  return result;
}

/** Does what has fallen due for every customer by their own clocks. Returns the ids of the events written. */
export function runAllDue(context: ApiContext): string[] {
  const { store } = context;
  const customers = new Set(store.list('subscription_schedules').map(({ customer }) => customer as string));
  return [...customers].flatMap((customer) => runDue(context, customer, timeOf(store, customer, context.now())).eventIds);
}
