import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from './store.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

test('what is committed is there after a restart, in the same order', () => {
  const dir = folder();
  const store = openStore(dir);
  for (const name of ['a', 'b', 'c']) store.put('cards', { id: name, name });
  store.commit();
  store.put('cards', { id: 'a', name: 'changed' });
  store.commit();
  const again = openStore(dir);
  expect(again.list('cards')).toEqual([
    { id: 'c', name: 'c' },
    { id: 'b', name: 'b' },
    { id: 'a', name: 'changed' },
  ]);
  expect(statSync(join(dir, 'journal.jsonl')).mode & 0o777).toBe(0o600);
});

test('what is rolled back leaves no trace', () => {
  const dir = folder();
  const store = openStore(dir);
  store.put('cards', { id: 'a', name: 'first' });
  store.commit();
  store.put('cards', { id: 'a', name: 'second' });
  store.put('cards', { id: 'b', name: 'new' });
  store.rollback();
  store.commit();
  expect(store.list('cards')).toEqual([{ id: 'a', name: 'first' }]);
  expect(openStore(dir).list('cards')).toEqual([{ id: 'a', name: 'first' }]);
});

test('a half-written last request is dropped, the ones before it stay', () => {
  const warn = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => warn.mockRestore());
  const dir = folder();
  const store = openStore(dir);
  store.put('cards', { id: 'a', name: 'a' });
  store.commit();
  appendFileSync(join(dir, 'journal.jsonl'), '[{"in":"cards","id":"b","va');
  expect(openStore(dir).list('cards')).toEqual([{ id: 'a', name: 'a' }]);
  expect(readFileSync(join(dir, 'journal.jsonl'), 'utf8').endsWith('\n')).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});
