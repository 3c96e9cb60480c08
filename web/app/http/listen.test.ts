import { expect, test } from 'vitest';
import { listening } from '../../tests/support/listening.ts';
import { sendRaw } from '../../tests/support/raw-http.ts';
import { createBoundedServer } from './listen.ts';

const bounded = (times = {}) => listening(createBoundedServer((_request, response) => response.end(), times));

test('SEC-22 what is not HTTP is answered with 400 and the headers that every answer has', async () => {
  const { port } = await bounded();
  expect(await sendRaw(port, 'hello\r\n\r\n')).toMatchObject({ status: 400, headers: { 'x-content-type-options': 'nosniff', connection: 'close' } });
});

test('SEC-05 headers of more than 16 kB are answered with 431', async () => {
  const { port } = await bounded();
  const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`);
  expect(answer).toMatchObject({ status: 431, headers: { 'x-content-type-options': 'nosniff' } });
});

test('SEC-05 headers that trickle are answered with 408', async () => {
  const { port } = await bounded({ headersMs: 50, requestMs: 50, checkMs: 10 });
  expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:')).toMatchObject({ status: 408, headers: { 'x-content-type-options': 'nosniff' } });
});

test('a request without a host is refused', async () => {
  const { port } = await bounded();
  expect(await sendRaw(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatchObject({ status: 400 });
});
