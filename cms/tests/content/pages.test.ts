import { sql } from '@payloadcms/db-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PrivacyPolicy } from '../../src/payload-types.ts';
import { seed } from '../../src/seed/seed.ts';
import { movePrivacyPolicy } from '../../src/startup/privacy-page.ts';
import { useCms, type Caller } from '../support/cms.ts';
import { article } from '../support/samples.ts';

const cms = useCms();
const say = () => {};
let web: Caller;
let practitioner: Caller;

beforeAll(async () => {
  web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
  practitioner = await cms.signIn('practitioner');
});

type Answer = {
  status: number;
  body: { doc: Record<string, unknown>; errors: { data?: { errors: { message: string }[] } }[] };
};

async function send(
  method: string,
  path: string,
  body: object,
  as: Caller = practitioner,
): Promise<Answer> {
  const answer = await cms.request(path, {
    as,
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

const page = (more: object) => ({
  title: 'Shipping',
  lead: 'How your kit reaches you.',
  sections: [{ heading: 'When', text: article('In a week.') }],
  _status: 'published',
  ...more,
});

const pagesFor = async (as: Caller, slug: string) => {
  const answer = await cms.request(`pages?where[slug][equals]=${slug}&depth=0`, { as });
  return ((await answer.json()) as { docs: Record<string, unknown>[] }).docs;
};

describe('HOUSE-02 a page of text is a row', () => {
  test('its name is made from the heading, and the storefront reads it once it is published', async () => {
    const draft = await send('POST', 'pages?draft=true', page({ _status: 'draft' }));
    expect([draft.status, draft.body.doc.slug]).toEqual([201, 'shipping']);
    expect(await pagesFor(web, 'shipping')).toEqual([]);
    const { status } = await send('PATCH', `pages/${String(draft.body.doc.id)}`, {
      _status: 'published',
    });
    expect(status).toBe(200);
    expect(await pagesFor(web, 'shipping')).toMatchObject([
      {
        inMenu: false,
        inFooter: true,
        inSiteMap: true,
        forAssistant: true,
        showsTerms: false,
        position: 100,
      },
    ]);
    expect((await send('POST', 'pages', page({ slug: 'shipping' }))).status).toBe(400);
  });

  test.each([
    ['Returns & Refunds', 'small letters'],
    ['returns--refunds', 'small letters'],
    ['/returns', 'small letters'],
    ['returns/us', 'small letters'],
    ['store', 'The site has something else at /store'],
    ['orders', 'something else'],
    ['page', 'something else'],
    ['admin', 'something else'],
    ['404', 'something else'],
  ])('the name %s is refused with a reason', async (slug, reason) => {
    const { status, body } = await send('POST', 'pages', page({ slug }));
    expect(status).toBe(400);
    expect(body.errors[0]?.data?.errors.map(({ message }) => message).join()).toContain(reason);
  });

  test('SEC-03 a section holds nothing that the site cannot show', async () => {
    const text = { root: { ...article('x').root, children: [{ type: 'iframe', version: 1 }] } };
    const { status } = await send(
      'POST',
      'pages',
      page({ slug: 'bad', sections: [{ heading: 'x', text }] }),
    );
    expect(status).toBe(400);
  });
});

/** What the practice wrote into the global, as the admin panel of an older shop saved it. */
const written: Partial<PrivacyPolicy> = {
  title: 'Our Promise',
  lead: 'Lead of the practice, 改訂版.',
  documentTitle: 'Promise',
  metaDescription: 'Found by searching.',
  effective: 'May 1, 2026',
  updated: '05/02/2026',
  dates: 'Since {effective}, changed {updated}.',
  summary: { title: 'Short', items: [{ term: 'Nine', detail: 'Years.' }] },
  contents: 'Here',
  sections: [
    { heading: 'Kept', text: 'First *line*\nof it.\n\n- one\n- two' },
    { heading: 'Gone', text: 'When you ask.' },
  ],
};
const block = (type: string, children: unknown[]): unknown =>
  expect.objectContaining({ type, children });
const words = (text: string): unknown => expect.objectContaining({ type: 'text', text });

describe('HOUSE-02 the privacy policy of an older shop becomes a page', () => {
  const privacy = async () => (await pagesFor(practitioner, 'privacy-policy'))[0];
  const draftOf = async (id: unknown) =>
    (await (
      await cms.request(`pages/${String(id)}?draft=true&depth=0`, { as: practitioner })
    ).json()) as Record<string, unknown>;

  test('a shop that has saved none gets that of the samples, and keeps what is made of it', async () => {
    await movePrivacyPolicy(cms.payload, say);
    expect(await privacy()).toBeUndefined();
    await seed(cms.payload, { say, withPictures: false });
    const sample = await privacy();
    expect(sample).toMatchObject({
      effective: 'Nov 14, 2023',
      showsTerms: true,
      _status: 'published',
    });
    await cms.payload.delete({ collection: 'pages', id: String(sample?.id) });
    await seed(cms.payload, { say, withPictures: false });
    expect(await privacy()).toBeUndefined();
  });

  test('from its saved text, with the draft over it and what is planned, once', async () => {
    await cms.payload.updateGlobal({
      slug: 'privacy-policy',
      data: { ...written, _status: 'published' },
    });
    await cms.payload.updateGlobal({
      slug: 'privacy-policy',
      data: { lead: 'Not for visitors yet.', _status: 'draft' },
      draft: true,
    });
    await cms.payload.db.drizzle.execute(sql`
      insert into payload_jobs (task_slug, input, queue, wait_until, processing, has_error, total_tried)
      values ('schedulePublish', '{"type": "publish", "global": "privacy-policy"}', 'default', '2027-03-01', false, false, 0)
    `);

    await movePrivacyPolicy(cms.payload, say);
    const row = await privacy();
    expect(row).toMatchObject({
      ...written,
      summary: { title: 'Short', items: [{ term: 'Nine', detail: 'Years.' }] },
      sections: [
        {
          heading: 'Kept',
          text: {
            root: {
              children: [
                block('paragraph', [words('First *line* of it.')]),
                block('list', [
                  block('listitem', [words('one')]),
                  block('listitem', [words('two')]),
                ]),
              ],
            },
          },
        },
        {
          heading: 'Gone',
          text: { root: { children: [block('paragraph', [words('When you ask.')])] } },
        },
      ],
      showsTerms: true,
      _status: 'published',
    });
    expect(await draftOf(row?.id)).toMatchObject({
      title: 'Our Promise',
      lead: 'Not for visitors yet.',
      _status: 'draft',
    });
    const plans = await cms.payload.db.drizzle.execute(
      sql`select input from payload_jobs where task_slug = 'schedulePublish'`,
    );
    expect(plans.rows.map(({ input }) => input)).toEqual([
      { type: 'publish', doc: { relationTo: 'pages', value: row?.id } },
    ]);

    await send('PATCH', `pages/${String(row?.id)}`, { title: 'Later', _status: 'published' });
    await movePrivacyPolicy(cms.payload, say);
    expect((await privacy())?.title).toBe('Later');
    await cms.payload.delete({ collection: 'pages', id: String(row?.id) });
    await movePrivacyPolicy(cms.payload, say);
    expect(await privacy()).toBeUndefined();
  });

  test('the global is in nobody’s way any more', async () => {
    for (const as of [web, practitioner, await cms.signIn('admin')])
      expect((await cms.request('globals/privacy-policy', { as })).status).toBe(403);
  });
});

test('HOUSE-02 a policy that nobody has published is a draft of the page, too', async () => {
  await cms.payload.kv.delete('privacy-page-seeded');
  await cms.payload.updateGlobal({
    slug: 'privacy-policy',
    data: { title: 'Unread', _status: 'draft' },
  });
  await movePrivacyPolicy(cms.payload, say);
  expect(await pagesFor(web, 'privacy-policy')).toEqual([]);
  expect(await pagesFor(practitioner, 'privacy-policy')).toMatchObject([
    { title: 'Unread', lead: 'Not for visitors yet.', _status: 'draft' },
  ]);
});
