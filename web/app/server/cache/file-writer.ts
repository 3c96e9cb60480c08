import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Log = { warn: (note: object, text: string) => void };

/**
 * Makes a function that writes `file`, one time after the other: whoever reads meanwhile sees the old one or the new one.
 * What was asked for last is written last; what came while another was written and is outdated is left out.
 */
export function createFileWriter(file: string, log: Log): (take: () => string) => void {
  let writing: Promise<void> | null = null;
  let wanted: (() => string) | null = null;
  return function save(take) {
    wanted = take;
    writing ??= (async () => {
      while (wanted) {
        const content = wanted();
        wanted = null;
        await writeSafely(file, content, log);
      }
      writing = null;
    })();
  };
}

/** So long what was asked for is waited for: one change brings some files. */
const gatherMs = 200;

/**
 * Makes a function that writes files of `folder` in the same way, all of them one after the other: each is taken when its
 * turn has come. What cannot be written is tried again, for nobody asks for it a second time.
 */
export function createFolderWriter(
  folder: string,
  log: Log,
  retryMs = 10_000,
): (name: string, take: () => string) => void {
  const wanted = new Map<string, () => string>();
  let isWriting = false;
  const writeAll = async () => {
    await pause(gatherMs);
    for (const [name, take] of wanted) {
      wanted.delete(name);
      if (await writeSafely(join(folder, name), take(), log)) continue;
      await pause(retryMs, undefined, { ref: false });
      if (!wanted.has(name)) wanted.set(name, take);
    }
    isWriting = false;
  };
  return function save(name, take) {
    wanted.set(name, take);
    if (isWriting) return;
    isWriting = true;
    void writeAll();
  };
}

/** Puts a file in the place of another in one step; a failure is logged and leaves the old one. */
export async function writeSafely(
  file: string,
  content: string | Buffer,
  log: Log,
): Promise<boolean> {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    await writeFile(unfinished, content);
    await rename(unfinished, file);
    return true;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'the content snapshot could not be written');
    await rm(unfinished, { force: true }).catch(() => undefined);
    return false;
  }
}

/** Why a file could not be read or written, without its content. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'not readable';
}
