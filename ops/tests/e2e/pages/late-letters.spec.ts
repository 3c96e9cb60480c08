import { expect, test } from 'playwright/test';
import { mostShift, sumOfShifts, watched, watchPaint } from '../support/paint.ts';

/** Long enough for the page to be painted with the letters of the system first. */
const lateByMs = 900;

for (const width of [360, 412, 1440]) {
  test(`FAST-01 at ${width} px nothing moves when the letters of the site arrive after the first paint`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, viewport: { width, height: 823 } });
    for (const path of [
      '/',
      '/store/gi-map',
      '/store/compare',
      '/recommendations',
      '/blog',
      '/testimonials',
      '/cart',
      '/checkout',
    ]) {
      const page = await context.newPage();
      await watchPaint(page);
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateByMs));
        await route.continue();
      });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      // The frame in which they are drawn, and the one that tells of it.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(await page.evaluate(() => document.fonts.check('17px Figtree')), path).toBe(true);
      const { shifts } = await watched(page);
      expect(sumOfShifts(shifts), `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(mostShift);
      await page.close();
    }
    await context.close();
  });
}
