import { readFile } from 'node:fs/promises';
import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload';
import { editors } from '../access/editors.ts';
import type { Store } from './store.ts';

/**
 * A picture that gets another focal point is drawn anew from its original. Payload would fetch that through the address
 * of the admin, which a server need not reach from inside; here it comes from the bucket and keeps its name.
 */
export function bringOriginal(store: Store): CollectionBeforeOperationHook {
  return async ({ args, collection, operation, req }) => {
    if (operation !== 'update' || req.file || !req.query?.uploadEdits) return;
    const id: unknown = 'id' in args ? args.id : undefined;
    const mayEdit = req.payloadAPI === 'local' || editors({ req });
    const file =
      mayEdit && typeof id === 'string'
        ? await findOriginal(store, collection.slug, id, req)
        : null;
    if (!file) {
      delete req.query.uploadEdits;
      return;
    }
    req.file = file;
    Object.assign(args, { overwriteExistingFiles: true });
  };
}

async function findOriginal(
  store: Store,
  collection: CollectionSlug,
  id: string,
  req: PayloadRequest,
): Promise<PayloadRequest['file'] | null> {
  const document = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!document || !('filename' in document) || !document.filename) return null;
  const { filename, mimeType } = document;
  const kept = await store.get(filename);
  const data = kept
    ? Buffer.from(await kept.arrayBuffer())
    : await readFile(store.onDisk(filename)).catch(() => null);
  return data && { data, mimetype: mimeType ?? '', name: filename, size: data.length };
}
