import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../src/access/roles.ts';
import { failedPlans } from '../../src/admin/orders/failed-plans.ts';
import { contentVersion } from '../../src/content-version/counter.ts';
import { schedule } from '../../src/jobs/schedule.ts';
import { useCms, type Caller } from '../support/cms.ts';
import { createSample } from '../support/samples.ts';
import { startWorker, type Worker } from '../support/worker.ts';

const cms = useCms();
let web: Caller;
let worker: Worker;

beforeAll(async () => {
  web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
  worker = startWorker({ DATABASE_URL: cms.servingUrl, STRIPE_SECRET_KEY: '', SMTP_URL: '' });
  await worker.says('worker leads');
}, 60_000);
afterAll(async () => void (await worker.kill('SIGKILL')));

async function asPerson(role: Role): Promise<PayloadRequest> {
  const { id } = await cms.payload.create({
    collection: 'users',
    data: { username: `${role}-${Date.now()}`, password: 'a long password of mine', role },
  });
  const user = await cms.payload.findByID({ collection: 'users', id });
  return await createLocalReq({ user: { ...user, collection: 'users' } }, cms.payload);
}

const soon = (ms = 1_500) => new Date(Date.now() + ms);
const plan = (req: PayloadRequest, id: string, type: 'publish' | 'unpublish', date = soon()) =>
  schedule({ req, type, date, doc: { relationTo: 'posts', value: id } });
const plans = async () =>
  (
    await cms.payload.db.find<{ id: string }>({
      collection: 'payload-jobs',
      where: {
        and: [
          { taskSlug: { equals: 'schedulePublish' } },
          { completedAt: { exists: false } },
          { hasError: { not_equals: true } },
        ],
      },
      limit: 0,
      pagination: false,
    })
  ).docs;

/** What the storefront reads, by title. */
async function blog(): Promise<string[]> {
  const answer = await cms.request('posts?limit=100&depth=0&select[title]=true', { as: web });
  return ((await answer.json()) as { docs: { title: string }[] }).docs.map(({ title }) => title);
}

test(
  'ADM-02 an article that is planned is published by the worker at its time, and taken off again at another; each raises the content version by one',
  { timeout: 180_000 },
  async () => {
    const req = await asPerson('practitioner');
    const id = await createSample(cms.payload, 'posts', { title: 'Planned', _status: 'draft' });
    const before = await contentVersion(cms.payload);
    const at = soon();
    expect(await plan(req, id, 'publish', at)).not.toHaveProperty('error');
    expect(await blog()).not.toContain('Planned');
    await expect.poll(blog, { timeout: 90_000, interval: 100 }).toContain('Planned');
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
    expect(await contentVersion(cms.payload)).toBe(before + 1);

    await plan(req, id, 'unpublish');
    await expect.poll(blog, { timeout: 90_000, interval: 100 }).not.toContain('Planned');
    expect(await contentVersion(cms.payload)).toBe(before + 2);
    // The worker takes a job off its list only after what it did.
    await expect.poll(plans, { timeout: 90_000, interval: 100 }).toEqual([]);
  },
);

test(
  'ADM-02 what is published at its time is the newest draft; until then visitors read the older text',
  { timeout: 180_000 },
  async () => {
    const req = await asPerson('practitioner');
    const id = await createSample(cms.payload, 'posts', { title: 'Old words' });
    await plan(req, id, 'publish', soon(2_500));
    await cms.payload.update({
      collection: 'posts',
      id,
      data: { title: 'New words' },
      draft: true,
    });
    expect(await blog()).toContain('Old words');
    await expect.poll(blog, { timeout: 90_000, interval: 100 }).toContain('New words');
  },
);

test('ADM-02 the words of a page can be planned too', { timeout: 60_000 }, async () => {
  const req = await asPerson('admin');
  await cms.payload.updateGlobal({ slug: 'blog-page', data: { readMore: 'Read it' }, draft: true });
  await schedule({ req, type: 'publish', date: soon(), global: 'blog-page' });
  const words = async () =>
    (
      (await (await cms.request('globals/blog-page?depth=0', { as: web })).json()) as {
        readMore?: string;
      }
    ).readMore;
  await expect.poll(words, { timeout: 90_000, interval: 100 }).toBe('Read it');
});

