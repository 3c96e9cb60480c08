import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../src/access/roles.ts';
import { previewAddress } from '../../src/preview/address.ts';
import { isShown } from '../../src/preview/places.ts';
import { makePreviewToken } from '../../src/preview/token.ts';
import { useCms, type Caller } from '../support/cms.ts';
import { article, createSample } from '../support/samples.ts';

const secret = randomUUID() + randomUUID();
const cms = useCms({ env: { PREVIEW_SECRET: secret } });
let web: Caller;
beforeAll(
  () => void (web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } }),
);

type Answer = {
  status: number;
  body: { slug: string; id: string | null; doc: Record<string, unknown> };
};

async function ask(token: string, path: string, as: Caller = web): Promise<Answer> {
  const answer = await cms.request(`preview?${new URLSearchParams({ token, path }).toString()}`, {
    as,
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

async function addressFor(
  role: Role | null,
  slug: string,
  data: Record<string, unknown>,
): Promise<URL | null> {
  const user = role && {
    ...(await cms.payload.create({
      collection: 'users',
      data: { username: `${role}-${randomUUID().slice(0, 8)}`, password: randomUUID(), role },
    })),
    collection: 'users' as const,
  };
  const address = previewAddress(
    slug,
    data,
    await createLocalReq(user ? { user } : {}, cms.payload),
  );
  return address ? new URL(address) : null;
}

describe('the address of a preview', () => {
  test('leads editors to the page and the part where visitors will see it', async () => {
    const id = randomUUID();
    const places: [string, Record<string, unknown>, string][] = [
      ['posts', { id, slug: 'heal-your-gut' }, '/blog/heal-your-gut'],
      ['posts', { id }, '/blog'],
      ['faqs', { id }, '/faq'],
      ['testimonials', { id, place: 'home' }, '/'],
      ['testimonials', { id, place: 'grid' }, '/testimonials'],
      ['partner-links', { id }, '/store#supplement'],
      ['products', { id, category: 'testing' }, '/store#testing'],
      ['pages', { id, slug: 'shipping' }, '/shipping'],
      ['frame', {}, '/'],
    ];
    for (const [slug, data, place] of places) {
      const address = await addressFor('practitioner', slug, data);
      expect([slug, `${address?.origin}${address?.pathname}${address?.hash}`]).toEqual([
        slug,
        new URL(place, 'http://localhost:3000').href,
      ]);
      expect(
        (await ask(address?.searchParams.get('preview') ?? '', address?.pathname ?? '')).status,
      ).toBeOneOf([200, 404]);
    }
  });

  test('is for those who change content, and for what visitors see', async () => {
    const id = randomUUID();
    expect(await addressFor('staff', 'posts', { id })).toBeNull();
    expect(await addressFor(null, 'posts', { id })).toBeNull();
    expect(await addressFor('admin', 'orders', { id })).toBeNull();
    expect(await addressFor('admin', 'assistant', {})).toBeNull();
    expect(await addressFor('admin', 'posts', {})).toBeNull();
    const unseen = ['assistant', 'mail-texts', 'privacy-policy', 'worker', 'media', 'documents'];
    for (const { slug, versions } of [
      ...cms.payload.config.collections,
      ...cms.payload.config.globals,
    ])
      expect([slug, isShown(slug)]).toEqual([
        slug,
        Boolean(versions && versions.drafts) && !unseen.includes(slug),
      ]);
  });
});

describe('ADM-02 a preview shows the newest draft', () => {
  const tokenFor = (slug: string, id: string | null, path: string, key = secret) =>
    makePreviewToken(key, { slug, id, path });

  test('of an article that nobody has published, to the storefront alone', async () => {
    const id = await createSample(cms.payload, 'posts', {
      title: 'Not yet',
      slug: 'not-yet',
      content: article('Soon.'),
      _status: 'draft',
    });
    await cms.payload.update({
      collection: 'posts',
      id,
      draft: true,
      data: { title: 'Not quite yet' },
    });
    const token = tokenFor('posts', id, '/blog');
    const { status, body } = await ask(token, '/blog');
    expect([status, body.slug, body.id, body.doc.title]).toEqual([
      200,
      'posts',
      id,
      'Not quite yet',
    ]);
    expect((await ask(token, '/blog', { headers: {} })).status).toBe(401);
    for (const role of ['staff', 'practitioner', 'admin'] as const)
      expect((await ask(token, '/blog', await cms.signIn(role))).status).toBe(403);
    const list = await cms.request('posts?limit=100', { as: web });
    expect(await list.text()).not.toContain('Not quite yet');
  });

  test('of the words of a page, without what the storefront may never see', async () => {
    await cms.payload.updateGlobal({
      slug: 'freebies-page',
      draft: true,
      data: {
        title: 'A new heading',
        workshop: {
          weekday: '4',
          hour: 19,
          minute: 0,
          durationMinutes: 60,
          words: 'Thursday',
          meetingLink: 'https://meet.example/secret',
        },
      },
    });
    const { status, body } = await ask(tokenFor('freebies-page', null, '/freebies'), '/freebies');
    expect([status, body.doc.title]).toEqual([200, 'A new heading']);
    expect(JSON.stringify(body)).not.toContain('meet.example');
  });

  test('and nothing for a token that is forged, of another path, too old, or of what is gone or was never shown', async () => {
    const id = await createSample(cms.payload, 'posts', { _status: 'draft' });
    const old = makePreviewToken(
      secret,
      { slug: 'posts', id, path: '/blog' },
      Date.now() - 2 * 60 * 60_000,
    );
    expect((await ask(tokenFor('posts', id, '/blog', 'another secret'), '/blog')).status).toBe(403);
    expect((await ask(tokenFor('posts', id, '/blog'), '/faq')).status).toBe(403);
    expect((await ask('', '/blog')).status).toBe(403);
    expect((await ask(old, '/blog')).status).toBe(410);
    expect((await ask(tokenFor('posts', randomUUID(), '/blog'), '/blog')).status).toBe(404);
    expect((await ask(tokenFor('mail-texts', null, '/'), '/')).status).toBe(404);
  });
});
