import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listening } from 'common/tests/listening';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticFiles, packFiles } from './static-files.ts';

const script = 'console.log("a line of code");\n'.repeat(100);

async function shelf() {
  const root = mkdtempSync(join(tmpdir(), 'static-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'client');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', 'entry-AbC123.js'), script);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'letters-AbC123.woff2'), 'letters');
  writeFileSync(join(folder, '.hidden'), 'no');
  writeFileSync(join(root, 'secret.txt'), 'no');
  const serve = createStaticFiles(folder);
  const { url } = await listening((request, response) => {
    void serve(request.url ?? '', request, response).then(
      (found) => found || response.writeHead(404).end(),
    );
  });
  return (path: string, init: RequestInit = {}) =>
    fetch(url + path, { headers: { 'Accept-Encoding': 'identity' }, ...init });
}

test('a hashed file is kept for ever, another one for an hour', async () => {
  const get = await shelf();
  const entry = await get('/assets/entry-AbC123.js');
  expect(entry.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(entry.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await entry.text()).toBe(script);
  expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600');
});

test('letters may be shown in a frame of another origin, nothing else', async () => {
  const get = await shelf();
  expect(
    (await get('/assets/letters-AbC123.woff2')).headers.get('Access-Control-Allow-Origin'),
  ).toBe('*');
  expect(
    (await get('/assets/entry-AbC123.js')).headers.get('Access-Control-Allow-Origin'),
  ).toBeNull();
});

test('a file that the browser has is not sent again', async () => {
  const get = await shelf();
  const etag = (await get('/favicon.svg')).headers.get('ETag') ?? '';
  const again = await get('/favicon.svg', { headers: { 'If-None-Match': `"other", ${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('text is packed for those who can unpack it, under a tag of its own', async () => {
  const get = await shelf();
  const plain = await get('/assets/entry-AbC123.js');
  const packed = await get('/assets/entry-AbC123.js', {
    headers: { 'Accept-Encoding': 'gzip;q=0, br' },
  });
  expect(packed.headers.get('Content-Encoding')).toBe('br');
  expect(packed.headers.get('Vary')).toBe('Accept-Encoding');
  expect(packed.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
  expect(await packed.text()).toBe(script);
  expect(Number(packed.headers.get('Content-Length'))).toBeLessThan(script.length / 2);
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/.hidden',
  '/assets',
  '/',
  '/ASSETS/entry-AbC123.js',
  '/__proto__',
])('%s is no file', async (path) => {
  const get = await shelf();
  expect((await get(path)).status).toBe(404);
});

test('HEAD tells the length and sends nothing; nothing can be posted to a file', async () => {
  const get = await shelf();
  const head = await get('/favicon.svg', { method: 'HEAD' });
  expect(head.headers.get('Content-Length')).toBe('6');
  expect((await get('/favicon.svg', { method: 'POST' })).status).toBe(404);
});

test('FAST-05 what the build has packed is sent as it is, and only what has a hash in its name', async () => {
  const root = mkdtempSync(join(tmpdir(), 'static-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [folder, packed] = [join(root, 'client'), join(root, 'packed')];
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const name of ['assets/entry-AbC123.js', 'plain.js'])
    writeFileSync(join(folder, name), script);
  writeFileSync(join(folder, 'assets', 'short-AbC123.js'), 'short()');
  await packFiles(folder, packed);
  expect(readdirSync(packed, { recursive: true })).toEqual(['assets', 'assets/entry-AbC123.js.br']);
  // Whoever packs at the first visit would send another one.
  writeFileSync(join(packed, 'assets/entry-AbC123.js.br'), brotliCompressSync('packed before'));
  const serve = createStaticFiles(folder, packed);
  const { url } = await listening((request, response) => {
    void serve(request.url ?? '', request, response);
  });
  const get = async (path: string) =>
    (await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } })).text();
  expect(await get('/assets/entry-AbC123.js')).toBe('packed before');
  expect(await get('/assets/short-AbC123.js')).toBe('short()');
  expect(await get('/plain.js')).toBe(script);
});
