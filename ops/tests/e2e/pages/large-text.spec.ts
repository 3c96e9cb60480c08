import { expect, test } from 'playwright/test';
import { brokenWords, expectRoomForLargeLetters } from '../support/letters.ts';
import { visit } from '../support/shopper.ts';

/** The pages of the site: every-page.spec.ts. */
for (const path of [
  '/store#consultation',
  '/store#packages',
  '/store#supplement',
  '/blog/heal-your-gut',
])
  test(`LOOK-01 on a phone no word of a heading of ${path} is broken, and with letters twice as large it does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    expect(await brokenWords(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectRoomForLargeLetters(page);
  });
