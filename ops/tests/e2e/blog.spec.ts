import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe.ts';
import { visit } from './support/shopper.ts';

const list = (page: Page) => page.locator('[data-list]');
const articles = (page: Page) => page.locator('[data-article]');
const shownArticle = (page: Page) => articles(page).filter({ visible: true });
const card = (page: Page, slug: string) => page.locator(`[data-card="${slug}"]`);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** BLOG-05: the list, or one article and nothing else. */
async function expectOnly(page: Page, slug: string | null): Promise<void> {
  await expect(list(page)).toBeVisible({ visible: slug === null });
  await expect(shownArticle(page)).toHaveCount(slug === null ? 0 : 1);
  if (slug) await expect(shownArticle(page)).toHaveAttribute('id', slug);
}

/** The list to its end. A file that a card has brought already costs nothing: a browser may show it in the article, too. */
async function expectNoPictureOfClosedArticles(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const shown = await list(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  const loaded = await articles(page)
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map(({ currentSrc }) => currentSrc),
    );
  expect(shown.filter(Boolean)).not.toEqual([]);
  expect(
    loaded.filter((src) => !shown.includes(src)),
    'pictures of closed articles',
  ).toEqual([]);
}

test('BLOG-01 BLOG-03 BLOG-04 BLOG-05 an article opens in the page with its pictures, the address stays, and Back returns to the list where it was', async ({
  page,
}) => {
  await visit(page, '/blog');
  await expectNoPictureOfClosedArticles(page);
  const days = (await list(page).getByRole('time').allTextContents()).map((day) => Date.parse(day));
  expect(days, 'newest first').toEqual(days.toSorted((one, other) => other - one));
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requested.push(request.url());
  });
  const more = card(page, 'heal-your-gut');
  await more.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  await more.click();
  await expectOnly(page, 'heal-your-gut');
  await expect(page).toHaveURL(/\/blog$/);
  expect(await scrolled(page)).toBe(0);
  const article = shownArticle(page);
  const title = article.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${await title.textContent()} · `));
  await expect
    .poll(() =>
      article
        .getByRole('img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectAccessible(page);

  await page.goBack();
  await expectOnly(page, null);
  await expect.poll(() => scrolled(page)).toBe(before);
  await expect(more).toBeFocused();
  await expect(page).toHaveTitle(/^Knowledge Corner · /);
  await page.goForward();
  await expectOnly(page, 'heal-your-gut');
  expect(requested).toEqual([]);
});

test('BLOG-05 headings lead through an article, the next one opens from it, and the back button returns to the list', async ({
  page,
}) => {
  await visit(page, '/blog');
  await card(page, 'summer-superfoods').click();
  await expectOnly(page, 'summer-superfoods');
  const contents = shownArticle(page)
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link')
    .last();
  await contents.click();
  await expect(page.locator((await contents.getAttribute('href')) ?? '')).toBeInViewport();
  await expect(page).toHaveURL(/\/blog$/);
  await shownArticle(page)
    .getByRole('navigation', { name: 'Next' })
    .getByRole('link')
    .last()
    .click();
  await expectOnly(page, 'food-allergy-testing');
  await page.goBack();
  await expectOnly(page, 'summer-superfoods');
  await page.goForward();
  await expectOnly(page, 'food-allergy-testing');
  await shownArticle(page).getByRole('link', { name: 'Back to all articles' }).first().click();
  await expectOnly(page, null);
  await expect(page).toHaveURL(/\/blog$/);
  await page.goForward();
  await expectOnly(page, 'summer-superfoods');
});

test('BLOG-04 an address with the name of an article opens it, and its way back leads to the list', async ({
  page,
}) => {
  await visit(page, '/blog#yuka-app');
  await expectOnly(page, 'yuka-app');
  await shownArticle(page).getByRole('link', { name: 'Back to all articles' }).first().click();
  await expectOnly(page, null);
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expectOnly(page, 'yuka-app');
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expectOnly(page, 'yuka-app');
  await page.goto('about:blank');
  await visit(page, '/blog#no-such-article');
  await expectOnly(page, null);
});

test('BLOG-04 BLOG-05 without scripts the articles open and close by their addresses', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/blog');
  await expectOnly(page, null);
  await card(page, 'ewg-trusted-source').click();
  await expectOnly(page, 'ewg-trusted-source');
  await shownArticle(page)
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link')
    .first()
    .click();
  await expectOnly(page, 'ewg-trusted-source');
  await shownArticle(page).getByRole('link', { name: 'Back to all articles' }).first().click();
  await expectOnly(page, null);
  await context.close();
});

test('BLOG-04 a click on a card before the scripts are there opens the article once they are', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/blog');
  await card(page, 'summer-superfoods').click();
  expect(await page.locator('html[data-ready]').count()).toBe(0);
  gate.resolve();
  await expectOnly(page, 'summer-superfoods');
  await expect(page).toHaveURL(/\/blog$/);
});
