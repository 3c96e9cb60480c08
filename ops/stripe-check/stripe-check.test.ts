import { expect, test } from 'vitest';
import { openStandIn } from '../stand-ins/stripe/test-stand-in.ts';
import { compare, withoutChance } from './note.ts';
import { play } from './run.ts';
import { scenarios } from './scenarios.ts';

test.each(scenarios)('STR-05 $name: the stand-in does the same twice', async (scenario) => {
  const one = await play(scenario, (await openStandIn()).sdk, 5);
  const other = await play(scenario, (await openStandIn()).sdk, 5);
  expect(Object.keys(one).length).toBeGreaterThan(0);
  expect(compare(one, other)).toEqual([]);
});

test('STR-05 a payment that differs in its amount, state or error is told', async () => {
  const [scenario] = scenarios;
  if (!scenario) throw new Error('There is no scenario');
  const honest = await play(scenario, (await openStandIn()).sdk, 5);
  const { sdk, control } = await openStandIn();
  await control('POST', 'faults', {
    match: 'POST /v1/payment_intents/:id/cancel',
    mode: 'status',
    status: 404,
  });
  expect(compare(honest, await play(scenario, sdk, 5))).toContainEqual({
    at: 'taken back.error.statusCode',
    standIn: 400,
    stripe: 404,
  });
});

test('STR-05 what is another each time is no difference; amounts, states and fields are', () => {
  const one = { id: 'pi_3NaBcDeFgHiJ', created: 1_790_000_000, amount: 100, status: 'succeeded' };
  const other = { ...one, id: 'pi_9ZzYyXxWwVvU', created: 1_790_000_123 };
  const same = (left: object, right: object) => compare(withoutChance(left), withoutChance(right));
  expect(same(one, other)).toEqual([]);
  expect(same(one, { ...other, amount: 101 })).toEqual([
    { at: 'amount', standIn: 100, stripe: 101 },
  ]);
  expect(same(one, { ...other, status: 'processing' })).toHaveLength(1);
  expect(same(one, { ...other, extra: null })).toEqual([
    { at: 'extra', standIn: undefined, stripe: null },
  ]);
  expect(same({ list: [1] }, { list: [] })).toEqual([
    { at: 'list.0', standIn: 1, stripe: undefined },
  ]);
});
