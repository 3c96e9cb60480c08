import { freePort } from 'common/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { startFixtureCms } from '../fixture-cms.ts';
import { startWeb } from '../support/web-process.ts';

test('SAFE-13 figures are at a port of their own, and the shop itself shows none', async () => {
  const cms = await startFixtureCms();
  onTestFinished(() => cms.close());
  const port = await freePort();
  const web = await startWeb(cms.url, { METRICS_PORT: String(port) });
  onTestFinished(() => web.close());
  expect((await fetch(`${web.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${web.url}/store`)).status).toBe(200);
  const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect
    .poll(figures)
    .toMatch(
      /http_request_duration_seconds_count\{service="web",method="GET",status="200"\} [1-9]/,
    );
  expect(await figures()).toContain('nodejs_eventloop_lag_seconds{service="web"}');
});
