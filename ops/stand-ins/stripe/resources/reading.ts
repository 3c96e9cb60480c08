import { idOf } from '../control/clocks.ts';
import type { Call } from '../wire/call.ts';
import { noSuch } from '../wire/errors.ts';
import { readParameters, type Shape } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import type { Collections } from '../wire/store.ts';
import { expand } from './expand.ts';
import { listShape, paginate } from './lists.ts';

/** What is listed at /v1/<its name>. */
type Listed = {
  [N in keyof Collections]: Collections[N] extends { id: string; object: string } ? N : never;
}[keyof Collections];

type Params = Parameters<typeof paginate>[1];

/** A list: each parameter of `shape` narrows it by the field of its name, unless `isWanted` says how. What was deleted is in none. */
export function listRoute<P extends object>(
  table: Listed,
  shape: Shape<P>,
  isWanted: (object: never, params: P) => boolean = hasAll,
): Route {
  const pattern = `/v1/${table}`;
  const handler = (call: Call) => {
    const params = readParameters<P & Params>(call.params, { ...listShape, ...shape });
    const asked = Object.fromEntries(
      Object.entries(params).filter(([name]) => !(name in listShape)),
    ) as P;
    const found = call.store
      .list(table)
      .filter((object) => !('deleted' in object && object.deleted))
      .filter((object) => isWanted(object as never, asked));
    const page = paginate(found as { id: string; created: number }[], params, pattern);
    return expand(call.store, page, params.expand);
  };
  return { method: 'GET', pattern, caller: 'secret', handler };
}

const hasAll = (object: object, params: object) =>
  Object.entries(params).every(
    ([name, wanted]) =>
      wanted === undefined ||
      wanted === '' ||
      idOf(Reflect.get(object, name) as string | null) === wanted,
  );

/** One object by its id; Stripe's resource_missing names it and `param`. */
export function retrieveRoute(table: Listed, kind: string, param = 'id'): Route {
  const handler = (call: Call) => {
    const params = readParameters<{ expand?: string[] }>(call.params, { expand: 'strings' });
    const object = call.store.get(table, call.id);
    if (!object) throw noSuch(kind, call.id, param);
    return expand(call.store, object, params.expand);
  };
  return { method: 'GET', pattern: `/v1/${table}/:id`, caller: 'secret', handler };
}
