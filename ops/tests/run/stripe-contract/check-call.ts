import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import type { CallForm } from '../../../stand-ins/stripe/control/call-forms.ts';
import { createDeclarations, type Declarations, type Type } from './declarations.ts';
import { readRoutes, type Route, routesFor } from './routes.ts';
import { type Field, type Shape, shapesOf } from './shapes.ts';

export type Contract = { declarations: Declarations; routes: Route[]; version: string };

export type Checked = {
  /** What the SDK does not know, or no longer wants, in words. */
  violations: string[];
  /** The parameters that were given, as of 'POST /v1/refunds metadata[reference]'; a call without any is one by itself. */
  combinations: string[];
};

/** What the SDK that is installed declares. `folder` and `version` are another one's. */
export function readContract(
  folder = dirname(fileURLToPath(import.meta.resolve('stripe'))),
  version: string = Stripe.API_VERSION,
): Contract {
  const declarations = createDeclarations();
  return { declarations, routes: readRoutes(folder, declarations), version };
}

/**
 * One call against the SDK's types: route, version, key, names, kinds of values, words of enums, what is required, and
 * that what is expanded has such a name in the answer. Whether a number must be whole, how long a text may be and which
 * parameters exclude each other are not in the types.
 */
export function checkCall({ declarations, routes, version }: Contract, call: CallForm): Checked {
  const fitting = routesFor(routes, call.method, call.path);
  const [first] = fitting;
  const asked = `${call.method} ${first?.path ?? call.path}`;
  const checked = fitting.map((route) => {
    try {
      return checkRoute(declarations, route, call.params);
    } catch (error) {
      return [`cannot be checked: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  const violations = [
    ...(first ? fewest(checked) : ['is no call of the SDK']),
    ...(call.version === version
      ? []
      : [`is asked in version ${call.version || 'none'}, not ${version}`]),
    ...(call.method === 'POST' && !call.hasIdempotencyKey ? ['has no Idempotency-Key'] : []),
  ];
  const names = namesIn(call.params);
  return {
    violations: violations.map((violation) => `${asked}: ${violation}`),
    combinations: (names.length > 0 ? names : ['']).map((name) => `${asked} ${name}`.trimEnd()),
  };
}

function checkRoute(
  declarations: Declarations,
  { name, isDeprecated, params, answer }: Route,
  given: unknown,
): string[] {
  const found = isDeprecated ? [`${name} is deprecated`] : [];
  if (params) found.push(...checkValue(declarations, given, params, ''));
  else found.push(...namesIn(given).map((parameter) => `${parameter} is unknown`));
  const { expand } = given as { expand?: unknown };
  if (answer && Array.isArray(expand))
    for (const path of expand.map(String))
      if (!leadsTo(declarations, answer, path.split('.')))
        found.push(`expand names ${path}, which the answer does not have`);
  return found;
}

function checkValue(
  declarations: Declarations,
  value: unknown,
  type: Type,
  path: string,
): string[] {
  const shapes = shapesOf(declarations, type);
  if (typeof value === 'string') return checkText(value, shapes, path);
  const listed = listOf(value);
  if (listed && shapes.some(({ kind }) => kind === 'list'))
    return listed.flatMap((entry) =>
      fewest(
        shapes.flatMap((shape) =>
          shape.kind === 'list' ? [checkValue(declarations, entry, shape.of, `${path}[]`)] : [],
        ),
      ),
    );
  const asFields = shapes.flatMap((shape) =>
    shape.kind === 'fields' && isRecord(value)
      ? [checkFields(declarations, value, shape, path)]
      : [],
  );
  if (asFields.length > 0) return fewest(asFields);
  return [`${path} is ${listed ? 'a list' : 'an object'}, not ${describe(shapes)}`];
}

function checkFields(
  declarations: Declarations,
  given: Record<string, unknown>,
  { fields, others }: Extract<Shape, { kind: 'fields' }>,
  path: string,
): string[] {
  const inside = (name: string) => (path ? `${path}[${name}]` : name);
  const missing = [...fields].flatMap(([name, field]) =>
    field.isRequired && !Object.hasOwn(given, name) ? [`${inside(name)} is missing`] : [],
  );
  const found = Object.entries(given).flatMap(([name, value]) => {
    const field: Field | undefined = fields.get(name);
    const type = field ?? others;
    if (!type) return [`${inside(name)} is unknown`];
    return [
      ...(field?.isDeprecated ? [`${inside(name)} is deprecated`] : []),
      ...checkValue(declarations, value, type, inside(name)),
    ];
  });
  return [...missing, ...found];
}

/** In a form nothing and null are the empty text, and all else is written out. */
function checkText(text: string, shapes: Shape[], path: string): string[] {
  const word = shapes.find((shape) => shape.kind === 'word' && shape.word === text);
  if (word?.kind === 'word')
    return word.isDeprecated ? [`${path} is '${text}', which is deprecated`] : [];
  const fits = shapes.some(({ kind }) => {
    if (kind === 'string') return true;
    if (kind === 'null') return text === '';
    if (kind === 'boolean') return text === 'true' || text === 'false';
    return (kind === 'number' || kind === 'decimal') && /^-?\d+(\.\d+)?$/.test(text);
  });
  return fits ? [] : [`${path} is '${text}', not ${describe(shapes)}`];
}

function leadsTo(declarations: Declarations, type: Type, names: string[]): boolean {
  const [name = '', ...rest] = names;
  if (names.length === 0) return true;
  return shapesOf(declarations, type).some((shape) => {
    if (shape.kind === 'list') return leadsTo(declarations, shape.of, names);
    const field = shape.kind === 'fields' && shape.fields.get(name);
    return field ? leadsTo(declarations, field, rest) : false;
  });
}

/** A long list comes as an object whose names are its places. */
function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Object.keys(value).every((name) => /^\d+$/.test(name))
    ? Object.values(value)
    : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where one of several will do, the one that was most likely meant. */
function fewest(found: string[][]): string[] {
  return found.reduce((best, next) => (next.length < best.length ? next : best), found[0] ?? []);
}

function describe(shapes: Shape[]): string {
  const names = shapes.map((shape) =>
    shape.kind === 'word'
      ? `'${shape.word}'`
      : ({ fields: 'object' }[shape.kind as 'fields'] ?? shape.kind),
  );
  return [...names.slice(0, 8), ...(names.length > 8 ? ['…'] : [])].join(' or ');
}

function namesIn(value: unknown, path = ''): string[] {
  const listed = listOf(value);
  if (listed) return listed.flatMap((entry) => namesIn(entry, `${path}[]`));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, part]) =>
      namesIn(part, path ? `${path}[${name}]` : name),
    );
  return path ? [path] : [];
}
