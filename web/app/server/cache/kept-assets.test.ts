import {
  existsSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from 'common/tests/listening';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AssetStore } from './asset-store.ts';
import { createKeptAssets } from './kept-assets.ts';

const dayMs = 24 * 60 * 60_000;

async function copyOfTheShop({
  root = newFolder(),
  files = {},
  store = null,
}: { root?: string; files?: Record<string, string>; store?: AssetStore | null } = {}) {
  const build = mkdtempSync(join(root, 'build-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(build, name), content);
  const kept = join(root, 'kept');
  const log = { warn: vi.fn<(note: object, text: string) => void>() };
  const assets = createKeptAssets({ build, kept, store, log });
  await assets.shared;
  const { url } = await listening((request, response) => {
    void assets
      .respond(request.url ?? '', request, response)
      .then((found) => found || response.writeHead(404).end());
  });
  return { root, kept, log, get: (path: string, init?: RequestInit) => fetch(url + path, init) };
}

function newFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'secret.js'), 'no');
  return root;
}

test('REL-13 a page of an older build and one of a newer build find their scripts in every copy', async () => {
  const older = await copyOfTheShop({ files: { 'entry-Old1.js': 'old()' } });
  const newer = await copyOfTheShop({ root: older.root, files: { 'entry-New2.js': 'renewed()' } });
  for (const copy of [older, newer]) {
    const old = await copy.get('/assets/entry-Old1.js');
    expect(await old.text()).toBe('old()');
    expect(old.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(old.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await (await copy.get('/assets/entry-New2.js')).text()).toBe('renewed()');
  }
});

/** What all machines reach, and the secret that only the shop has. */
function sharedMemory(): AssetStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    put: (name, content) => Promise.resolve(void files.set(name, content)),
    find: (name) => Promise.resolve(files.get(name) ?? null),
  };
}

test('SCALE-01 REL-13 copies on two machines, which share no folder, have the scripts of both builds', async () => {
  const store = sharedMemory();
  const older = await copyOfTheShop({ store, files: { 'entry-Old1.js': 'old()' } });
  const newer = await copyOfTheShop({ store, files: { 'entry-New2.js': 'renewed()' } });
  for (const copy of [older, newer]) {
    expect(await (await copy.get('/assets/entry-Old1.js')).text()).toBe('old()');
    expect(await (await copy.get('/assets/entry-New2.js')).text()).toBe('renewed()');
    expect((await copy.get('/assets/entry-None.js')).status).toBe(404);
  }
});

test('SCALE-01 a store out of reach is logged and stops nothing: the folder is full by then', async () => {
  const store = { ...sharedMemory(), put: () => Promise.reject(new Error('away')) };
  const files = Object.fromEntries(
    Array.from({ length: 100 }, (_, file) => [`entry-${file}.js`, 'now()']),
  );
  const { log, get, kept } = await copyOfTheShop({ store, files });
  expect(readdirSync(kept).sort()).toEqual(Object.keys(files).sort());
  expect(log.warn).toHaveBeenCalledWith(
    { reason: 'unknown' },
    'the files of this build could not be shared',
  );
  expect((await get('/assets/entry-99.js')).status).toBe(200);
});

test('REL-13 the files of a running build stay, those of a build of last month go', async () => {
  const { root, kept } = await copyOfTheShop({
    files: { 'entry-Now.js': 'now()', 'entry-Then.js': 'then()' },
  });
  const lastMonth = new Date(Date.now() - 31 * dayMs);
  for (const name of ['entry-Now.js', 'entry-Then.js'])
    utimesSync(join(kept, name), lastMonth, lastMonth);
  const restarted = await copyOfTheShop({ root, files: { 'entry-Now.js': 'now()' } });
  expect((await restarted.get('/assets/entry-Now.js')).status).toBe(200);
  expect((await restarted.get('/assets/entry-Then.js')).status).toBe(404);
  expect(existsSync(join(kept, 'entry-Then.js'))).toBe(false);
});

test('SEC-05 a file of another build is read and packed once, however often it is asked for', async () => {
  const { get, kept } = await copyOfTheShop({ files: { 'entry-Old1.js': 'old()'.repeat(500) } });
  const first = await get('/assets/entry-Old1.js', { headers: { 'Accept-Encoding': 'br' } });
  expect([first.headers.get('Content-Encoding'), await first.text()]).toEqual([
    'br',
    'old()'.repeat(500),
  ]);
  rmSync(join(kept, 'entry-Old1.js'));
  expect(await (await get('/assets/entry-Old1.js')).text()).toBe('old()'.repeat(500));
});

test.each([
  '/assets/../secret.js',
  '/assets/%2e%2e/secret.js',
  '/assets/..%2fsecret.js',
  '/assets/',
  '/assets/.hidden',
  '/entry-Now.js',
  '/assets/no/entry.js',
])('%s is no kept file', async (path) => {
  const { get, kept } = await copyOfTheShop({ files: { 'entry-Now.js': 'now()' } });
  mkdirSync(join(kept, 'no'));
  expect((await get(path)).status).toBe(404);
});

test('nothing can be posted to a kept file', async () => {
  const { get } = await copyOfTheShop({ files: { 'entry-Now.js': 'now()' } });
  expect((await get('/assets/entry-Now.js', { method: 'POST' })).status).toBe(404);
});

test('a build that cannot be read is logged and stops nothing', async () => {
  const { kept, log } = await copyOfTheShop();
  const assets = createKeptAssets({ build: join(kept, 'nowhere'), kept, store: null, log });
  await assets.shared;
  expect(log.warn).toHaveBeenCalledWith(
    { reason: 'ENOENT' },
    'the files of this build could not be shared',
  );
});

test('a folder that cannot be made is logged and stops nothing', async () => {
  const root = newFolder();
  const log = { warn: vi.fn<(note: object, text: string) => void>() };
  const assets = createKeptAssets({
    build: root,
    kept: join(root, 'secret.js', 'kept'),
    store: null,
    log,
  });
  await assets.shared;
  expect(log.warn).toHaveBeenCalledWith(
    { reason: 'ENOTDIR' },
    'the files of this build could not be shared',
  );
});
