import { expect, test, type Page } from 'playwright/test';
import { holdScripts } from '../support/held-scripts.ts';
import { visit } from '../support/shopper.ts';

const sheets = '**/assets/*.css';

const hasSheet = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null));

/** Whether all its pictures are there, those far below too, and what moves has come to rest. */
const isAtRest = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return (
      document.getAnimations().every(({ playState }) => playState !== 'running') &&
      [...document.images].every(({ complete }) => complete)
    );
  });

/** Keeps in the page how everything that shows is drawn: each element with all its properties, and what stands before and after it. */
const keepLook = (page: Page) =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll('html, body *')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (part && style.content === 'none') return [];
          const name = `${element.tagName}.${element.getAttribute('class')}${part ?? ''}`;
          return [...style].map(
            (property) => `${name} ${property}: ${style.getPropertyValue(property)}`,
          );
        }),
      );
    ((window as { looks?: string[][] }).looks ??= []).push(drawn);
  });

/** The first of what is drawn otherwise in the second look than in the first. */
const changes = (page: Page) =>
  page.evaluate(() => {
    const [before = [], after = []] = (window as { looks?: string[][] }).looks ?? [];
    const changed = after.filter((each, index) => each !== before[index]).slice(0, 20);
    return before.length === after.length ? changed : [...changed, 'another number of parts'];
  });

const looks = [
  {
    width: 390,
    paths: ['/', '/store', '/store/gi-map', '/cart', '/blog', '/faq', '/testimonials'],
  },
  { width: 1280, paths: ['/', '/store/gi-map', '/store/compare'] },
];

for (const { width, paths } of looks) {
  test(`FAST-02 FAST-05 at ${width} px a page looks before its sheet of styles is there as it does after`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    });
    for (const path of paths) {
      const page = await context.newPage();
      await holdScripts(page);
      const gate = Promise.withResolvers<void>();
      await page.route(sheets, async (route) => {
        await gate.promise;
        await route.continue();
      });
      // What letters of other widths move is another line's (FAST-01).
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // What is drawn later is another line's: opening.spec.ts.
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
      await expect.poll(paints, path).toBeGreaterThan(0);
      expect(await hasSheet(page), path).toBe(false);
      await expect.poll(() => isAtRest(page), path).toBe(true);
      await keepLook(page);
      gate.resolve();
      await expect.poll(() => hasSheet(page), path).toBe(true);
      await expect.poll(() => isAtRest(page), path).toBe(true);
      await keepLook(page);
      expect(await changes(page), path).toEqual([]);
      await page.close();
    }
    await context.close();
  });
}

test('FAST-05 ERR-02 a page whose sheet of styles cannot be had is still drawn and answers', async ({
  page,
}) => {
  await page.route(sheets, (route) => route.abort());
  await visit(page, '/faq');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 245, 234)');
  const question = page.locator('main summary').first();
  await question.click();
  await expect(page.locator('main details[open]').first()).toBeVisible();
});

test('FAST-01 who comes from another page of the site sees no letters but its own', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/faq');
  const asked: string[] = [];
  await page.route(sheets, async (route) => {
    asked.push((await page.locator('link[rel=stylesheet]').first().getAttribute('blocking')) ?? '');
    await route.continue();
  });
  await page.goto('/about', { referer: `${baseURL}/faq` });
  expect(asked).toEqual(['render']);
  await page.goto('/freebies');
  expect(asked).toEqual(['render', '']);
});
