import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/shopper.ts';
import { stack } from '../support/stack.ts';

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

test('BLOG-01 BLOG-03 BLOG-04 BLOG-05 an article opens in the page with its pictures, the address stays, and Back returns to the list where it was', async ({
  page,
}) => {
  await visit(page, '/blog');
  await expect(articles(page)).toHaveCount(0);
  const days = (await list(page).getByRole('time').allTextContents()).map((day) => Date.parse(day));
  expect(days, 'newest first').toEqual(days.toSorted((one, other) => other - one));
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/text')) requested.push(request.url());
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
  expect(requested, 'one text, once').toEqual([`${stack.shopUrl}/blog/heal-your-gut/text`]);
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

test('BLOG-X BLOG-04 BLOG-05 without scripts the articles open and close by their addresses', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/blog');
  await expectOnly(page, null);
  await card(page, 'ewg-trusted-source').click();
  await expect(page).toHaveURL(/\/blog\/ewg-trusted-source$/);
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

test('BLOG-X an article on its own page leads to the next one and to the list, and is whole after a reload', async ({
  page,
}) => {
  await visit(page, '/blog/summer-superfoods');
  await expectOnly(page, 'summer-superfoods');
  await expectAccessible(page);
  const title = await page.title();
  await shownArticle(page)
    .getByRole('navigation', { name: 'Next' })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(/\/blog\/food-allergy-testing$/);
  await expectOnly(page, 'food-allergy-testing');
  await expect(page).not.toHaveTitle(title);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.reload();
  await expectOnly(page, 'food-allergy-testing');
  await shownArticle(page).getByRole('link', { name: 'Back to all articles' }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await expectOnly(page, null);
});

test('BLOG-04 ERR-02 a text that cannot be fetched leaves the list as it is and says so; the next press opens it', async ({
  page,
  context,
}) => {
  await visit(page, '/blog');
  await context.setOffline(true);
  await card(page, 'yuka-app').click();
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  await expectOnly(page, null);
  await expect(page).toHaveURL(/\/blog$/);
  await context.setOffline(false);
  await card(page, 'yuka-app').click();
  await expectOnly(page, 'yuka-app');
});

test('BLOG-04 ERR-02 while a text is on the way its card says so; lost for good, the article is asked for by its address', async ({
  page,
}) => {
  await visit(page, '/blog');
  const gate = Promise.withResolvers<void>();
  await page.route('**/blog/yuka-app/text', async (route) => {
    await gate.promise;
    await route.abort();
  });
  await card(page, 'yuka-app').click();
  await expect(card(page, 'yuka-app')).toHaveAttribute('aria-busy', 'true');
  gate.resolve();
  await expect(card(page, 'yuka-app')).not.toHaveAttribute('aria-busy');
  await expectOnly(page, null);
  await card(page, 'yuka-app').click();
  await expect(page).toHaveURL(/\/blog\/yuka-app$/);
  await expectOnly(page, 'yuka-app');
});

test('BLOG-04 ERR-02 an address that names an article waits for its text, says when it is lost, and asks again', async ({
  page,
}) => {
  let isAway = true;
  await page.route('**/blog/yuka-app/text', (route) => (isAway ? route.abort() : route.continue()));
  await visit(page, '/blog#yuka-app');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectOnly(page, 'yuka-app');
});
