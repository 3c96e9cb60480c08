import type { Staff } from '../../world/staff.ts';
import type { Doc, Edit, Manifest } from '../manifest.ts';
import { writeAt } from '../paths.ts';
import type { Story } from './story.ts';
import { draftedGlobals, draftedLists, editedGlobals, editedLists, shownAt } from './words.ts';

const far = {
  publish: '2027-03-01T10:00:00.000Z',
  unpublish: '2027-02-01T10:00:00.000Z',
  page: '2027-04-01T10:00:00.000Z',
};

/** The practice makes the site its own: words in every global and collection, drafts, and what shall change in spring. */
export async function editTexts({ manifest, office, query }: Story): Promise<void> {
  const desk = await office();
  const published: Edit[] = [];
  const drafts: Edit[] = [];
  for (const [slug, words] of Object.entries(editedGlobals))
    published.push(await editGlobal(desk, slug, words));
  for (const [slug, words] of Object.entries(editedLists))
    published.push(await editDocument(desk, slug, -1, words));
  for (const [slug, words] of Object.entries(draftedGlobals))
    drafts.push(await editGlobal(desk, slug, words, true));
  for (const [slug, words] of Object.entries(draftedLists))
    drafts.push(await editDocument(desk, slug, -2, words, true));
  const article = await neverPublished(desk);
  drafts.push(article);
  const question = (await desk.list<Doc>('faqs')).at(-3);
  const [owner] = await query<{ id: string }>(`select id from users where username = 'owner'`);
  const plans = [
    {
      title: 'an article',
      at: far.publish,
      input: { type: 'publish', doc: { relationTo: 'posts', value: article.id } },
    },
    {
      title: 'a question',
      at: far.unpublish,
      input: { type: 'unpublish', doc: { relationTo: 'faqs', value: question?.id } },
    },
    { title: 'a page', at: far.page, input: { type: 'publish', global: 'about' } },
  ];
  // The drawer of the admin panel plans by a server function, which has no address.
  for (const { at, input } of plans) {
    await query(
      `insert into payload_jobs (task_slug, input, queue, wait_until, processing, has_error, total_tried) values ('schedulePublish', $1, 'default', $2, false, false, 0)`,
      [JSON.stringify({ ...input, user: { relationTo: 'users', value: owner?.id } }), at],
    );
  }
  manifest.planned = plans.map(({ title, at }) => ({ title, at }));
  manifest.edits = { published, drafts };
}

async function editGlobal(
  desk: Staff,
  slug: string,
  words: Edit['words'],
  isDraft = false,
): Promise<Edit> {
  const doc = await desk.get(`globals/${slug}?depth=0`);
  for (const [path, value] of Object.entries(words)) writeAt(doc, path, value);
  await desk.post(`globals/${slug}?depth=0${isDraft ? '&draft=true' : ''}`, {
    ...doc,
    _status: isDraft ? 'draft' : 'published',
  });
  return { slug, id: null, words };
}

async function editDocument(
  desk: Staff,
  slug: string,
  place: number,
  words: Edit['words'],
  isDraft = false,
): Promise<Edit> {
  const doc = (await desk.list<Doc>(slug)).at(place);
  if (!doc) throw new Error(`There are too few ${slug}`);
  await desk.patch(`${slug}/${doc.id}?depth=0${isDraft ? '&draft=true' : ''}`, {
    ...words,
    _status: isDraft ? 'draft' : 'published',
  });
  return { slug, id: doc.id, words };
}

async function neverPublished({ post, list }: Staff): Promise<Edit> {
  const words = { title: 'Solo un borrador: никто ещё не читает' };
  const content = (await list<Doc>('posts'))[0]?.content;
  const { doc } = await post<{ doc: Doc }>('posts?draft=true&depth=0', {
    ...words,
    excerpt: 'Todavía no.',
    content,
    date: '2026-11-20T12:00:00.000Z',
    _status: 'draft',
  });
  return { slug: 'posts', id: doc.id, words };
}

/** What the old shop shows of all that, by page; words that nobody is shown are looked for in the admin panel alone. */
export async function readPages(story: Story): Promise<Manifest['pages']> {
  const { published, drafts } = story.manifest.edits ?? { published: [], drafts: [] };
  const texts = (edits: Edit[], path: string) =>
    edits
      .filter(({ slug }) => shownAt[slug] === path)
      .flatMap(({ words }) => Object.values(words).filter((value) => typeof value === 'string'));
  const pages: Manifest['pages'] = [];
  for (const path of new Set(Object.values(shownAt))) {
    const html = await readPage(story, path);
    const has = texts(published, path).filter((text) => html.includes(text));
    const hasNot = texts(drafts, path).filter((text) => !has.includes(text));
    if (has.length === 0) throw new Error(`${path} shows nothing of what was edited`);
    if (hasNot.some((text) => html.includes(text))) throw new Error(`${path} shows a draft`);
    pages.push({ path, has, hasNot });
  }
  return pages;
}

async function readPage({ at }: Story, path: string): Promise<string> {
  const response = await fetch(at.web + path);
  return await response.text();
}
