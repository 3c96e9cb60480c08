import { expect, test, type Page } from 'playwright/test';
import { ready, visit } from '../support/shopper.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('HOME-05 a noted section is left alone once the visitor has moved', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => sessionStorage.setItem('pendingScroll', 'contact'));
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.reload();
  // The scripts come when the browser is idle, for which time would have to pass, or at the first touch.
  await page.keyboard.press('Shift');
  await ready(page);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => scrolled(page)).toBe(50);
  await page.clock.runFor(2_000);
  expect(await scrolled(page)).toBe(50);
});

test('HOME-07 who wants no motion is at the section at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const top = await page
    .getByRole('main')
    .getByRole('link', { name: 'PA-C Certified', exact: true })
    .evaluate((badge) => {
      (badge as HTMLElement).click();
      return Math.round(document.getElementById('about')?.getBoundingClientRect().top ?? 0);
    });
  expect(top).toBe(100);
});
