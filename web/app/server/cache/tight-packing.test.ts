import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { KeptPage } from './kept-page.ts';
import { createTightPacking } from './tight-packing.ts';

const pageOf = (text: string): KeptPage => ({
  status: 200,
  headers: {},
  body: Buffer.from(text.repeat(500)),
  variants: new Map(),
});

test('FAST-05 pages are packed one after the other; of those that wait, the newest of each key that is still kept', async () => {
  const [first, old, latest, gone] = ['first', 'old', 'latest', 'gone'].map(pageOf) as [
    KeptPage,
    KeptPage,
    KeptPage,
    KeptPage,
  ];
  const packedEachTime: number[] = [];
  const all = [first, old, latest, gone];
  const add = createTightPacking({
    isKept: (_key, page) => page !== gone,
    afterEach: () => packedEachTime.push(all.filter(({ variants }) => variants.has('br')).length),
  });
  add('/', first);
  add('/store', old);
  add('/store', latest);
  add('/faq', gone);
  await expect.poll(() => packedEachTime).toEqual([1, 2]);
  expect(all.map(({ variants }) => variants.get('br')?.body)).toEqual([
    brotliCompressSync(first.body),
    undefined,
    brotliCompressSync(latest.body),
    undefined,
  ]);
});
