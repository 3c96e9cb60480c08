import { brotliCompressSync } from 'node:zlib';
import { listening } from 'common/tests/listening';
import { expect, test } from 'vitest';
import { addVariant } from './kept-page.ts';
import { createPageCache } from './page-cache.ts';
import type { SavedPages } from './saved-pages.ts';

const client = { scheme: 'http', host: 'shop.example', address: '' } as const;
const log = { info: () => undefined };

function content() {
  const stamp = { name: '1', isSure: true };
  return {
    stamp,
    latest: () => Promise.resolve(stamp),
    atOnce: (): typeof stamp | null => stamp,
    state: () => ({ version: 1, staleSeconds: 0 }),
    hasPage: () => Promise.resolve(true),
    canFillPages: () => Promise.resolve(true),
    getGuideFile: () => Promise.resolve(null),
    hasTextPage: () => Promise.resolve(false),
    readPreview: () => Promise.resolve('wrong' as const),
    withDraft: <Value>(_draft: unknown, work: () => Promise<Value>) => work(),
    during: async <Value>(_stamp: unknown, work: () => Promise<Value>) => ({
      value: await work(),
      isCurrent: true,
    }),
  };
}

async function shop(
  answer: (request: Request) => Response,
  saved: SavedPages | null = null,
  isLoaded = true,
) {
  const known = content();
  const renders: Request[] = [];
  const handle = (request: Request) => {
    renders.push(request);
    return Promise.resolve(answer(request));
  };
  const app = isLoaded
    ? Promise.resolve({ content: known, handle })
    : new Promise<never>(() => undefined);
  const cache = createPageCache({ siteUrl: 'https://shop.example', app, saved, log });
  await Promise.resolve();
  const { url } = await listening((request, response) => {
    if (!cache.answerAtOnce(request, response, client))
      void cache.answer(
        request.url?.startsWith('/store/')
          ? { key: request.url, isNamed: true }
          : { key: '/store', isNamed: false },
        request,
        response,
        client,
      );
  });
  return {
    renders,
    stamp: known.stamp,
    content: known,
    get: (path = '/store', headers = {}) => fetch(url + path, { headers }),
  };
}

const page = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html', ...headers } });

test('SEC-18 a page is rendered from its key alone', async () => {
  const { renders, get } = await shop(() => page('hello'));
  await get('/store?secret=1', { Cookie: 'a=b', 'X-Forwarded-Host': 'evil.example' });
  expect(renders.map((request) => [request.url, [...request.headers]])).toEqual([
    ['https://shop.example/store', []],
  ]);
});

test('PRV-08 what sets a cookie, is private or is trouble is rendered for each visitor', async () => {
  for (const answer of [
    () => page('a', { 'Set-Cookie': 'a=b' }),
    () => page('a', { 'Cache-Control': 'private' }),
    () => page('a', { 'Cache-Control': 'no-store' }),
    () => page('a', {}, 500),
  ]) {
    const { renders, get } = await shop(answer);
    for (const visit of [1, 2])
      expect([visit, (await get()).headers.get('Cache-Control')]).toEqual([visit, 'no-store']);
    expect(renders).toHaveLength(2);
  }
});

test('REL-10 trouble after a publication shows the page before it', async () => {
  let isWell = true;
  const { get, stamp } = await shop(() => (isWell ? page('well') : page('trouble', {}, 503)));
  await get();
  isWell = false;
  stamp.name = '2';
  const answer = await get();
  expect([answer.status, await answer.text()]).toEqual([200, 'well']);
});

test('REL-10 pages from disk are served before the application is there', async () => {
  const value = {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('from disk'),
    variants: new Map(),
  };
  addVariant(value, 'identity', value.body);
  const { get } = await shop(
    () => page('new'),
    { pages: [{ key: '/store', stamp: '0', value }], save: () => undefined },
    false,
  );
  const answer = await get('/store', { 'Accept-Encoding': 'identity' });
  expect([answer.status, await answer.text()]).toEqual([200, 'from disk']);
});

test('FAST-05 the first visitor gets a quick copy, later ones the smallest that brotli makes', async () => {
  const text = Array.from({ length: 4_000 }, (_, index) => `<p>Line ${index * index}</p>`).join('');
  const { get } = await shop(() => page(text));
  const read = async () => {
    const answer = await get('/store', { 'Accept-Encoding': 'br' });
    const [length, tag] = ['Content-Length', 'ETag'].map((name) => answer.headers.get(name));
    return { bytes: Number(length), tag, isWhole: (await answer.text()) === text };
  };
  const first = await read();
  const smallest = brotliCompressSync(text).length;
  expect(first.bytes).toBeGreaterThan(smallest);
  await expect.poll(read, { timeout: 5_000 }).toEqual({ ...first, bytes: smallest });
  expect(first.isWhole).toBe(true);
});

test('FAST-05 a page that a change of the content leaves as it was keeps its smallest copy, one that changes begins anew', async () => {
  const lines = Array.from({ length: 4_000 }, (_, index) => `<p>Line ${index * index}</p>`);
  let text = lines.join('');
  const { get, stamp, renders } = await shop(() => page(text));
  const bytes = async () =>
    Number((await get('/store', { 'Accept-Encoding': 'br' })).headers.get('Content-Length'));
  const quick = await bytes();
  await expect.poll(bytes, { timeout: 5_000 }).toBeLessThan(quick);
  const smallest = await bytes();
  stamp.name = '2';
  expect([await bytes(), renders.length]).toEqual([smallest, 2]);
  text = lines.toReversed().join('');
  stamp.name = '3';
  expect(await bytes()).toBeGreaterThan(brotliCompressSync(text).length);
});

test('FAST-05 pages are written to the disk when one is new or smaller, and not because they are handed out once more', async () => {
  let saves = 0;
  const saved = { pages: [], save: () => void (saves += 1) };
  const { get, stamp, content: known } = await shop(() => page('hello'), saved);
  known.atOnce = () => null;
  const visit = () => get('/store', { 'Accept-Encoding': 'gzip' });
  await visit();
  const first = saves;
  expect(first).toBeGreaterThan(0);
  await visit();
  await visit();
  expect(saves).toBe(first);
  stamp.name = '2';
  await visit();
  expect(saves).toBeGreaterThan(first);
});

test('FAST-08 a named page, which is kept in memory only, has nothing written', async () => {
  let saves = 0;
  const saved = { pages: [], save: () => void (saves += 1) };
  const { get } = await shop(() => page('hello'), saved);
  for (const encoding of ['br', 'gzip', 'identity'])
    await get('/store/gi-map', { 'Accept-Encoding': encoding });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(saves).toBe(0);
  await get('/store', { 'Accept-Encoding': 'gzip' });
  expect(saves).toBeGreaterThan(0);
});
