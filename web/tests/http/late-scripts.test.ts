import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url);
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

async function page(path: string) {
  const response = await fetch(web.url + path);
  const html = await response.text();
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', body = '']) => ({ attributes, body }),
  );
  return { html, scripts, policy: response.headers.get('Content-Security-Policy') ?? '' };
}

test.each(['/', '/store', '/cart', '/checkout', '/nope'])(
  'FAST-03 no script file is asked for on %s before the starter says so',
  async (path) => {
    const { html, scripts } = await page(path);
    expect(
      html.match(/<[^>]*( rel="modulepreload"| type="module"|<script[^>]* src=)[^>]*>/g),
    ).toBeNull();
    expect(
      html.match(/<link rel="late-modulepreload" href="\/assets\/[^"]+\.js"\/>/g)?.length,
    ).toBeGreaterThan(3);
    expect(scripts.filter(({ attributes }) => attributes.includes('type="late"'))).toHaveLength(1);
  },
);

test('ERR-04 data of a page tell of which build they are, the kept ones too, and it is that of the page', async () => {
  const { html } = await page('/store');
  const build = /\/assets\/manifest-(\w+)\.js/.exec(html)?.[1];
  for (let round = 0; round < 2; round += 1)
    expect((await fetch(`${web.url}/store.data`)).headers.get('X-Build')).toBe(build);
  expect((await fetch(`${web.url}/no/such/page.data`)).headers.get('X-Build')).toBe(build);
});

test.each(['/', '/store', '/blog', '/faq', '/cart', '/checkout', '/nope'])(
  'SEC-01 every inline script of %s is in its policy by hash, late ones too',
  async (path) => {
    const { scripts: all, policy } = await page(path);
    const scripts = all.filter(
      ({ attributes }) => !attributes.includes('type="application/ld+json"'),
    );
    expect(scripts.length).toBeGreaterThan(3);
    for (const { body } of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
  },
);

test('SEC-02 all pages have the same policy but for the hashes of their scripts, and it names Stripe', async () => {
  const policies = await Promise.all(
    ['/', '/store', '/cart', '/checkout', '/nope'].map(async (path) =>
      (await page(path)).policy.replace(/ 'sha256-[^']+'/g, ''),
    ),
  );
  expect(new Set(policies).size).toBe(1);
  expect(policies[0]).toContain("script-src 'self' https://js.stripe.com");
});

test('HDR-05 the badge is in the HTML of every page, hidden, for the script behind its opening to fill', async () => {
  for (const path of ['/', '/store', '/cart', '/checkout', '/nope']) {
    const badge = (await page(path)).html.match(/<span[^>]* data-cart-badge[^>]*>[^<]*/)?.[0];
    expect(badge).toMatch(/ hidden="".*>0$/);
  }
});
