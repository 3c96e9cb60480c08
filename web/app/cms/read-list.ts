import { documentsAPage, mostShown } from 'common/content-lists';
import type { Versioned } from '../server/cache/versioned-cache.ts';
import { CmsUnavailable, type Tagged } from './cms-client.server.ts';

type Page = { docs: { id?: unknown }[]; hasNextPage?: boolean; totalDocs?: number };

/** So often a list is read again because something was published in the middle of it. */
const rounds = 3;

/**
 * Reads a list to its end by pages of 100, at most 1,000 documents of it; `total` is how many there are. All pages come
 * from one state of the content: when it moves meanwhile, the list is read again. While one publication follows another, and
 * while nobody knows the state, the last reading counts for the moment, each document once, and is not current. `state` is the
 * last one that is known; `tag` tells what was answered from anything else.
 * @throws CmsUnavailable for a page that is no list, and what `read` throws.
 */
export async function readList<State extends string | number>(
  path: string,
  {
    read,
    state,
    readState,
  }: {
    read: (path: string) => Promise<Tagged>;
    state: State | null;
    readState: () => Promise<State>;
  },
): Promise<Versioned<{ docs: object[]; total: number }> & { tag: string }> {
  let before = state;
  for (let round = 1; ; round += 1) {
    const { docs, total, tags } = await readPages(path, read);
    const tag = tags.join();
    if (tags.length === 1) return { value: { docs, total }, isCurrent: true, tag };
    const after = await readState().catch(() => null);
    if (after !== null && after === before) return { value: { docs, total }, isCurrent: true, tag };
    if (after === null || round === rounds)
      return { value: { docs: eachOnce(docs), total }, isCurrent: false, tag };
    before = after;
  }
}

async function readPages(path: string, read: (path: string) => Promise<Tagged>) {
  const docs: Page['docs'] = [];
  const tags: string[] = [];
  for (let page = 1; ; page += 1) {
    const { answer, tag } = await read(`${path}&limit=${documentsAPage}&page=${page}`);
    if (!isPage(answer))
      throw new CmsUnavailable(`The CMS answered without a list to GET ${path.split('?')[0]}`);
    docs.push(...answer.docs);
    tags.push(tag);
    if (!answer.hasNextPage || page * documentsAPage >= mostShown)
      return { docs, total: answer.totalDocs ?? docs.length, tags };
  }
}

function eachOnce(docs: Page['docs']): Page['docs'] {
  return [...new Map(docs.map((doc) => [doc.id, doc])).values()];
}

function isPage(answer: unknown): answer is Page {
  return (
    typeof answer === 'object' && answer !== null && 'docs' in answer && Array.isArray(answer.docs)
  );
}
