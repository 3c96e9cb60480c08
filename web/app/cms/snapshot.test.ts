import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSnapshot } from './snapshot.ts';

let folder: string;
let warned: string[];
const log = { warn: (_note: object, text: string) => void warned.push(text) };
const key = 'globals/home?depth=1';
const home = { stamp: '7', value: { title: 'Home' } };
const state = { version: 7, lists: { since: 'a', changed: { products: 'b' } } };
const month = 30 * 24 * 60 * 60_000;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  warned = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const content = () => join(folder, 'content');
const files = () =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => !file.endsWith('.tmp'));
const fileOf = (name: string) =>
  join(content(), readdirSync(content()).find((file) => file.startsWith(name)) ?? '');

/** The folder as a process left it that has read the home page, and what it is called there. */
async function written(): Promise<string> {
  const { save, saveState } = openSnapshot(folder, log);
  save(key, () => home);
  saveState(state);
  await expect.poll(() => files().length).toBe(3);
  warned = [];
  return fileOf('globals-home');
}

test('REL-10 FAST-08 what is written is read again, each document from a file of its own, and nothing else stays in the folder', async () => {
  const { save, saveState } = openSnapshot(folder, log);
  for (let round = 0; round < 5; round += 1) save(key, () => home);
  save('products?depth=1', () => ({ stamp: '8', value: { docs: [] } }));
  saveState(state);
  await expect
    .poll(() => readdirSync(folder, { recursive: true }).map(String).toSorted())
    .toEqual([
      'content',
      expect.stringMatching(/^content\/globals-home-[0-9a-f]{16}\.json$/),
      expect.stringMatching(/^content\/products-[0-9a-f]{16}\.json$/),
      join('content', 'state.json'),
    ]);
  warned = [];
  const read = openSnapshot(folder, log);
  expect(read.state).toEqual(state);
  expect(read.find(key)).toMatchObject(home);
  expect(read.find('products?depth=1')).toMatchObject({ stamp: '8', value: { docs: [] } });
  expect(read.find('faqs?depth=1')).toBeNull();
  expect(warned).toEqual([]);
});

test('FAST-08 a document that has changed is written, and no other', async () => {
  const file = await written();
  const before = statSync(file);
  const { save } = openSnapshot(folder, log);
  save('faqs?depth=1', () => ({ stamp: '8', value: { docs: [] } }));
  await expect.poll(() => files().length).toBe(4);
  expect(statSync(file)).toMatchObject({ mtimeMs: before.mtimeMs, ino: before.ino });
});

test('FAST-08 a document is taken when it is written: what has come meanwhile is not lost', async () => {
  const { save, find } = openSnapshot(folder, log);
  let title = 'Old';
  save(key, () => ({ stamp: '8', value: { title } }));
  title = 'New';
  await expect.poll(() => find(key)?.value).toEqual({ title: 'New' });
});

test.each([
  ['an empty one', ''],
  ['a cut one', `{"format":4,"key":"${key}","stamp":"7","val`],
  ['an older format', JSON.stringify({ ...home, key, format: 3 })],
  ['a newer format', JSON.stringify({ ...home, key, format: 99 })],
  ['that of another document', JSON.stringify({ ...home, key: 'faqs?depth=1', format: 4 })],
  ['a foreign one', '{"name":"something else"}'],
  ['a list', '[1,2,3]'],
  ['bytes', '\u0000\u0001\ufffd'],
])('REL-10 FAST-08 %s counts as none and is said in the log', async (_what, text) => {
  writeFileSync(await written(), text);
  const { find, state: known } = openSnapshot(folder, log);
  expect([find(key), known]).toEqual([null, state]);
  expect(warned).toHaveLength(1);
});

test('REL-10 without a readable state the documents are there all the same', async () => {
  await written();
  writeFileSync(join(content(), 'state.json'), '{"version":');
  const { find, state: known } = openSnapshot(folder, log);
  expect([known, find(key)]).toMatchObject([null, home]);
});

test('a folder that cannot be written is said in the log and stops nothing', async () => {
  writeFileSync(join(folder, 'content'), 'x');
  const { save } = openSnapshot(folder, log);
  warned = [];
  save(key, () => home);
  await expect.poll(() => warned.length).toBe(1);
  expect(readFileSync(join(folder, 'content'), 'utf8')).toBe('x');
});

test('FAST-08 what another build has read is thrown away after a month, and nothing that is in use', async () => {
  const { save, saveState, tidy } = openSnapshot(folder, log);
  for (const each of [key, 'faqs?depth=0', 'faqs?depth=1']) save(each, () => home);
  saveState(state);
  await expect.poll(() => files().length).toBe(5);
  const now = Date.now();
  await tidy([key, 'faqs?depth=1'], now + month - 60_000);
  expect(files().length).toBe(5);
  for (const file of readdirSync(content()))
    utimesSync(join(content(), file), new Date(now - 2 * month), new Date(now - 2 * month));
  await tidy([key, 'faqs?depth=1'], now);
  expect(files().length).toBe(4);
  const { find, state: known } = openSnapshot(folder, log);
  expect([find(key), find('faqs?depth=1')]).toMatchObject([home, home]);
  expect([find('faqs?depth=0'), known]).toEqual([null, state]);
});
