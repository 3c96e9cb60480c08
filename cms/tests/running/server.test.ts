import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import { startRedis } from 'common/tests/redis';
import { countSockets, holdOpen, upgradeTo } from 'common/tests/sockets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useCms } from '../support/cms.ts';
import { type Server, startServer } from '../support/server.ts';

const cms = useCms();
let server: Server;

beforeAll(async () => {
  server = await startServer();
  // Next listens for upgrades from the first request on.
  await fetch(`${server.url}/cms-api/health`, { headers: { connection: 'close' } });
});
afterAll(() => server.stop('SIGKILL'));

test(
  'SAFE-01 a thousand requests for another protocol leave no descriptor',
  { timeout: 180_000 },
  async () => {
    const before = countSockets(server.pid);
    const paths = [
      '/x',
      '/admin',
      '/admin/login',
      '/cms-api/users',
      '/_next/static/x',
      '/_next/webpack-hmr',
      '/',
    ];
    for (let round = 0; round < 10; round += 1) {
      const batch = await Promise.all(
        Array.from({ length: 100 }, (_, turn) =>
          holdOpen(server.port, upgradeTo(paths[turn % paths.length] ?? '/')),
        ),
      );
      for (const socket of batch.slice(0, 50)) socket.destroy();
    }
    await expect
      .poll(() => countSockets(server.pid), { timeout: 90_000 })
      .toBeLessThanOrEqual(before);
  },
);

/** What a browser sends with a page's own calls; `cookie` is somebody's session. */
const fromPage = (cookie = '') => ({ cookie, origin: server.url, 'sec-fetch-site': 'same-origin' });

/** The id that the build gave to the one action through which the admin's pages ask. */
function actionId(): string {
  const manifest = JSON.parse(
    readFileSync(
      join(import.meta.dirname, '../../.next/server/server-reference-manifest.json'),
      'utf8',
    ),
  ) as { node: Record<string, { filename: string }> };
  return (
    Object.entries(manifest.node).find(([, { filename }]) =>
      filename.endsWith('(payload)/layout.tsx'),
    )?.[0] ?? ''
  );
}

