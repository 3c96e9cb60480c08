import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Raise it with every change of the shape below: a snapshot of another format counts as none. */
const FORMAT = 3;

const shape = z.object({
  format: z.literal(FORMAT),
  version: z.int().nullable(),
  documents: z.array(z.object({ key: z.string(), stamp: z.string(), value: z.unknown() })),
});

/** Published content as it was last known: CMS documents by the path they are read from. */
export type Snapshot = Omit<z.infer<typeof shape>, 'format'>;

type Log = { warn: (note: object, text: string) => void };

/** The snapshot in `folder`; null, with a line in the log, when there is none that can be used. */
export function readSnapshot(folder: string, log: Log): Snapshot | null {
  try {
    return shape.parse(JSON.parse(readFileSync(snapshotFile(folder), 'utf8')));
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'no content snapshot could be used');
    return null;
  }
}

export function createSnapshotWriter(folder: string, log: Log): (take: () => Snapshot) => void {
  const save = createFileWriter(snapshotFile(folder), log);
  return (take) => save(() => JSON.stringify({ format: FORMAT, ...take() }));
}

/** Makes a function that writes `file`, one time after the other: whoever reads meanwhile sees the old one or the new one. */
export function createFileWriter(file: string, log: Log): (take: () => string) => void {
  let writing: Promise<void> | null = null;
  let isWanted = false;
  return function save(take) {
    isWanted = true;
    writing ??= (async () => {
      while (isWanted) {
        isWanted = false;
        await writeSafely(file, take(), log);
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

function snapshotFile(folder: string): string {
  return join(folder, 'content.json');
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'another format';
  return error instanceof Error && 'code' in error ? String(error.code) : 'not readable';
}
