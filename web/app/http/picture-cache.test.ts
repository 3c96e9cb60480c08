import { expect, test } from 'vitest';
import type { StoredPicture } from './picture-cache.ts';
import { createPictureCache } from './picture-cache.ts';

function shelf(limitBytes = 100) {
  let time = 0;
  const loads: string[] = [];
  const cache = createPictureCache({ limitBytes, freshMs: 1_000, now: () => time });
  const ask = (file: string, size = 10) =>
    cache(file, () => {
      loads.push(file);
      return Promise.resolve({ type: 'image/webp', etag: `"${loads.length}"`, bytes: Buffer.alloc(size) });
    });
  return { cache, ask, loads, wait: (ms: number) => (time += ms) };
}

test('a picture is loaded once, also for many who ask at the same time', async () => {
  const { ask, loads } = shelf();
  await Promise.all([ask('a'), ask('a'), ask('a')]);
  await ask('a');
  expect(loads).toEqual(['a']);
});

test('a picture past its time is loaded anew', async () => {
  const { ask, loads, wait } = shelf();
  await ask('a');
  wait(1_000);
  expect((await ask('a'))?.etag).toBe('"2"');
  expect(loads).toEqual(['a', 'a']);
});

test('the limit holds: the picture that was used least lately goes', async () => {
  const { ask, loads } = shelf(25);
  await ask('a');
  await ask('b');
  await ask('a');
  await ask('c');
  loads.length = 0;
  await ask('a');
  await ask('c');
  expect(loads).toEqual([]);
  await ask('b');
  expect(loads).toEqual(['b']);
});

test('a picture larger than the limit is served and not kept', async () => {
  const { ask, loads } = shelf(25);
  expect((await ask('large', 26))?.bytes).toHaveLength(26);
  await ask('large', 26);
  expect(loads).toEqual(['large', 'large']);
});

test('REL-10 while it cannot be loaded the one we have is served; without one the trouble is told', async () => {
  const { cache, ask, wait } = shelf();
  const fails = () => Promise.reject<StoredPicture | null>(new Error('no CMS'));
  await ask('a');
  wait(5_000);
  expect((await cache('a', fails))?.etag).toBe('"1"');
  await expect(cache('b', fails)).rejects.toThrow('no CMS');
});

test('a picture that was deleted is forgotten', async () => {
  const { cache, ask, loads, wait } = shelf();
  await ask('a');
  wait(1_000);
  expect(await cache('a', () => Promise.resolve(null))).toBeNull();
  await ask('a');
  expect(loads).toEqual(['a', 'a']);
});
