import { expect, test } from 'vitest';
import type { Versioned } from './versioned-cache.ts';
import { createVersionedCache } from './versioned-cache.ts';

const sure = (name: string) => ({ name, isSure: true });
const made = (value: string) => () => Promise.resolve({ value, isCurrent: true });
const fails = () => Promise.reject<Versioned<string>>(new Error('no CMS'));

function deferred() {
  const parts = Promise.withResolvers<Versioned<string>>();
  return {
    load: () => parts.promise,
    finish: (value: string) => parts.resolve({ value, isCurrent: true }),
    fail: () => parts.reject(new Error('no CMS')),
  };
}

function cache(waitMs = 20) {
  let time = 0;
  return {
    ...createVersionedCache<string>({ waitMs, now: () => time }),
    wait: (ms: number) => (time += ms),
  };
}

test('a hundred who ask at once cause one load', async () => {
  const { get } = cache();
  let loads = 0;
  const load = () => ((loads += 1), made('a')());
  await Promise.all(Array.from({ length: 100 }, () => get('page', sure('1'), load)));
  expect(loads).toBe(1);
});

test('REL-11 a value of an older stamp is made anew before it is handed out', async () => {
  const { get, peek } = cache();
  await get('page', sure('1'), made('old'));
  expect([peek('page', sure('1')), peek('page', sure('2'))]).toEqual(['old', undefined]);
  expect((await get('page', sure('2'), made('new'))).value).toBe('new');
});

test('a version that goes back, as after a restored backup, counts as a change too', async () => {
  const { get } = cache();
  await get('page', sure('9'), made('nine'));
  expect((await get('page', sure('3'), made('three'))).value).toBe('three');
});

test('REL-10 who waits too long gets the old value, and the next one the new value', async () => {
  const { get, peek } = cache(5);
  const slow = deferred();
  await get('page', sure('1'), made('old'));
  expect(await get('page', sure('2'), slow.load)).toEqual({ value: 'old', isCurrent: false });
  slow.finish('new');
  await expect.poll(() => peek('page', sure('2'))).toBe('new');
});

test('REL-10 a failed load keeps the old value and is tried again after a second', async () => {
  const { get, wait } = cache();
  await get('page', sure('1'), made('old'));
  expect(await get('page', sure('2'), fails)).toEqual({ value: 'old', isCurrent: false });
  wait(999);
  expect((await get('page', sure('2'), made('new'))).value).toBe('old');
  wait(1);
  expect(await get('page', sure('2'), made('new'))).toMatchObject({
    value: 'new',
    isCurrent: true,
  });
});

test('without an older value the failure is told, and the next one tries again', async () => {
  const { get } = cache();
  await expect(get('page', sure('1'), fails)).rejects.toThrow('no CMS');
  expect((await get('page', sure('1'), made('a'))).value).toBe('a');
});

test('a slow load does not bring back what a later one has replaced', async () => {
  const { get, peek } = cache(5);
  const slow = deferred();
  const first = get('page', sure('1'), slow.load);
  await get('page', sure('2'), made('two'));
  slow.finish('one');
  expect((await first).value).toBe('one');
  expect(peek('page', sure('2'))).toBe('two');
});

test('changes that come faster than loads do not keep new values out', async () => {
  const { get, peek } = cache(1);
  await get('page', sure('0'), made('zero'));
  const first = deferred();
  await get('page', sure('1'), first.load);
  await get('page', sure('2'), deferred().load);
  first.finish('one');
  await expect.poll(() => peek('page', sure('1'))).toBe('one');
});

test('HOUSE-06 of more values than it may keep those that were loaded longest ago go', async () => {
  const { get, peek } = createVersionedCache<string>({ waitMs: 20, most: 2 });
  for (const key of ['a', 'b', 'c']) await get(key, sure('1'), made(key));
  expect(['a', 'b', 'c'].map((key) => peek(key, sure('1')))).toEqual([undefined, 'b', 'c']);
  await get('b', sure('2'), made('new'));
  await get('d', sure('2'), made('d'));
  expect(['b', 'c', 'd'].map((key) => peek(key, null))).toEqual(['new', undefined, 'd']);
  expect((await get('a', sure('2'), made('again'))).value).toBe('again');
});
