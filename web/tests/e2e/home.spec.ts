import { expect, test, type Page } from 'playwright/test';
import { ready, visit } from './shopper.ts';

const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('HOME-01 HOME-02 HOME-12 headline, claims, the four steps and the weekly workshop', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Trust God\.\s*Trust your Gut\./);
  for (const words of ['Trusted by 500+ Families', '98%', '1000+', '4.9', '13+', 'Thursday 7 PM EST']) await expect(main).toContainText(words);
  await expect(main.getByRole('img', { name: 'five-star rating' })).toBeVisible();
  const steps = await main.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();
  expect(steps.slice(0, 4).map((step) => step.toLowerCase())).toEqual(['get gut testing', 'prevent symptoms and disease', 'transform your family', 'thrive']);
});

test('HOME-03 HOME-20 each section has its id once, and the verse stands directly above the footer', async ({ page }) => {
  await visit(page, '/');
  for (const id of ['services', 'about', 'testimonials', 'contact']) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  await expect(page.getByRole('main').locator('> :last-child')).toHaveAccessibleName('Scripture');
});

test('HOME-04 an address with a section leads to 100 px above it', async ({ page }) => {
  for (const id of ['contact', 'services', 'about', 'testimonials']) {
    await page.goto('about:blank');
    await visit(page, `/#${id}`);
    await expect.poll(() => topOf(page, id)).toBe(100);
  }
});

test('HOME-05 a noted section does the same after 300 ms, once', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => sessionStorage.setItem('pendingScroll', 'contact'));
  await page.reload();
  await expect.poll(() => topOf(page, 'contact')).toBe(100);
  expect(await page.evaluate(() => sessionStorage.getItem('pendingScroll'))).toBeNull();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.clock.install();
  await page.reload();
  await ready(page);
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('HOME-04 who scrolls away before the 300 ms are over is left alone', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => sessionStorage.setItem('pendingScroll', 'contact'));
  await page.clock.install();
  await page.reload();
  await ready(page);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 50);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(50);
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => window.scrollY)).toBe(50);
});

test('HOME-06 HOME-07 HOME-08 HOME-09 HOME-15 the buttons lead where they say', async ({ page }) => {
  await visit(page, '/');
  for (const [name, href] of [
    ['Order Gut Health Testing', '/store#testing'],
    ['Schedule Consultation', '/store#consultation'],
    ['Gut Health Testing', '/store'],
    ['Shop Testing Kits', '/store#testing'],
    ['View Wellness Program', '/store#packages'],
  ] as const) {
    await expect(link(page, name)).toHaveAttribute('href', href);
  }
  await expect(page.getByRole('main').locator('a[href="/freebies"]')).toHaveCount(3);
  for (const [name, section, place] of [['PA-C Certified', 'about', 0], ['Learn More', 'contact', 1]] as const) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await link(page, name).nth(place).click();
    await expect.poll(() => topOf(page, section)).toBe(100);
    await expect(page).toHaveURL(/\/$/);
  }
});

test('HOME-15 with less motion the page jumps instead of gliding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const top = await link(page, 'PA-C Certified').evaluate((badge) => {
    (badge as HTMLElement).click();
    return Math.round(document.getElementById('about')?.getBoundingClientRect().top ?? 0);
  });
  expect(top).toBe(100);
});

test('HOME-18 HOME-19 three testimonials with five stars, four figures, and the way to all of them', async ({ page }) => {
  await visit(page, '/');
  const section = page.locator('#testimonials');
  await expect(section.getByRole('figure')).toHaveCount(3);
  await expect(section.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(3);
  for (const words of ['98%', '1000+', '4.9', '13+']) await expect(section).toContainText(words);
  await section.getByRole('link', { name: 'Read More Testimonials' }).click();
  await expect(page).toHaveURL(/\/testimonials$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'What Our Patients Say' })).toBeVisible();
});

test('NAV-04 every page begins at its top, wherever the last one was left', async ({ page }) => {
  await visit(page, '/');
  for (const path of ['/about', '/blog', '/faq', '/testimonials']) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});
