import { join, posix, relative } from 'node:path';
import { log, reasonOf } from '../log.ts';
import type { Bucket } from './bucket.ts';

export type Store = ReturnType<typeof openStore>;

/** A collection's part of a bucket, by file names. `disk` is where its files stand without a bucket, below `mediaDir`. */
export function openStore(bucket: Bucket, { disk, mediaDir }: { disk: string; mediaDir: string }) {
  const key = (name: string) => posix.join(relative(mediaDir, disk), name);
  /** The file itself last, and one after the other: after a failure nothing else is deleted. */
  const remove = async (names: string[]): Promise<void> => {
    for (const name of names.toReversed()) await bucket.remove(key(name));
  };
  return {
    onDisk: (name: string) => join(disk, name),
    put: (name: string, data: Buffer, type: string) => bucket.put(key(name), data, type),
    get: (name: string, range?: string | null) => bucket.get(key(name), range),
    remove,
    /** For what nobody asks for any more: a bucket that does not answer now keeps some files too many. */
    forget: (names: string[]): Promise<unknown> =>
      remove(names).catch((error: unknown) =>
        log.warn(
          { reason: reasonOf(error), count: names.length },
          'files that nobody needs stay in the bucket',
        ),
      ),
  };
}
