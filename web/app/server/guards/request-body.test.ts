import { listening } from 'common/tests/listening';
import { expect, test } from 'vitest';
import { sendRaw } from '../../../tests/support/raw-http.ts';
import { refuse } from './refusal.ts';
import { readBody } from './request-body.ts';

async function reader(limit: number) {
  const { port } = await listening((request, response) => {
    void readBody(request, limit).then((body) => {
      if (typeof body === 'string') refuse(request, response, true, { status: 413, message: body });
      else response.end(String(body.length));
    });
  });
  return port;
}

const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';

test('SEC-05 a body up to the limit is read', async () => {
  const port = await reader(10);
  expect(await sendRaw(port, `${head}Content-Length: 10\r\n\r\n0123456789`)).toMatchObject({
    status: 200,
    body: '10',
  });
});

test('SEC-05 a body that announces too much is refused before it is sent', async () => {
  const port = await reader(10);
  expect(await sendRaw(port, `${head}Content-Length: 11\r\n\r\n`)).toMatchObject({
    status: 413,
    headers: { connection: 'close' },
  });
});

test('SEC-05 a chunked body is refused as soon as it is too long', async () => {
  const port = await reader(10);
  expect(
    await sendRaw(
      port,
      `${head}Transfer-Encoding: chunked\r\n\r\n`,
      '8\r\n01234567\r\n',
      '8\r\n01234567\r\n',
    ),
  ).toMatchObject({ status: 413 });
});

test('SEC-05 a client that goes on sending still reads why it was refused', async () => {
  const port = await reader(10);
  const megabyte = Buffer.alloc(1024 * 1024, 'x');
  const answer = await sendRaw(
    port,
    `${head}Content-Length: ${3 * megabyte.length}\r\n\r\n`,
    megabyte,
    megabyte,
    megabyte,
  );
  expect(answer).toMatchObject({ status: 413 });
  expect(JSON.parse(answer.body)).toEqual({ success: false, message: 'too large' });
});
