import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { listening } from 'common/tests/listening';
import { countConnections, holdOpen, upgradeTo } from 'common/tests/sockets';
import { expect, onTestFinished, test } from 'vitest';
import { sendRaw } from '../../tests/support/raw-http.ts';
import { createBoundedServer } from './listen.ts';

const plain: RequestListener = (_request, response) => response.end();
const bounded = (times = {}, listener = plain) => listening(createBoundedServer(listener, times));

async function hold(port: number, bytes: string) {
  const socket = await holdOpen(port, bytes);
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('SEC-22 what is not HTTP is answered with 400 and the headers that every answer has', async () => {
  const { port } = await bounded();
  expect(await sendRaw(port, 'hello\r\n\r\n')).toMatchObject({
    status: 400,
    headers: { 'x-content-type-options': 'nosniff', connection: 'close' },
  });
});

test('SEC-05 headers of more than 16 kB are answered with 431', async () => {
  const { port } = await bounded();
  const answer = await sendRaw(
    port,
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
  );
  expect(answer).toMatchObject({ status: 431, headers: { 'x-content-type-options': 'nosniff' } });
});

test('SEC-05 headers that trickle are answered with 408', async () => {
  const { port } = await bounded({ headersMs: 50, requestMs: 50, checkMs: 10 });
  expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:')).toMatchObject({
    status: 408,
    headers: { 'x-content-type-options': 'nosniff' },
  });
});

test('a request without a host is refused', async () => {
  const { port } = await bounded();
  expect(await sendRaw(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatchObject({
    status: 400,
  });
});

test('SAFE-01 who is too slow, breaks the rules or wants another protocol is told so, and cut off however long they keep their side open', async () => {
  const { server, port } = await bounded({ headersMs: 50, requestMs: 50, checkMs: 10 });
  const asked = [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx',
    'hello\r\n\r\n',
    upgradeTo('/'),
    upgradeTo('/store', 'h2c'),
  ];
  const answers = await Promise.all(
    asked.map(async (bytes) => String(await once(await hold(port, bytes), 'data'))),
  );
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['408', '200', '400', '400', '400']);
  await expect.poll(() => countConnections(server), { timeout: 3_000 }).toBe(0);
});

test('SAFE-01 who says nothing, and who takes nothing of the answer, is cut off after a time', async () => {
  const large = Buffer.alloc(20_000_000);
  const { server, port } = await bounded(
    { idleMs: 100, headersMs: 100, requestMs: 100, checkMs: 10 },
    (_request, response) => response.end(large),
  );
  await hold(port, '');
  await hold(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => countConnections(server)).toBe(2);
  await expect.poll(() => countConnections(server), { timeout: 5_000 }).toBe(0);
});

test('SAFE-01 a visitor who is gone before the refusal of an upgrade is no trouble', async () => {
  const { server, port } = await bounded();
  for (let turn = 0; turn < 50; turn += 1) (await hold(port, upgradeTo('/'))).resetAndDestroy();
  await expect.poll(() => countConnections(server)).toBe(0);
  expect(
    await sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  ).toMatchObject({ status: 200 });
});