test('ADM-02 a draft is never seen by the storefront, whatever it asks for', async () => {
  const id = await createSample(cms.payload, 'posts', { title: 'Only a draft', _status: 'draft' });
  const shown = await createSample(cms.payload, 'posts', { title: 'Shown' });
  await cms.payload.update({
    collection: 'posts',
    id: shown,
    data: { title: 'Hidden change' },
    draft: true,
  });
  for (const path of [
    'posts?limit=100',
    'posts?limit=100&draft=true',
    `posts/${id}`,
    `posts/${id}?draft=true`,
    `posts/${shown}?draft=true`,
    'posts/versions',
    'posts?limit=100&where[_status][equals]=draft',
  ])
    expect([
      path,
      /Only a draft|Hidden change/.test(await (await cms.request(path, { as: web })).text()),
    ]).toEqual([path, false]);
});

test('ADM-05 staff plan nothing and drop no plan; neither does anybody over HTTP', async () => {
  const [practitioner, staff, caller] = [
    await asPerson('practitioner'),
    await asPerson('staff'),
    await cms.signIn('staff'),
  ];
  const id = await createSample(cms.payload, 'posts', { title: 'Not yet', _status: 'draft' });
  expect(await plan(staff, id, 'publish')).toHaveProperty('error');
  expect(await plan(await createLocalReq({}, cms.payload), id, 'publish')).toHaveProperty('error');
  expect(await plans()).toEqual([]);
  await plan(practitioner, id, 'publish', soon(60_000));
  const [job] = await plans();
  if (!job) throw new Error('the plan was not kept');
  expect(await schedule({ req: staff, deleteID: job.id })).toHaveProperty('error');
  for (const path of [`payload-jobs/${job.id}`, 'payload-jobs/run', 'payload-jobs'])
    for (const method of ['GET', 'POST', 'DELETE', 'PATCH'])
      expect([path, method, (await cms.request(path, { as: caller, method })).status]).toEqual([
        path,
        method,
        expect.toBeOneOf([400, 401, 403, 404, 405]),
      ]);
  expect(await plans()).toHaveLength(1);
  expect(await schedule({ req: practitioner, deleteID: job.id })).not.toHaveProperty('error');
  expect(await plans()).toEqual([]);
});

test(
  'a plan that cannot be carried out is told on the first page of the admin, to those who can mend it',
  { timeout: 180_000 },
  async () => {
    const req = await asPerson('practitioner');
    const { id } = await cms.payload.create({
      collection: 'posts',
      draft: true,
      data: { title: 'Half an article', _status: 'draft' } as never,
    });
    await cms.payload.db.create({
      collection: 'payload-jobs',
      data: {
        taskSlug: 'schedulePublish',
        queue: 'default',
        input: { type: 'publish', doc: { relationTo: 'posts', value: id } },
        hasError: true,
        error: { message: 'The following fields are invalid: Short text, Text' },
        waitUntil: new Date().toISOString(),
        totalTried: 7,
      },
    });
    expect(await failedPlans(req)).toEqual({
      total: 1,
      rows: [
        {
          id: expect.any(String),
          title: 'Half an article',
          href: `/admin/collections/posts/${id}`,
          type: 'publish',
          reason: expect.stringContaining('Short text'),
        },
      ],
    });
    expect(await failedPlans(await asPerson('staff'))).toEqual({
      rows: [],
      total: 0,
    });
    expect(await failedPlans(req, new Date(Date.now() + 8 * 24 * 60 * 60_000))).toEqual({
      rows: [],
      total: 0,
    });
  },
);

test('a plan needs a time to come and something that can be planned', async () => {
  const req = await asPerson('practitioner');
  const id = await createSample(cms.payload, 'posts', { _status: 'draft' });
  const doc = { relationTo: 'posts' as const, value: id };
  const wishes = [
    { type: 'publish', date: new Date(0), doc },
    { type: 'publish', date: new Date('2999-01-01'), doc },
    { type: 'publish', date: new Date('nonsense'), doc },
    { type: 'delete', date: soon(), doc },
    { type: 'publish', date: soon(), doc: { relationTo: 'orders', value: id } },
    { type: 'publish', date: soon(), global: 'worker' },
    { type: 'publish', date: soon() },
  ];
  for (const wish of wishes)
    expect([
      wish,
      await schedule({ req, ...wish } as unknown as Parameters<typeof schedule>[0]),
    ]).toEqual([wish, { error: expect.any(String) }]);
  expect(await plans()).toEqual([]);
});
