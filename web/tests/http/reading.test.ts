import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import { published } from '../support/published.ts';
import {
  affiliateProducts,
  changed,
  faqs,
  freebies,
  globals,
  localBusinesses,
  named,
  offers,
  pages,
  partnerLinks,
  posts,
  products,
  testimonials,
} from '../support/seed-content.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let web: WebProcess;

beforeAll(async () => {
  cms = await startFixtureCms();
  web = await startWeb(cms.url);
});
beforeEach(async () => {
  if (cms.answers.size === 0) return;
  cms.answers.clear();
  await published(cms, web);
});
afterAll(async () => {
  await web.close();
  await cms.close();
});

const read = async (path: string) => (await fetch(web.url + path)).text();
const all = (html: string, pattern: RegExp) => html.match(pattern) ?? [];
const main = async (path: string) => /<main[\s\S]*<\/main>/.exec(await read(path))?.[0] ?? '';
const text = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const headings = (html: string, level: number) =>
  all(html, new RegExp(`<h${level}[^>]*>.*?</h${level}>`, 'gs')).map(text);
/** The texts in an article as the editor keeps it. */
const wordsIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  return 'text' in node ? [String(node.text)] : Object.values(node).flatMap(wordsIn);
};
const publish = (path: string, document: unknown) => {
  cms.answers.set(path, { status: 200, document });
  cms.publish();
};

test.each([
  ['/about', 'about'],
  ['/testimonials', 'testimonials-page'],
  ['/blog', 'blog-page'],
  ['/faq', 'faq-page'],
  ['/freebies', 'freebies-page'],
  ['/recommendations', 'recommendations-page'],
  ['/local-affiliates', 'local-page'],
] as const)('NAV-01 %s answers with its own title and one first heading', async (path, slug) => {
  const response = await fetch(web.url + path);
  const html = await response.text();
  const { documentTitle, title } = globals[slug];
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([200, null]);
  expect(text(/<title>.*?<\/title>/.exec(html)?.[0] ?? '')).toBe(
    `${documentTitle} · ${globals.practice.name}`,
  );
  expect(all(html, /<h1[^>]*>.*?<\/h1>/gs).map(text)).toEqual([title]);
});

test('BLOG-01 BLOG-04 the list is in the HTML without any text of an article, and leads to each', async () => {
  const html = await read('/blog');
  const words = text(html);
  for (const { slug, title, content } of posts) {
    expect(
      all(html, new RegExp(`<a href="/blog/${slug}" data-replay="true" data-card="${slug}"`, 'g')),
      slug,
    ).toHaveLength(1);
    expect(words).toContain(title);
    for (const sentence of wordsIn(content).filter(({ length }) => length > 80))
      expect(html).not.toContain(sentence.slice(0, 60));
  }
  expect(all(html, /<article/g)).toEqual([]);
  expect(all(html, /Older articles|Newer articles/g)).toEqual([]);
});

test('BLOG-X BLOG-04 each article is a page with its whole text, its own name and one first heading', async () => {
  for (const { slug, title, content } of posts) {
    const html = await read(`/blog/${slug}`);
    const words = text(html);
    expect(text(/<title>.*?<\/title>/.exec(html)?.[0] ?? '')).toBe(
      `${title} · ${globals.practice.name}`,
    );
    expect(headings(html, 1)).toEqual([title]);
    expect(all(html, new RegExp(`<article id="${slug}"`, 'g')), slug).toHaveLength(1);
    for (const sentence of wordsIn(content)) expect(words).toContain(sentence);
    expect(all(html, /<a [^>]*href="\/blog"/g).length).toBeGreaterThan(1);
  }
});

