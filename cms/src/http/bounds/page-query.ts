import { boundQuery, type Entry } from './query-bounds.ts';

type PageQuery = Record<string, string | string[]>;

/**
 * What a page of the admin may ask for: what REST would let a person ask. Of more rows it shows a hundred; a query that
 * REST would refuse counts as none.
 */
export function boundPageQuery(asked: PageQuery): PageQuery {
  const entries = Object.entries(asked).flatMap(([key, values]) =>
    [values].flat().map((value): Entry => [key, value]),
  );
  const bounded = boundQuery(entries, 'session');
  if ('refusal' in bounded) return {};
  const grouped = Map.groupBy(bounded.entries, ([key]) => key);
  return Object.fromEntries(
    [...grouped].map(([key, same]) => [
      key,
      same.length > 1 ? same.map(([, value]) => value) : (same[0]?.[1] ?? ''),
    ]),
  );
}
