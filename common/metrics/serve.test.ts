import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import { listening } from '../tests/listening.ts';
import { metricsVariables } from './address.ts';
import { serveMetrics } from './serve.ts';

const serve = async () => {
  const port = await freePort();
  return { port, metrics: await serveMetrics('web', { port, host: '127.0.0.1' }) };
};
const read = async (port: number, path = '/metrics') => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, text: await response.text() };
};

it('SAFE-13 shows how long answers took, by method and status, and no address of any', async () => {
  const { port, metrics } = await serve();
  const { promise: hangs, resolve: hang } = Promise.withResolvers<void>();
  const shop = createServer((request, response) => {
    if (request.url === '/hang') return hang();
    response.writeHead(request.url === '/' ? 200 : 404).end();
  });
  metrics.countRequests(shop);
  const { url } = await listening(shop);
  await (await fetch(url)).text();
  await (await fetch(`${url}/order/ann@person.example?token=1`, { method: 'POST' })).text();
  const hanging = get(`${url}/hang`).on('error', () => {});
  await hangs;
  hanging.destroy();
  await expect
    .poll(async () => (await read(port)).text)
    .toContain('http_request_duration_seconds_count{service="web",method="GET",status="499"} 1');
  const { text } = await read(port);
  expect(text).toContain('_count{service="web",method="GET",status="200"} 1');
  expect(text).toContain('_count{service="web",method="POST",status="404"} 1');
  expect(text).toMatch(/process_resident_memory_bytes\{service="web"\} \d+/);
  expect(text).not.toMatch(/person|order|token|hang/);
  expect((await read(port, '/')).status).toBe(404);
});

it('SAFE-13 leaves out a figure that cannot be read', async () => {
  const { port, metrics } = await serve();
  let isDown = false;
  metrics.addGauge('shop_mails_failed', 'Mails.', async () => {
    if (isDown) throw new Error('no database');
    return 3;
  });
  metrics.addGauge('shop_backup_age_seconds', 'Age.', async () => null);
  expect((await read(port)).text).toContain('shop_mails_failed{service="web"} 3');
  isDown = true;
  const { status, text } = await read(port);
  expect([status, text.includes('shop_mails_failed{'), text.includes('age_seconds{')]).toEqual([
    200,
    false,
    false,
  ]);
});

it('SAFE-13 refuses a port that is taken', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  await expect(serveMetrics('web', { port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
});

it('SAFE-13 without a port there are no figures, and a wrong one is named', () => {
  const variables = z.object(metricsVariables);
  expect(variables.parse({}).METRICS_PORT).toBeNull();
  expect(variables.parse({ METRICS_PORT: '' }).METRICS_PORT).toBeNull();
  expect(variables.parse({ METRICS_PORT: '9464' })).toEqual({
    METRICS_PORT: 9464,
    METRICS_HOST: '127.0.0.1',
  });
  expect(variables.safeParse({ METRICS_PORT: '70000' }).success).toBe(false);
});
