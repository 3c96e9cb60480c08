import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareOwnStack } from './own-stack.ts';

/**
 * Builds the shop and makes the data folder of one that is new and filled with the samples, with nothing running.
 * Copies of it start in seconds.
 */
export async function fillShop(dataDir: string, given: Record<string, string>, interrupt: AbortSignal): Promise<void> {
  const { stack } = await prepareOwnStack({ dataDir, given, onRestart: () => undefined });
  const stop = () => void stack.stop();
  interrupt.addEventListener('abort', stop, { once: true });
  try {
    await stack.startDatabase();
  } finally {
    await stack.stop();
    interrupt.removeEventListener('abort', stop);
  }
}

/** Copies the data folder of a shop that is not running, with the owners of its files: the database insists on its own. */
export async function copyShop(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await promisify(execFile)('cp', ['-a', join(from, '.'), to]);
}
