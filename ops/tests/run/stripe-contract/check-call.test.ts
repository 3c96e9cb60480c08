import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type CallForm, evenText } from '../../../stand-ins/stripe/control/call-forms.ts';
import { checkCall, type Contract, readContract } from './check-call.ts';
import type { Type } from './declarations.ts';
import { shapesOf } from './shapes.ts';

const contract = readContract();
const intent = { amount: '500', currency: 'usd' };
const phase = { items: [{ price: 'price_one' }] };

function callOf(asked: string, params: object = {}): CallForm {
  const [method = '', path = ''] = asked.split(' ');
  return {
    method,
    path,
    params,
    version: contract.version,
    hasIdempotencyKey: method === 'POST',
    times: 1,
  };
}

const violations = (call: CallForm) => checkCall(contract, call).violations;

test('STR recorder every parameter of every call of the SDK can be read, and its words come through the log', () => {
  const seen = new Set<Type['node']>();
  const words = new Set<string>();
  const unread: string[] = [];
  const read = (type: Type, path: string) => {
    if (seen.has(type.node)) return;
    seen.add(type.node);
    try {
      for (const shape of shapesOf(contract.declarations, type)) {
        if (shape.kind === 'word') words.add(shape.word);
        if (shape.kind === 'list') read(shape.of, path);
        if (shape.kind === 'fields')
          for (const [name, field] of shape.fields) read(field, `${path} ${name}`);
      }
    } catch {
      unread.push(path);
    }
  };
  for (const { name, params } of contract.routes) if (params) read(params, name);
  const versions = /^(\*|\d{4}-\d\d-\d\d(\.\w+)?)$/;
  expect(contract.routes.length).toBeGreaterThan(500);
  expect(words.size).toBeGreaterThan(1000);
  expect(unread).toEqual(['FileResource.create file data']);
  expect([...words].filter((word) => evenText(word) !== word && !versions.test(word))).toEqual([]);
});

test.each<[string, string, object]>([
  ['plain values', 'POST /v1/payment_intents', { ...intent, confirm: 'true', description: 'a b' }],
  ['metadata', 'POST /v1/payment_intents', { ...intent, metadata: { reference: 'x', n: '1' } }],
  ['words of enums', 'POST /v1/payment_intents', { ...intent, capture_method: 'automatic_async' }],
  [
    'lists of words',
    'POST /v1/payment_intents',
    { ...intent, allowed_payment_method_types: ['card'] },
  ],
  [
    'what may be one of two kinds: a flag',
    'POST /v1/payment_intents',
    { ...intent, off_session: 'true' },
  ],
  [
    'what may be emptied',
    'POST /v1/payment_intents/pi_1',
    { shipping: '', metadata: { gone: '' } },
  ],
  [
    'objects in lists',
    'POST /v1/subscription_schedules',
    { customer: 'cus_1', start_date: 'now', phases: [phase] },
  ],
  [
    'more in a list than a form reads as one',
    'POST /v1/subscription_schedules',
    { phases: { 0: phase, 1: phase } },
  ],
  [
    'a range, and the pages of a list',
    'GET /v1/payment_intents',
    { created: { gte: '100' }, limit: '100', starting_after: 'pi_1' },
  ],
  [
    'what is expanded',
    'GET /v1/payment_intents/pi_1',
    { expand: ['latest_charge.balance_transaction', 'customer'] },
  ],
  [
    'what is expanded in a list',
    'GET /v1/payment_intents',
    { expand: ['data.latest_charge.refunds'] },
  ],
  ['a search, which is no id', 'GET /v1/payment_intents/search', { query: '(text)' }],
  ['a call without parameters', 'DELETE /v1/customers/cus_1', {}],
])('STR recorder %s pass', (_, asked, params) => {
  expect(violations(callOf(asked, params))).toEqual([]);
});