test('BLOG-X the list carries no article: at most a third of the bytes of all, drawn and as data', async () => {
  const list = await read('/blog');
  const bytes = (source: string) => Buffer.byteLength(source);
  let whole = bytes(list);
  for (const { slug } of posts) {
    const drawn = /<article id="[^]*<\/article>/.exec(await read(`/blog/${slug}`))?.[0] ?? '';
    expect(drawn, slug).not.toBe('');
    whole += bytes(drawn) + bytes(await read(`/blog/${slug}/text`));
  }
  expect(bytes(list)).toBeLessThanOrEqual(whole / 3);
  for (const { slug, content, excerpt } of posts) {
    const own = wordsIn(content).filter(
      (sentence) => sentence.length > 80 && !text(excerpt).includes(sentence),
    );
    expect(own.length, slug).toBeGreaterThan(0);
    for (const sentence of own) expect(text(list), slug).not.toContain(sentence);
  }
});

test('BLOG-04 what the list opens is the article as its page has it, and the one that follows', async () => {
  const [first, second] = posts;
  const answer = await fetch(`${web.url}/blog/${first?.slug}/text`);
  expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(await answer.json()).toMatchObject({
    article: { slug: first?.slug, title: first?.title },
    next: { slug: second?.slug },
  });
  expect((await fetch(`${web.url}/blog/no-such-article/text`)).status).toBe(404);
});

test('BLOG-01 one picture of the list is asked for at once', async () => {
  const html = await read('/blog');
  const pictures = all(html, /<img[^>]*src="\/media\/[^>]*>/g);
  expect(pictures.length).toBe(posts.length);
  expect(pictures.filter((tag) => tag.includes('loading="eager"'))).toHaveLength(1);
  expect(pictures.every((tag) => / width="\d+" height="\d+"/.test(tag) && / alt="/.test(tag))).toBe(
    true,
  );
});

test('SEC-03 an article that holds markup, scripts and foreign nodes is words', async () => {
  const [post] = posts;
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const text = (words: string) => ({ type: 'text', text: words });
  const content = {
    root: {
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [
            text(attack),
            { type: 'link', fields: { url: 'javascript:alert(1)' }, children: [text('press me')] },
          ],
        },
        { type: 'heading', tag: 'h2', children: [text('"><svg/onload=alert(1)>')] },
        { type: 'block', fields: { html: attack }, children: [text('from a block')] },
      ],
    },
  };
  publish('posts', { docs: [{ ...post, title: attack, excerpt: attack, content }] });
  await expect.poll(() => read('/blog')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const html = await read(`/blog/${post?.slug}`);
  expect(html).toContain('press me');
  expect(html).not.toContain('from a block');
  expect(
    all(html, /<img src=x|<svg\/onload|<script>alert|href="javascript|javascript:alert/g),
  ).toEqual([]);
});

test('HOME-17 STORE-10 what opens the dialog is a link before any script, and its click is remembered', async () => {
  const openers = (html: string) =>
    Array.from(html.matchAll(/<a [^>]*data-offer="([^"]+)"[^>]*>/g), ([tag, id]) => [
      id,
      / href="([^"]+)"/.exec(tag)?.[1],
      tag.includes('data-replay') && tag.includes('aria-haspopup="dialog"'),
    ]);
  expect(openers(await main('/'))).toEqual([
    ['gi-map', '/store#testing', true],
    ['adult-gut-health', '/store#testing', true],
    ['consultation-60', '/store#consultation', true],
    ['complete-package', '/store#packages', true],
  ]);
  expect(openers(await main('/store'))).toEqual([['complete-package', '/#contact', true]]);
});

