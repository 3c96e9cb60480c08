import type { CountingProxy } from '../counting-proxy.ts';
import type { ServerProcess } from '../server-process.ts';
import { settled } from '../settled.ts';
import { atMost, exactly } from '../table.ts';
import type { Figure } from '../table.ts';

const views = 1_000;
const misses = 100;
const isDocument = (path: string) =>
  !path.includes('/content-version') && !path.includes('/health');
const isVersion = (path: string) => path.includes('/content-version');

/** How often the CMS is asked: never for a cached view, once for a hundred visitors who come to an empty cache together. */
export async function measureCmsCalls(
  startShop: () => Promise<ServerProcess>,
  proxy: CountingProxy,
  path: string,
): Promise<Figure[]> {
  const shop = await startShop();
  try {
    proxy.reset();
    await Promise.all(Array.from({ length: misses }, () => view(shop, path)));
    const together = proxy.count(isDocument);
    const alone = await documentsOfOneMiss(startShop, proxy, path);
    await settled(shop);
    proxy.reset();
    const started = performance.now();
    for (let seen = 0; seen < views; seen += 1) await view(shop, path);
    const quarters = Math.ceil((performance.now() - started) / 250) + 1;
    return [
      exactly(
        `CMS calls of a hundred concurrent misses of ${path}, multiple of one miss`,
        together / alone,
        1,
      ),
      exactly(
        `CMS calls for documents during ${views.toLocaleString('en-US')} cached views of ${path}`,
        proxy.count(isDocument),
        0,
      ),
      atMost(
        `questions for the content version during them (at most one each 250 ms)`,
        proxy.count(isVersion),
        quarters,
      ),
    ];
  } finally {
    await shop.stop();
  }
}

async function documentsOfOneMiss(
  startShop: () => Promise<ServerProcess>,
  proxy: CountingProxy,
  path: string,
): Promise<number> {
  const shop = await startShop();
  proxy.reset();
  await view(shop, path);
  const calls = proxy.count(isDocument);
  await shop.stop();
  return calls;
}

async function view(shop: ServerProcess, path: string): Promise<void> {
  const answer = await fetch(`${shop.url}${path}`);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}
