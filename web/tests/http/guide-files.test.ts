import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { plainPdf } from '../support/plain-pdf.ts';
import { published } from '../support/published.ts';
import { changed, freebies } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

const snapshot = mkdtempSync(join(tmpdir(), 'guides-'));
let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url, { SNAPSHOT_DIR: snapshot });
});
beforeEach(async () => {
  if (cms.answers.size === 0) return;
  cms.answers.clear();
  await publish();
});
afterAll(async () => {
  await web.close();
  await cms.close();
  rmSync(snapshot, { recursive: true, force: true });
});

const open = (slug: string, init: RequestInit = {}) =>
  fetch(`${web.url}/freebies/${slug}.pdf`, init);
const words = async (slug: string) => (await open(slug)).text();
const publish = () => published(cms, web);
const offer = (docs: object[]) => cms.answers.set('freebies', { status: 200, document: { docs } });
/** The guide with another file. */
const withFile = (slug: string, filename: string, updatedAt: string) =>
  freebies.map((freebie) =>
    freebie.slug === slug ? { ...freebie, file: { filename, updatedAt } } : freebie,
  );

test.each(freebies.map(({ slug }) => slug))(
  'FREE-08 FREE-09 /freebies/%s.pdf is a PDF to download',
  async (slug) => {
    const response = await open(slug);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${slug}.pdf"`,
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
    });
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
    expect(body.toString()).toContain(`documents/file/${slug}.pdf`);
  },
);

test('who has a guide is told that it still stands; HEAD says as much as GET', async () => {
  const first = await open('family-wellness-tracker');
  const etag = first.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await open('family-wellness-tracker', { headers: { 'If-None-Match': etag } });
  expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, etag, '']);
  const head = await open('family-wellness-tracker', { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([
    200,
    first.headers.get('Content-Length'),
    '',
  ]);
});

test('many who ask for one guide cause one call to the CMS', async () => {
  offer(withFile('family-wellness-tracker', 'tracker-2.pdf', '2026-11-05T00:00:00.000Z'));
  await publish();
  await Promise.all(Array.from({ length: 20 }, () => words('family-wellness-tracker')));
  expect(cms.count('documents/file/tracker-2.pdf')).toBe(1);
});

test('ADM-03 a new PDF is there with the next version, under the same name', async () => {
  const slug = 'gut-healing-foods-guide';
  expect(await words(slug)).toContain(`documents/file/${slug}.pdf`);
  cms.answers.set(`documents/file/${slug}.pdf`, { pdf: plainPdf('second edition') });
  offer(withFile(slug, `${slug}.pdf`, '2026-11-07T08:00:00.000Z'));
  await publish();
  expect(await words(slug)).toContain('second edition');
});

test('ADM-03 a new title moves the file, and the old path is gone', async () => {
  offer(
    changed(freebies, 'gut-detox-binders-chart', {
      slug: 'binders-at-a-glance',
      title: 'Binders at a Glance',
    }),
  );
  await publish();
  expect((await open('binders-at-a-glance')).status).toBe(200);
  expect((await open('gut-detox-binders-chart')).status).toBe(404);
});

test.each([
  'nope',
  '..%2F..%2Fusers',
  'ultimate-gut-health-guide.pdf',
  'Ultimate-Gut-Health-Guide',
  '-',
  'a--b',
])(
  'NAV-03 SEC-19 /freebies/%s.pdf is the not-found page, and the CMS is not asked for it',
  async (slug) => {
    const response = await open(slug);
    expect(response.status).toBe(404);
    expect(
      cms.calls.filter(
        ({ path }) =>
          path.startsWith('documents/') &&
          !freebies.some(
            (freebie) =>
              path === `documents/file/${freebie.slug}.pdf` ||
              path === 'documents/file/tracker-2.pdf',
          ),
      ),
    ).toEqual([]);
  },
);

test('a guide that is no longer published, or has no PDF, is not found', async () => {
  offer(
    changed(freebies, '30-day-gut-reset-challenge', { file: null }).filter(
      ({ slug }) => slug !== 'family-wellness-tracker',
    ),
  );
  await publish();
  expect((await open('family-wellness-tracker')).status).toBe(404);
  expect((await open('30-day-gut-reset-challenge')).status).toBe(404);
});

test('SEC-19 what the CMS does not call a PDF is not handed on', async () => {
  offer(withFile('family-wellness-tracker', 'odd.pdf', '2026-11-08T00:00:00.000Z'));
  cms.answers.set('documents/file/odd.pdf', { status: 200, document: '<script>alert(1)</script>' });
  await publish();
  expect((await open('family-wellness-tracker')).status).toBe(404);
});

test('while the CMS does not hand out the new file the last one is served, and without one the visitor hears why', async () => {
  const slug = 'probiotic-supplement-guide';
  expect(await words(slug)).toContain(`documents/file/${slug}.pdf`);
  offer([
    ...withFile(slug, 'late.pdf', '2026-11-09T00:00:00.000Z'),
    {
      ...freebies[0],
      slug: 'never-read',
      file: { filename: 'late.pdf', updatedAt: '2026-11-09T00:00:00.000Z' },
    },
  ]);
  cms.answers.set('documents/file/late.pdf', 'cut');
  await publish();
  expect(await words(slug)).toContain(`documents/file/${slug}.pdf`);
  const unread = await open('never-read');
  expect([
    unread.status,
    unread.headers.get('Cache-Control'),
    unread.headers.get('Retry-After'),
  ]).toEqual([503, 'no-store', '5']);
});

test('a restarted shop hands out what it has read once, also without its CMS', async () => {
  expect(await words('ultimate-gut-health-guide')).toContain(
    'documents/file/ultimate-gut-health-guide.pdf',
  );
  await new Promise((resolve) => setTimeout(resolve, 600));
  const restarted = await startWeb('http://127.0.0.1:9', { SNAPSHOT_DIR: snapshot });
  try {
    const response = await fetch(`${restarted.url}/freebies/ultimate-gut-health-guide.pdf`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'application/pdf',
    ]);
    expect(await response.text()).toContain('documents/file/ultimate-gut-health-guide.pdf');
  } finally {
    await restarted.close();
  }
});
