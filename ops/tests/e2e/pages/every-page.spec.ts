import { HtmlValidate } from 'html-validate';
import { expect, test, type Page } from 'playwright/test';
import { transferOf } from '../../../../web/bench/transfer.ts';
import { expectAccessible } from '../support/axe.ts';
import { unlisted, watchRequests } from '../support/kept.ts';
import { watched, watchPaint } from '../support/paint.ts';
import { routes } from '../support/routes.ts';
import { scrollThrough } from '../support/scroll.ts';
import { ready } from '../support/shopper.ts';

/** The standard, and what it says for assistive technology. Own files need no checksum; filters are links until scripts run, and a website to come is a link that leads nowhere yet. */
const markup = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'require-sri': ['error', { target: 'crossorigin' }],
    'prefer-native-element': ['error', { exclude: ['button', 'link'] }],
    // What stands in a template is no part of the page until a script copies it.
    'heading-level': [
      'error',
      { sectioningRoots: ['template'], minSectioningRootInitialRank: 'h3' },
    ],
  },
});

/** Pages that bring their forms and the payment with them. */
const buying = new Set<string>(['/cart', '/checkout']);

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function open(page: Page, path: string): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await watchPaint(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await settled(page);
  expect(complaints).toEqual([]);
}

async function settled(page: Page): Promise<void> {
  await ready(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * Nothing moves. On the first visit of all the letters may come after the first picture, and then a word is a hair wider
 * than it was; with the letters at hand not a pixel moves.
 */
async function expectCalmAndAccessible(page: Page): Promise<void> {
  const { shifts } = await watched(page);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.01);
  await page.reload();
  await settled(page);
  await scrollThrough(page);
  expect((await watched(page)).shifts).toEqual([]);
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
}

/** Headings as levels: one first, and never a step down by more than one. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page.evaluate(() =>
    Array.from(document.querySelectorAll('h1,h2,h3,h4,h5,h6'), (heading) =>
      Number(heading.tagName[1]),
    ),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  expect(skips, levels.join(' ')).toEqual([]);
}

for (const path of routes) {
  test(`NAV-01 PRV-01 A11Y-01 ${path} on a phone: light, calm, accessible, as narrow as its window, and nobody else hears of it`, async ({
    page,
    context,
  }) => {
    const requests = watchRequests(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const transfer = await transferOf(page);
    expect(transfer.all).toBeLessThanOrEqual(350);
    expect(transfer.style).toBeLessThanOrEqual(15);
    if (!buying.has(path)) expect(transfer.script).toBeLessThanOrEqual(115);
    await expectLargestPaintIsPreloaded(page);
    await expectHeadingsInOrder(page);
    await expectCalmAndAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page), 'at 320 px').toBe(0);
    expect(requests).toMatchObject({ others: [], unlisted: [] });
    expect(await unlisted(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  test(`A11Y-01 ${path} on a desk: calm, accessible, and readable with text twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await expectCalmAndAccessible(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    expect(await overflow(page), 'with text twice as large').toBe(0);
  });
}

/** A picture that is the largest paint is asked for before the layout is known. */
async function expectLargestPaintIsPreloaded(page: Page): Promise<void> {
  const { largest } = await watched(page);
  if (!largest?.url) return;
  const preloaded = await page.evaluate((url) => {
    const own = Array.from(document.images).filter(({ currentSrc }) => currentSrc === url);
    return own.some(({ loading, fetchPriority }) => loading !== 'lazy' && fetchPriority === 'high');
  }, largest.url);
  expect(preloaded, `${largest.url} is fetched first`).toBe(true);
}

test('every page is valid HTML', async ({ request }) => {
  const faults: string[] = [];
  for (const path of [...routes, '/no/such/page']) {
    const { results } = await markup.validateString(await (await request.get(path)).text());
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${path} ${ruleId}: ${message} (${selector})`);
  }
  expect(faults).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read and left again', async ({ page }) => {
    for (const path of routes) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      // The cart is known to the browser's scripts alone.
      if (!buying.has(path))
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(400);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await page.getByRole('banner').getByText('Menu', { exact: true }).click();
      await expect(menu.getByRole('link').first(), path).toBeVisible();
    }
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'FAQs' })
      .click();
    await expect(page).toHaveURL(/\/faq$/);
  });
});
