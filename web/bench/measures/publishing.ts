import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../server-process.ts';
import { atMost, quantile } from '../table.ts';
import type { Figure } from '../table.ts';
import { signIn } from './editor.ts';

const publications = 100;
const lookEveryMs = 10;
const giveUpMs = 10_000;

/** From the moment the CMS has answered a saved price until the last of the web processes shows it. */
export async function measurePublishing(shops: ServerProcess[]): Promise<Figure[]> {
  const editor = await signIn();
  const { id, price } = await editor.findProduct('gi-map');
  const delays: number[] = [];
  try {
    for (let round = 1; round <= publications; round += 1) {
      await editor.setPrice(id, price + round);
      const published = performance.now();
      await Promise.all(shops.map((shop) => untilShown(shop, `$${price + round}`, published)));
      delays.push(performance.now() - published);
    }
  } finally {
    await editor.setPrice(id, price);
  }
  return [
    atMost(
      `publish to visible on ${shops.length} web processes, median of ${publications}`,
      quantile(delays, 0.5),
      1_000,
      'ms',
    ),
    atMost(
      `publish to visible on ${shops.length} web processes, p99`,
      quantile(delays, 0.99),
      1_000,
      'ms',
    ),
  ];
}

async function untilShown(shop: ServerProcess, text: string, since: number): Promise<void> {
  while (!(await (await fetch(`${shop.url}/store`)).text()).includes(text)) {
    if (performance.now() - since > giveUpMs)
      throw new Error(`${text} is not shown after ${giveUpMs} ms`);
    await pause(lookEveryMs);
  }
}
