import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../env.ts';
import { sourceHash } from '../../launcher/builds.ts';
import { prepareOwnStack } from './own-stack.ts';

const shelf = join(root, '.data', 'new-shops');

/**
 * The data folder of a shop that is new and filled with the samples, with nothing running; its copies start in seconds.
 * It is made once for each state of the CMS's sources, which decide what is in it, and kept for the next run.
 */
export async function fillShop(
  given: Record<string, string>,
  interrupt: AbortSignal,
): Promise<string> {
  const filled = join(shelf, sourceHash(root, 'cms').slice(0, 16));
  if (existsSync(filled)) return filled;
  const draft = `${filled}.${process.pid}`;
  const { stack } = await prepareOwnStack({ dataDir: draft, given, onRestart: () => undefined });
  const stop = () => void stack.stop();
  interrupt.addEventListener('abort', stop, { once: true });
  try {
    interrupt.throwIfAborted();
    await stack.startDatabase();
  } finally {
    await stack.stop();
    interrupt.removeEventListener('abort', stop);
  }
  // Another run may have been faster; what it filled is the same.
  await rename(draft, filled).catch(async () => await rm(draft, { recursive: true }));
  for (const older of await readdir(shelf))
    if (!filled.endsWith(older) && !older.includes('.'))
      await rm(join(shelf, older), { recursive: true });
  return filled;
}

/** Copies the data folder of a shop that is not running, with the owners of its files: the database insists on its own. */
export async function copyShop(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}
