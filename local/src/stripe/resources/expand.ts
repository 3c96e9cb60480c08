import { invalidRequest } from '../errors.ts';
import type { Store } from '../store.ts';

const expandable = {
  latest_charge: 'charges',
  payment_method: 'payment_methods',
  customer: 'customers',
  payment_intent: 'payment_intents',
} as const;

/** Puts objects in the place of their ids, for the paths asked for (https://docs.stripe.com/api/expanding_objects). */
export function expand<T extends object>(store: Store, object: T, paths: string[] | undefined): T {
  let result = { ...object } as Record<string, unknown>;
  for (const path of paths ?? []) {
    const [head = '', ...rest] = path.split('.');
    if (!(head in expandable) || !(head in result)) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand[0]' });
    const value = result[head];
    if (value === null) continue;
    const found = typeof value === 'string' ? store.get(expandable[head as keyof typeof expandable], value) : (value as object);
    if (found) result = { ...result, [head]: rest.length > 0 ? expand(store, found, [rest.join('.')]) : found };
  }
  return result as T;
}
