import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listedPages } from '../../app/content/pages/listed-pages.ts';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { changed, globals, products } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

/** On a busy machine the shop comes late to what it reads in the background. */
const untilReadMs = 120_000;
const pages = ['/', '/store', '/store/gi-map', '/blog', '/faq', '/checkout'];
/** What the pages say, also those that nobody has asked for yet, and the assistant. */
const shown = [
  'answers',
  ...listedPages.flatMap(({ globals: pageNames, lists }) => [
    ...pageNames.map((name) => `globals/${name}`),
    ...lists,
  ]),
];

/** Products are asked for in two ways, with their pages and without, and written twice. */
const askedTwice = 1;

/** What a shop has written down that has read all it shows. */
let known: string;
let folder: string;
let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  await start();
  await untilWritten();
  await stop();
  known = folder;
}, 2 * untilReadMs);
beforeEach(async () => {
  await start();
  cms.calls.length = 0;
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});
afterAll(() => rmSync(known, { recursive: true }));

async function start(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'changed-lists-'));
  if (known) cpSync(known, folder, { recursive: true });
  cms = await startFixtureCms();
  web = await startWeb(cms.url, { SNAPSHOT_DIR: folder });
  await readAll(web);
}

async function stop(): Promise<void> {
  await web.close();
  await cms.close();
}

async function readAll(shop: WebProcess): Promise<void> {
  for (const path of pages) {
    const answer = await fetch(shop.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.text();
  }
}

const content = () => join(folder, 'content');
/** Every file of the documents, by the number that it has until it is written anew; what is being written has none yet. */
const written = () =>
  Object.fromEntries(
    (existsSync(content()) ? readdirSync(content()) : [])
      .filter((file) => file !== 'state.json' && !file.endsWith('.tmp'))
      .map((file) => [file, statSync(join(content(), file), { throwIfNoEntry: false })?.ino]),
  );
/** Until the shop has read what its pages and its assistant say, in the background too, and has written it down. */
async function untilWritten(): Promise<void> {
  let before = -1;
  await vi.waitUntil(
    () => {
      const lists = asked();
      const isRead = shown.every((path) => lists.includes(path));
      const now = Object.keys(written()).length;
      const isStill = now === before && isRead && now >= lists.length + askedTwice;
      before = now;
      return isStill;
    },
    { interval: 500, timeout: untilReadMs },
  );
}

const isFile = (path: string) => path.startsWith('media/') || path.startsWith('documents/');

/** What the CMS was asked for, each once: without the version of the content, and without pictures and guides, which are fetched in the background. */
const asked = () =>
  [...new Set(cms.calls.map(({ path }) => path))]
    .filter((path) => path !== 'content-version' && !isFile(path))
    .toSorted();

function setPrice(price: number): void {
  cms.answers.set('products', { list: changed(products, 'gi-map', { price }) });
}

/** Until the shop shows `text` at `path`: within a second, on a busy machine five. */
const shows = (shop: WebProcess, path: string, text: string) =>
  expect
    .poll(async () => (await fetch(shop.url + path)).text(), { interval: 20, timeout: 5_000 })
    .toContain(text);

async function restart(): Promise<void> {
  await web.close();
  web = await startWeb(cms.url, { SNAPSHOT_DIR: folder });
}

test('FAST-08 after a change the lists that it concerns are asked for and written, and no others', async () => {
  // One that has read all of it itself: what was written down by another is written anew once.
  await web.close();
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  await restart();
  await readAll(web);
  await untilWritten();
  cms.calls.length = 0;
  const before = written();
  setPrice(489);
  cms.publish('products', 'offers', 'globals/store');
  await shows(web, '/store', '$489');
  await readAll(web);
  expect(asked()).toEqual(['globals/store', 'offers', 'products']);
  const news = () =>
    Object.entries(written()).flatMap(([file, number]) => (before[file] === number ? [] : [file]));
  await expect.poll(() => news().length, { timeout: 5_000 }).toBe(2);
  for (const file of news()) expect(file).toMatch(/^products-/);
  // What was asked for and has not changed is not written.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(news()).toHaveLength(2);
});

test('FAST-08 a page of which nothing has changed is made anew without a question to the CMS', async () => {
  setPrice(489);
  cms.publish('products');
  await shows(web, '/store', '$489');
  cms.calls.length = 0;
  for (const path of ['/blog', '/faq', '/checkout']) await (await fetch(web.url + path)).text();
  expect(asked()).toEqual([]);
});

test('REL-11 FAST-08 a change that no list is named for is seen everywhere', async () => {
  setPrice(489);
  cms.answers.set('globals/checkout', {
    status: 200,
    document: { ...globals.checkout, title: 'Almost there' },
  });
  cms.publish();
  await shows(web, '/store', '$489');
  await shows(web, '/checkout', 'Almost there');
});

test('REL-11 FAST-08 a CMS that does not count by lists is asked for everything after each change', async () => {
  for (const version of [2, 3]) {
    setPrice(480 + version);
    cms.calls.length = 0;
    cms.answers.set('content-version', { status: 200, document: { version } });
    await shows(web, '/store', `$${480 + version}`);
    await readAll(web);
    await expect.poll(asked).toContain('posts');
  }
});

test('REL-11 FAST-08 what was hidden while one list was read and another was not is shown by nobody', async () => {
  cms.answers.set('products', { list: products.filter(({ handle }) => handle !== 'gi-map') });
  cms.publish('products');
  cms.publish('faqs');
  await expect
    .poll(async () => (await fetch(`${web.url}/store/gi-map`)).status, { timeout: 5_000 })
    .toBe(404);
  await expect
    .poll(async () => (await fetch(`${web.url}/store`)).text(), { timeout: 5_000 })
    .not.toContain('"sku":"gi-map"');
});

test('REL-11 FAST-08 each of two shops hears of a change, also one that the other has read already', async () => {
  const other = await startWeb(cms.url);
  await readAll(other);
  setPrice(489);
  cms.publish('products');
  await shows(web, '/store', '$489');
  await shows(other, '/store', '$489');
  await other.close();
});

test('REL-11 FAST-08 a restarted shop asks for what has changed while it was away, and for nothing else', async () => {
  await web.close();
  setPrice(489);
  cms.publish('products');
  rmSync(join(folder, 'pages.json'), { force: true });
  cms.calls.length = 0;
  web = await startWeb(cms.url, { SNAPSHOT_DIR: folder });
  await shows(web, '/store', '$489');
  for (const path of ['/blog', '/faq', '/checkout']) await (await fetch(web.url + path)).text();
  expect(asked()).toEqual(['products']);
});

test('REL-10 FAST-08 a damaged file counts as missing: its list is read anew, the others are as they were', async () => {
  await web.close();
  rmSync(join(folder, 'pages.json'), { force: true });
  const posts = readdirSync(content()).find((file) => file.startsWith('posts-')) ?? '';
  writeFileSync(join(content(), posts), '{"format":4,"key":"po');
  cms.calls.length = 0;
  await restart();
  await readAll(web);
  expect(asked()).toEqual(['posts']);
});
