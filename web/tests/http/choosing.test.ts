import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { products } from '../support/seed-content.ts';
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

const choose = (answers: Record<string, string>) =>
  fetch(`${web.url}/store/choose`, {
    method: 'POST',
    headers: { Origin: 'https://shop.example' },
    body: new URLSearchParams(answers),
  });

test('GUIDE-01 without scripts the answers are posted, and the page with the kit is kept by nobody', async () => {
  const page = await (await fetch(`${web.url}/store/choose`)).text();
  expect(page).toMatch(/<form[^>]*action="\/store\/choose"[^>]*method="post"/);
  const answer = await choose({ who: 'child', concern: 'mood', sample: 'any' });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const html = await answer.text();
  expect(html).toContain('href="/store/child-gut"');
  expect(html).toMatch(/value="mood"[^>]*checked|checked[^>]*value="mood"/);
  expect(await (await fetch(`${web.url}/store/choose`)).text()).toBe(page);
});

test('GUIDE-01 no request to the CMS and no line of the log holds an answer', async () => {
  cms.calls.length = 0;
  await choose({ who: 'pregnant', concern: 'hormones', sample: 'saliva' });
  expect(JSON.stringify(cms.calls)).not.toMatch(/pregnant|hormones|saliva/);
  expect(web.logged.join('\n')).not.toMatch(/hormones|saliva/);
});

test('GUIDE-01 an answer that is missing or unknown is asked for again', async () => {
  const all: Record<string, string>[] = [
    {},
    { who: 'adult' },
    { who: 'adult', concern: 'x', sample: 'any' },
  ];
  for (const answers of all) {
    const answer = await choose(answers);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Please answer all three questions.');
  }
});

test('GUIDE-01 an address that holds an answer gives the page that everybody gets', async () => {
  const plain = await (await fetch(`${web.url}/store/choose`)).text();
  expect(await (await fetch(`${web.url}/store/choose?who=child&concern=mood`)).text()).toBe(plain);
});

test('KIT-04 the gut kits stand side by side, each with what it looks at', async () => {
  const html = await (await fetch(`${web.url}/store/compare`)).text();
  const compared = products.filter(({ page }) => page?.looksAt);
  expect(compared).toHaveLength(6);
  for (const { name, page } of compared) {
    expect(html).toContain(`>${name}</a>`);
    expect(html).toContain(page?.looksAt);
  }
});