test('ORD-11 a kit that is hidden takes the buttons of its offers within a second: the cards stay, with plain words', async () => {
  const openers = (html: string) =>
    Array.from(html.matchAll(/data-offer="([^"]+)"/g), ([, id]) => id);
  const { unavailable } = globals.home.services.buttons;
  publish('products', { docs: products.filter(({ handle }) => handle !== 'adult-gut') });
  await expect
    .poll(async () => openers(await main('/')), { timeout: 5_000 })
    .toEqual(['gi-map', 'consultation-60', 'complete-package']);
  expect(text(await main('/'))).toMatch(
    new RegExp(`${named(offers, 'adult-gut-health').name}[^]*${unavailable}`),
  );
  publish('products', {
    docs: products.filter(
      ({ handle }) => !['adult-gut', 'child-gut', 'baby-gut', 'gi-map'].includes(handle),
    ),
  });
  await expect.poll(async () => openers(await main('/store')), { timeout: 5_000 }).toEqual([]);
  const store = await main('/store');
  expect(all(store, new RegExp(globals.store.words.unavailable, 'g'))).toHaveLength(4);
  expect(store).not.toContain(
    `${globals.store.words.addToCart}: ${named(products, 'complete-package').name}`,
  );
  expect(openers(await main('/'))).toEqual(['consultation-60']);
  for (const path of ['/cart', '/checkout'])
    expect(await read(path)).not.toContain('complete-package');
});

test("DISC-04 the price of an offer changes on its card and leaves the store's price alone", async () => {
  publish('offers', { docs: changed(offers, 'gi-map', { price: 471 }) });
  await expect.poll(() => read('/')).toContain('$471');
  expect(await read('/store')).not.toContain('$471');
});

test('DISC-04 a figure of the testimonials page changes there and nowhere else', async () => {
  publish('globals/testimonials-page', {
    ...globals['testimonials-page'],
    stats: [{ value: '97.5%', label: 'Success Rate' }],
  });
  await expect.poll(() => read('/testimonials')).toContain('97.5%');
  expect(await read('/')).not.toContain('97.5%');
});

test('FAQ-01 every question is in the HTML, closed', async () => {
  const html = await main('/faq');
  expect(all(html, /<details[^>]*>/g)).toHaveLength(faqs.length);
  expect(all(html, /<details[^>]* open/g)).toEqual([]);
  for (const { question } of faqs) expect(text(html)).toContain(question);
});

test('DISC-04 a testimonial is marked as a sample exactly while it is one', async () => {
  const marks = async () =>
    all(
      await main('/testimonials'),
      new RegExp(`>${globals['testimonials-page'].sampleNote}<`, 'g'),
    ).length;
  publish('testimonials', {
    docs: testimonials.map((testimonial) => ({ ...testimonial, isSample: true })),
  });
  await expect.poll(marks).toBe(testimonials.filter(({ place }) => place !== 'home').length);
  publish('testimonials', {
    docs: testimonials.map((testimonial) => ({ ...testimonial, isSample: false })),
  });
  await expect.poll(marks).toBe(0);
});

test('PRIV-01 each section of the policy has its link, and the terms stand below it, where links from the dialog lead', async () => {
  const html = await main('/privacy-policy');
  const ids = named(pages, 'privacy-policy').sections?.map((_, place) => `part-${place + 1}`) ?? [];
  for (const id of [...ids, 'terms'])
    expect([
      all(html, new RegExp(`href="#${id}"`, 'g')).length > 0,
      all(html, new RegExp(`<h2 id="${id}"`, 'g')).length,
    ]).toEqual([true, 1]);
  for (const { heading } of globals.checkout.terms.sections ?? [])
    expect(text(html)).toContain(heading);
});

