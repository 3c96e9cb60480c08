import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { configEnv } from '../env.ts';
import { log, reasonOf } from '../log.ts';
import { filesOf, namesOf } from './files-of.ts';

const stillWritingMs = 2_000;

/**
 * Where no bucket is set, files live in the folder of their collection. Payload writes all sizes of a picture at once and
 * leaves what it has written when one fails, such as on a full disk: what a refused upload has left is taken away again.
 */
export function onDisk(collection: CollectionConfig): CollectionConfig {
  const { upload, hooks } = collection;
  if (configEnv().bucket || typeof upload !== 'object' || !upload.staticDir) return collection;
  const folder = upload.staticDir;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        ({ data, originalDoc, req, context }) => {
          const kept = namesOf(originalDoc);
          context.unused = [...filesOf(req, data).keys()].filter((name) => !kept.includes(name));
        },
      ],
      afterError: [
        ...(hooks?.afterError ?? []),
        async ({ context }) => {
          if (!Array.isArray(context.unused)) return;
          const names = context.unused.map(String);
          await forget(folder, names);
          // Payload does not wait for those that were still being written.
          setTimeout(() => void forget(folder, names), stillWritingMs).unref();
        },
      ],
    },
  };
}

async function forget(folder: string, names: string[]): Promise<void> {
  for (const name of names)
    await rm(join(folder, name), { force: true }).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'a file that nobody needs stays in its folder'),
    );
}