test.each<[string, string, object, string]>([
  [
    'an unknown parameter',
    'POST /v1/payment_intents',
    { ...intent, colour: 'red' },
    'colour is unknown',
  ],
  [
    'one inside of another',
    'POST /v1/payment_intents',
    { ...intent, shipping: { name: 'x', address: { line1: 'x', colour: 'red' } } },
    'shipping[address][colour] is unknown',
  ],
  [
    'one in a list',
    'POST /v1/subscription_schedules',
    { phases: [phase, { ...phase, colour: 'red' }] },
    'phases[][colour] is unknown',
  ],
  [
    'one in a long list',
    'POST /v1/subscription_schedules',
    { phases: { 0: phase, 1: { ...phase, colour: 'red' } } },
    'phases[][colour] is unknown',
  ],
  ['one of another call', 'GET /v1/payment_intents/{id}', { query: 'x' }, 'query is unknown'],
  ['what a search needs', 'GET /v1/payment_intents/search', {}, 'query is missing'],
  [
    'an unknown word',
    'POST /v1/payment_intents',
    { ...intent, setup_future_usage: 'later' },
    "setup_future_usage is 'later', not 'off_session' or 'on_session'",
  ],
  [
    'an unknown word in a list',
    'POST /v1/refunds',
    { reason: 'regret' },
    "reason is 'regret', not 'duplicate' or 'fraudulent' or 'requested_by_customer'",
  ],
  [
    'no number',
    'POST /v1/payment_intents',
    { ...intent, amount: 'much' },
    "amount is 'much', not number",
  ],
  [
    'an amount in words of a machine',
    'POST /v1/payment_intents',
    { ...intent, amount: 'NaN' },
    "amount is 'NaN', not number",
  ],
  [
    'nothing for a number',
    'POST /v1/payment_intents',
    { ...intent, amount: '' },
    "amount is '', not number",
  ],
  [
    'no yes or no',
    'POST /v1/payment_intents',
    { ...intent, confirm: '1' },
    "confirm is '1', not boolean",
  ],
  [
    'a text for a list',
    'POST /v1/payment_intents',
    { ...intent, expand: 'customer' },
    "expand is 'customer', not list",
  ],
  [
    'a text for an object',
    'POST /v1/payment_intents',
    { ...intent, shipping: 'x' },
    "shipping is 'x', not object",
  ],
  [
    'an object for a text',
    'POST /v1/payment_intents',
    { ...intent, customer: { id: 'x' } },
    'customer is an object, not string',
  ],
  [
    'a list for a text',
    'POST /v1/payment_intents',
    { ...intent, customer: ['x'] },
    'customer is a list, not string',
  ],
  [
    'an object in metadata',
    'POST /v1/payment_intents',
    { ...intent, metadata: { a: { b: 'c' } } },
    'metadata[a] is an object, not string or number or null',
  ],
  ['what is missing', 'POST /v1/payment_intents', { currency: 'usd' }, 'amount is missing'],
  [
    'what is missing inside',
    'POST /v1/subscription_schedules',
    { phases: [{ currency: 'usd' }] },
    'phases[][items] is missing',
  ],
  [
    'what is not in the answer',
    'POST /v1/payment_intents',
    { ...intent, expand: ['charges'] },
    'expand names charges, which the answer does not have',
  ],
  [
    'what is not in what is expanded',
    'GET /v1/payment_intents/{id}',
    { expand: ['latest_charge.colour'] },
    'expand names latest_charge.colour, which the answer does not have',
  ],
  [
    'what is expanded past the list',
    'GET /v1/payment_intents',
    { expand: ['customer'] },
    'expand names customer, which the answer does not have',
  ],
  ['an unknown path', 'POST /v1/payment_intentions', intent, 'is no call of the SDK'],
  ['a path without its id', 'GET /v1/payment_intents/', {}, 'is no call of the SDK'],
  ['another method', 'DELETE /v1/payment_intents/pi_1', {}, 'is no call of the SDK'],
  [
    'a deprecated parameter',
    'POST /v1/payment_intents',
    { ...intent, payment_method_options: { link: { persistent_token: 'x' } } },
    'payment_method_options[link][persistent_token] is deprecated',
  ],
  ['a deprecated call', 'GET /v1/exchange_rates', {}, 'ExchangeRateResource.list is deprecated'],
  [
    'a call of which the text says so',
    'POST /v1/charges',
    {},
    'ChargeResource.create is deprecated',
  ],
])('STR recorder %s is found', (_, asked, params, found) => {
  expect(violations(callOf(asked, params))).toEqual([`${asked}: ${found}`]);
});

test.each<[string, Partial<CallForm>, string[]]>([
  ['without a version', { version: null }, [`is asked in version none, not ${contract.version}`]],
  [
    'of an older version',
    { version: '2020-08-27' },
    [`is asked in version 2020-08-27, not ${contract.version}`],
  ],
  ['that could be made twice', { hasIdempotencyKey: false }, ['has no Idempotency-Key']],
])('STR recorder a call %s is found', (_, differs, found) => {
  const call = { ...callOf('POST /v1/payment_intents', intent), ...differs };
  expect(violations(call)).toEqual(found.map((words) => `POST /v1/payment_intents: ${words}`));
});

