import { beforeAll, expect, test } from 'vitest';
import { signInEverybody } from '../support/callers.ts';
import { type Caller, useCms } from '../support/cms.ts';
import { ownCalls } from '../support/own-calls.ts';
import { callTable } from './call-table.ts';

const cms = useCms();
const names = ['anonymous', 'web', 'staff', 'practitioner', 'admin', 'newcomer'] as const;
const people: Record<string, Caller> = {};

beforeAll(async () => {
  Object.assign(people, await signInEverybody(cms));
});

test('SEC-11 every call of our own has a row in the table, and every row a call', () => {
  expect(ownCalls(cms.payload.config).sort()).toEqual(Object.keys(callTable).sort());
});

/** What stands in the place of a name in a path. */
const examples: Record<string, string> = {
  ':id': '00000000-0000-4000-8000-000000000000',
  ':list': 'to-send',
  ':month': '2026-11',
  ':table': 'orders.csv',
};

async function ask(who: string, call: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const filled = path.replaceAll(/:\w+/g, (name) => examples[name] ?? name);
  const body =
    method === 'get' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' };
  const { status } = await cms.request(filled, {
    as: people[who],
    method: method.toUpperCase(),
    ...body,
  });
  return status;
}

/**
 * The letter that an answer shows: a plus for whatever is said to somebody who may ask, such as that a field is missing, or,
 * with 503, that Stripe is out of reach: there is none here.
 */
function letterOf(status: number): string {
  if ([401, 403].includes(status)) return '-';
  return status < 500 || status === 503 ? '+' : String(status);
}

test.each(Object.entries(callTable))(
  'SEC-11 %s is answered to those alone who may call it',
  async (call, row) => {
    const letters = [];
    for (const who of names) letters.push(letterOf(await ask(who, call)));
    // Without its link a call answers nobody: what is missing, or that it opens nothing.
    const expected = row.includes('l')
      ? [row.replaceAll('l', '-'), row.replaceAll('l', '+')]
      : [row];
    expect(expected).toContain(letters.join(''));
  },
);
