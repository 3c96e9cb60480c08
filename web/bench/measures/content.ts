import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillUp } from '../filled-shop.ts';
import type { ServerProcess } from '../server-process.ts';
import { settled } from '../settled.ts';
import { atLeast, atMost, note, quantile, type Figure } from '../table.ts';
import { loadBesideBare, type CachedPage } from './cached-pages.ts';
import { signIn, type Editor } from './editor.ts';
import { view } from './view.ts';

const count = 500;
const cachedPaths = ['/', '/store'];
const readPaths = [
  ...cachedPaths,
  '/blog',
  '/cart',
  '/checkout',
  '/faq',
  '/sitemap.xml',
  '/rss.xml',
];
const missedPaths = [...cachedPaths, '/blog', '/cart', '/blog/copy-400', '/store/copy-400'];
const missesOfEach = 10;
const listsOfEach = 40;
/** The shop asks for the version of the content at most every 250 ms. */
const noticedMs = 300;
const most = { missMs: 60, listMs: 500, memoryMb: 150 };

type Start = () => Promise<{ shop: ServerProcess; snapshotDir: string }>;
type Measured = { pages: Map<string, CachedPage>; snapshotBytes: number; memoryMb: number };

/**
 * The shop with 500 products and 500 articles beside the one that it was (FAST-08). Leaves all of them behind: only for a
 * stack that is thrown away, and as the last thing there.
 */
export async function measureContent(start: Start): Promise<Figure[]> {
  const editor = await signIn();
  const small = await start();
  const before = await measureShop(small, []);
  await small.shop.stop();
  const products = await fillUp(editor, 'products', count);
  const posts = await fillUp(editor, 'posts', count);
  const big = await start();
  const after = await measureShop(big, [
    ...products.copies.map((name) => `/store/${name}`),
    ...posts.copies.map((name) => `/blog/${name}`),
  ]);
  return [
    ...compare(before.pages, after.pages),
    ...(await measureMisses(big.shop, editor)),
    ...(await measureLists(editor)),
    note('snapshot of the content', after.snapshotBytes / 1_000_000, 'MB'),
    atMost(
      'snapshot, growth of it as a multiple of the growth in products and articles',
      after.snapshotBytes /
        before.snapshotBytes /
        ((2 * count) / (products.originals + posts.originals)),
      1,
    ),
    note('memory of web with the small shop', before.memoryMb, 'MB'),
    atMost('memory of web when each of its pages was read', after.memoryMb, most.memoryMb, 'MB'),
  ];
}

async function measureShop(
  { shop, snapshotDir }: Awaited<ReturnType<Start>>,
  named: string[],
): Promise<Measured> {
  for (const path of [...readPaths, ...named]) await view(shop, path);
  await settled(shop);
  const memoryMb = shop.memoryMb();
  const pages = new Map<string, CachedPage>();
  for (const path of cachedPaths)
    pages.set(path, await loadBesideBare(shop, path, { 'accept-encoding': 'br' }));
  return { pages, memoryMb, snapshotBytes: bytesIn(join(snapshotDir, 'content')) };
}

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

/** Pages have grown with what stands on them: each is compared by what it costs beside a bare server of its own bytes. */
function compare(before: Measured['pages'], after: Measured['pages']): Figure[] {
  return cachedPaths.flatMap((path) => {
    const [small, big] = [before.get(path), after.get(path)];
    if (!small || !big) throw new Error(`${path} was not measured`);
    return [
      atLeast(
        `${path}, cached, with much content: requests per second, of the small shop's`,
        big.perSecond / small.perSecond,
        0.95,
      ),
      atMost(
        `${path}, cached, with much content: processor time, of the small shop's`,
        big.cpu / small.cpu,
        1.05,
      ),
    ];
  });
}

async function measureMisses(shop: ServerProcess, editor: Editor): Promise<Figure[]> {
  const { id, price } = await editor.findProduct('gi-map');
  const figures: Figure[] = [];
  for (const path of missedPaths) {
    await view(shop, path);
    let cpuMs = 0;
    for (let round = 1; round <= missesOfEach; round += 1) {
      await editor.setPrice(id, price + round);
      await pause(noticedMs);
      const before = shop.cpuMs();
      await view(shop, path);
      cpuMs += shop.cpuMs() - before;
    }
    figures.push(
      atMost(
        `${path}, made anew with much content: processor time of web`,
        cpuMs / missesOfEach,
        most.missMs,
        'ms',
      ),
    );
  }
  await editor.setPrice(id, price);
  return figures;
}

async function measureLists(editor: Editor): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of [
    'collections/products',
    'collections/posts',
    'collections/posts?search=copy',
  ]) {
    await editor.open(path);
    const times: number[] = [];
    for (let round = 0; round < listsOfEach; round += 1) {
      const started = performance.now();
      await editor.open(path);
      times.push(performance.now() - started);
    }
    figures.push(atMost(`/admin/${path}, p95`, quantile(times, 0.95), most.listMs, 'ms'));
  }
  return figures;
}
