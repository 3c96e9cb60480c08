/** What a scenario noted, by its name: plain data, without what is another each time. */
export type Notes = Record<string, unknown>;

const idPattern = /^([a-z]+(?:_[a-z]+)*)_[A-Za-z0-9]{8,}/;
const word = /^[a-z0-9_.-]{1,60}$/;
/** Seconds since 1970 of this century. */
const isTime = (value: number) => value > 1_000_000_000 && value < 4_000_000_000;

/**
 * Takes out of an answer what differs from one run to the next: ids become their kind, moments 'a time', addresses 'a link',
 * what a bank calls a refund 'a reference', sentences 'a text'. Amounts, states and the words of Stripe's enums stay.
 */
export function withoutChance(value: unknown): unknown {
  if (typeof value === 'number') return isTime(value) ? 'a time' : value;
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(withoutChance);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'lastResponse')
      .map(([name, inner]) => [name, name === 'reference' ? 'a reference' : withoutChance(inner)]),
  );
}

function plainText(value: string): string {
  const [, kind] = idPattern.exec(value) ?? [];
  if (kind) return `a ${kind}`;
  if (/^https?:/.test(value)) return 'a link';
  return word.test(value) ? value : 'a text';
}

export type Difference = { at: string; standIn: unknown; stripe: unknown };

/** What differs between two notes of the same scenario, each place once. Fields that only one of them has count as `undefined`. */
export function compare(standIn: unknown, stripe: unknown, at = ''): Difference[] {
  if (Object.is(standIn, stripe)) return [];
  if (!isBranch(standIn) || !isBranch(stripe) || Array.isArray(standIn) !== Array.isArray(stripe))
    return [{ at, standIn, stripe }];
  const names = new Set([...Object.keys(standIn), ...Object.keys(stripe)]);
  return [...names].flatMap((name) =>
    compare(standIn[name], stripe[name], at ? `${at}.${name}` : name),
  );
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
