import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Puts a file in the place of another in one step; a failure is logged and leaves the old one. */
export async function writeSafely(file: string, content: string | Buffer, log: Log): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'the content snapshot could not be written');
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

/** Why a file could not be read or written, without its content. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'not readable';
}
