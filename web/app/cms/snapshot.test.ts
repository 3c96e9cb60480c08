import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSnapshotWriter, readSnapshot } from './snapshot.ts';

let folder: string;
let warned: string[];
const log = { warn: (_note: object, text: string) => void warned.push(text) };
const snapshot = {
  version: 7,
  documents: [{ key: 'globals/home', stamp: '7', value: { title: 'Home' } }],
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  warned = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

test('REL-10 what is written is read again, and nothing else stays in the folder', async () => {
  const save = createSnapshotWriter(join(folder, 'deep'), log);
  for (let round = 0; round < 5; round += 1) save(() => snapshot);
  await expect
    .poll(() => readdirSync(folder, { recursive: true }))
    .toEqual(['deep', join('deep', 'content.json')]);
  expect(readSnapshot(join(folder, 'deep'), log)).toMatchObject(snapshot);
  expect(warned).toEqual([]);
});

test.each([
  ['an empty one', ''],
  ['a cut one', '{"format":1,"version":7,"documents":[{"key":"glo'],
  ['an older format', JSON.stringify({ ...snapshot, format: 0 })],
  ['a newer format', JSON.stringify({ ...snapshot, format: 99 })],
  ['a foreign one', '{"name":"something else"}'],
  ['a list', '[1,2,3]'],
  [
    'documents of another shape',
    JSON.stringify({ format: 3, version: 7, documents: { home: {} } }),
  ],
  ['bytes', '\u0000\u0001\ufffd'],
])('REL-10 %s counts as none and is said in the log', (_what, content) => {
  writeFileSync(join(folder, 'content.json'), content);
  expect(readSnapshot(folder, log)).toBeNull();
  expect(warned).toHaveLength(1);
});

test('a folder that cannot be written is said in the log and stops nothing', async () => {
  writeFileSync(join(folder, 'file'), 'x');
  createSnapshotWriter(join(folder, 'file'), log)(() => snapshot);
  await expect.poll(() => warned.length).toBe(1);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('x');
});
