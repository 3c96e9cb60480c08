import { invalidRequest, type StripeFailure } from '../wire/errors.ts';
import type { Route } from '../wire/route.ts';
import type { Store } from '../wire/store.ts';

/** 'refunds:write': what a restricted key has to be given for a call, by the first word of its path. */
function permissionOf({ method, pattern }: Pick<Route, 'method' | 'pattern'>): string {
  const [, , resource = ''] = pattern.split('/');
  return `${resource}:${method === 'GET' ? 'read' : 'write'}`;
}

/** Stripe's refusal of a restricted key (https://docs.stripe.com/keys/restricted-api-keys); undefined where it may. */
export function lacking(store: Store, route: Route, key: string): StripeFailure | undefined {
  const lacks = store.get('settings', 'key')?.lacks ?? [];
  const permission = permissionOf(route);
  if (!lacks.includes(permission)) return undefined;
  return invalidRequest(
    `The provided key '${key.slice(0, 8)}****${key.slice(-4)}' does not have the required permissions for this endpoint. Having the '${permission.replace(':', '_')}' permission would allow this request to continue.`,
    {},
    403,
  );
}
