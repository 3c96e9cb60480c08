import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { collectionTable, globalTable } from '../accounts/access-table.ts';
import { useCms, type Caller } from '../support/cms.ts';
import { article, createSample, files } from '../support/samples.ts';

const cms = useCms();
const json = { 'content-type': 'application/json' };
let web: Caller;
let practitioner: Caller;

beforeAll(async () => {
  web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
  practitioner = await cms.signIn('practitioner');
});

async function send(
  method: string,
  path: string,
  body: object,
): Promise<{
  status: number;
  body: { doc: Record<string, unknown>; errors: { message: string }[] };
}> {
  const answer = await cms.request(path, {
    as: practitioner,
    method,
    headers: json,
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

test('REL-11 all that the storefront may read raises the content version, and nothing else does', () => {
  const watched = (entity: {
    hooks?: { afterChange?: unknown[]; afterOperation?: unknown[]; beforeChange?: unknown[] };
  }) => String(entity.hooks?.afterChange?.at(-1)).includes('recallSeen');
  const readable = (rows: Record<string, { read: string }>) =>
    Object.keys(rows)
      .filter((slug) => rows[slug]?.read[1] !== '-')
      .sort();
  expect(
    cms.payload.config.collections
      .filter(watched)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(readable(collectionTable));
  expect(
    cms.payload.config.globals
      .filter(watched)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(readable(globalTable));
});

describe('free guides', () => {
  const guide = {
    description: 'x',
    type: 'PDF Guide',
    pages: '8 pages',
    position: 10,
    _status: 'published',
  };

  test('ADM-03 FREE-08 the name of the file follows the title, whatever a caller sends', async () => {
    const { status, body } = await send('POST', 'freebies', {
      ...guide,
      number: 5,
      title: 'Probiotic & Supplement Guide',
      slug: 'elsewhere',
    });
    expect([status, body.doc.slug]).toEqual([201, 'probiotic-supplement-guide']);
    const renamed = await send('PATCH', `freebies/${String(body.doc.id)}`, {
      title: 'Supplements, Simply',
      slug: '../../etc',
    });
    expect(renamed.body.doc.slug).toBe('supplements-simply');
    const other = await send('PATCH', `freebies/${String(body.doc.id)}`, {
      slug: 'another-name',
      pages: '9 pages',
    });
    expect([other.body.doc.slug, other.body.doc.pages]).toEqual(['supplements-simply', '9 pages']);
  });

  test('two guides cannot share a number or the name of a file', async () => {
    expect(
      (await send('POST', 'freebies', { ...guide, number: 77, title: 'One Guide' })).status,
    ).toBe(201);
    expect(
      (await send('POST', 'freebies', { ...guide, number: 77, title: 'Another Guide' })).status,
    ).toBe(400);
    expect(
      (await send('POST', 'freebies', { ...guide, number: 78, title: 'ONE  guide!' })).status,
    ).toBe(400);
    expect((await send('POST', 'freebies', { ...guide, number: 79, title: '!!!' })).status).toBe(
      400,
    );
  });

  const upload = async (name: string, type: string, data: Buffer) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(data)], name, { type }));
    form.set('_payload', JSON.stringify({ title: 'A file' }));
    const request = new Request('http://x', { method: 'POST', body: form });
    const body = Buffer.from(await request.arrayBuffer());
    return cms.request('documents', {
      as: practitioner,
      method: 'POST',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        'content-length': String(body.length),
      },
      body: new Uint8Array(body),
    });
  };

  test('ADM-03 SEC-19 only a real PDF is taken, and the storefront gets it back as it was', async () => {
    const answer = await upload('guide.pdf', 'application/pdf', files.pdf);
    const { doc } = (await answer.json()) as { doc: { filename: string; mimeType: string } };
    expect([answer.status, doc.mimeType]).toEqual([201, 'application/pdf']);
    const file = await cms.request(`documents/file/${doc.filename}`, { as: web });
    expect(Buffer.from(await file.arrayBuffer()).equals(files.pdf)).toBe(true);
    expect((await cms.request(`documents/file/${doc.filename}`)).status).toBe(403);
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    for (const [name, type, data] of [
      ['page.html', 'text/html', html],
      ['page.pdf', 'application/pdf', html],
      ['page.pdf', 'text/html', html],
      ['dot.png', 'image/png', files.png],
      ['dot.pdf', 'application/pdf', files.png],
      ['drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ] as const)
      expect([name, type, (await upload(name, type, data)).status]).toEqual([name, type, 400]);
  });
});

describe('articles', () => {
  const post = { excerpt: 'x', date: '2025-07-03T12:00:00.000Z', _status: 'published' };

  test('DATA-05 an article is stored with all that the blog shows; an empty name is made from the title', async () => {
    const { status, body } = await send('POST', 'posts', {
      ...post,
      title: 'Heal Your Gut',
      content: article('Bone broth, slowly.'),
    });
    expect([status, body.doc.slug]).toEqual([201, 'heal-your-gut']);
    const answer = await cms.request('posts?where[slug][equals]=heal-your-gut', { as: web });
    const { docs } = await answer.json();
    expect(docs[0]).toMatchObject({
      title: 'Heal Your Gut',
      excerpt: 'x',
      date: '2025-07-03T12:00:00.000Z',
      content: article('Bone broth, slowly.'),
    });
    expect(
      (await send('POST', 'posts', { ...post, title: 'Heal your gut', content: article('x') }))
        .status,
    ).toBe(400);
  });

  test('SEC-03 a text with a foreign part is refused, as a draft too', async () => {
    const bad = {
      root: {
        ...article('x').root,
        children: [
          {
            type: 'link',
            version: 1,
            fields: { linkType: 'custom', url: 'javascript:alert(1)' },
            children: [],
          },
        ],
      },
    };
    for (const query of ['', '?draft=true']) {
      const { status, body } = await send('POST', `posts${query}`, {
        ...post,
        _status: query ? 'draft' : 'published',
        title: `Bad ${query}`,
        content: bad,
      });
      expect([status, JSON.stringify(body.errors)]).toEqual([
        400,
        expect.stringContaining('A link needs a path'),
      ]);
    }
    expect(
      (await cms.payload.count({ collection: 'posts', where: { title: { like: 'Bad' } } }))
        .totalDocs,
    ).toBe(0);
  });

  test('SEC-03 a text that somebody put straight into the database comes out as the data that it is, and as nothing else', async () => {
    const id = await createSample(cms.payload, 'posts', { title: 'Hostile' });
    const words = '<img src=x onerror=alert(1)></script><script>alert(1)</script>';
    const nodes = [
      { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }] },
      {
        type: 'link',
        version: 1,
        fields: { linkType: 'custom', url: 'javascript:alert(1)' },
        children: [{ type: 'text', version: 1, text: 'x' }],
      },
      { type: 'html', version: 1, html: words },
      { type: 'upload', version: 1, relationTo: 'users', value: '1' },
      { type: 'block', version: 1, fields: { blockType: 'code', code: words } },
      { type: '__proto__', version: 1 },
    ];
    const content = { root: { ...article('x').root, children: nodes } };
    const client = new Client({ connectionString: cms.databaseUrl });
    await client.connect();
    const put = (value: unknown) =>
      client.query('update posts set content = $1 where id = $2', [JSON.stringify(value), id]);
    await put(content);
    for (const path of [
      `posts/${id}?depth=1`,
      'posts?limit=100&depth=1&where[title][equals]=Hostile',
    ]) {
      const answer = await cms.request(path, { as: web });
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringContaining('application/json'),
      ]);
      const body = (await answer.json()) as { content?: unknown; docs?: { content: unknown }[] };
      expect(body.content ?? body.docs?.[0]?.content).toEqual(content);
    }
    for (const broken of [
      null,
      1,
      'text',
      [],
      {},
      { root: null },
      { root: 'x' },
      { root: { children: 'x' } },
      {
        root: {
          ...content.root,
          children: [null, 'text', 7, [], ...nodes, { type: 'paragraph', children: [null] }],
        },
      },
    ]) {
      await put(broken);
      expect([broken, (await cms.request('posts?limit=100', { as: web })).status]).toEqual([
        broken,
        200,
      ]);
    }
    await client.end();
  });

  test('DATA-05 the name in the address follows the title until visitors know it, and every new article may be without a title', async () => {
    const draft = async (method: string, path: string, body: object) =>
      (await send(method, `posts${path}?draft=true`, body)).body.doc;
    const first = await draft('POST', '', { _status: 'draft' });
    expect((await draft('POST', '', { _status: 'draft' })).slug ?? null).toBeNull();
    for (const title of ['B', 'Bone', 'Bone broth'])
      expect((await draft('PATCH', `/${String(first.id)}`, { title })).slug).toBe(
        title.toLowerCase().replace(' ', '-'),
      );
    const published = await send('PATCH', `posts/${String(first.id)}`, {
      ...post,
      title: 'Bone broth',
      content: article('x'),
    });
    expect([published.status, published.body.doc.slug]).toEqual([200, 'bone-broth']);
    expect((await draft('PATCH', `/${String(first.id)}`, { title: 'Broth, slowly' })).slug).toBe(
      'bone-broth',
    );
    const own = await draft('POST', '', { title: 'One', slug: 'my-own', _status: 'draft' });
    expect(
      (await draft('PATCH', `/${String(own.id)}`, { title: 'Two', slug: 'my-own' })).slug,
    ).toBe('my-own');
  });

  test('ADM-02 an article that is scheduled appears when its time has come, and not before', async () => {
    const id = await createSample(cms.payload, 'posts', { title: 'Scheduled', _status: 'draft' });
    const input = { type: 'publish' as const, doc: { relationTo: 'posts' as const, value: id } };
    const soon = await cms.payload.jobs.queue({
      task: 'schedulePublish',
      input,
      waitUntil: new Date(Date.now() + 3_600_000),
    });
    await cms.payload.jobs.run({ limit: 10 });
    expect((await cms.request(`posts/${id}`, { as: web })).status).toBe(404);
    await cms.payload.update({
      collection: 'payload-jobs',
      id: soon.id,
      data: { waitUntil: new Date(Date.now() - 1_000).toISOString() },
    });
    await cms.payload.jobs.run({ limit: 10 });
    expect((await cms.request(`posts/${id}`, { as: web })).status).toBe(200);
  });
});

