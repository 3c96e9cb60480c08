import { timeOf } from '../control/clocks.ts';
import type { Call } from '../wire/call.ts';
import { dueOf } from './due.ts';

export type Done = { at: number; what: string; id: string };

/** More than this for one customer in one go is a loop, not a plan. */
const most = 10_000;

/** Does everything that falls due for a customer up to `time` (seconds since 1970), in order, each as of its own moment. */
function runDue(call: Call, customer: string, time: number): Done[] {
  const done: Done[] = [];
  while (done.length < most) {
    const [next] = dueOf(call, customer);
    if (!next || next.at > time) return done;
    next.run(call.at(next.at));
    done.push({ at: next.at, what: next.what, id: next.id });
  }
  throw new Error(`${customer} has no end of due work.`);
}

/** Moves a customer's clock on, with all that this brings. Throws when it would run backwards. */
export function advance(call: Call, customer: string, time: number): Done[] {
  const known = call.store.get('customers', customer);
  if (!known || known.deleted) throw new Error(`There is no customer ${customer}.`);
  const present = timeOf(call.store, customer, call.now());
  if (time < present) throw new Error(`The clock of ${customer} is at ${present} already.`);
  const done = runDue(call, customer, time);
  call.store.put('clocks', {
    id: customer,
    isFrozen: call.store.get('clocks', customer)?.isFrozen ?? false,
    time,
  });
  return done;
}

/** Does what has fallen due for every customer by their own clocks. */
export function runAllDue(call: Call): void {
  const customers = new Set(
    call.store.list('subscription_schedules').map(({ customer }) => customer as string),
  );
  for (const customer of customers)
    runDue(call, customer, timeOf(call.store, customer, call.now()));
}
