import { documentsAPage, mostShown } from 'common/content-lists';
import type { Versioned } from '../server/cache/versioned-cache.ts';
import { CmsUnavailable } from './cms-client.server.ts';

type Page = { docs: { id?: unknown }[]; hasNextPage?: boolean; totalDocs?: number };

/** So often a list is read again because something was published in the middle of it. */
const rounds = 3;

/**
 * Reads a list to its end by pages of 100, at most 1,000 documents of it; `total` is how many there are. All pages come
 * from one content version: when it moves meanwhile, the list is read again. While one publication follows another, and
 * while nobody knows the version, the last reading counts for the moment, each document once, and is not current. `version` is the last one that is known.
 * @throws CmsUnavailable for a page that is no list, and what `read` throws.
 */
export async function readList(
  path: string,
  {
    read,
    version,
    readVersion,
  }: {
    read: (path: string) => Promise<unknown>;
    version: number | null;
    readVersion: () => Promise<number>;
  },
): Promise<Versioned<{ docs: object[]; total: number }>> {
  let before = version;
  for (let round = 1; ; round += 1) {
    const { docs, total, pages } = await readPages(path, read);
    if (pages === 1) return { value: { docs, total }, isCurrent: true };
    const after = await readVersion().catch(() => null);
    if (after !== null && after === before) return { value: { docs, total }, isCurrent: true };
    if (after === null || round === rounds)
      return { value: { docs: eachOnce(docs), total }, isCurrent: false };
    before = after;
  }
}

async function readPages(path: string, read: (path: string) => Promise<unknown>) {
  const docs: Page['docs'] = [];
  for (let page = 1; ; page += 1) {
    const answer = await read(`${path}&limit=${documentsAPage}&page=${page}`);
    if (!isPage(answer))
      throw new CmsUnavailable(`The CMS answered without a list to GET ${path.split('?')[0]}`);
    docs.push(...answer.docs);
    if (!answer.hasNextPage || page * documentsAPage >= mostShown)
      return { docs, total: answer.totalDocs ?? docs.length, pages: page };
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
