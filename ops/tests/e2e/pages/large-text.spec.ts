import { expect, type Page, test } from 'playwright/test';
import { routes } from '../support/routes.ts';
import { visit } from '../support/shopper.ts';

const shelves = ['/store#consultation', '/store#packages', '/store#supplement'];
const article = '/blog/heal-your-gut';
const pages = [...routes, ...shelves, article];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The words of headings that stand on two lines without a hyphen of their own between. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const word of (node.textContent ?? '').matchAll(/[^\s\u00ad–—-]+/g)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(lines.map(({ top }) => Math.round(top / 4))).size > 1) broken.push(word[0]);
        }
    }
    return broken;
  });

test('LOOK-01 on a phone no word of a heading is broken, and with letters twice as large no page scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const browser = await page.context().newCDPSession(page);
  const setLetters = (size: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: (size * 13) / 16 } });
  const broken: Record<string, string[]> = {};
  const tooWide: Record<string, number> = {};
  for (const path of pages) {
    await page.goto('about:blank');
    await setLetters(16);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    const words = await brokenWords(page);
    if (words.length > 0) broken[path] = words;
    await page.setViewportSize({ width: 390, height: 844 });
    await setLetters(32);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px');
    const beyond = await overflow(page);
    if (beyond > 0) tooWide[path] = beyond;
  }
  expect({ broken, tooWide }).toEqual({ broken: {}, tooWide: {} });
});
