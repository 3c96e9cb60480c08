import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { sendRaw } from '../support/raw-http.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url);
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

test('a picture comes through with its type, a long life and a tag', async () => {
  const response = await fetch(`${web.url}/media/gi-map-320x240.webp?v=1`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const again = await fetch(`${web.url}/media/gi-map-320x240.webp`, {
    headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
  });
  expect([again.status, again.headers.get('Cache-Control')]).toEqual([304, 'public, max-age=60']);
  expect(cms.calls.filter((call) => call.path === 'media/file/gi-map-320x240.webp')).toHaveLength(
    1,
  );
});

test.each([
  '/media/nope-320.png',
  '/media/gi-map.svg',
  '/media/gi-map.html',
  '/media/..%2F..%2Fusers.png',
  '/media/a%00.png',
  '/media/.png',
  '/media/%2e%2e%2fx.png',
  '/media/a..png',
])('SEC-19 %s is no picture', async (path) => {
  const before = cms.calls.length;
  const answer = await sendRaw(
    web.port,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  expect([400, 404]).toContain(answer.status);
  expect(
    cms.calls
      .slice(before)
      .filter(
        ({ path: asked }) => asked !== 'content-version' && !asked.startsWith('media/file/nope'),
      ),
  ).toEqual([]);
});

test('SEC-19 what the CMS does not call a picture is not handed on', async () => {
  cms.answers.set('media/file/odd.png', { status: 200, document: '<script>alert(1)</script>' });
  expect((await fetch(`${web.url}/media/odd.png`)).status).toBe(404);
});

test('without a CMS a picture is missing for now and not for ever', async () => {
  cms.answers.set('media/file/dutch-320x240.webp', 'cut');
  const response = await fetch(`${web.url}/media/dutch-320x240.webp`);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
});

test.each([401, 403, 429])(
  'REL-10 a CMS that answers %i has not said that there is no such picture',
  async (status) => {
    cms.answers.set(`media/file/dutch-${status}.webp`, { status, document: { errors: [] } });
    expect((await fetch(`${web.url}/media/dutch-${status}.webp`)).status).toBe(503);
  },
);

test('SEC-07 names that somebody makes up do not use up the calls that orders need', async () => {
  await (await fetch(`${web.url}/media/gi-map-640x480.webp`)).arrayBuffer();
  const before = cms.calls.length;
  const answers: number[] = [];
  while (!answers.includes(503) && answers.length < 3_000) {
    const asked = Array.from({ length: 50 }, (_, place) =>
      fetch(`${web.url}/media/nope-${answers.length + place}.png`).then(
        async (response) => (await response.arrayBuffer(), response.status),
      ),
    );
    answers.push(...(await Promise.all(asked)));
  }
  expect(new Set(answers)).toEqual(new Set([404, 503]));
  const lookups = cms.calls.slice(before).filter((call) => call.path.startsWith('media/file/nope'));
  expect(lookups.length).toBe(answers.filter((status) => status === 404).length);
  expect((await fetch(`${web.url}/media/gi-map-640x480.webp`)).status).toBe(200);
});
