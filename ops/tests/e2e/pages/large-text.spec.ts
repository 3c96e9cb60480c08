import { expect, type Page, test } from 'playwright/test';
import { walkAfter } from '../support/consent-walk.ts';
import { visit } from '../support/shopper.ts';

/** Beside the pages of the site: shelves that are chosen by their address, and an article. */
const others = [
  '/store#consultation',
  '/store#packages',
  '/store#supplement',
  '/blog/heal-your-gut',
];

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

test("LOOK-01 PRV-01 on a phone, after 'I understand', one click: no word of a heading is broken, with letters twice as large no page scrolls sideways, and every page asks this site alone and keeps the answer and nothing else", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const browser = await page.context().newCDPSession(page);
  const show = async (letters: number, width: number, height: number) => {
    await browser.send('Page.setFontSizes', {
      fontSizes: { standard: letters, fixed: (letters * 13) / 16 },
    });
    await page.setViewportSize({ width, height });
  };
  const broken: Record<string, string[]> = {};
  const tooWide: Record<string, number> = {};
  const look = async (path: string) => {
    const words = await brokenWords(page);
    if (words.length > 0) broken[path] = words;
    await show(32, 390, 844);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px');
    const beyond = await overflow(page);
    if (beyond > 0) tooWide[path] = beyond;
    await show(16, 360, 740);
  };
  await show(16, 360, 740);
  await walkAfter(page, 'I understand', look);
  for (const path of others) {
    await page.goto('about:blank');
    await visit(page, path);
    await look(path);
  }
  expect({ broken, tooWide }).toEqual({ broken: {}, tooWide: {} });
});
