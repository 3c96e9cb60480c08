import { expect, test, type Page } from 'playwright/test';
import { ready, visit } from './shopper.ts';

const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('HOME-04 an address with a section leads to 100 px above it', async ({ page }) => {
  for (const id of ['contact', 'testimonials']) {
    await page.goto('about:blank');
    await visit(page, `/#${id}`);
    await expect.poll(() => topOf(page, id)).toBe(100);
  }
});

test('HOME-05 a noted section does the same, once, unless the visitor moves first', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => sessionStorage.setItem('pendingScroll', 'contact'));
  await page.reload();
  await expect.poll(() => topOf(page, 'contact')).toBe(100);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.clock.install();
  await page.reload();
  await ready(page);
  await page.clock.runFor(2_000);
  expect(await scrolled(page)).toBe(0);

  await page.evaluate(() => sessionStorage.setItem('pendingScroll', 'contact'));
  await page.reload();
  await ready(page);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => scrolled(page)).toBe(50);
  await page.clock.runFor(2_000);
  expect(await scrolled(page)).toBe(50);
});

test('HOME-07 HOME-15 badge and Learn More glide to their sections, and jump for those who want no motion', async ({ page }) => {
  await visit(page, '/');
  for (const [name, section, place] of [['PA-C Certified', 'about', 0], ['Learn More', 'contact', 1]] as const) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await link(page, name).nth(place).click();
    await expect.poll(() => topOf(page, section)).toBe(100);
    await expect(page).toHaveURL(/\/$/);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const top = await link(page, 'PA-C Certified').evaluate((badge) => {
    (badge as HTMLElement).click();
    return Math.round(document.getElementById('about')?.getBoundingClientRect().top ?? 0);
  });
  expect(top).toBe(100);
});

test('HOME-19 NAV-04 the way to all testimonials, and on to other pages, begins at their tops', async ({ page }) => {
  await visit(page, '/');
  await page.locator('#testimonials').getByRole('link', { name: 'Read More Testimonials' }).click();
  await expect(page).toHaveURL(/\/testimonials$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  for (const path of ['/blog', '/faq']) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => scrolled(page)).toBe(0);
  }
});
