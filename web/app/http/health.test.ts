import { expect, test } from 'vitest';
import { listening } from '../../tests/support/listening.ts';
import { createHealth } from './health.ts';

async function health(reachesCms: () => Promise<boolean>, now: () => number = () => 0) {
  const lifecycle = { isStopping: false };
  const answer = createHealth(lifecycle, reachesCms, now);
  const { url } = await listening((request, response) => {
    void answer(request.url ?? '', request, response).then((found) => found || response.writeHead(404).end());
  });
  const ask = async (path: string) => {
    const response = await fetch(url + path);
    return [response.status, await response.text()];
  };
  return { ask, lifecycle };
}

test('REL-14 live asks nobody', async () => {
  const { ask } = await health(() => Promise.reject(new Error('must not be asked')));
  expect(await ask('/health/live')).toEqual([200, '{"status":"live"}']);
});

test('REL-14 ready tells whether pages can be filled, and nothing more', async () => {
  let up = true;
  let time = 0;
  const { ask } = await health(() => Promise.resolve(up), () => time);
  expect(await ask('/health/ready')).toEqual([200, '{"status":"ready"}']);
  up = false;
  time = 1_000;
  expect(await ask('/health/ready')).toEqual([503, '{"status":"waiting for the CMS"}']);
});

test('REL-14 a flood of questions asks the CMS once a second', async () => {
  let asked = 0;
  let time = 0;
  const { ask } = await health(() => Promise.resolve(Boolean((asked += 1))), () => time);
  await Promise.all(Array.from({ length: 50 }, () => ask('/health/ready')));
  expect(asked).toBe(1);
  time = 1_000;
  await ask('/health/ready');
  expect(asked).toBe(2);
});

test('REL-12 a server that stops says so first', async () => {
  const { ask, lifecycle } = await health(() => Promise.resolve(true));
  lifecycle.isStopping = true;
  expect(await ask('/health/ready')).toEqual([503, '{"status":"stopping"}']);
  expect(await ask('/health/live')).toEqual([200, '{"status":"live"}']);
});

test('other paths are not its business', async () => {
  const { ask } = await health(() => Promise.resolve(true));
  expect(await ask('/health')).toEqual([404, '']);
});
