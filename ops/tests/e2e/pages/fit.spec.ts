import { expect, test, type Page } from 'playwright/test';
import { boxOf } from '../support/boxes.ts';
import { fillCart, visit } from '../support/shopper.ts';

const heights: Record<number, number> = { 390: 844, 768: 1024, 1440: 900 };
const header = (page: Page) => page.getByRole('banner');

const fit = (page: Page, width: number) =>
  page.setViewportSize({ width, height: heights[width] ?? 900 });

/** The cart in the header: its number at the basket's corner and inside of the frame. Answers where it stands. */
async function placeOfCart(page: Page, path: string): Promise<string> {
  const cart = header(page).getByRole('link', { name: /^Cart/ });
  const [number, basket] = await Promise.all(
    [cart.locator('[data-cart-badge]'), cart.locator('svg')].map(boxOf),
  );
  const column = await page.locator('.header-bar .wrap').evaluate((wrap) => {
    const { right } = wrap.getBoundingClientRect();
    return right - Number.parseFloat(getComputedStyle(wrap).paddingRight);
  });
  expect(number?.width, path).toBeGreaterThan(10);
  expect((number?.x ?? 0) - (basket?.x ?? 0), path).toBeGreaterThan(12);
  const { x, right, height } = await boxOf(cart);
  expect(number?.right, path).toBeLessThan(right);
  expect(Math.floor(right), path).toBeLessThanOrEqual(column);
  expect((await boxOf(page.locator('.header-bar'))).height, path).toBeLessThan(70);
  return String([x, right, height].map(Math.round));
}

test("LOOK-01 HDR-05 at 360, 390, 768 and 1440 px the cart is one box on every page, its number at the basket's corner and inside of the frame", async ({
  page,
}) => {
  await fillCart(page, { 'gi-map': 12 });
  const places = new Map([360, 390, 768, 1440].map((width) => [width, new Set<string>()]));
  for (const path of ['/', '/store', '/faq', '/store/compare', '/cart']) {
    await visit(page, path);
    for (const [width, seen] of places) {
      await fit(page, width);
      seen.add(await placeOfCart(page, `${path} at ${width} px`));
    }
  }
  expect([...places.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
});

for (const width of [390, 768]) {
  test(`LOOK-01 at ${width} px a toast leaves the header and the tabs of the store in sight`, async ({
    page,
  }) => {
    await fit(page, width);
    await visit(page, '/store');
    const button = page.getByRole('button', { name: 'Add to Cart: GI-MAP', exact: true });
    // Pressed by script, so that the page stays where it is.
    await button.evaluate((element) => (element as HTMLElement).click());
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText('Added to Cart');
    const { y, bottom } = await boxOf(toast);
    expect(y).toBeGreaterThanOrEqual((await boxOf(page.locator('.header-bar'))).bottom);
    const tab = page.getByRole('main').getByRole('button', { name: 'Packages', exact: true });
    expect(bottom).toBeLessThanOrEqual((await boxOf(tab)).y);
  });
}

test('LOOK-02 the lists of the footer are folded on a phone and open on a desk, without scripts too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await fit(page, 390);
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Gut health freebies' });
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: 'Learn' }).click();
  await expect(link).toBeVisible();
  await fit(page, 1440);
  await expect(footer.getByRole('link')).toHaveCount(14);
  await context.close();
});

test('TST-03 a phone shows six stories, and all of them when it is asked to, without scripts too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await fit(page, 390);
  await page.goto('/testimonials');
  const stories = page.getByRole('main').getByRole('listitem').getByRole('figure');
  await expect(stories).toHaveCount(6);
  await page.locator('summary', { hasText: 'Show more' }).click();
  await expect(stories).toHaveCount(17);
  await fit(page, 1440);
  await page.reload();
  await expect(stories).toHaveCount(17);
  await context.close();
});

test('BLOG-01 at no width a title or what an article is about ends in dots', async ({ page }) => {
  await visit(page, '/blog');
  for (const width of [360, 390, 768, 1040, 1440]) {
    await fit(page, width);
    const cut = await page
      .locator('[data-list] li :is(h2 span, p)')
      .evaluateAll((parts) =>
        parts
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4)
          .map(({ textContent }) => textContent),
      );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('LOC-01 a tablet has the four filters in one row', async ({ page }) => {
  await fit(page, 768);
  await visit(page, '/local-affiliates');
  const filters = page.getByRole('group', { name: 'Which businesses to show' });
  const tops = await Promise.all(
    (await filters.getByRole('button').all()).map(async (filter) => (await boxOf(filter)).y),
  );
  expect(new Set(tops).size).toBe(1);
});

test('STORE-09 STORE-10 LOOK-06 at 390, 768 and 1440 px package and consultation are bought from the first screen', async ({
  page,
}) => {
  for (const [tab, button, widths] of [
    ['package', page.getByRole('link', { name: /^Get Started/ }), [390, 768, 1440]],
    [
      'consultation',
      page.getByRole('button', { name: /^Add to Cart: Concierge Consult/ }),
      [768, 1440],
    ],
  ] as const) {
    await fit(page, widths[0]);
    await page.goto('about:blank');
    await visit(page, `/store#${tab}`);
    for (const width of widths) {
      await fit(page, width);
      await page.evaluate(() => window.scrollTo(0, 0));
      const { bottom } = await boxOf(button.filter({ visible: true }));
      expect(bottom, `${tab} at ${width} px`).toBeLessThan(heights[width] ?? 0);
    }
  }
});

test('CART-07 CART-09 LOOK-01 why it is safe stands in the summary, at its end', async ({
  page,
}) => {
  await fit(page, 1440);
  await fillCart(page, { 'gi-map': 1 });
  await visit(page, '/cart');
  const summary = page.getByRole('main').locator('.label-rules');
  await expect(summary).toContainText(/Continue Shopping.*secure checkout/i);
});
