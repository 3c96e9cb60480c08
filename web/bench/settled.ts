import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

const chatReadsWithinMs = 8_000;
const [lookMs, idleCpuMs] = [1_000, 50];

/**
 * Resolves when the shop does nothing by itself any more: some seconds after its start it reads what its chat knows, and what
 * is new in that takes it a while; pages are packed tightly after they have left. What is measured after that is what
 * visitors cost.
 */
export async function settled(shop: ServerProcess): Promise<void> {
  await pause(chatReadsWithinMs);
  for (let before = shop.cpuMs(); ;) {
    await pause(lookMs);
    const now = shop.cpuMs();
    if (now - before < idleCpuMs) return;
    before = now;
  }
}
