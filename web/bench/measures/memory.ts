import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { isUsageKnown, memoryMbOf } from '../process-usage.ts';
import type { ServerProcess } from '../server-process.ts';
import { settled } from '../settled.ts';
import { stack } from '../stack.ts';
import { atMost, note, unknown, type Figure } from '../table.ts';
import { signIn } from './editor.ts';
import { view } from './view.ts';

const restMs = 10_000;
const load = { connections: 16, duration: 10 };
const lookEveryMs = 50;
const publishEveryMs = 1_000;
const mostMb = { web: 150, resting: 200 };

const paths = [
  '/',
  '/store',
  '/store.data',
  '/store/gi-map',
  '/blog',
  '/cart',
  '/checkout',
  '/faq',
];

/**
 * Resident memory of cms and worker at rest, and the most that web takes under load: kept pages, each of which is made and
 * packed anew every second because something was published (FAST-06).
 */
export async function measureMemory(startShop: () => Promise<ServerProcess>): Promise<Figure[]> {
  if (!isUsageKnown) return [unknown('memory of web, cms and worker', 'only on Linux')];
  await pause(restMs);
  const resting = (['cms', 'worker'] as const).map((name) =>
    atMost(`memory of ${name} at rest`, memoryMbOf(stack.pids[name]), mostMb.resting, 'MB'),
  );
  const shop = await startShop();
  await settled(shop);
  const most = await mostUnderLoad(shop);
  await pause(restMs);
  return [
    ...resting,
    atMost('memory of web under load, at most', most, mostMb.web, 'MB'),
    note('memory of web after the load', shop.memoryMb(), 'MB'),
    note('memory of cms after the load', memoryMbOf(stack.pids.cms), 'MB'),
  ];
}

/** Throws when a page was refused: what is not made takes no memory. */
async function mostUnderLoad(shop: ServerProcess): Promise<number> {
  for (const path of paths) await view(shop, path);
  const publishing = await startPublishing();
  const seen: number[] = [];
  const look = setInterval(() => seen.push(shop.memoryMb()), lookEveryMs);
  try {
    const { statusCodeStats, non2xx, errors } = await autocannon({
      url: shop.url,
      headers: { 'accept-encoding': 'br' },
      requests: paths.map((path) => ({ path })),
      ...load,
    });
    if (non2xx + errors > 0)
      throw new Error(
        `The pages were answered ${JSON.stringify(statusCodeStats)} with ${errors} errors`,
      );
  } finally {
    clearInterval(look);
    await publishing.stop();
  }
  return Math.max(...seen);
}

/** Saves a price again and again, which makes every kept page stale. */
async function startPublishing(): Promise<{ stop: () => Promise<void> }> {
  const editor = await signIn();
  const { id, price } = await editor.findProduct('gi-map');
  const stopping = new AbortController();
  const work = (async () => {
    for (let turn = 1; !stopping.signal.aborted; turn += 1) {
      await editor.setPrice(id, price + turn);
      await pause(publishEveryMs);
    }
    await editor.setPrice(id, price);
  })();
  return {
    stop() {
      stopping.abort();
      return work;
    },
  };
}
