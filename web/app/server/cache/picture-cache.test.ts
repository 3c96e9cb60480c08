import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentTag } from './etag.ts';
import { createPictureCache } from './picture-cache.ts';
import type { StoredPicture } from './picture-folder.ts';
import { createPictureFolder } from './picture-folder.ts';

function shelf(limitBytes = 100) {
  let time = 0;
  const loads: string[] = [];
  const cache = createPictureCache({ limitBytes, freshMs: 1_000, now: () => time });
  const ask = async (file: string, size = 10, changedAt: number | null = null) => {
    const kept = await cache(file, changedAt, () => {
      loads.push(file);
      return Promise.resolve({
        type: 'image/webp',
        etag: `"${loads.length}"`,
        bytes: Buffer.alloc(size),
      });
    });
    return kept?.picture;
  };
  return { cache, ask, loads, wait: (ms: number) => (time += ms) };
}

test('a picture is loaded once, also for many who ask at the same time', async () => {
  const { ask, loads } = shelf();
  await Promise.all([ask('a'), ask('a'), ask('a')]);
  await ask('a');
  expect(loads).toEqual(['a']);
});

test('who looks on a slow disk meanwhile takes what somebody else has loaded', async () => {
  let loads = 0;
  const slow = Promise.withResolvers<null>();
  const reads = [Promise.resolve(null), slow.promise];
  const cache = createPictureCache({
    limitBytes: 100,
    freshMs: 1_000,
    now: () => 0,
    folder: { read: () => reads.shift() ?? Promise.resolve(null), write: () => Promise.resolve() },
  });
  const load = () => {
    loads += 1;
    return Promise.resolve({ type: 'image/webp', etag: '"1"', bytes: Buffer.alloc(10) });
  };
  const first = cache('a', null, load);
  const second = cache('a', null, load);
  await first;
  slow.resolve(null);
  expect(await second).toBe(await first);
  expect(loads).toBe(1);
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
  expect((await cache('a', null, fails))?.picture.etag).toBe('"1"');
  await expect(cache('b', null, fails)).rejects.toThrow('no CMS');
});

test('a picture that was deleted is forgotten', async () => {
  const { cache, ask, loads, wait } = shelf();
  await ask('a');
  wait(1_000);
  expect(await cache('a', null, () => Promise.resolve(null))).toBeNull();
  await ask('a');
  expect(loads).toEqual(['a', 'a']);
});

test('REL-11 who names a change gets a picture read after it; who names an older one asks nobody', async () => {
  const { ask, loads, wait } = shelf();
  wait(100_000);
  await ask('a');
  wait(50_000);
  await ask('a', 10, 90_000);
  expect(loads).toEqual(['a']);
  await ask('a', 10, 140_000);
  expect(loads).toEqual(['a', 'a']);
});

test('REL-10 a copy on disk serves a restarted shop; a broken one counts as none', async () => {
  const place = mkdtempSync(join(tmpdir(), 'pictures-'));
  const open = () =>
    createPictureCache({
      limitBytes: 1_000,
      freshMs: 1_000,
      folder: createPictureFolder(place, 1_000, console),
      now: () => 50_000,
    });
  const bytes = Buffer.from('a picture');
  const load = () => Promise.resolve({ type: 'image/webp', etag: `"${contentTag(bytes)}"`, bytes });
  const fails = () => Promise.reject<StoredPicture | null>(new Error('no CMS'));
  await open()('a.webp', 1, load);
  await expect
    .poll(() => readdirSync(place).filter((name) => !name.endsWith('.tmp')))
    .toHaveLength(1);
  expect(await open()('a.webp', 1, fails)).toEqual({
    at: 50_000,
    picture: { type: 'image/webp', etag: `"${contentTag(bytes)}"`, bytes },
  });
  for (const name of readdirSync(place)) truncateSync(join(place, name), 100);
  await expect(open()('a.webp', 1, fails)).rejects.toThrow('no CMS');
  rmSync(place, { recursive: true });
});

test('the folder keeps to its limit', async () => {
  const place = mkdtempSync(join(tmpdir(), 'pictures-'));
  const folder = createPictureFolder(place, 1_000, console);
  for (const name of ['a', 'b', 'c', 'd'])
    await folder.write(name, {
      at: 1,
      picture: { type: 'image/webp', etag: '""', bytes: Buffer.alloc(300) },
    });
  expect(readdirSync(place)).toHaveLength(2);
  rmSync(place, { recursive: true });
});
