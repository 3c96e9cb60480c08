import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { listening } from 'common/tests/listening';
import { expect, test } from 'vitest';
import { sendRaw } from '../../../tests/support/raw-http.ts';
import type { Client } from './client.ts';
import { describeClient } from './client.ts';

async function seen(headers: string, hops: number): Promise<Client> {
  let client: Client | undefined;
  const { port } = await listening((request: IncomingMessage, response) => {
    client = describeClient(request, hops);
    response.end();
  });
  await sendRaw(port, `GET / HTTP/1.1\r\nConnection: close\r\n${headers}\r\n\r\n`);
  if (!client) throw new Error('the request did not arrive');
  return client;
}

test('without a trusted proxy forwarded headers are not believed', async () => {
  const client = await seen(
    'Host: shop.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 1.2.3.4',
    0,
  );
  expect(client).toEqual({ scheme: 'http', host: 'shop.example', address: '127.0.0.1' });
});

test('SEC-18 behind one proxy only what it wrote itself counts', async () => {
  const client = await seen(
    'Host: web\r\nX-Forwarded-Host: shop.example\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 6.6.6.6, 1.2.3.4',
    1,
  );
  expect(client).toEqual({ scheme: 'https', host: 'shop.example', address: '1.2.3.4' });
});

test('behind two proxies the entry of the outer one counts', async () => {
  const client = await seen(
    'Host: web\r\nX-Forwarded-For: 6.6.6.6, 1.2.3.4, 10.0.0.1\r\nX-Forwarded-Proto: https',
    2,
  );
  expect(client).toMatchObject({ scheme: 'https', host: 'web', address: '1.2.3.4' });
});

test.each(['shop.example/evil', 'shop example', 'a@b', '[::1', 'shop.example:port'])(
  'the host %s is no host',
  (host) => {
    const headers: IncomingHttpHeaders = { host };
    const request = { headers, socket: { remoteAddress: '127.0.0.1' } } as IncomingMessage;
    expect(describeClient(request, 0).host).toBe('');
  },
);

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'Shop.Example'])(
  'the host %s is one',
  (host) => {
    const headers: IncomingHttpHeaders = { host };
    const request = { headers, socket: { remoteAddress: '127.0.0.1' } } as IncomingMessage;
    expect(describeClient(request, 0).host).toBe(host.toLowerCase());
  },
);
