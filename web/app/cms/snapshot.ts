import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createFileWriter, reasonOf, type Log } from '../server/cache/file-writer.ts';

/** Raise it with every change of the shape below: a snapshot of another format counts as none. */
const formatVersion = 3;

const shape = z.object({
  format: z.literal(formatVersion),
  version: z.int().nullable(),
  documents: z.array(z.object({ key: z.string(), stamp: z.string(), value: z.unknown() })),
});

/** Published content as it was last known: CMS documents by the path they are read from. */
export type Snapshot = Omit<z.infer<typeof shape>, 'format'>;

/** The snapshot in `folder`; null, with a line in the log, when there is none that can be used. */
export function readSnapshot(folder: string, log: Log): Snapshot | null {
  try {
    return shape.parse(JSON.parse(readFileSync(snapshotFile(folder), 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'another format' : reasonOf(error);
    log.warn({ reason }, 'no content snapshot could be used');
    return null;
  }
}

export function createSnapshotWriter(folder: string, log: Log): (take: () => Snapshot) => void {
  const save = createFileWriter(snapshotFile(folder), log);
  return (take) => save(() => JSON.stringify({ format: formatVersion, ...take() }));
}

function snapshotFile(folder: string): string {
  return join(folder, 'content.json');
}
