import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { affiliateProducts, freebies, globals, localBusinesses, partnerLinks } from '../support/sample-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url);
});
beforeEach(() => cms.answers.clear());
afterAll(async () => {
  await web.close();
  await cms.close();
});

/** The page's own part, as text with marks and with its tags. */
const main = async (path: string) => /<main[^>]*>(.*)<\/main>/s.exec(await (await fetch(web.url + path)).text())?.[1] ?? '';
const tags = (html: string, pattern: RegExp) => html.match(pattern) ?? [];
const text = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]*>/g, '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const headings = (html: string, level: number) => tags(html, new RegExp(`<h${level}[^>]*>.*?</h${level}>`, 'gs')).map(text);
const publish = async (path: string, document: unknown) => {
  cms.answers.set(path, { status: 200, document });
  cms.publish();
  await new Promise((resolve) => setTimeout(resolve, 300));
};

test.each([
  ['/freebies', 'Free guides and workshop', 'Free Weekly Wellness Workshop'],
  ['/freebie-confirmation', 'Your download', 'Download Started!'],
  ['/recommendations', 'Recommendations', 'Gut Healing Recommendations'],
  ['/local-affiliates', 'Local businesses', 'Local Gut Friendly Recommendations'],
])('NAV-01 FCONF-01 FCONF-03 %s answers with its own title and one first heading', async (path, title, heading) => {
  const response = await fetch(web.url + path);
  const html = await response.text();
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([200, null]);
  expect(html).toContain(`<title>${title} · Sample Gut Health Practice</title>`);
  expect(headings(html, 1)).toEqual([heading]);
});

test('FREE-01 the workshop with when and where, the flyer, then seven guides and two ways on', async () => {
  const html = await main('/freebies');
  expect(text(html)).toMatch(/Every\s*Thursday.*7 PM EST.*Online/s);
  expect(headings(html, 2)).toEqual(['Save your seat', 'Pull up a chair', 'Free Gut Health Resources', 'What next?']);
  expect(html.indexOf('flyer-960.png')).toBeLessThan(html.indexOf('Free Gut Health Resources'));
  expect(headings(html, 3)).toEqual(freebies.map(({ title }) => title));
  for (const href of ['/store#testing', '/store#consultation']) expect(html).toContain(`href="${href}"`);
});

