import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../server-process.ts';

const lookEveryMs = 100;
const giveUpMs = 30_000;

/** Reads a page as a visitor does who comes again while the shop cannot be filled yet. Packed with gzip: brotli packs a page once more when it has left. */
export async function view(shop: ServerProcess, path: string): Promise<void> {
  const since = performance.now();
  for (;;) {
    const status = await statusOf(shop.url + path);
    if (status === 200) return;
    if ((status !== 503 && status !== null) || performance.now() - since > giveUpMs)
      throw new Error(`${path} answered ${status ?? 'nothing'}`);
    await pause(lookEveryMs);
  }
}

/** Null: the connection was closed, as a shop does with one that was idle for some seconds. */
async function statusOf(url: string): Promise<number | null> {
  try {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}
