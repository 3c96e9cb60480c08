import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from 'common/free-port';
import { startCountingProxy } from './counting-proxy.ts';
import { measureBackForward } from './measures/back-forward.ts';
import { measureCachedPages } from './measures/cached-pages.ts';
import { measureCmsCalls } from './measures/cms-calls.ts';
import { measureContent } from './measures/content.ts';
import { measureFirstLoad } from './measures/first-load.ts';
import { measureFirstPictures } from './measures/first-picture.ts';
import { measureInside } from './measures/inside.ts';
import { measureWithLighthouse } from './measures/lighthouse.ts';
import { measureMemory } from './measures/memory.ts';
import { measurePayment } from './measures/payment.ts';
import { measurePublishing } from './measures/publishing.ts';
import { measureStartUp } from './measures/start-up.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { stack } from './stack.ts';
import { printTable } from './table.ts';
import type { Figure } from './table.ts';

/**
 * Measures the built shop against the running CMS and prints one table. What it promises is design.md §3's and FAST-01 to
 * FAST-09; a figure outside of its promise is marked MISSED and makes the command fail. `--only=NAME`, or some names with
 * commas between them, measures parts: memory, pages, calls, publishing, payment, start, load, pictures, inside, lighthouse,
 * content.
 */
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const cachedPaths = ['/', '/store'];
/** JavaScript of a page in all, in kB, without the payment provider's own (FAST-04). */
const mostScript = {
  '/': 100,
  '/store': 100,
  '/store/gi-map': 100,
  '/blog': 100,
  '/cart': 105,
  '/checkout': 125,
};
const proxy = await startCountingProxy(stack.cmsUrl);
const running: ServerProcess[] = [];

/** Up when `path` answers: by default without having read anything from the CMS. */
async function startShop(
  cmsUrl: string,
  { snapshotDir = newSnapshotDir(), path = '/health/live' } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const shop = await startServer(
    'build/server/server.js',
    port,
    {
      SITE_URL: 'https://shop.example',
      CMS_URL: cmsUrl,
      CMS_API_KEY: stack.cmsApiKey,
      SNAPSHOT_DIR: snapshotDir,
      // One address makes all the visits.
      LIMITS_FACTOR: '1000',
      ALLOW_STAND_INS: '1',
    },
    path,
  );
  running.push(shop);
  return shop;
}

function newSnapshotDir(): string {
  return mkdtempSync(join(stack.scratchDir, 'snapshot-'));
}

async function eachPage(measure: (path: string) => Promise<Figure[]>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of cachedPaths) figures.push(...(await measure(path)));
  return figures;
}

/** In this order: at first nobody has used the stack yet, and the last part leaves much behind in it. */
const parts: Record<string, () => Promise<Figure[]>> = {
  memory: () => measureMemory(() => startShop(stack.cmsUrl)),
  async pages() {
    const shop = await startShop(stack.cmsUrl);
    return eachPage((path) => measureCachedPages(shop, path));
  },
  calls: () => eachPage((path) => measureCmsCalls(() => startShop(proxy.url), proxy, path)),
  publishing: async () =>
    measurePublishing(await Promise.all([1, 2, 3].map(() => startShop(stack.cmsUrl)))),
  payment: measurePayment,
  start() {
    const snapshotDir = newSnapshotDir();
    return measureStartUp(() => startShop(stack.cmsUrl, { snapshotDir, path: '/store' }));
  },
  async load() {
    const shop = await startShop(stack.cmsUrl);
    const figures: Figure[] = [];
    for (const [path, script] of Object.entries(mostScript))
      figures.push(...(await measureFirstLoad(shop, path, script)));
    return figures;
  },
  async pictures() {
    const { url } = await startShop(stack.cmsUrl);
    return measureFirstPictures(url);
  },
  async inside() {
    const { url } = await startShop(stack.cmsUrl);
    return [...(await measureInside(url)), ...(await measureBackForward(url))];
  },
  async lighthouse() {
    const { url } = await startShop(stack.cmsUrl);
    return measureWithLighthouse(url);
  },
  content: () =>
    measureContent(async () => {
      const snapshotDir = newSnapshotDir();
      return { shop: await startShop(stack.cmsUrl, { snapshotDir }), snapshotDir };
    }),
};

try {
  const figures: Figure[] = [];
  const wanted = Object.entries(parts).filter(([name]) => !only || only.includes(name));
  for (const [name, measure] of wanted) {
    console.log(`Measuring: ${name}`);
    const measured = await measure();
    printTable(measured);
    figures.push(...measured);
    for (const shop of running.splice(0)) await shop.stop();
  }
  if (wanted.length > 1) {
    console.log('All together:');
    printTable(figures);
  }
  const missed = figures.filter(({ isKept }) => !isKept).length;
  console.log(`${figures.length - missed} within their promise, ${missed} missed`);
  if (missed > 0) process.exitCode = 1;
} finally {
  for (const shop of running) await shop.stop();
  await proxy.close();
}
