import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import type { Product } from '../../payload-types.ts';
import { sampleFile } from '../files.ts';

type Page = NonNullable<Product['page']>;
type Lines = 'goodFor' | 'inTheBox' | 'shows' | 'cannotTell' | 'before' | 'toConfirm';

/** A page as pages.json has it: lists of lines are lists. */
type PageSeed = Omit<Page, Lines> & { [Name in Lines]?: string[] };

/**
 * Gives each sample product the words of its own page. A product whose page somebody has begun is left alone, and so is
 * one with a draft, which saving would publish.
 */
export async function fillPages(payload: Payload): Promise<void> {
  const pages = JSON.parse(await readFile(sampleFile('products', 'pages.json'), 'utf8')) as Record<
    string,
    PageSeed
  >;
  const { docs } = await payload.find({
    collection: 'products',
    where: { handle: { in: Object.keys(pages) } },
    depth: 0,
    pagination: false,
  });
  const drafts = await payload.find({
    collection: 'products',
    where: { handle: { in: Object.keys(pages) }, _status: { equals: 'draft' } },
    draft: true,
    depth: 0,
    pagination: false,
  });
  const drafted = new Set(drafts.docs.map(({ id }) => id));
  for (const { id, handle, page } of docs) {
    const seed = pages[handle];
    if (!seed || page?.summary || drafted.has(id)) continue;
    await payload.update({
      collection: 'products',
      id,
      data: { page: toPage(seed), _status: 'published' },
    });
  }
}

function toPage({
  goodFor,
  inTheBox,
  shows,
  cannotTell,
  before,
  toConfirm,
  ...page
}: PageSeed): Page {
  const lines = { goodFor, inTheBox, shows, cannotTell, before, toConfirm };
  return {
    ...page,
    ...Object.fromEntries(Object.entries(lines).map(([name, all]) => [name, all?.join('\n')])),
  };
}
