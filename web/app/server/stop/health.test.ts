import { listening } from 'common/tests/listening';
import { expect, test } from 'vitest';
import { createHealth } from './health.ts';

async function health(canFillPages: () => Promise<boolean>, staleSeconds = 0) {
  const lifecycle = { isStopping: false };
  const clock = { time: 0 };
  const content = {
    latest: () => Promise.resolve({ name: '7', isSure: true }),
    state: () => ({ version: 7, staleSeconds }),
    canFillPages,
  };
  const answer = createHealth(
    lifecycle,
    () => Promise.resolve(content),
    () => clock.time,
  );
  const { url } = await listening((request, response) => {
    void answer(request.url ?? '', request, response).then(
      (found) => found || response.writeHead(404).end(),
    );
  });
  const ask = async (path: string): Promise<[number, unknown]> => {
    const response = await fetch(url + path);
    const text = await response.text();
    return [response.status, text && JSON.parse(text)];
  };
  return { ask, lifecycle, clock };
}

test('REL-14 live asks nobody', async () => {
  const { ask } = await health(() => Promise.reject(new Error('must not be asked')));
  expect(await ask('/health/live')).toEqual([200, { status: 'live' }]);
});

test('REL-14 ready tells whether pages can be filled, and nothing more', async () => {
  let up = true;
  const { ask, clock } = await health(() => Promise.resolve(up));
  expect(await ask('/health/ready')).toEqual([
    200,
    { status: 'ready', content: { version: 7, staleSeconds: 0 } },
  ]);
  up = false;
  clock.time = 1_000;
  expect(await ask('/health/ready')).toEqual([
    503,
    { status: 'waiting for the CMS', content: { version: 7, staleSeconds: 0 } },
  ]);
});

test('REL-10 a shop that lives on what it knows is ready and says for how long', async () => {
  const { ask } = await health(() => Promise.resolve(true), 90);
  expect(await ask('/health/ready')).toEqual([
    200,
    { status: 'ready', content: { version: 7, staleSeconds: 90 } },
  ]);
});

test('REL-14 a flood of questions asks the CMS once a second', async () => {
  let asked = 0;
  const { ask, clock } = await health(() => Promise.resolve(Boolean((asked += 1))));
  await Promise.all(Array.from({ length: 50 }, () => ask('/health/ready')));
  expect(asked).toBe(1);
  clock.time = 1_000;
  await ask('/health/ready');
  expect(asked).toBe(2);
});

test('REL-12 a server that stops says so first', async () => {
  const { ask, lifecycle } = await health(() => Promise.resolve(true));
  lifecycle.isStopping = true;
  expect(await ask('/health/ready')).toEqual([503, { status: 'stopping' }]);
  expect(await ask('/health/live')).toEqual([200, { status: 'live' }]);
});

test('other paths are not its business', async () => {
  const { ask } = await health(() => Promise.resolve(true));
  expect(await ask('/health')).toEqual([404, '']);
});
