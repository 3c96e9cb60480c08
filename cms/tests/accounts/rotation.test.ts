import { expect, test } from 'vitest';
import { parseEnv } from '../../src/env.ts';
import { keepServiceAccounts } from '../../src/startup/service-accounts.ts';
import { useCms } from '../support/cms.ts';

const cms = useCms();
const older = 'older-key-'.padEnd(40, 'o');
const newer = 'newer-key-'.padEnd(40, 'n');

async function statusWith(key: string): Promise<number> {
  return (
    await cms.request('products', { headers: { authorization: `service-accounts API-Key ${key}` } })
  ).status;
}

/** Asks with `key`, four at a time and without a pause, while `work` runs. */
async function failuresDuring(
  key: string,
  work: () => Promise<void>,
): Promise<{ asked: number; failed: number }> {
  const statuses: number[] = [];
  let isOver = false;
  const askOn = async (): Promise<void> => {
    statuses.push(await statusWith(key));
    if (!isOver) await askOn();
  };
  const asking = Promise.all(Array.from({ length: 4 }, askOn));
  await expect.poll(() => statuses.length).toBeGreaterThan(4);
  await work();
  isOver = true;
  await asking;
  return { asked: statuses.length, failed: statuses.filter((status) => status !== 200).length };
}

async function keep(keys: string): Promise<void> {
  await keepServiceAccounts(
    cms.payload,
    parseEnv({ ...process.env, CMS_API_KEY: keys }).CMS_API_KEY,
    () => {},
  );
}

test('SEC-12 while rotating both keys sign in; afterwards the former one does not', async () => {
  await keep(older);
  expect([await statusWith(older), await statusWith(newer)]).toEqual([200, 403]);
  await keep(`${newer},${older}`);
  expect([await statusWith(older), await statusWith(newer)]).toEqual([200, 200]);
  await keep(newer);
  expect([await statusWith(older), await statusWith(newer)]).toEqual([403, 200]);
});

test('SEC-12 a leaked key is replaced without a failed request: both keys first, then the new one alone', async () => {
  await keep(older);
  expect(await failuresDuring(older, () => keep(`${newer},${older}`))).toEqual({
    asked: expect.any(Number),
    failed: 0,
  });
  expect(await failuresDuring(newer, () => keep(newer))).toEqual({
    asked: expect.any(Number),
    failed: 0,
  });
  expect([await statusWith(older), await statusWith(newer)]).toEqual([403, 200]);
});

test('SEC-12 a short key and a third key are refused', async () => {
  await expect(keep('short')).rejects.toThrow('32 characters');
  await expect(keep(`${older},${newer},${'x'.repeat(40)}`)).rejects.toThrow('at most two');
  expect(await statusWith(newer)).toBe(200);
});
