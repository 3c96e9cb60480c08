import { expect, test, type Page } from 'playwright/test';
import { routes, unlisted } from '../support/routes.ts';
import { visit } from '../support/shopper.ts';
import { stack } from '../support/stack.ts';

type Fact = Record<string, unknown> & { '@type'?: string; '@graph'?: Fact[] };

const facts = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => JSON.parse(script.textContent ?? '') as unknown),
    ) as Promise<Fact[]>;

async function factOf<Shape>(page: Page, type: string): Promise<Shape> {
  const found = (await facts(page)).find((fact) => fact['@type'] === type);
  expect(found, type).toBeDefined();
  return found as Shape;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test.describe('as it is sent', () => {
  // What the scripts make of it is not read, so they need not run.
  test.use({ javaScriptEnabled: false });

  test('STORE-04 the products that search engines read are those on the page, at the same prices', async ({
    page,
  }) => {
    await page.goto('/store', { waitUntil: 'domcontentloaded' });
    const graph = (await facts(page)).find((fact) => fact['@graph'])?.['@graph'] as {
      name: string;
      offers: { price: string };
    }[];
    expect(graph.length).toBeGreaterThan(15);
    const text = plain((await page.locator('main').textContent()) ?? '');
    for (const { name, offers } of graph) {
      const price = Number(offers.price).toLocaleString('en-US', {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: Number(offers.price) % 1 ? 2 : 0,
      });
      expect(text, name).toContain(name);
      const cards = page.locator('article', { has: page.locator('h2, h3', { hasText: name }) });
      expect(plain((await cards.allTextContents()).join(' ')), name).toContain(price);
    }
  });

  test('FAQ-01 the questions that search engines read are those on the page, with the same answers', async ({
    page,
  }) => {
    await page.goto('/faq', { waitUntil: 'domcontentloaded' });
    const { mainEntity } = await factOf<{
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    }>(page, 'FAQPage');
    const drawers = page.locator('main details');
    expect(await drawers.count()).toBe(mainEntity.length);
    for (const [index, { name, acceptedAnswer }] of mainEntity.entries()) {
      const drawer = plain((await drawers.nth(index).textContent()) ?? '');
      expect(drawer).toContain(plain(name));
      for (const line of acceptedAnswer.text.split('\n')) expect(drawer).toContain(plain(line));
    }
  });

  test('BLOG-02 BLOG-03 the articles that search engines and feed readers get are those on the page', async ({
    page,
    request,
  }) => {
    await page.goto('/blog', { waitUntil: 'domcontentloaded' });
    const { blogPost } = await factOf<{
      blogPost: { headline: string; url: string; datePublished: string }[];
    }>(page, 'Blog');
    expect(blogPost.length).toBe(11);
    const text = plain((await page.locator('main').textContent()) ?? '');
    for (const { headline, url } of blogPost) {
      expect(text).toContain(headline);
      await expect(page.locator(`main a[href="${new URL(url).pathname}"]`)).toHaveCount(1);
    }
    const answer = await request.get(
      (await page.locator('head link[type="application/rss+xml"]').getAttribute('href')) ?? '',
    );
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = await parseXml(page, await answer.text(), 'item');
    expect(feed.map(({ title, link }) => [title, link])).toEqual(
      blogPost.map(({ headline, url }) => [headline, url]),
    );
    expect(feed.map(({ pubDate }) => new Date(pubDate ?? '').toISOString().slice(0, 10))).toEqual(
      blogPost.map(({ datePublished }) => datePublished),
    );
  });

  test('the practice is told on the home page, by the name in its header', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const practice = await factOf<{ name: string; url: string }>(page, 'MedicalBusiness');
    await expect(
      page.getByRole('banner').getByRole('link', { name: practice.name }),
    ).toHaveAttribute('href', '/');
    expect(practice.url).toBe(`${stack.shopUrl}/`);
  });

  test('robots.txt leads to the site map, which lists every page that is meant to be found', async ({
    page,
    request,
  }) => {
    await page.goto('/cart', { waitUntil: 'domcontentloaded' });
    const robots = await (await request.get('/robots.txt')).text();
    const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    const pages = await parseXml(page, await (await request.get(address)).text(), 'url');
    const addresses = pages.map(({ loc = '' }) => loc);
    const articles = addresses.filter((address) => address.startsWith(`${stack.shopUrl}/blog/`));
    const goods = await page.request
      .get('/store')
      .then(async (answer) => productsIn(await answer.text()));
    const pagesOfShop = routes.filter((path) => !unlisted.includes(path) && !goods.has(path));
    expect(addresses.filter((each) => goods.has(each.replace(stack.shopUrl, '')))).toHaveLength(
      goods.size,
    );
    expect(goods.size).toBe(19);
    expect(addresses).toEqual([
      ...pagesOfShop.map((path) => stack.shopUrl + path),
      ...addresses.filter((each) => goods.has(each.replace(stack.shopUrl, ''))),
      ...articles,
    ]);
    expect(articles.length).toBe(11);
    for (const address of articles) expect((await request.get(address)).status()).toBe(200);
    for (const { lastmod } of pages) expect(Date.parse(lastmod ?? '')).not.toBeNaN();
  });
});

test('a page that is reached inside the shop takes its own name and address', async ({ page }) => {
  await visit(page, '/store');
  const name = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page).not.toHaveTitle(name);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${stack.shopUrl}/faq`,
  );
});

/** The pages of products that the store links to. */
const productsIn = (html: string) =>
  new Set(
    Array.from(html.matchAll(/href="(\/store\/[\w-]+)"/g), ([, path = '']) => path).filter(
      (path) => !['/store/compare', '/store/choose'].includes(path),
    ),
  );

/** The elements of this name, each as its children's texts; fails when it is not XML. */
async function parseXml(page: Page, xml: string, name: string): Promise<Record<string, string>[]> {
  const found = await page.evaluate(
    ([text = '', tag = '']) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      if (document.querySelector('parsererror')) return null;
      return Array.from(document.querySelectorAll(tag), (element) =>
        Object.fromEntries(
          Array.from(element.children, (child) => [child.tagName, child.textContent ?? '']),
        ),
      );
    },
    [xml, name],
  );
  expect(found, 'is XML').not.toBeNull();
  return found ?? [];
}