const form = (...parts: [string, string][]) =>
  [
    ...parts.map(
      ([name, value]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    '--b--\r\n',
  ].join('');
const broken: [type: string, body: string][] = [
  ...[
    '',
    'x',
    '{',
    '[]',
    'null',
    '[{"name":"no such"}]',
    '[{"name":"render-list","args":{"collectionSlug":"orders"}}]',
    '["$F1"]',
    '["$1:__proto__:then"]',
    '['.repeat(5_000),
    '\0',
  ].map((body): [string, string] => ['text/plain;charset=UTF-8', body]),
  ...[
    form(),
    form(['0', 'x']),
    form(['0', '["$F1"]'], ['1', '{"id":"x"}']),
    form(['$ACTION_ID_x', '']),
    form(['$ACTION_REF_1', '']),
    '--b\r\nContent',
    'x',
  ].map((body): [string, string] => ['multipart/form-data; boundary=b', body]),
  ['multipart/form-data', form(['0', '[]'])],
  ['multipart/form-data; boundary=', 'x'],
  ['application/x-www-form-urlencoded', 'a=b'],
];

test(
  'SAFE-08 an action of a page that nobody signed in for is refused, however it is broken, and nothing is shown of us',
  { timeout: 120_000 },
  async () => {
    const signedOut = await cms.signIn('staff');
    await cms.request('users/logout', { as: signedOut, method: 'POST' });
    const callers: Record<string, string>[] = [
      {},
      fromPage(),
      fromPage('payload-token=made-up'),
      fromPage(signedOut.headers.cookie),
      { authorization: `service-accounts API-Key ${cms.apiKey}` },
    ];
    for (const [type, body] of broken) {
      for (const [turn, caller] of callers.entries()) {
        for (const action of turn === 1 ? [actionId(), 'x', undefined] : [actionId()]) {
          for (const path of turn === 1
            ? ['/admin', '/admin/login', '/admin/orders/x', '/x']
            : ['/admin']) {
            const answer = await fetch(server.url + path, {
              method: 'POST',
              headers: {
                ...caller,
                'content-type': type,
                ...(action !== undefined && { 'next-action': action }),
              },
              body,
              redirect: 'manual',
            });
            const text = await answer.text();
            expect([path, type, body.slice(0, 40), answer.status]).toEqual([
              path,
              type,
              body.slice(0, 40),
              action === undefined ? 405 : 401,
            ]);
            expect(text).toMatch(/^\{"errors":\[\{"message":"[^"]+"\}\]\}$/);
          }
        }
      }
    }
  },
);

test('SAFE-08 methods that nothing here knows are refused with words', async () => {
  const cases: [path: string, methods: string[]][] = [
    ['/cms-api/payload-preferences/x', ['PROPFIND', 'QUERY', 'PURGE', 'LOCK']],
    ['/admin', ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']],
    ['/_next/static/x.js', ['POST', 'PUT', 'OPTIONS', 'PURGE']],
  ];
  for (const [path, methods] of cases) {
    for (const method of methods) {
      const answer = await fetch(server.url + path, { method });
      expect([path, method, answer.status, answer.headers.get('allow')?.includes('GET')]).toEqual([
        path,
        method,
        405,
        true,
      ]);
      expect(await answer.text()).toContain('errors');
    }
  }
  // Which fetch would not send.
  const socket = await holdOpen(
    server.port,
    'TRACE /cms-api/payload-preferences/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 405/);
});

test('SAFE-08 a folder among the pictures, and any odd name, is no file, and the connection stands', async () => {
  mkdirSync(join(process.env.MEDIA_DIR ?? '', 'documents', 'deeper'), { recursive: true });
  writeFileSync(join(process.env.MEDIA_DIR ?? '', 'documents', 'guide.pdf'), '%PDF-1.4');
  const headers = { authorization: `service-accounts API-Key ${cms.apiKey}` };
  const names = [
    'documents',
    'documents%2F',
    'documents%2Fguide.pdf',
    'documents%2Fdeeper',
    'documents%20',
    '%20',
    '~',
    'x'.repeat(255),
    'x'.repeat(3_000),
    '%F0%9F%98%80.png',
    '.hidden',
    'documents?prefix=x',
  ];
  for (const name of names) {
    for (const range of ['', 'bytes=0-1', 'bytes=9-1']) {
      const answer = await fetch(`${server.url}/cms-api/media/file/${name}`, {
        headers: { ...headers, ...(range && { range }) },
      });
      expect([name.slice(0, 30), answer.status]).toEqual([name.slice(0, 30), 404]);
      expect(await answer.text()).toContain('errors');
    }
  }
  expect((await fetch(`${server.url}/cms-api/documents/file/deeper`, { headers })).status).toBe(
    404,
  );
});

test(
  'SAFE-07 a list of the admin shows a hundred rows at most, whatever the address, the preferences or an action asks for',
  { timeout: 120_000 },
  async () => {
    await cms.payload.db.drizzle.execute(
      sql`insert into content_gaps (passage, day, count) select 'question:' || n, '2026-01-01', 1 from generate_series(1, 130) n`,
    );
    const headers = fromPage((await cms.signIn('staff')).headers.cookie);
    const rowsOf = (text: string) => new Set(text.match(/question:\d+/g)).size;
    const list = async (query = '') =>
      rowsOf(
        await (
          await fetch(`${server.url}/admin/collections/content-gaps${query}`, { headers })
        ).text(),
      );
    for (const query of [
      '?limit=100000',
      '?limit=0',
      '?limit=100&depth=100',
      '?limit=100000&page=1&sort=nothing&where[or][0][and][0][passage][exists]=true',
    ])
      expect([query, await list(query)]).toEqual([query, 100]);
    const preference = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"value":{"limit":100000}}',
    };
    expect(
      (await fetch(`${server.url}/cms-api/payload-preferences/collection-content-gaps`, preference))
        .status,
    ).toBe(200);
    expect(await list()).toBe(100);
    for (const name of ['render-list', 'table-state']) {
      const asked = [
        {
          name,
          args: {
            collectionSlug: 'content-gaps',
            enableRowSelections: true,
            columns: [{ accessor: 'day', active: true }],
            query: { limit: 100_000 },
          },
        },
      ];
      const answer = await fetch(`${server.url}/admin/collections/content-gaps`, {
        method: 'POST',
        headers: {
          ...headers,
          'next-action': actionId(),
          'content-type': 'text/plain;charset=UTF-8',
        },
        body: JSON.stringify(asked),
      });
      expect([name, answer.status, rowsOf(await answer.text())]).toEqual([name, 200, 100]);
    }
  },
);

test('SAFE-01 neither a request for another protocol nor half a request holds a stop', async () => {
  await Promise.all(
    [upgradeTo('/x'), upgradeTo('/admin'), 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:', ''].map(
      (bytes) => holdOpen(server.port, bytes),
    ),
  );
  const started = performance.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('SEC-07 SEC-18 the built office counts its limits in Redis', async () => {
  const { url, keys } = await startRedis();
  const copy = await startServer({ REDIS_URL: url });
  try {
    // On a busy machine the first ones are counted before there is a connection.
    await expect
      .poll(async () => {
        expect((await fetch(`${copy.url}/cms-api/health`)).status).toBe(200);
        return keys().filter((key) => key.startsWith('limits:cms:'));
      })
      .not.toEqual([]);
  } finally {
    await copy.stop('SIGKILL');
  }
});
