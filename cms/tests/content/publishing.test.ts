import { randomUUID } from 'node:crypto';
import { createLocalReq, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { readWebsite } from '../../src/publishing/read-website.ts';
import { plannedLists, plannedPages } from '../../src/publishing/targets.ts';
import { type Caller, useCms } from '../support/cms.ts';
import { createSample } from '../support/samples.ts';

const cms = useCms();

async function post(call: 'now' | 'plan' | 'drop' | 'file', body: object, as?: Caller) {
  const answer = await cms.request(`publishing/${call}`, {
    ...(as && { as }),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    ...((await answer.json()) as { message?: string; at?: string }),
  };
}

async function editor(): Promise<PayloadRequest> {
  const { id } = await cms.payload.create({
    collection: 'users',
    data: { username: `owner-${randomUUID()}`, password: 'three random words', role: 'admin' },
  });
  const user = await cms.payload.findByID({ collection: 'users', id });
  return await createLocalReq({ user: { ...user, collection: 'users' } }, cms.payload);
}

const draft = (title: string, more: object = {}) =>
  createSample(cms.payload, 'posts', { title, _status: 'draft', ...more });
const waiting = async (key: string) =>
  (await readWebsite(await editor(), 'pages')).notLive.find((piece) => piece.key === key);
async function statusOf(id: string) {
  const { _status: status } = await cms.payload.findByID({ collection: 'posts', id, depth: 0 });
  return status;
}
const tomorrow = () => new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);

test('DESK-09 what can be planned in the admin can be planned on the page of the website, and nothing else', () => {
  const canPlan = ({ versions }: { versions?: unknown }) =>
    JSON.stringify(versions ?? {}).includes('"schedulePublish":{');
  const { collections, globals } = cms.payload.config;
  expect(
    collections
      .filter(canPlan)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual([...plannedLists].sort());
  const pages = globals.filter(({ admin }) => admin?.hidden !== true).filter(canPlan);
  expect(pages.map(({ slug }) => slug).sort()).toEqual([...plannedPages].sort());
});

test('DESK-09 a draft waits on the page of the website until it is published, and its plan with it', async () => {
  const owner = await cms.signIn('practitioner');
  const id = await draft('Bone broth');
  const target = { list: 'posts', id };
  expect(await waiting(`posts/${id}`)).toMatchObject({
    kind: 'Article',
    title: 'Bone broth',
    state: 'draft',
    plannedFor: null,
  });
  expect(await post('plan', { target, day: tomorrow(), hour: '07:00' }, owner)).toMatchObject({
    status: 200,
  });
  expect((await waiting(`posts/${id}`))?.plannedFor).toEqual(expect.any(String));
  expect(await post('now', { target }, owner)).toMatchObject({ status: 200 });
  expect(await statusOf(id)).toBe('published');
  expect(await waiting(`posts/${id}`)).toBeUndefined();

  await cms.payload.update({ collection: 'posts', id, data: { title: 'Broth' }, draft: true });
  expect(await waiting(`posts/${id}`)).toMatchObject({
    title: 'Broth',
    state: 'changed',
    plannedFor: null,
  });
  const { rows, counts } = await readWebsite(await editor(), 'articles');
  expect(rows.find(({ key }) => key === `posts/${id}`)).toMatchObject({ state: 'changed' });
  expect(counts.articles).toBe(rows.length);
});

test('DESK-09 the words of a page wait in the same way', async () => {
  const owner = await cms.signIn('practitioner');
  await cms.payload.updateGlobal({ slug: 'blog-page', data: { _status: 'published' } });
  expect(await waiting('blog-page')).toBeUndefined();
  await cms.payload.updateGlobal({
    slug: 'blog-page',
    data: { readMore: 'Read it', _status: 'draft' },
    draft: true,
  });
  expect(await waiting('blog-page')).toMatchObject({ title: 'Blog page', kind: '' });
  expect(await post('now', { target: { page: 'blog-page' } }, owner)).toMatchObject({
    status: 200,
  });
  expect(await waiting('blog-page')).toBeUndefined();
  const words = await cms.payload.findGlobal({ slug: 'blog-page', depth: 0 });
  expect(words).toMatchObject({ readMore: 'Read it', _status: 'published' });
});

test('DESK-09 DESK-10 a plan is an hour of the practice’s clocks, the next one takes its place, and it can be dropped', async () => {
  const owner = await cms.signIn('practitioner');
  await cms.payload.updateGlobal({
    slug: 'fulfilment-settings',
    data: { timeZone: 'America/Denver' },
  });
  const target = { list: 'posts', id: await draft('Planned') } as const;
  const day = `${new Date().getUTCFullYear() + 1}-07-01`;
  expect((await post('plan', { target, day, hour: '07:00' }, owner)).at).toBe(
    `${day}T13:00:00.000Z`,
  );
  const { at } = await post('plan', { target, day, hour: '19:30' }, owner);
  expect(at).toBe(`${day.slice(0, 5)}07-02T01:30:00.000Z`);
  const jobs = await cms.payload.db.find<{ waitUntil: string; input: object }>({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' } },
    pagination: false,
  });
  const mine = jobs.docs.filter(({ input }) => JSON.stringify(input).includes(target.id));
  expect(mine.map(({ waitUntil }) => new Date(waitUntil).toISOString())).toEqual([at]);
  expect(mine[0]?.input).toMatchObject({ type: 'publish' });
  expect(await post('drop', { target }, owner)).toMatchObject({ status: 200 });
  expect((await waiting(`posts/${target.id}`))?.plannedFor).toBeNull();
  expect(await statusOf(target.id)).toBe('draft');
});

test('DESK-09 what lacks something is not published, and says what', async () => {
  const owner = await cms.signIn('practitioner');
  const { id } = await cms.payload.create({
    collection: 'posts',
    data: { title: 'Half of it', _status: 'draft' },
    draft: true,
  });
  expect(await post('now', { target: { list: 'posts', id } }, owner)).toMatchObject({
    status: 422,
    message: expect.stringMatching(/cannot be published yet.*\w/),
  });
  expect(await statusOf(id)).toBe('draft');
});

test('DESK-03 ADM-03 a guide has the new PDF in one press, but not while a draft of it waits', async () => {
  const owner = await cms.signIn('practitioner');
  const [before, file] = [
    await createSample(cms.payload, 'documents', { title: 'Old' }),
    await createSample(cms.payload, 'documents', { title: 'New' }),
  ];
  const guide = await createSample(cms.payload, 'freebies', { file: before });
  expect(await post('file', { guide, file }, owner)).toMatchObject({ status: 200 });
  const { file: now } = await cms.payload.findByID({
    collection: 'freebies',
    id: guide,
    depth: 0,
  });
  expect(now).toBe(file);
  await cms.payload.update({
    collection: 'freebies',
    id: guide,
    data: { description: 'Half of a thought' },
    draft: true,
  });
  expect(await post('file', { guide, file: before }, owner)).toMatchObject({
    status: 409,
    message: expect.stringContaining('draft'),
  });
});

test('DESK-09 only those who change content publish, what there is, for a time to come', async () => {
  const owner = await cms.signIn('practitioner');
  const target = { list: 'posts', id: await draft('Nobody’s') };
  const wish = { target, day: tomorrow(), hour: '07:00' };
  for (const call of ['now', 'plan', 'drop', 'file'] as const) {
    expect((await post(call, wish)).status).toBe(401);
    expect((await post(call, wish, await cms.signIn('staff'))).status).toBe(403);
  }
  const bad: [object, number][] = [
    [{}, 400],
    [{ ...wish, target: { list: 'orders', id: target.id } }, 400],
    [{ ...wish, target: { page: 'worker' } }, 400],
    [{ ...wish, target: { list: 'posts', id: randomUUID() } }, 404],
    [{ ...wish, day: '2020-01-01' }, 400],
    [{ ...wish, day: '2026-02-30' }, 400],
    [{ ...wish, day: '2099-01-01' }, 400],
    [{ ...wish, hour: '25:00' }, 400],
  ];
  for (const [body, status] of bad)
    expect([body, (await post('plan', body, owner)).status]).toEqual([body, status]);
  expect(await statusOf(target.id)).toBe('draft');
});