test('ADM-05 what staff put on a schedule is not published, and does not stop what else is due', async () => {
  const { user } = await (await cms.request('users/me', { as: await cms.signIn('staff') })).json();
  const [theirs, due] = [
    await createSample(cms.payload, 'posts', { _status: 'draft' }),
    await createSample(cms.payload, 'posts', { _status: 'draft' }),
  ];
  const input = (value: string) => ({
    type: 'publish' as const,
    doc: { relationTo: 'posts' as const, value },
  });
  await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { ...input(theirs), user: { relationTo: 'users', value: user.id } },
  });
  await cms.payload.jobs.queue({ task: 'schedulePublish', input: input(due) });
  await cms.payload.jobs.run({ limit: 10, sequential: true });
  expect([
    (await cms.request(`posts/${theirs}`, { as: web })).status,
    (await cms.request(`posts/${due}`, { as: web })).status,
  ]).toEqual([404, 200]);
});

describe('links', () => {
  const places = {
    'affiliate-products': 'affiliateLink',
    'local-businesses': 'link',
    'partner-links': 'href',
  };
  test.each(Object.entries(places))(
    'SEC-03 %s: a link in %s is safe or refused',
    async (slug, field) => {
      const id = await createSample(cms.payload, slug);
      for (const url of [
        'javascript:alert(1)',
        'http://plain.example',
        '//evil.example',
        'data:text/html,x',
      ])
        expect((await send('PATCH', `${slug}/${id}`, { [field]: url })).status).toBe(400);
      expect(
        (await send('PATCH', `${slug}/${id}`, { [field]: 'https://partner.example/x?y=z' })).status,
      ).toBe(200);
    },
  );
});