test('FREE-08 each guide is a plain link to its PDF, named after it', async () => {
  const links = tags(await main('/freebies'), /<a href="\/freebies\/[^>]*>.*?<\/a>/gs);
  expect(links.map(text)).toEqual(freebies.map(() => 'Download Free'));
  for (const [place, { slug, title }] of freebies.entries()) expect(links[place]).toContain(`href="/freebies/${slug}.pdf" download="" aria-label="Download Free: ${title.replace('&', '&amp;')}"`);
});

test('pictures below the fold wait; each has its size and says what it shows', async () => {
  for (const path of ['/freebies', '/recommendations']) {
    const pictures = tags(await main(path), /<img[^>]*src="\/media[^>]*>/g);
    expect(pictures.length, path).toBeGreaterThan(7);
    for (const picture of pictures) expect(picture).toMatch(/width="960" height="960" alt="[^"]{5,}"/);
    expect(pictures.filter((picture) => picture.includes('loading="lazy"')).length).toBeGreaterThanOrEqual(pictures.length - 1);
  }
});

test('ADM-02 ADM-07 a guide without its PDF has no card, and its words are those of the CMS', async () => {
  await publish('freebies', { docs: freebies.map((freebie, place) => (place === 1 ? { ...freebie, file: null } : { ...freebie, description: '<b>bold</b> words' })) });
  const html = await main('/freebies');
  expect(headings(html, 3)).toHaveLength(6);
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt; words');
});

test('FCONF-02 FCONF-03 four ways on, the dispensary in a new tab, the packages and the way home', async () => {
  const html = await main('/freebie-confirmation');
  expect(text(html)).toContain('A copy is on its way to your inbox.');
  for (const href of ['/store', '/recommendations', '/freebies', '/store#packages', '/']) expect(html).toMatch(new RegExp(`<a [^>]*href="${href}"`));
  expect(tags(html, /<a [^>]*target="_blank"[^>]*>/g)).toEqual([expect.stringMatching(/href="https:\/\/dispensary\.example" target="_blank" rel="noopener"/)]);
});

test('REC-01 REC-02 REC-03 the disclosure, seven shelves, and every thing with picture, words and its way out', async () => {
  const html = await main('/recommendations');
  const shelves = html.indexOf('id="protein-electrolytes"');
  for (const note of ['Some links on this page are affiliate links.', 'We do not recommend supplements from this marketplace.']) expect(html.indexOf(note)).toBeLessThan(shelves);
  expect(headings(html, 2)).toEqual(['Protein & Electrolytes', 'Books', 'Cooking & Baking', 'Liver Detox', 'Household', 'Personal Care', 'Dental', 'Professional supplements', 'What next?']);
  for (const { name, description } of affiliateProducts) expect(text(html)).toContain(`${name}${description}View on Amazon: ${name}`);
  const ways = tags(html, /<a href="https:\/\/www\.amazon[^>]*>/g);
  expect(ways).toHaveLength(affiliateProducts.length);
  for (const way of ways) expect(way).toMatch(/target="_blank" rel="sponsored nofollow noopener"/);
  expect(tags(html, /alt="A drawing of /g)).toHaveLength(affiliateProducts.length);
});

test('REC-04 the dispensary with its badges, and two ways into the store', async () => {
  const html = await main('/recommendations');
  for (const badge of ['10% off storewide', 'Free shipping over $50']) expect(html).toContain(`${badge}</li>`);
  for (const href of ['/store#testing', '/store#consultation']) expect(html).toContain(`href="${href}"`);
});

test('LOC-01 LOC-02 LOC-03 a button for all and one per kind with its count; every sign with its words', async () => {
  const html = await main('/local-affiliates');
  const buttons = tags(html, /<a [^>]*role="button"[^>]*>.*?<\/a>/gs);
  expect(buttons.map(text)).toEqual(['All Businesses4', 'Gut-Healthy Food2', 'Wellness & Home1', 'Professional Services1']);
  expect(buttons.map((button) => /aria-pressed="(\w+)"/.exec(button)?.[1])).toEqual(['true', 'false', 'false', 'false']);
  for (const { name, description } of localBusinesses) expect(text(html)).toContain(`${name}${description}Visit Website: ${name}`);
  expect(html).toContain('<a href="https://bread.example" target="_blank" rel="noopener"');
  expect(tags(html, /aria-disabled="true"/g)).toHaveLength(3);
  expect(tags(html, /href="#"/g)).toEqual([]);
});

test('LOC-04 the page ends with two ways into the store', async () => {
  const html = await main('/local-affiliates');
  for (const href of ['/store#testing', '/store#consultation']) expect(html).toContain(`href="${href}"`);
});

test('STORE-14 STORE-15 the supplements bring two partners and a cabinet with two new drawers, all in new tabs', async () => {
  const html = await main('/store');
  const panel = html.slice(html.indexOf('data-panel="supplement"'));
  expect(text(panel)).toMatch(/10%.*automatic discount/s);
  for (const figure of ['33', '47', '13']) expect(panel).toMatch(new RegExp(`<dd[^>]*>${figure}</dd>`));
  const drawers = tags(panel, /<a href="https:\/\/whole-food\.example\/\d+"[^>]*>.*?<\/a>/gs);
  expect(drawers).toHaveLength(partnerLinks.length);
  for (const drawer of drawers) expect(drawer).toContain('target="_blank" rel="noopener"');
  expect(drawers.filter((drawer) => drawer.includes('>NEW<')).map((drawer) => text(drawer).slice(0, 16))).toEqual(['Probiotic plus p', 'Superfood powder']);
  expect(drawers.find((drawer) => drawer.includes('Probiotic plus'))).toContain('20 billion CFU');
});

test('ADM-07 words and links of the partners come from the CMS', async () => {
  const { store } = globals;
  await publish('globals/store', { ...store, partners: { ...store.partners, dispensary: { ...store.partners.dispensary, figure: '15% off', href: 'https://other.example/?a=1&b=2' } } });
  const html = await main('/store');
  expect(text(html)).toMatch(/15%off/);
  expect(html).toContain('href="https://other.example/?a=1&amp;b=2"');
});
