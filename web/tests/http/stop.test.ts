import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
beforeAll(async () => {
  cms = await startFixtureCms();
});
afterAll(() => cms.close());

test.each(['SIGTERM', 'SIGINT'] as const)('REL-12 %s loses no request and ends the process with 0', async (signal) => {
  const web = await startWeb(cms.url);
  cms.answers.set('globals/store', 'hang');
  const underWay = fetch(`${web.url}/store`);
  await expect.poll(() => cms.calls.some((call) => call.path === 'globals/store')).toBe(true);
  const started = Date.now();
  web.signal(signal);
  await expect.poll(async () => (await fetch(`${web.url}/health/ready`)).status).toBe(503);
  expect((await underWay).status).toBe(503);
  expect(await web.exited).toBe(0);
  expect(Date.now() - started).toBeLessThan(8_000);
  cms.answers.clear();
  cms.calls.length = 0;
});

test('a missing setting stops the start with its name', async () => {
  await expect(startWeb(cms.url, { CMS_API_KEY: '' })).rejects.toThrow(/stopped with 1[\s\S]*CMS_API_KEY/);
});
