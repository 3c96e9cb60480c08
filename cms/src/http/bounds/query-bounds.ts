import { findJsonFault } from './body.ts';

export type Entry = [key: string, value: string];

export const maxLimit = 100;
/** Selecting rows in a list of the admin sends one clause for each row. */
export const maxClauses = { session: 250, service: 50 };
const maxKeys = 400;

/** A name, then perhaps parts in brackets. Payload's parser knows more ways to write a key; all of them end up as one of these. */
const plainKey = /^[\w-]+(\[[^[\]]*\])*$/;
/** Comparisons that only other databases know. */
const unknownComparison = /\[(all|near|within|intersects)\]/;
/** What is asked at most once and never as a list, which the database would read as "everything". */
const single = ['limit', 'page', 'pagination', 'depth'];

/**
 * Bounds what one read may ask for. A person in the admin gets at most 100 rows, whatever the page asked for; other
 * callers are told what they may ask. (Depth is bounded by `maxDepth` of the configuration.)
 */
export function boundQuery(
  asked: Entry[],
  caller: 'session' | 'service',
): { entries: Entry[] } | { refusal: string } {
  const entries = spellOut(asked);
  if (!entries) return { refusal: 'A part of the query is malformed' };
  if (entries.length > maxKeys) return { refusal: `A query has at most ${maxKeys} parts` };
  const fault = findFault(entries);
  if (fault) return { refusal: fault };
  const clauses = entries.filter(([key]) => /^where\b/.test(key)).length;
  if (clauses > maxClauses[caller])
    return { refusal: `A query has at most ${maxClauses[caller]} conditions` };

  const limits = entries.filter(([key]) => key === 'limit');
  if (limits.some(([, value]) => !isAllowedLimit(value))) {
    if (caller === 'service') return { refusal: `limit is a whole number from 1 to ${maxLimit}` };
    return { entries: withLimit(entries) };
  }
  const isUnpaged = entries.some(([key, value]) => key === 'pagination' && value !== 'true');
  return { entries: isUnpaged && limits.length === 0 ? withLimit(entries) : entries };
}

/** Payload also takes all conditions as one JSON text, which is bounded as what it says; null when it cannot be read. */
function spellOut(entries: Entry[]): Entry[] | null {
  const spelt: Entry[] = [];
  for (const [key, value] of entries) {
    const isJson = (key === 'where' || key === 'data') && value !== '';
    if (isJson && (findJsonFault(value) || !/^\s*\{/.test(value))) return null;
    if (isJson && key === 'where') spelt.push(...flatten(JSON.parse(value), 'where'));
    else spelt.push([key, value]);
  }
  return spelt;
}

function findFault(entries: Entry[]): string | null {
  if (entries.some(([key, value]) => !plainKey.test(key) || value.includes('\0')))
    return 'A part of the query is malformed';
  if (entries.some(([key]) => unknownComparison.test(key))) return 'There is no such comparison';
  for (const name of single) {
    const asked = entries.filter(([key]) => key === name || key.startsWith(`${name}[`));
    if (asked.length > 1 || asked.some(([key]) => key !== name)) return `${name} is given once`;
  }
  const page = entries.find(([key]) => key === 'page');
  return page && !/^[1-9]\d{0,5}$/.test(page[1]) ? 'page is a whole number from 1' : null;
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
  return Object.entries(value).flatMap(([name, part]) =>
    flatten(part, key ? `${key}[${name}]` : name),
  );
}
