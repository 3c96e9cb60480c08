import type { PayloadRequest } from 'payload';
import { previewAddress } from '../preview/address.ts';
import { readPlans } from './plans.ts';
import {
  keyOf,
  type PlannedList,
  plannedLists,
  type PlannedPage,
  plannedPages,
  type Target,
} from './targets.ts';

/** The lists of the website that have a view of their own, as its addresses name them. */
export const websiteLists = {
  articles: 'posts',
  questions: 'faqs',
  stories: 'testimonials',
  guides: 'freebies',
} as const satisfies Record<string, PlannedList>;

export type WebsiteTab = 'pages' | keyof typeof websiteLists;

/** `changed`: visitors see it, and newer words of it wait. */
type PieceState = 'live' | 'draft' | 'changed';

/** Something of the website as it stands for visitors and for the practice. */
export type Piece = {
  key: string;
  target: Target;
  /** What it is, in a word: 'Article'; '' for a page. */
  kind: string;
  title: string;
  /** What a page holds, in a sentence; '' elsewhere. */
  about: string;
  state: PieceState;
  /** When its newest words were saved, and when they go live by themselves; ISO 8601. */
  /** Empty for a page that nobody has saved. */
  changedAt: string;
  plannedFor: string | null;
  href: string;
};

/** One that waits, with the address at which its draft is seen in the shop; null for what is not shown on its own. */
export type WaitingPiece = Piece & { preview: string | null };

export type Website = {
  notLive: WaitingPiece[];
  rows: Piece[];
  counts: Record<WebsiteTab, number>;
};

const mostWaiting = 20;
const mostRows = 200;

/** What waits to be published, the newest first, and everything of one view. */
export async function readWebsite(req: PayloadRequest, tab: WebsiteTab): Promise<Website> {
  const plans = await readPlans(req);
  const planned = <One extends Piece>(piece: One): One => ({
    ...piece,
    plannedFor: piece.state === 'live' ? null : (plans.get(piece.key)?.at ?? null),
  });
  const [pages, drafts, rows, ...counts] = await Promise.all([
    Promise.all(plannedPages.map((page) => readPage(req, page))),
    Promise.all(plannedLists.map((list) => readList(req, list, 'drafts'))),
    tab === 'pages' ? [] : readList(req, websiteLists[tab], 'all'),
    ...Object.values(websiteLists).map(
      async (collection) => (await req.payload.count({ collection, req })).totalDocs,
    ),
  ]);
  const notLive = [...pages.filter(({ state }) => state !== 'live'), ...drafts.flat()]
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt))
    .slice(0, mostWaiting);
  const [articles = 0, questions = 0, stories = 0, guides = 0] = counts;
  return {
    notLive: notLive.map(planned),
    rows: (tab === 'pages' ? pages : rows).map(planned),
    counts: { pages: pages.length, articles, questions, stories, guides },
  };
}

async function readPage(req: PayloadRequest, page: PlannedPage): Promise<WaitingPiece> {
  const { payload } = req;
  const asked = { slug: page, depth: 0, select: { _status: true, updatedAt: true }, req } as const;
  const [latest, shown] = await Promise.all([
    payload.findGlobal({ ...asked, draft: true }),
    payload.findGlobal(asked),
  ]);
  const { _status: newest } = latest;
  const { _status: current } = shown;
  const isDraft = newest === 'draft';
  const { label, admin } = payload.config.globals.find(({ slug }) => slug === page) ?? {};
  const about = typeof admin?.description === 'string' ? admin.description : '';
  return {
    key: page,
    target: { page },
    kind: '',
    title: typeof label === 'string' ? label : page,
    about: /^[^.]*\./.exec(about)?.[0] ?? about,
    state: isDraft ? (current === 'published' ? 'changed' : 'draft') : 'live',
    changedAt: latest.updatedAt ?? '',
    plannedFor: null,
    href: `/admin/globals/${page}`,
    preview: isDraft ? previewAddress(page, { globalType: page }, req) : null,
  };
}

/** What a preview is found by. */
const placed = ['slug', 'place', 'category'];

async function readList(
  req: PayloadRequest,
  list: PlannedList,
  which: 'all' | 'drafts',
): Promise<WaitingPiece[]> {
  const { config } = req.payload.collections[list];
  const titleField = config.admin.useAsTitle ?? 'id';
  const wanted = config.flattenedFields
    .map(({ name }) => name)
    .filter((name) => name === titleField || placed.includes(name));
  const { docs } = await req.payload.find({
    collection: list,
    draft: true,
    ...(which === 'drafts' && { where: { _status: { equals: 'draft' } } }),
    sort: which === 'drafts' ? '-updatedAt' : config.defaultSort,
    limit: which === 'drafts' ? mostWaiting : mostRows,
    depth: 0,
    select: Object.fromEntries(['_status', 'updatedAt', ...wanted].map((name) => [name, true])),
    req,
  });
  const drafts = docs.filter(({ _status: status }) => status === 'draft').map(({ id }) => id);
  const shown = new Set(
    drafts.length === 0
      ? []
      : (
          await req.payload.find({
            collection: list,
            where: { and: [{ id: { in: drafts } }, { _status: { equals: 'published' } }] },
            depth: 0,
            pagination: false,
            select: { updatedAt: true },
            req,
          })
        ).docs.map(({ id }) => id),
  );
  const { singular } = config.labels;
  return docs.map((doc) => {
    const target = { list, id: doc.id } as const;
    const title: unknown = Reflect.get(doc, titleField);
    const { _status: newest } = doc;
    const isDraft = newest === 'draft';
    return {
      key: keyOf(target),
      target,
      kind: typeof singular === 'string' ? singular : '',
      title: typeof title === 'string' && title ? title : 'Without a title',
      about: '',
      state: isDraft ? (shown.has(doc.id) ? 'changed' : 'draft') : 'live',
      changedAt: doc.updatedAt,
      plannedFor: null,
      href: `/admin/collections/${list}/${doc.id}`,
      preview: isDraft ? previewAddress(list, { ...doc }, req) : null,
    };
  });
}
