import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startFaultProxy } from './fault-proxy.ts';

async function openEdge() {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.end('here');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const proxy = await startFaultProxy((server.address() as AddressInfo).port);
  onTestFinished(async () => {
    await proxy.stop();
    server.closeAllConnections();
    server.close();
  });
  const ask = async (withinMs = 5_000) =>
    await (
      await fetch(`http://127.0.0.1:${proxy.port}/`, { signal: AbortSignal.timeout(withinMs) })
    ).text();
  return { proxy, ask, requests: () => requests };
}

test('passes everything on until it is told to misbehave, and again afterwards', async () => {
  const { proxy, ask } = await openEdge();
  expect(await ask()).toBe('here');
  for (const mode of ['refuse', 'reset'] as const) {
    await proxy.set({ mode });
    await expect(ask()).rejects.toThrow('fetch failed');
    await proxy.set({ mode: 'none' });
    expect(await ask()).toBe('here');
  }
});

test('behind a black hole nothing arrives and nobody is told; what was said arrives when it is over', async () => {
  const { proxy, ask, requests } = await openEdge();
  await proxy.set({ mode: 'black-hole' });
  await expect(ask(200)).rejects.toThrow('timeout');
  expect(requests()).toBe(0);
  const waiting = ask();
  await proxy.set({ mode: 'none' });
  expect(await waiting).toBe('here');
});

test('half open, the request arrives and its answer does not', async () => {
  const { proxy, ask, requests } = await openEdge();
  await proxy.set({ mode: 'half-open' });
  await expect(ask(200)).rejects.toThrow('timeout');
  expect(requests()).toBe(1);
});
