import type { CollectionConfig, CollectionSlug, GlobalConfig, PayloadRequest } from 'payload';
import { raiseContentVersion } from './counter.ts';
import { namesThatShow, watched } from './shown-in.ts';

/** What visitors see of a document: null when nothing, else when it was last published. Drafts live in other tables. */
type Seen = string | null;

/**
 * Content that visitors see: publishing, unpublishing, deleting and saving what is published raise the content version
 * in their own transaction, drafts do not, and note the lists and pages that show them. The row is raised when the operation
 * ends, so that an operation on many documents never holds it while it waits for one of them.
 */
export function shownToVisitors(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  const hasDrafts = keepsDrafts(collection);
  return {
    ...collection,
    custom: { ...collection.custom, ...watched },
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          if (hasDrafts && originalDoc)
            rememberSeen(
              req,
              `${slug}/${originalDoc.id}`,
              await seenDocument(req, slug, originalDoc.id),
            );
          return data;
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          const before = recallSeen(req, `${slug}/${doc.id}`);
          if (!hasDrafts || (await seenDocument(req, slug, doc.id)) !== before)
            markChanged(req, slug);
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        ({ doc, req }) => {
          const { _status: status } = doc as { _status?: string };
          if (status !== 'draft') markChanged(req, slug);
        },
      ],
      afterOperation: [
        ...(hooks.afterOperation ?? []),
        async ({ req, result }) => {
          await raiseFor(req, takeChanged(req));
          return result;
        },
      ],
    },
  };
}

/** The same for a global; one without drafts shows whatever is saved. */
export function globalShownToVisitors(global: GlobalConfig): GlobalConfig {
  const { slug, hooks = {} } = global;
  const hasDrafts = keepsDrafts(global);
  return {
    ...global,
    custom: { ...global.custom, ...watched },
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, req }) => {
          if (hasDrafts) rememberSeen(req, slug, await seenGlobal(req, slug));
          return data;
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ req }) => {
          const before = recallSeen(req, slug);
          if (!hasDrafts || (await seenGlobal(req, slug)) !== before)
            await raiseContentVersion(req, [`globals/${slug}`]);
        },
      ],
    },
  };
}

/** For a change of these collections, made in the request's transaction. */
export async function raiseFor(req: PayloadRequest, slugs: ReadonlySet<string>): Promise<void> {
  if (slugs.size > 0) await raiseContentVersion(req, namesThatShow(req.payload.config, slugs));
}

const keepsDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

async function seenDocument(req: PayloadRequest, collection: string, id: string): Promise<Seen> {
  const where = { id: { equals: id } };
  return seen(
    await req.payload.db.findOne({
      collection: collection as CollectionSlug,
      where,
      select: { _status: true, updatedAt: true },
      req,
    }),
  );
}

async function seenGlobal(req: PayloadRequest, slug: string): Promise<Seen> {
  return seen(
    await req.payload.db.findGlobal({ slug, select: { _status: true, updatedAt: true }, req }),
  );
}

function seen(row: object | null): Seen {
  const { _status: status, updatedAt } = (row ?? {}) as { _status?: string; updatedAt?: string };
  return status === 'published' && updatedAt ? updatedAt : null;
}

/** Notes of the operation that is under way, kept beside its request. */
type Notes = { changed?: Set<string>; seen?: Record<string, Seen> };

function notesOf({ context }: PayloadRequest): Notes {
  context.contentVersion ??= {};
  return context.contentVersion as Notes;
}

function rememberSeen(req: PayloadRequest, name: string, value: Seen): void {
  const notes = notesOf(req);
  (notes.seen ??= {})[name] = value;
}

/** Nothing when the operation did not look before: a new document, or an older version of a global that is restored. */
function recallSeen(req: PayloadRequest, name: string): Seen {
  return notesOf(req).seen?.[name] ?? null;
}

function markChanged(req: PayloadRequest, slug: string): void {
  const notes = notesOf(req);
  (notes.changed ??= new Set()).add(slug);
}

function takeChanged(req: PayloadRequest): Set<string> {
  const notes = notesOf(req);
  const { changed = new Set() } = notes;
  delete notes.changed;
  return changed;
}
