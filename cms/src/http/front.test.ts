import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createFront } from './front.ts';
import { allowances, createLimits } from './limits/limits.ts';

type Next = Parameters<typeof createFront>[0]['next'];

const tellWhatCame: Next = async (request, response) => {
  if (request.url === '/cms-api/broken') throw new Error('broken');
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(request.headers));
};

/** The front before a Next that tells what reached it, or before another one. */
async function startFront({
  trustProxy = 0,
  next = tellWhatCame,
}: {
  trustProxy?: number;
  next?: Next;
} = {}) {
  const limits = createLimits({ keys: ['the key'], factor: 1 });
  const server = createServer(
    createFront({
      trustProxy,
      isDevelopment: false,
      siteUrl: 'https://shop.example/',
      limits,
      next,
      onError: () => {},
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

const everywhere = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

test('SEC-22 every answer carries the security headers, refusals and failures too', async () => {
  const { url } = await startFront();
  const packed = { method: 'POST', headers: { 'content-encoding': 'gzip' }, body: 'x' };
  const answers = [
    await fetch(`${url}/admin`),
    await fetch(`${url}/_next/static/x.js`),
    await fetch(`${url}/cms-api/health`),
    await fetch(`${url}/cms-api/broken`),
    await fetch(`${url}/cms-api/products`, packed),
    await fetch(`${url}/admin`, { method: 'POST', body: 'x'.repeat(70_000) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 500, 415, 413]);
  for (const { headers } of answers) {
    for (const name of everywhere) expect(headers.get(name)).toBeTruthy();
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test.each([
  '/cms-api/%ff',
  '/cms-api/media/file/%E0%A4.png',
  '/admin/collections/posts/%c3',
  '/admin/%',
])('SEC-06 %s is refused as malformed before Next fails over it', async (path) => {
  const { url } = await startFront();
  expect((await fetch(url + path)).status).toBe(400);
  expect((await fetch(`${url}/admin/collections/posts/%C3%BC?x=%ff`)).status).toBe(200);
});

test('SEC-22 each page has a nonce of its own, which Next is told, and no script runs without one', async () => {
  const { url } = await startFront();
  const [first, second] = [
    await fetch(`${url}/admin`),
    await fetch(`${url}/admin`, {
      headers: { 'content-security-policy': "script-src 'nonce-mine'" },
    }),
  ];
  const policies = [first, second].map(
    ({ headers }) => headers.get('content-security-policy') ?? '',
  );
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{24}';/);
  expect(policies[0]).not.toBe(policies[1]);
  expect(await second.json()).toMatchObject({ 'content-security-policy': policies[1] });
});

test('SEC-22 behind a proxy that speaks https, and only then, browsers are told to stay with it', async () => {
  const { url } = await startFront({ trustProxy: 1 });
  const over = async (proto: string) =>
    (await fetch(`${url}/admin`, { headers: { 'x-forwarded-proto': proto } })).headers.get(
      'strict-transport-security',
    );
  expect(await over('https')).toMatch(/max-age=\d{8}/);
  expect(await over('http')).toBeNull();
});

test('SEC-18 what a caller claims to be never reaches Next', async () => {
  const claims = {
    'x-forwarded-for': '6.6.6.6, 1.2.3.4',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-middleware-subrequest': 'middleware',
  };
  const direct = await startFront();
  const seen = await (await fetch(`${direct.url}/cms-api/x`, { headers: claims })).json();
  expect(seen).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${direct.port}`,
    'x-forwarded-proto': 'http',
  });
  expect(seen).not.toHaveProperty('x-middleware-subrequest');
  const behind = await startFront({ trustProxy: 1 });
  expect(await (await fetch(`${behind.url}/cms-api/x`, { headers: claims })).json()).toMatchObject({
    'x-forwarded-for': '1.2.3.4',
  });
});

test('SEC-07 an address is turned away when it asks too much; made-up forwarded addresses do not help, the key of the storefront is another matter', async () => {
  const { url } = await startFront();
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${url}/cms-api/products`, { headers })).status;
  let refused = 0;
  for (let turn = 0; turn < allowances.address.most + 20; turn++) {
    if (
      (await ask({
        'x-forwarded-for': `10.0.${turn >> 8}.${turn & 255}`,
        authorization: 'service-accounts API-Key wrong',
      })) === 429
    )
      refused += 1;
  }
  expect(refused).toBe(20);
  expect(await ask({ authorization: 'service-accounts API-Key the key' })).toBe(200);
});

test.each(['/admin', '/cms-api/users/login'])(
  'SEC-05 a body without a length is refused at %s',
  async (path) => {
    const { port } = await startFront();
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: cms\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 411/);
  },
);

test('SEC-05 who goes on sending after the answer is cut off', async () => {
  const { port } = await startFront();
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /cms-api/x HTTP/1.1\r\nHost: cms\r\nContent-Length: 60000\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
  await once(socket, 'close');
});

test('SEC-05 more than 64 kB is for people who are signed in: files to a call, actions to a page', async () => {
  const { url } = await startFront();
  const send = async (path: string, size: number, type: string, cookie = '') =>
    (
      await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': type, cookie },
        body: new Uint8Array(size),
      })
    ).status;
  const form = 'multipart/form-data; boundary=x';
  const signedIn = 'payload-token=x';
  expect(await send('/cms-api/media', 70_000, form)).toBe(413);
  expect(await send('/cms-api/media', 70_000, form, signedIn)).toBe(200);
  expect(await send('/cms-api/media', 70_000, 'application/json', signedIn)).toBe(413);
  expect(await send('/cms-api/media', 25_000_001, form, signedIn)).toBe(413);
  expect(await send('/admin', 70_000, 'text/plain')).toBe(413);
  expect(await send('/admin', 70_000, 'text/plain', signedIn)).toBe(200);
  expect(await send('/admin', 5_000_001, 'text/plain', signedIn)).toBe(413);
});

test.each(['leads/contact', 'payments/order'])(
  'REL-01 REL-09 %s is taken in turn, and nobody works for who has left before',
  async (call) => {
    const begun: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { url } = await startFront({
      next: async (request, response) => {
        begun.push(request.url ?? '');
        await held;
        response.end('{}');
      },
    });
    const send = (name: string, signal: AbortSignal | null = null) =>
      fetch(`${url}/cms-api/${call}?${name}`, { method: 'POST', body: '{}', signal }).then(
        ({ status }) => status,
        () => 'left',
      );
    const first = Array.from({ length: 6 }, (_, turn) => send(`first-${turn}`));
    await expect.poll(() => begun.length).toBe(6);
    const leaving = new AbortController();
    const gone = send('gone', leaving.signal);
    const patient = send('patient');
    expect(await Promise.race([patient, pause(200)])).toBeUndefined();
    leaving.abort();
    expect(await gone).toBe('left');
    await pause(100);
    release();
    expect(await Promise.all([...first, patient])).toEqual(Array.from({ length: 7 }, () => 200));
    expect(begun.filter((path) => /gone|patient/.test(path))).toEqual([`/cms-api/${call}?patient`]);
  },
);
