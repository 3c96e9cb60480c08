import { AsyncLocalStorage } from 'node:async_hooks';
import { mostShown } from 'common/content-lists';
import { env } from '../env.server.ts';
import type { Stamp, Versioned } from '../server/cache/versioned-cache.ts';
import { createVersionedCache } from '../server/cache/versioned-cache.ts';
import { log } from '../server/log.ts';
import type { Draft } from '../server/shop-content.ts';
import { CmsUnavailable, readContent, readContentVersion } from './cms-client.server.ts';
import { createContentVersion } from './content-version.ts';
import { withDraft } from './draft.ts';
import { readList } from './read-list.ts';
import { createSnapshotWriter, readSnapshot } from './snapshot.ts';

/** Longer than a document may take: an old one is used when the new one fails, not because it is slow. */
const mostWaitMs = 3_000;
const saveAfterMs = 200;

const saved = env.snapshotDir ? readSnapshot(env.snapshotDir, log) : null;
const version = createContentVersion({ ask: readContentVersion, initial: saved?.version ?? null });
const documents = createVersionedCache<unknown>({ waitMs: mostWaitMs });
for (const { key, stamp, value } of saved?.documents ?? []) documents.restore(key, stamp, value);

const rendering = new AsyncLocalStorage<{ stamp: Stamp; isCurrent: boolean; draft?: Draft }>();
const save = env.snapshotDir ? createSnapshotWriter(env.snapshotDir, log) : null;
let saving: NodeJS.Timeout | undefined;

/**
 * Reads a document or a whole list of the CMS by its path, as it stands at the present content version.
 * @throws CmsUnavailable when it cannot be had and was never had before.
 */
export async function readDocument<Document>(path: string): Promise<Document> {
  const work = rendering.getStore();
  const stamp = work?.stamp ?? (await version.latest());
  const { value, isCurrent } = await documents.get(path, stamp, () => load(path));
  if (work && !isCurrent) work.isCurrent = false;
  return (work?.draft ? withDraft(path, value, work.draft) : value) as Document;
}

/** All documents that are known now, e.g. to find the pictures they show. */
export function knownDocuments(): unknown[] {
  return documents.all().map(({ value }) => value);
}

/** How the content stands, and work that is done with one state of it. */
export const contentStore = {
  latest: version.latest,
  atOnce: version.atOnce,
  state: version.state,
  /** Does `work` with the documents of `stamp`, and tells whether all of them were to be had. */
  during: async <Value>(stamp: Stamp, work: () => Promise<Value>): Promise<Versioned<Value>> => {
    const note = { stamp, isCurrent: true };
    const value = await rendering.run(note, work);
    return { value, isCurrent: note.isCurrent };
  },
  /** Does `work` as if `draft` were published. */
  withDraft: async <Value>(draft: Draft, work: () => Promise<Value>): Promise<Value> =>
    rendering.run({ stamp: await version.latest(), isCurrent: true, draft }, work),
};

async function load(path: string): Promise<Versioned<unknown>> {
  try {
    const loaded = await (path.startsWith('globals/') ? loadGlobal(path) : loadList(path));
    if (save) saving ??= setTimeout(saveSnapshot, saveAfterMs);
    return loaded;
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'a document could not be read',
    );
    throw error;
  }
}

/** Anything but an object must not take the place of what is known. */
async function loadGlobal(path: string): Promise<Versioned<unknown>> {
  const value = await readContent<unknown>(path);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CmsUnavailable(`The CMS answered without a document to GET ${path.split('?')[0]}`);
  return { value, isCurrent: true };
}

async function loadList(path: string): Promise<Versioned<unknown>> {
  const list = await readList(path, {
    read: readContent,
    version: version.state().version,
    readVersion: readContentVersion,
  });
  const { total } = list.value;
  if (total > mostShown)
    log.warn(
      { collection: path.split('?')[0], documents: total, shown: mostShown },
      'a collection has more documents than the site shows',
    );
  return list;
}

function saveSnapshot(): void {
  saving = undefined;
  save?.(() => ({ version: version.state().version, documents: documents.all() }));
}