test('FREE-08 each guide is a plain link to its PDF, named after it', async () => {
  const { button } = globals['freebies-page'].guides;
  const links = all(await main('/freebies'), /<a href="\/freebies\/[^>]*>.*?<\/a>/gs);
  expect(links.map(text)).toEqual(freebies.map(() => button));
  for (const [place, { slug, title }] of freebies.entries())
    expect(links[place]).toContain(
      `href="/freebies/${slug}.pdf" download="" aria-label="${button}: ${title.replace('&', '&amp;')}"`,
    );
});

test('pictures below the fold wait; each has its size and says what it shows', async () => {
  for (const path of ['/freebies', '/recommendations']) {
    const pictures = all(await main(path), /<img[^>]*src="\/media[^>]*>/g);
    expect(pictures.length, path).toBeGreaterThan(7);
    for (const picture of pictures)
      expect(picture).toMatch(/width="\d+" height="\d+" alt="[^"]{5,}"/);
    expect(
      pictures.filter((picture) => picture.includes('loading="lazy"')).length,
    ).toBeGreaterThanOrEqual(pictures.length - 1);
  }
});

test('ADM-02 ADM-07 a guide without its PDF has no card, and its words are those of the CMS', async () => {
  publish('freebies', {
    docs: freebies.map((freebie, place) =>
      place === 1 ? { ...freebie, file: null } : { ...freebie, description: '<b>bold</b> words' },
    ),
  });
  await expect.poll(() => main('/freebies')).toContain('&lt;b&gt;bold&lt;/b&gt; words');
  expect(headings(await main('/freebies'), 3)).toHaveLength(freebies.length - 1);
});

test('REC-01 REC-03 the disclosure comes before what it is about, and every way out says that it is paid for', async () => {
  const { disclosure, supplementNote } = globals['recommendations-page'];
  const html = await main('/recommendations');
  const words = text(html);
  const ways = all(html, /<a href="https:\/\/www\.amazon[^>]*>/g);
  expect(ways).toHaveLength(affiliateProducts.length);
  for (const way of ways) expect(way).toMatch(/target="_blank" rel="sponsored nofollow noopener"/);
  for (const { name } of affiliateProducts)
    for (const note of [disclosure, supplementNote])
      expect(words.indexOf(note)).toBeLessThan(words.indexOf(name));
});

test('LOC-03 a business without a website has a button that leads nowhere, and says so', async () => {
  publish('local-businesses', {
    docs: localBusinesses.map((business, place) => ({
      ...business,
      link: place < 3 ? '#' : 'https://bread.example',
    })),
  });
  await expect
    .poll(async () => all(await main('/local-affiliates'), /aria-disabled="true"/g).length)
    .toBe(3);
  const html = await main('/local-affiliates');
  expect(
    all(html, /<a href="https:\/\/bread\.example" target="_blank" rel="noopener"/g),
  ).toHaveLength(localBusinesses.length - 3);
  expect(all(html, /href="#"/g)).toEqual([]);
});

test('STORE-15 each drawer of the cabinet opens in a new tab, and the new ones say that they are', async () => {
  publish('partner-links', {
    docs: partnerLinks.map((link, place) => ({
      ...link,
      href: `https://whole-food.example/${place}`,
      isNew: place < 2,
    })),
  });
  const drawers = async () =>
    all(await main('/store'), /<a href="https:\/\/whole-food\.example\/\d+"[^>]*>.*?<\/a>/gs);
  await expect
    .poll(
      async () =>
        (await drawers()).filter((drawer) =>
          drawer.includes(`>${globals.store.partners.cabinet.plates.isNew}<`),
        ).length,
    )
    .toBe(2);
  expect(await drawers()).toHaveLength(partnerLinks.length);
  for (const drawer of await drawers()) expect(drawer).toContain('target="_blank" rel="noopener"');
});

test('ADM-07 words and links of the partners come from the CMS', async () => {
  const { store } = globals;
  publish('globals/store', {
    ...store,
    partners: {
      ...store.partners,
      dispensary: {
        ...store.partners.dispensary,
        figure: '15% off',
        href: 'https://other.example/?a=1&b=2',
      },
    },
  });
  await expect.poll(async () => text(await main('/store'))).toMatch(/15%off/);
  expect(await main('/store')).toContain('href="https://other.example/?a=1&amp;b=2"');
});

test('SEC-01 the pages are the same each time, without scripts and with', async () => {
  for (const path of [
    '/blog',
    '/blog/heal-your-gut',
    '/faq',
    '/about',
    '/testimonials',
    '/privacy-policy',
    '/freebies',
    '/freebie-confirmation',
    '/recommendations',
    '/local-affiliates',
  ]) {
    const copies = await Promise.all([1, 2].map(() => read(path)));
    expect(new Set(copies).size, path).toBe(1);
    expect((await fetch(`${web.url}${path}.data`)).status, path).toBe(200);
  }
});
