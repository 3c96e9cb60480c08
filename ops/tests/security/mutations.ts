import fc from 'fast-check';
import { readJson } from '../world/calls.ts';

const awkward = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    0,
    -1,
    1.5,
    1e9,
    Number.MAX_SAFE_INTEGER,
    '',
    'NaN',
    ' ',
    '\u0000',
    '../',
    '__proto__',
    'constructor',
    "' or 1=1",
    'x'.repeat(5_000),
    '477.00',
    'gi-map',
    null,
    true,
    [],
    {},
  ),
  fc.string({ unit: 'binary' }),
);

/** A good body in which some fields, also inner ones, are replaced, dropped or added, and now and then something else altogether. */
export function spoiledBodies(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const deep = fc
    .integer({ min: 1, max: 200 })
    .map((depth) => `{"items":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  return fc.oneof(
    { weight: 8, arbitrary: spoiled(valid, 2).map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: deep },
  );
}

function spoiled(
  valid: Record<string, unknown>,
  depth: number,
): fc.Arbitrary<Record<string, unknown>> {
  const keys = Object.keys(valid);
  if (keys.length === 0) return fc.dictionary(fc.string(), awkward, { maxKeys: 2 });
  const inner = keys.flatMap((key) => {
    const value = valid[key];
    const [inside] = Array.isArray(value) ? (value as unknown[]) : [value];
    if (depth === 0 || typeof inside !== 'object' || inside === null) return [];
    return [
      spoiled(inside as Record<string, unknown>, depth - 1).map((part) => ({
        [key]: Array.isArray(value) ? [part] : part,
      })),
    ];
  });
  return fc
    .record({
      inner: inner.length > 0 ? fc.oneof(fc.constant({}), ...inner) : fc.constant({}),
      replaced: fc.dictionary(fc.constantFrom(...keys), awkward, { maxKeys: 2 }),
      dropped: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 1 }),
      added: fc.dictionary(fc.string(), awkward, { maxKeys: 1 }),
    })
    .map(({ inner: changed, replaced, dropped, added }) => {
      const body = { ...valid, ...changed, ...replaced, ...added };
      return Object.fromEntries(Object.entries(body).filter(([key]) => !dropped.includes(key)));
    });
}

/** The same as a browser sends it: one pair for each field, a text for each value; what is no object goes as it is. */
export function spoiledForms(valid: Record<string, unknown>): fc.Arbitrary<string> {
  return spoiledBodies(valid).map((body) => {
    const fields = readJson(body);
    if (typeof fields !== 'object' || fields === null) return body;
    return new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString();
  });
}
