import { execFile } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type SmallDisk = {
  /** Leaves no byte free. */
  fill: () => void;
  /** Gives back what `fill` took. */
  free: () => void;
  setReadOnly: (isReadOnly: boolean) => Promise<void>;
  /** Puts the folder back to where it was, with what was written meanwhile. Nobody may use it at that time. */
  takeAway: () => Promise<void>;
};

/**
 * Lays a disk in memory under a folder that nobody uses: what is in it, and `freeMb` besides.
 *
 * @throws Error where this account may not mount anything.
 */
export async function laySmallDisk(folder: string, freeMb: number): Promise<SmallDisk> {
  const aside = `${folder}.aside`;
  await run('cp', ['-a', folder, aside]);
  const { stdout } = await run('du', ['-sm', folder]);
  const size = `size=${Number.parseInt(stdout, 10) + freeMb}m`;
  try {
    await run('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
  } catch {
    rmSync(aside, { recursive: true });
    throw new Error('A disk in memory can be mounted by root alone: this trial needs that');
  }
  await run('cp', ['-a', `${aside}/.`, folder]);
  rmSync(aside, { recursive: true });
  const ballast = join(folder, 'ballast');
  return {
    fill: () => fillUp(ballast),
    free: () => rmSync(ballast, { force: true }),
    setReadOnly: async (isReadOnly) =>
      void (await run('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder])),
    async takeAway() {
      await run('cp', ['-a', folder, aside]);
      await run('umount', [folder]);
      await run('cp', ['-a', `${aside}/.`, folder]);
      rmSync(aside, { recursive: true });
    },
  };
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (const size of [1 << 20, 1 << 12]) writeUntilFull(descriptor, Buffer.alloc(size));
  } finally {
    closeSync(descriptor);
  }
}

function writeUntilFull(descriptor: number, block: Buffer): void {
  try {
    for (;;) writeSync(descriptor, block);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
