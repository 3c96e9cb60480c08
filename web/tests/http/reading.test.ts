import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { globals, offers, posts, products } from '../support/sample-content.ts';
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

const read = async (path: string) => (await fetch(web.url + path)).text();
const all = (html: string, pattern: RegExp) => html.match(pattern) ?? [];
const main = async (path: string) => /<main[\s\S]*<\/main>/.exec(await read(path))?.[0] ?? '';
const publish = (path: string, document: unknown) => {
  cms.answers.set(path, { status: 200, document });
  cms.publish();
};

test.each([
  ['/about', 'About', 'Care that listens'],
  ['/testimonials', 'Testimonials', 'What Our Patients Say'],
  ['/blog', 'Knowledge Corner', 'Knowledge Corner'],
  ['/faq', 'Questions', 'Frequently Asked Questions'],
  ['/privacy-policy', 'Privacy policy', 'Privacy Policy'],
])('NAV-01 ABT-02 %s answers with its own title and one first heading', async (path, title, heading) => {
  const response = await fetch(web.url + path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('Set-Cookie')).toBeNull();
  expect(html).toContain(`<title>${title} · Sample Gut Health Practice</title>`);
  expect(all(html, /<h1[^>]*>[^<]*/g).map((tag) => tag.replace(/<[^>]*>/, ''))).toEqual([heading]);
});

test('BLOG-01 BLOG-04 the list and all eleven articles with their whole texts are in the HTML, under /blog alone', async () => {
  const html = await read('/blog');
  for (const { slug, title } of posts) {
    expect(all(html, new RegExp(`<article id="${slug}"`, 'g')), slug).toHaveLength(1);
    expect(all(html, new RegExp(`<a href="#${slug}" data-replay="true" data-card="${slug}"`, 'g')), slug).toHaveLength(1);
    expect(html).toContain(`of ${slug}.`);
    expect(html).toContain(title);
  }
  expect(all(html, /href="\/blog\/[^"]/g)).toEqual([]);
});

