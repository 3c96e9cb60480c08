import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { globals } from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

const pages = [
  '/',
  '/store',
  '/cart',
  '/checkout',
  '/nope',
  '/store.data',
  '/_.data',
  '/checkout.data',
  '/sitemap.xml',
  '/robots.txt',
  '/rss.xml',
];
const picture = '/media/gi-map-320x240.webp?v=t0';

let folder: string;
let cms: FixtureCms;
let web: WebProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-snapshot-'));
  cms = await startFixtureCms();
  web = await startWeb(cms.url, { SNAPSHOT_DIR: folder });
});
afterEach(async () => {
  await web.close();
  await cms.close();
  rmSync(folder, { recursive: true });
});

const visit = async () =>
  new Map(
    await Promise.all(
      [...pages, picture].map(
        async (path) => [path, await (await fetch(web.url + path)).text()] as const,
      ),
    ),
  );

/** Of the documents that were written down: 'products', 'globals-home'. */
const savedNames = () =>
  existsSync(join(folder, 'content'))
    ? readdirSync(join(folder, 'content')).map((file) =>
        file.replace(/(-[0-9a-f]{16})?\.json$/, ''),
      )
    : [];

async function restart(): Promise<void> {
  await web.close();
  web = await startWeb(cms.url, { SNAPSHOT_DIR: folder });
}

test('REL-10 PAY-22 with the CMS gone and the shop restarted every page and picture is what it was, and nothing is sold', async () => {
  const before = await visit();
  await expect
    .poll(
      () => existsSync(join(folder, 'content')) && readdirSync(join(folder, 'pictures')).length,
      { timeout: 5_000 },
    )
    .toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 400));
  await cms.close();
  await restart();
  for (let round = 0; round < 3; round += 1) {
    for (const [path, body] of before) {
      const response = await fetch(web.url + path);
      expect([path, response.status]).toEqual([path, path === '/nope' ? 404 : 200]);
      expect(await response.text()).toBe(body);
    }
  }
  const ready = await fetch(`${web.url}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ready', content: { version: 1, staleSeconds: expect.any(Number) as number } },
  ]);
  await expectNoMoney();
});

/** PAY-22: the money calls say in words that there is no CMS, and no price comes from what is kept. */
async function expectNoMoney(): Promise<void> {
  const headers = { Origin: web.url, 'Content-Type': 'application/json' };
  const intent = {
    amount: '477.00',
    firstName: 'Guest',
    lastName: 'Shopper',
    email: 'guest@example.com',
    productIds: 'gi-map',
  };
  const answers = [
    await fetch(`${web.url}/api/payment/status`),
    await fetch(`${web.url}/api/create-payment-intent`, {
      method: 'POST',
      headers,
      body: JSON.stringify(intent),
    }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      success: false,
      message: expect.stringContaining('Unable to connect to payment processor') as string,
    });
  }
}

test('REL-10 pages of another build or of other settings are rendered anew', async () => {
  await visit();
  await expect.poll(() => existsSync(join(folder, 'pages.json')), { timeout: 5_000 }).toBe(true);
  await web.close();
  web = await startWeb(cms.url, {
    SNAPSHOT_DIR: folder,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_another',
  });
  expect(await (await fetch(`${web.url}/checkout`)).text()).toContain('pk_test_another');
  await web.close();
  writeFileSync(join(folder, 'pages.json'), '{"format":1,"build":"');
  web = await startWeb(cms.url, { SNAPSHOT_DIR: folder });
  expect(await (await fetch(`${web.url}/checkout`)).text()).toContain('pk_test_sample');
});

test('REL-10 a snapshot that is cut off counts as none: without a CMS a page is in trouble, with one it is whole', async () => {
  await visit();
  await expect.poll(() => savedNames(), { timeout: 5_000 }).toContain('globals-store');
  await web.close();
  rmSync(join(folder, 'pages.json'), { force: true });
  for (const name of readdirSync(join(folder, 'content')))
    writeFileSync(join(folder, 'content', name), '{"format":4,"key":"glo');
  web = await startWeb('http://127.0.0.1:9', { SNAPSHOT_DIR: folder });
  const response = await fetch(`${web.url}/store`);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  expect(web.logged.join('\n')).toContain('no content snapshot could be used');
  await restart();
  expect((await fetch(`${web.url}/store`)).status).toBe(200);
});

test('REL-11 a restarted shop shows what was published while it was away', async () => {
  await visit();
  await expect.poll(() => savedNames(), { timeout: 5_000 }).toContain('globals-checkout');
  await new Promise((resolve) => setTimeout(resolve, 400));
  cms.publish();
  cms.answers.set('globals/checkout', {
    status: 200,
    document: { ...globals.checkout, title: 'Almost there' },
  });
  await restart();
  await expect
    .poll(async () => (await fetch(`${web.url}/checkout`)).text(), { timeout: 5_000 })
    .toContain('Almost there');
});
