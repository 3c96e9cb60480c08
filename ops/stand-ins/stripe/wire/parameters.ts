import { invalidRequest, missingParameter } from './errors.ts';

/** What one parameter may be. `expand` and `metadata` have forms of their own at Stripe. */
type Scalar = 'string' | 'integer' | 'integer or now' | 'boolean' | 'strings' | 'metadata';

/** One of the words that Stripe documents for a parameter. */
export class OneOf {
  readonly words: readonly string[];
  constructor(...words: readonly string[]) {
    this.words = words;
  }
}

/** A list of objects of one shape. */
export class Each<T> {
  readonly shape: Shape<T>;
  readonly required: readonly (keyof T & string)[];
  constructor(shape: Shape<T>, required: readonly (keyof T & string)[] = []) {
    this.shape = shape;
    this.required = required;
  }
}

/** The parameters of `T` that the stand-in understands; a name that the SDK does not know does not compile. */
export type Shape<T> = {
  readonly [K in keyof T]?:
    | Scalar
    | OneOf
    | Each<Element<T[K]>>
    | Shape<NonNullable<T[K]>>
    | readonly [Scalar, Shape<NonNullable<T[K]>>];
};

type Element<T> =
  NonNullable<T> extends infer Given ? (Given extends readonly (infer E)[] ? E : never) : never;

type AnyRule =
  | Scalar
  | OneOf
  | Each<Record<string, unknown>>
  | AnyShape
  | readonly [Scalar, AnyShape];
type AnyShape = { readonly [name: string]: AnyRule };

const longestString = 5000;

/**
 * Turns decoded form values into typed parameters. Throws Stripe's errors for unknown names, missing ones and wrong
 * types. An empty string stays one: it is how a form unsets a value.
 */
export function readParameters<T>(
  given: unknown,
  shape: Shape<T>,
  required: readonly (keyof T & string)[] = [],
): T {
  const values = readFields(given, shape as AnyShape, '');
  requireFields(values, required, '');
  return values as T;
}

function requireFields(
  values: Record<string, unknown>,
  required: readonly string[],
  path: string,
): void {
  for (const name of required) {
    if (values[name] === undefined || values[name] === '')
      throw missingParameter(path ? `${path}[${name}]` : name);
  }
}

function readFields(given: unknown, shape: AnyShape, path: string): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw invalidRequest('Invalid object', { param: path });
  }
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const here = path ? `${path}[${name}]` : name;
    const rule = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (rule === undefined)
      throw invalidRequest(`Received unknown parameter: ${here}`, {
        code: 'parameter_unknown',
        param: here,
      });
    values[name] = readValue(value, rule, here);
  }
  return values;
}

function readValue(value: unknown, rule: AnyRule, path: string): unknown {
  if (rule instanceof OneOf) return readWord(value, rule, path);
  if (rule instanceof Each) return value === '' ? '' : readList(value, rule, path);
  if (Array.isArray(rule)) {
    const [scalar, fields] = rule as readonly [Scalar, AnyShape];
    return readValue(value, typeof value === 'string' ? scalar : fields, path);
  }
  if (typeof rule === 'object')
    return value === '' ? '' : readFields(value, rule as AnyShape, path);
  if (rule === 'integer or now' && value === 'now') return value;
  if (rule === 'metadata') return value === '' ? '' : readMetadata(value, path);
  if (rule === 'strings') return value === '' ? '' : readStrings(value, path);
  if (typeof value !== 'string')
    throw invalidRequest(`Invalid ${rule}: ${JSON.stringify(value)}`, { param: path });
  if (rule === 'integer' || rule === 'integer or now') return readInteger(value, path);
  if (rule === 'boolean') return readBoolean(value, path);
  if (value.length > longestString) {
    throw invalidRequest(
      `Invalid string: ${value.slice(0, 20)}…; must be at most ${longestString} characters`,
      { param: path },
    );
  }
  return value;
}

function readWord(value: unknown, { words }: OneOf, path: string): unknown {
  if (value === '' || words.includes(value as string)) return value;
  throw invalidRequest(
    `Invalid ${path}: must be one of ${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`,
    { param: path },
  );
}

function readList(
  value: unknown,
  { shape, required }: Each<Record<string, unknown>>,
  path: string,
): unknown[] {
  const list = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value)
      : undefined;
  if (!list) throw invalidRequest('Invalid array', { param: path });
  return list.map((entry, place) => {
    const fields = readFields(entry, shape as AnyShape, `${path}[${place}]`);
    requireFields(fields, required, `${path}[${place}]`);
    return fields;
  });
}

function readInteger(value: string, path: string): number {
  const number = Number(value);
  if (!/^-?\d+$/.test(value) || !Number.isSafeInteger(number)) {
    throw invalidRequest(`Invalid integer: ${value}`, {
      code: 'parameter_invalid_integer',
      param: path,
    });
  }
  return number;
}

function readBoolean(value: string, path: string): boolean {
  if (value !== 'true' && value !== 'false')
    throw invalidRequest(`Invalid boolean: ${value}`, { param: path });
  return value === 'true';
}

function readStrings(value: unknown, path: string): string[] {
  const list = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value)
      : [value];
  if (!list.every((entry) => typeof entry === 'string'))
    throw invalidRequest('Invalid array', { param: path });
  return list;
}

/** Limits: https://docs.stripe.com/api/metadata (50 keys of 40 characters, values of 500). */
function readMetadata(value: unknown, path: string): Record<string, string> {
  if (typeof value !== 'object' || value === null)
    throw invalidRequest('Invalid object', { param: path });
  const entries = Object.entries(value);
  if (entries.length > 50)
    throw invalidRequest('Metadata can have up to 50 keys.', { param: path });
  for (const [key, text] of entries) {
    if (typeof text !== 'string')
      throw invalidRequest(`Invalid string: ${JSON.stringify(text)}`, { param: `${path}[${key}]` });
    if (key.length > 40)
      throw invalidRequest(
        `Metadata keys can have up to 40 characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`,
        { param: path },
      );
    if (text.length > 500)
      throw invalidRequest(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${text.length} characters. Invalid value: ${text}`,
        { param: path },
      );
  }
  return Object.fromEntries(entries) as Record<string, string>;
}