test('BLOG-01 one picture of the list is asked for at once; those of closed articles wait', async () => {
  const html = await read('/blog');
  const pictures = all(html, /<img[^>]*src="\/media\/[^>]*>/g);
  expect(pictures).toHaveLength(33);
  expect(pictures.filter((tag) => tag.includes('loading="eager"'))).toHaveLength(1);
  expect(pictures.every((tag) => / width="\d+" height="\d+"/.test(tag) && / alt="/.test(tag))).toBe(true);
  for (const article of all(html, /<article id=[\s\S]*?<\/article>/g)) expect(article).not.toContain('loading="eager"');
});

test('SEC-03 an article that holds markup, scripts and foreign nodes is words', async () => {
  const [post] = posts;
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const text = (words: string) => ({ type: 'text', text: words });
  const content = {
    root: {
      type: 'root',
      children: [
        { type: 'paragraph', children: [text(attack), { type: 'link', fields: { url: 'javascript:alert(1)' }, children: [text('press me')] }] },
        { type: 'heading', tag: 'h2', children: [text('"><svg/onload=alert(1)>')] },
        { type: 'block', fields: { html: attack }, children: [text('from a block')] },
      ],
    },
  };
  publish('posts', { docs: [{ ...post, title: attack, excerpt: attack, content }] });
  await expect.poll(() => read('/blog')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const html = await read('/blog');
  expect(html).toContain('press me');
  expect(html).not.toContain('from a block');
  expect(all(html, /<img src=x|<svg\/onload|<script>alert|href="javascript|javascript:alert/g)).toEqual([]);
});

test('FAQ-01 the twelve questions are in the HTML, closed, with their answers', async () => {
  const html = await main('/faq');
  expect(all(html, /<details[^>]*>/g)).toHaveLength(12);
  expect(all(html, /<details[^>]* open/g)).toEqual([]);
  for (let place = 1; place <= 12; place += 1) expect(html).toContain(`Answer ${place}.`);
  expect(html).toContain('href="/#contact"');
});

test('TST-03 seventeen slips, each marked as the sample it is', async () => {
  const html = await main('/testimonials');
  expect([all(html, /<figure/g).length, all(html, />Sample</g).length]).toEqual([18, 18]);
});

test('HOME-01 HOME-02 HOME-12 HOME-20 headline, claims, steps, workshop, and the verse at the end', async () => {
  const html = await main('/');
  const words = html.replaceAll(/<!-- -->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const claim of ['Trust God. Trust your Gut.', 'Trusted by 500+ Families', '98% success rate', '1000+ families helped', '4.9 average rating', '13+ years of experience', 'Thursday 7 PM EST']) expect(words).toContain(claim);
  expect(html).toContain('aria-label="five-star rating"');
  const steps = ['Get gut testing', 'Prevent symptoms and disease', 'Transform your family', 'Thrive'].map((step) => words.indexOf(step));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps[0]).toBeGreaterThan(0);
  expect(html.lastIndexOf('<section')).toBe(html.indexOf('<section aria-label="Scripture"'));
});

test('HOME-06 HOME-07 HOME-08 HOME-09 the buttons of the home page lead where they say', async () => {
  const links = all(await main('/'), /<a [^>]*>[^<]*/g).map((tag) => [tag.replace(/<[^>]*>/, ''), /href="([^"]*)"/.exec(tag)?.[1]]);
  for (const [name, href] of [
    ['Order Gut Health Testing', '/store#testing'],
    ['Schedule Consultation', '/store#consultation'],
    ['Learn More', '/freebies'],
    ['Gut Health Testing', '/store'],
    ['PA-C Certified', '#about'],
    ['Shop Testing Kits', '/store#testing'],
    ['View Wellness Program', '/store#packages'],
    ['Join the workshop', '/freebies'],
    ['Get free resources', '/freebies'],
    ['Learn More', '#contact'],
    ['Read More Testimonials', '/testimonials'],
  ]) {
    expect(links).toContainEqual([name, href]);
  }
});

test('HOME-10 HOME-11 HOME-13 HOME-14 HOME-16 what can be had, what it is and what it costs', async () => {
  const html = await main('/');
  const words = html.replaceAll(/<!-- -->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const part of ['Buy an individual kit, receive results, self-guided.', 'BEST VALUE', '6-month subscription', 'family or bulk gut testing included', '7 personal consultations over 6 months', 'expert protocols', '20% off for 3 or more family members', '10% off through the partner']) expect(words).toContain(part);
  expect(['GI-MAP Test $470', 'Adult Gut Health Test $357', 'Concierge Consult and Review $500', 'Premium Supplements'].map((card) => words.includes(card))).toEqual([true, true, true, true]);
  expect(words).toContain('$877 List price $1,137');
  expect(html).toMatch(/<s [^>]*>\$1,137<\/s>/);
  expect(html).toMatch(/<a href="https:\/\/dispensary\.example"[^>]* target="_blank" rel="noopener"/);
});

test('ABT-01 ABT-02 the story, the credentials, the mission and the two ways on', async () => {
  const html = await main('/about');
  for (const words of ['board-certified physician assistant (PA-C)', 'founder and CEO', '13+ years', 'Christian, faith-guided', 'root cause', 'My story', 'Credentials', 'Our mission', 'A. Sample, PA-C']) expect(html).toContain(words);
  expect(all(html, /href="\/store#(testing|consultation)"/g)).toHaveLength(4);
});

test('PRIV-01 PRIV-02 the dates, how long data is kept, the age, and a link to each section', async () => {
  const html = (await main('/privacy-policy')).replaceAll('<!-- -->', '');
  for (const words of ['Nov 14, 2023', '03/11/2024', 'until its deletion is requested', 'six years', 'at least 13 years old']) expect(html).toContain(words);
  expect(new Set(all(html, /href="#part-\d"/g))).toEqual(new Set(['href="#part-1"', 'href="#part-2"']));
  expect(all(html, /<h2 id="part-\d"/g)).toHaveLength(2);
});

test('the terms stand below the policy, where links from the dialog lead', async () => {
  const html = await main('/privacy-policy');
  expect(html).toContain('<h2 id="terms">Terms and conditions</h2>');
  expect(html).toContain('href="#terms"');
  expect(html).toContain('Shipped kits cannot be returned.');
});

test('HOME-17 STORE-10 what opens the dialog is a link before any script, and its click is remembered', async () => {
  const openers = (html: string) => Array.from(html.matchAll(/<a [^>]*data-offer="([^"]+)"[^>]*>/g), ([tag, id]) => [id, / href="([^"]+)"/.exec(tag)?.[1], tag.includes('data-replay') && tag.includes('aria-haspopup="dialog"')]);
  expect(openers(await main('/'))).toEqual([
    ['gi-map', '/store#testing', true],
    ['adult-gut-health', '/store#testing', true],
    ['consultation-60', '/store#consultation', true],
    ['complete-package', '/store#packages', true],
  ]);
  expect(openers(await main('/store'))).toEqual([['complete-package', '/#contact', true]]);
});

test('ORD-11 a kit that is hidden takes the buttons of its offers within a second: the cards stay, with plain words', async () => {
  const openers = (html: string) => Array.from(html.matchAll(/data-offer="([^"]+)"/g), ([, id]) => id);
  publish('products', { docs: products.filter(({ handle }) => handle !== 'adult-gut') });
  await expect.poll(async () => openers(await main('/')), { timeout: 1_000 }).toEqual(['gi-map', 'consultation-60', 'complete-package']);
  expect(await main('/')).toMatch(/Adult Gut Health Test[^]*Not available at the moment/);
  publish('products', { docs: products.filter(({ handle }) => !['adult-gut', 'child-gut', 'baby-gut'].includes(handle)) });
  await expect.poll(async () => openers(await main('/store')), { timeout: 1_000 }).toEqual([]);
  const store = await main('/store');
  expect(all(store, /Not available at the moment/g)).toHaveLength(2);
  expect(store).not.toContain('Add to Cart: Complete Gut Health Package');
  expect(openers(await main('/'))).toEqual(['gi-map', 'consultation-60']);
  for (const path of ['/cart', '/checkout']) expect(await read(path)).not.toContain('complete-package');
});

test('DISC-04 the price of an offer changes on its card and leaves the store\'s price alone', async () => {
  publish('offers', { docs: offers.map((offer) => (offer.handle === 'gi-map' ? { ...offer, price: 471 } : offer)) });
  await expect.poll(() => read('/')).toContain('$471');
  expect(await read('/store')).not.toContain('$471');
});

test('TST-01 TST-02 the story on top and the figures of the testimonials page', async () => {
  const words = (await main('/testimonials')).replaceAll(/<!-- -->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const part of ['What Our Patients Say', 'Verified Patient', 'Words of person 0', '98% Success Rate', '1000+ Families Helped', '4.9 Average Rating', '13+ Years Experience']) expect(words).toContain(part);
});

test('HOME-03 HOME-18 the home page has its four sections once and three testimonials', async () => {
  const html = await main('/');
  for (const id of ['services', 'about', 'testimonials', 'contact']) expect(all(html, new RegExp(` id="${id}"`, 'g')), id).toHaveLength(1);
  expect(all(html, /Words of person/g)).toHaveLength(3);
});

test('DISC-04 a figure of the testimonials page changes there and nowhere else', async () => {
  publish('globals/testimonials-page', { ...globals['testimonials-page'], stats: [{ value: '97.5%', label: 'Success Rate' }] });
  await expect.poll(() => read('/testimonials')).toContain('97.5%');
  expect(await read('/')).not.toContain('97.5%');
});

test('SEC-01 the pages are the same each time, without scripts and with', async () => {
  for (const path of ['/blog', '/faq', '/about', '/testimonials', '/privacy-policy']) {
    const copies = await Promise.all([1, 2].map(() => read(path)));
    expect(new Set(copies).size, path).toBe(1);
    expect((await fetch(`${web.url}${path}.data`)).status, path).toBe(200);
  }
});