test('TST-03 the initial of a testimonial is that of the name, unless somebody writes another', async () => {
  const base = { content: 'x', place: 'grid', stars: 5, position: 1 };
  expect(
    (await send('POST', 'testimonials', { ...base, name: 'rachel M.' })).body.doc.initial,
  ).toBe('R');
  expect(
    (await send('POST', 'testimonials', { ...base, name: 'Rachel M.', initial: 'M' })).body.doc
      .initial,
  ).toBe('M');
  expect(
    (await send('POST', 'testimonials', { ...base, name: 'Rachel M.', stars: 6 })).status,
  ).toBe(400);
});

describe('pages that nobody has saved yet', () => {
  const read = async (slug: string, as: Caller) =>
    (await cms.request(`globals/${slug}`, { as })).json();

  test('they can be saved as they are, and then hold the words of the spec', async () => {
    for (const slug of [
      'about',
      'testimonials-page',
      'freebies-page',
      'blog-page',
      'faq-page',
      'local-page',
      'assistant',
      'mail-texts',
    ]) {
      const { status, body } = await send('POST', `globals/${slug}`, { _status: 'published' });
      expect([slug, status, body.errors]).toEqual([slug, 200, undefined]);
    }
    const [page, assistant, blog, testimonials] = await Promise.all(
      ['freebies-page', 'assistant', 'blog-page', 'testimonials-page'].map((slug) =>
        read(slug, web),
      ),
    );
    expect(page).toMatchObject({
      guides: { title: 'Free Gut Health Resources' },
      workshop: { weekday: '4', hour: 19, words: 'Thursday 7 PM EST' },
      confirmation: { title: 'Download Started!' },
    });
    expect([assistant.line, assistant.placeholder, blog.title, testimonials.title]).toEqual([
      'Here to help!',
      'Type your message...',
      'Knowledge Corner',
      'What Our Patients Say',
    ]);
    expect(testimonials.stats).toHaveLength(4);
  });

  test('the link to the video meeting is for the practice and its mails, never for the site', async () => {
    const meetingLink = 'https://meet.example/secret-room';
    expect(
      (
        await send('POST', 'globals/freebies-page', {
          workshop: { meetingLink },
          _status: 'published',
        })
      ).status,
    ).toBe(200);
    expect(JSON.stringify(await read('freebies-page', web))).not.toContain('secret-room');
    expect((await read('freebies-page', practitioner)).workshop.meetingLink).toBe(meetingLink);
    expect(
      (
        await send('POST', 'globals/freebies-page', {
          workshop: { meetingLink: 'http://meet.example' },
          _status: 'published',
        })
      ).status,
    ).toBe(400);
  });
});
