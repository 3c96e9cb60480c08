import { sql } from '@payloadcms/db-postgres';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ShownFirst } from '../../src/admin/lists/shown-first.tsx';
import { useCms } from '../support/cms.ts';
import { article, createSample } from '../support/samples.ts';
import { startServer } from '../support/server.ts';
import { runInWeb, serveCms } from '../support/web-reader.ts';

const count = 500;
const cms = useCms({ seed: true });
const editor = {
  id: '00000000-0000-4000-8000-000000000002',
  collection: 'users',
  username: 'x',
  role: 'practitioner',
  createdAt: '',
  updatedAt: '',
} as const;

type Lists = {
  products: string[];
  pages: string[][];
  texts: number;
  questions: number;
  milliseconds: number;
};

/** What web shows: one line of what it prints, wherever the lines of its log stand. */
async function readInWeb(): Promise<Lists> {
  const url = await serveCms(cms);
  const printed = await runInWeb('tests/support/print-lists.ts', { url, apiKey: cms.apiKey });
  const line = printed.split('\n').find((each) => each.includes('"questions":'));
  return JSON.parse(line ?? '') as Lists;
}

/** Publishes one document and makes copies of its row until there are `count`; ten of them stand on the same place or day. */
async function fillUp(
  collection: 'products' | 'posts',
  first: Record<string, unknown>,
  differences: ReturnType<typeof sql>,
): Promise<void> {
  const id = await createSample(cms.payload, collection, first);
  const { totalDocs } = await cms.payload.count({ collection });
  const table = sql.identifier(collection);
  await cms.payload.db.drizzle.execute(sql`
    insert into ${table}
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()) || ${differences})).*
    from ${table} one, generate_series(1, ${sql.raw(String(count - totalDocs))}) place
    where one.id = ${id}
  `);
}

beforeAll(async () => {
  await fillUp(
    'products',
    { handle: 'kit-0', name: 'Kit 0', position: 1_000 },
    sql`jsonb_build_object('handle', 'kit-' || place, 'name', 'Kit ' || place, 'position', 1000 + place / 10)`,
  );
  await fillUp(
    'posts',
    {
      slug: 'article-0',
      title: 'Article 0',
      content: article('The text of an article.'),
      date: new Date(Date.UTC(2024, 0, 1)).toISOString(),
      _status: 'published',
    },
    sql`jsonb_build_object('slug', 'article-' || place, 'title', 'Article ' || place, 'date', timestamptz '2024-01-01Z' + place / 10 * interval '1 day')`,
  );
}, 180_000);

test('HOUSE-06 of 500 products and 500 articles web reads every one, once, twice in the same order', async () => {
  const first = await readInWeb();
  expect([first.products.length, new Set(first.products).size]).toEqual([count, count]);
  expect(first.products.slice(0, 3)).not.toContain('kit-0');
  expect(first.products).toContain('gi-map');
  const articles = first.pages.flat();
  expect([articles.length, new Set(articles).size, first.texts]).toEqual([count, count, count]);
  expect(first.pages.map(({ length }) => length)).toEqual([...Array<number>(20).fill(24), 20]);
  const second = await readInWeb();
  expect([second.products, second.pages]).toEqual([first.products, first.pages]);
}, 120_000);

test('HOUSE-06 no article may be called as the pages of the list are', async () => {
  for (const data of [{ slug: 'page' }, { title: 'Page', slug: undefined }])
    await expect(createSample(cms.payload, 'posts', data)).rejects.toMatchObject({
      data: {
        errors: [
          { message: expect.stringContaining('The site uses the name “page” itself') as string },
        ],
      },
    });
});

test('HOUSE-06 above 1,000 published documents web shows the first 1,000 and the admin says so', async () => {
  const note = () =>
    ShownFirst({ payload: cms.payload, user: { ...editor }, collectionSlug: 'faqs' });
  expect(await note()).toBeNull();
  await cms.payload.db.drizzle.execute(sql`
    insert into faqs (id, question, answer, position, _status)
    select gen_random_uuid(), 'Question ' || n, 'Answer', 5000, (case when n > 1200 then 'draft' else 'published' end)::enum_faqs_status
    from generate_series(1, 1300) n
  `);
  expect(JSON.stringify(await note())).toMatch(
    /shows the first 1,000 of these\. 1,212 are published, so 212/,
  );
  expect((await readInWeb()).questions).toBe(1_000);
  const server = await startServer();
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  const { cookie } = (await cms.signIn('practitioner')).headers as { cookie: string };
  const headers = { cookie, origin: server.url, 'sec-fetch-site': 'same-origin' };
  const list = async (slug: string) =>
    (await fetch(`${server.url}/admin/collections/${slug}`, { headers })).text();
  expect(await list('faqs')).toContain('so 212 cannot be seen');
  expect(await list('posts')).not.toContain('cannot be seen');
}, 90_000);
