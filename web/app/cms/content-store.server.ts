import { AsyncLocalStorage } from 'node:async_hooks';
import { mostShown } from 'common/content-lists';
import { env } from '../env.server.ts';
import type { Stamp, Versioned } from '../server/cache/versioned-cache.ts';
import { createVersionedCache } from '../server/cache/versioned-cache.ts';
import { log } from '../server/log.ts';
import type { Draft } from '../server/shop-content.ts';
import { askContentState, CmsUnavailable, readContent } from './cms-client.server.ts';
import { createContentVersion, toStamp } from './content-version.ts';
import { withDraft } from './draft.ts';
import { type ContentState, stampOf } from './list-tags.ts';
import { readList } from './read-list.ts';
import { openSnapshot } from './snapshot.ts';

/** Longer than a document may take: an old one is used when the new one fails, not because it is slow. */
const mostWaitMs = 3_000;

const snapshot = env.snapshotDir ? openSnapshot(env.snapshotDir, log) : null;
const version = createContentVersion({ ask: askState, initial: snapshot?.state ?? null });
const documents = createVersionedCache<Known>({ waitMs: mostWaitMs });
const lookedFor = new Set<string>();

/** A document or a list, and the tag of what the CMS answered; null when that is not known any more. */
type Known = { content: object; tag: string | null };

const rendering = new AsyncLocalStorage<{ stamp: Stamp; isCurrent: boolean; draft?: Draft }>();

/**
 * Reads a document or a whole list of the CMS by its path, as it stands at the present content version. It is asked for again
 * when it has changed since, and only then.
 * @throws CmsUnavailable when it cannot be had and was never had before.
 */
export async function readDocument<Document>(path: string): Promise<Document> {
  const work = rendering.getStore();
  const stamp = stampOf(path, work?.stamp ?? (await version.latest()));
  restore(path);
  const { value, isCurrent } = await documents.get(path, stamp, () => load(path));
  if (work && !isCurrent) work.isCurrent = false;
  const { content } = value;
  return (work?.draft ? withDraft(path, content, work.draft) : content) as Document;
}

/** All documents that are known now, e.g. to find the pictures they show. */
export function knownDocuments(): object[] {
  return documents.all().map(({ value }) => value.content);
}

/** Throws away what earlier builds read long ago. Only for a process that knows all that it shows. */
export async function tidySnapshot(): Promise<void> {
  await snapshot?.tidy(documents.all().map(({ key }) => key));
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

async function askState(): Promise<ContentState> {
  const state = await askContentState();
  snapshot?.saveState(state);
  return state;
}

/** What an earlier process knew is looked for when it is asked for: what no page shows any more takes no memory. */
function restore(path: string): void {
  if (!snapshot || lookedFor.has(path)) return;
  lookedFor.add(path);
  const saved = snapshot.find(path);
  if (saved) documents.restore(path, saved.stamp, { content: saved.value, tag: null });
}

async function load(path: string): Promise<Versioned<Known>> {
  try {
    const loaded = await (path.startsWith('globals/') ? loadGlobal(path) : loadList(path));
    const known = documents.kept(path)?.value;
    // What is the same as before stays the same object, for all that was made of it, and is not written again.
    if (known && known.tag !== null && known.tag === loaded.value.tag)
      return { value: known, isCurrent: true };
    // Once it is kept: of two that were read at once the newer one is written, whichever comes last.
    setImmediate(writeDown, path);
    return loaded;
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'a document could not be read',
    );
    throw error;
  }
}

function writeDown(path: string): void {
  const known = documents.kept(path);
  if (!known) return;
  snapshot?.save(path, () => {
    const { stamp, value } = documents.kept(path) ?? known;
    return { stamp, value: value.content };
  });
}

/** Anything but an object must not take the place of what is known. */
async function loadGlobal(path: string): Promise<Versioned<Known>> {
  const { answer: content, tag } = await readContent(path);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new CmsUnavailable(`The CMS answered without a document to GET ${path.split('?')[0]}`);
  return { value: { content, tag }, isCurrent: true };
}

async function loadList(path: string): Promise<Versioned<Known>> {
  const tagOf = (stamp: Stamp) => stampOf(path, stamp).name;
  const {
    value: list,
    isCurrent,
    tag,
  } = await readList(path, {
    read: readContent,
    state: tagOf(version.known()),
    readState: async () => tagOf(toStamp(await askState())),
  });
  const { total } = list;
  if (total > mostShown)
    log.warn(
      { collection: path.split('?')[0], documents: total, shown: mostShown },
      'a collection has more documents than the site shows',
    );
  return { value: { content: list, tag: isCurrent ? tag : null }, isCurrent };
}
