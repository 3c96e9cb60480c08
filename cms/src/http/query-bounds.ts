export type Entry = [key: string, value: string];

export const maxLimit = 100;
/** Selecting rows in a list of the admin sends one clause for each row. */
const maxClauses = { session: 250, service: 50 };
const maxKeys = 400;

/**
 * Bounds what one read may ask for. A person in the admin gets at most 100 rows, whatever the page asked for; other
 * callers are told what they may ask. (Depth is bounded by `maxDepth` of the configuration.)
 */
export function boundQuery(entries: Entry[], caller: 'session' | 'service'): { entries: Entry[] } | { refusal: string } {
  if (entries.length > maxKeys) return { refusal: `A query has at most ${maxKeys} parts` };
  const clauses = entries.filter(([key]) => /^where\b/.test(key)).length;
  if (clauses > maxClauses[caller]) return { refusal: `A query has at most ${maxClauses[caller]} conditions` };

  const limits = entries.filter(([key]) => key === 'limit');
  if (limits.some(([, value]) => !isAllowedLimit(value))) {
    if (caller === 'service') return { refusal: `limit is a whole number from 1 to ${maxLimit}` };
    return { entries: withLimit(entries) };
  }
  const isUnpaged = entries.some(([key, value]) => key === 'pagination' && value !== 'true');
  return { entries: isUnpaged && limits.length === 0 ? withLimit(entries) : entries };
}

function isAllowedLimit(value: string): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= maxLimit;
}

function withLimit(entries: Entry[]): Entry[] {
  return [...entries.filter(([key]) => !/^limit\b/.test(key)), ['limit', String(maxLimit)]];
}

/** The leaves of a JSON query as the keys that the same query would have in an address. */
export function flatten(value: unknown, key = ''): Entry[] {
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, part]) => flatten(part, key ? `${key}[${name}]` : name));
}