test('STR recorder only what changes something needs a key', () => {
  expect(violations({ ...callOf('GET /v1/charges/ch_1'), hasIdempotencyKey: false })).toEqual([]);
});

test('STR recorder each parameter of a call is counted once, wherever it stands in a list', () => {
  const combinations = (asked: string, params: object) =>
    checkCall(contract, callOf(asked, params)).combinations;
  expect(combinations('GET /v1/charges/ch_1', {})).toEqual(['GET /v1/charges/{id}']);
  expect([
    ...new Set(
      combinations('POST /v1/subscription_schedules', { customer: 'x', phases: [phase, phase] }),
    ),
  ]).toEqual([
    'POST /v1/subscription_schedules customer',
    'POST /v1/subscription_schedules phases[][items][][price]',
  ]);
});

/** An SDK of one call, with what Stripe's own does not have at the moment. */
function otherSdk(params: string, takes = 'params?: ThingParams'): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'resources'));
  writeFileSync(
    join(folder, 'resources', 'Things.js'),
    'export class Things { create(params) { return this._makeRequest("POST", "/v1/things", params); } }',
  );
  writeFileSync(
    join(folder, 'resources', 'Things.d.ts'),
    `export declare class Things { create(${takes}): Promise<void>; }
     export interface ThingParams { ${params} }`,
  );
  return readContract(folder, 'next');
}

/** What is found in a thing of the other SDK. */
function foundIn(sdk: Contract, params: object): string[] {
  const call = { ...callOf('POST /v1/things', params), version: 'next' };
  return checkCall(sdk, call).violations.map((found) => found.replace('POST /v1/things: ', ''));
}

test.each([
  ["size?: 'small' | /** @deprecated Use small. */ 'tiny'", "size is 'tiny', which is deprecated"],
  ["size?: 'small'\n /** @deprecated */\n | 'tiny'", "size is 'tiny', which is deprecated"],
  ["/** How large. @deprecated */ size?: 'tiny'", 'size is deprecated'],
  ['/** [Deprecated] This parameter is deprecated. */\n size?: string', 'size is deprecated'],
])('STR recorder what an SDK marks as old is found: %s', (params, found) => {
  expect(foundIn(otherSdk(params), { size: 'tiny' })).toEqual([found]);
});

test("STR recorder a mark counts for what it stands at, and a wish for later doesn't", () => {
  const sdk = otherSdk(
    "size?: 'small' | /** @deprecated */ 'tiny'; /** This field will be deprecated. */ age?: number; /** @deprecated */ old?: string",
  );
  expect(foundIn(sdk, { size: 'small', age: '1' })).toEqual([]);
});

test('STR recorder null is sent as nothing, and lets nothing else pass', () => {
  const sdk = otherSdk('size?: number | null');
  expect(foundIn(sdk, { size: '' })).toEqual([]);
  expect(foundIn(sdk, { size: 'tiny' })).toEqual(["size is 'tiny', not number or null"]);
});

test('STR recorder of two objects the one is meant that fits better', () => {
  const sdk = otherSdk("of?: { kind: 'a'; x: string } | { kind: 'b'; y: string }");
  expect(foundIn(sdk, { of: { kind: 'a', x: '1', z: '1' } })).toEqual(['of[z] is unknown']);
  expect(foundIn(sdk, { of: { kind: 'b', y: '1', z: '1' } })).toEqual(['of[z] is unknown']);
});

test('STR recorder a call that takes no parameters is given none', () => {
  const sdk = otherSdk('', '');
  expect(foundIn(sdk, {})).toEqual([]);
  expect(foundIn(sdk, { size: 'tiny' })).toEqual(['size is unknown']);
});

test('STR recorder a type that cannot be read is no silent pass', () => {
  expect(foundIn(otherSdk('size?: keyof Date'), { size: 'x' })).toEqual([
    'cannot be checked: A TSTypeOperator cannot be read.',
  ]);
  expect(foundIn(otherSdk('size?: Nowhere'), { size: 'x' })).toEqual([
    'cannot be checked: No type Nowhere is declared.',
  ]);
});
