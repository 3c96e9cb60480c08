import type { CollectionAfterErrorHook, CollectionConfig } from 'payload';
import { configEnv } from '../env.ts';
import { openBucket } from './bucket.ts';
import { filesOf, namesOf } from './files-of.ts';
import { handOut } from './hand-out.ts';
import { bringOriginal } from './original.ts';
import { openStore, type Store } from './store.ts';

/**
 * Where S3_* is set, the files of a collection live in that bucket, under the paths that they would have below MEDIA_DIR;
 * what stands in MEDIA_DIR from before is still found there. To be applied last: what is deleted stays deleted, so all
 * other hooks have had their say.
 */
export function inBucket(collection: CollectionConfig): CollectionConfig {
  const { upload, hooks } = collection;
  const { bucket, mediaDir } = configEnv();
  if (!bucket || typeof upload !== 'object' || !upload.staticDir) return collection;
  const store = openStore(openBucket(bucket), { disk: upload.staticDir, mediaDir });
  return {
    ...collection,
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [
        (req, { params }) => handOut(store, req, params) as Promise<Response>,
        ...(upload.handlers ?? []),
      ],
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), bringOriginal(store)],
      beforeChange: [...(hooks?.beforeChange ?? []), saveFiles(store)],
      afterChange: [...(hooks?.afterChange ?? []), removeReplaced(store)],
      afterDelete: [...(hooks?.afterDelete ?? []), removeAll(store)],
      afterError: [...(hooks?.afterError ?? []), removeUnused(store)],
    },
  };
}

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number];

/** Before the record: one that names files which are not there would be worse than files without a record. */
function saveFiles(store: Store): Hook<'beforeChange'> {
  return async ({ data, originalDoc, req, context }) => {
    const files = filesOf(req, data);
    const kept = namesOf(originalDoc);
    context.unused = [...files.keys()].filter((name) => !kept.includes(name));
    // All of them have ended before anything is refused: what is still on its way could not be taken back.
    const done = await Promise.allSettled(
      [...files].map(([name, { bytes, type }]) => store.put(name, bytes, type)),
    );
    const failed = done.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason as Error;
  };
}

function removeReplaced(store: Store): Hook<'afterChange'> {
  return async ({ doc, previousDoc, req, operation }) => {
    if (operation === 'update' && req.file)
      await store.forget(namesOf(previousDoc).filter((name) => !namesOf(doc).includes(name)));
  };
}

function removeAll(store: Store): Hook<'afterDelete'> {
  return ({ doc }) => store.remove(namesOf(doc));
}

/** Nobody waits for it: the answer is a refusal already, often because the bucket is away. */
function removeUnused(store: Store): CollectionAfterErrorHook {
  return ({ context }) => {
    if (Array.isArray(context.unused)) void store.forget(context.unused.map(String));
  };
}
