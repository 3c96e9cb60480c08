import { mkdtempSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { giveSignsOfLife } from './heartbeat.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'worker-')), 'state');

test('the file says what the worker does from its first moment on', () => {
  const file = newFile();
  const say = giveSignsOfLife(file);
  expect(readFileSync(file, 'utf8')).toBe('waits for the database');
  say('leads');
  expect(readFileSync(file, 'utf8')).toBe('leads');
});

test('the file grows no older while the worker goes on', async () => {
  const file = newFile();
  giveSignsOfLife(file, 10)('stands by');
  utimesSync(file, 0, 0);
  await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThan(0);
  expect(readFileSync(file, 'utf8')).toBe('stands by');
});

test('a file that cannot be written is told at once; none is wanted without a name', () => {
  expect(() => giveSignsOfLife('/nowhere/at/all')).toThrow('ENOENT');
  expect(() => giveSignsOfLife('')('leads')).not.toThrow();
});
