import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderWriter } from './file-writer.ts';

let folder: string;
let warned: number;
const log = { warn: () => void (warned += 1) };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-'));
  warned = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

test('FAST-08 of a file that was asked for several times the last content is written, once', async () => {
  const save = createFolderWriter(folder, log);
  const taken: string[] = [];
  for (const text of ['one', 'two']) save('a', () => (taken.push(text), text));
  save('b', () => 'other');
  await expect.poll(() => readdirSync(folder)).toEqual(['a', 'b']);
  expect([readFileSync(join(folder, 'a'), 'utf8'), taken]).toEqual(['two', ['two']]);
});

test('FAST-08 what could not be written is written later, though nobody asks for it again', async () => {
  const place = join(folder, 'place');
  writeFileSync(place, 'in the way');
  const save = createFolderWriter(place, log, 20);
  for (const name of ['a', 'b']) save(name, () => name);
  await expect.poll(() => warned).toBeGreaterThan(1);
  rmSync(place);
  await expect.poll(() => readdirSync(folder, { recursive: true }).length).toBe(3);
  expect(readdirSync(place).toSorted()).toEqual(['a', 'b']);
});
