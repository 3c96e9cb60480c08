import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

const lookEveryMs = 100;
const giveUpMs = 30_000;

/** Reads a page as a visitor does who comes again while the shop cannot be filled yet. Packed with gzip: brotli packs a page once more when it has left. */
export async function view(shop: ServerProcess, path: string): Promise<void> {
  const since = performance.now();
  for (;;) {
    const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'gzip' } });
    await answer.arrayBuffer();
    if (answer.status === 200) return;
    if (answer.status !== 503 || performance.now() - since > giveUpMs)
      throw new Error(`${path} answered ${answer.status}`);
    await pause(lookEveryMs);
  }
}
