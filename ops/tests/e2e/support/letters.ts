import { expect, type Page } from 'playwright/test';

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The words of headings that stand on two lines without a hyphen of their own between. */
export const brokenWords = (page: Page) =>
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

/** With letters of 32 px, twice as large as they are, the page is as narrow as its window. */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const setLetters = (px: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: (px * 13) / 16 } });
  await setLetters(32);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
  expect(await overflow(page), 'with letters twice as large').toBe(0);
  await setLetters(16);
  await browser.detach();
}
