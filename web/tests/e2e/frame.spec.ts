import { expect, test, type Page } from 'playwright/test';
import { practice } from './office.ts';
import { addToCart, ready, visit } from './shopper.ts';

const menu = [
  ['Home', '/'],
  ['Wellness Shop', '/store'],
  ['Gut Health Freebies', '/freebies'],
  [/^Gut Healing Recs/, '/recommendations'],
  ['Local Gut Friendly Recs', '/local-affiliates'],
  ['About', '/about'],
  ['Testimonials', '/testimonials'],
  ['Blog', '/blog'],
  ['FAQs', '/faq'],
] as const;

test('NAV-02 there are no routes with parameters', async ({ page }) => {
  for (const path of ['/blog/heal-your-gut', '/store/gi-map', '/cart/1', '/checkout/done']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

test('NAV-03 an unknown path answers 404 in the site\'s own words, with header and footer', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('NAV-04 following a link from the bottom of a page starts the next one at its top', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wellness shop', exact: false }).first().click();
  await expect(page).toHaveURL(/\/store$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('HDR-01 HDR-04 the logo leads home and the cart button to the cart', async ({ page }) => {
  await visit(page, '/store');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: /Cart/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await header.locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('HDR-02 the tagline stands in the header, with a copy of its own on small screens', async ({ page }) => {
  const copies = page.getByRole('banner').getByText('Where Gut Health Becomes Life Changing');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/');
    await expect(copies).toHaveCount(2);
    await expect(copies.filter({ visible: true })).toHaveCount(1);
  }
});

test('HDR-03 the menu opens by pointer and by keyboard and holds its nine items in order', async ({ page }) => {
  await visit(page, '/store');
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');
  await expect(items.first()).toBeHidden();
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  await expect(items).toHaveCount(menu.length);
  for (const [index, [name, href]] of menu.entries()) {
    await expect(items.nth(index)).toHaveAccessibleName(name);
    await expect(items.nth(index)).toHaveAttribute('href', href);
  }
  await page.keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(items.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(items.first()).toBeHidden();
});

test('HDR-05 the badge counts quantities, follows without a reload and is absent at 0', async ({ page }) => {
  await visit(page, '/store');
  const cart = page.getByRole('banner').getByRole('link', { name: /Cart/ });
  await expect(cart).toHaveAccessibleName('Cart');
  const add = (name: string) => page.getByRole('button', { name: `Add to Cart: ${name}`, exact: true }).click();
  await add('GI-MAP');
  await add('GI-MAP');
  await add('Adult Gut');
  await expect(cart).toContainText('3');
  await page.reload();
  await expect(cart).toContainText('3');
});

test('FTR-01 the footer has its eleven links with their targets', async ({ page }) => {
  await visit(page, '/store');
  const hrefs = await page.getByRole('contentinfo').getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of ['/store', '/#services', '/store#supplement', '/', '/freebies', '/testimonials', '/recommendations', '/local-affiliates', '/blog', '/faq', '/privacy-policy']) {
    expect(hrefs).toContain(href);
  }
});

test('FTR-02 Services leads from any page to the services of the home page', async ({ page }) => {
  await visit(page, '/cart');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL(/\/#services$/);
  await expect(page.locator('#services')).toBeInViewport();
});

test('FTR-03 FTR-04 FTR-05 builder link, e-mail address, compliance and reply time', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  const outside = footer.locator('a[href^="http"]');
  await expect(outside).toHaveCount(1);
  await expect(outside).toHaveAttribute('target', '_blank');
  const { email } = await practice();
  await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(footer).toContainText('HIPAA compliant');
  await expect(footer).toContainText('48 hours');
});

test('CONS-01 CONS-02 CONS-03 the cookie question stands bottom left until it is accepted, for a year', async ({ page, context }) => {
  await page.goto('/');
  await ready(page);
  const accept = page.getByRole('button', { name: 'I understand' });
  const box = await accept.boundingBox();
  expect(box?.x).toBeLessThan(640);
  expect(box?.y).toBeGreaterThan(450);
  await accept.click();
  await expect(accept).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'CookieConsent');
  expect(cookie).toMatchObject({ value: 'true', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.reload();
  await ready(page);
  await expect(accept).toBeHidden();
});

test('CONS-04 declining writes its own answer and hides the question', async ({ page, context }) => {
  await page.goto('/');
  await ready(page);
  await page.getByRole('button', { name: 'I decline' }).click();
  await expect(page.getByRole('button', { name: 'I decline' })).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'CookieConsent')?.value).toBe('false');
});

test('TOAST-01 a second toast replaces the first', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await page.getByRole('button', { name: 'Add to Cart: Adult Gut', exact: true }).click();
  const toasts = page.getByText(/has been added to your cart\./).filter({ visible: true });
  await expect(toasts.filter({ hasText: 'Adult Gut' }).first()).toBeVisible();
  await expect(toasts.filter({ hasText: 'GI-MAP' })).toHaveCount(0);
});

test('TOAST-03 a toast closes by itself after five seconds; F8 leads to it', async ({ page }) => {
  await page.clock.install();
  await addToCart(page, 'GI-MAP');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(5_500);
  await expect(page.getByText('GI-MAP has been added to your cart.').filter({ visible: true })).toHaveCount(0);
});

/** From here on only `runFor` lets time pass, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

test('TOAST-04 a tooltip waits 700 ms, the next one within 300 ms does not', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await page.clock.install();
  await visit(page, '/cart');
  const tooltip = (text: string) => page.getByRole('tooltip', { name: text });
  await stopClock(page);
  await page.getByRole('button', { name: 'Increase quantity of GI-MAP' }).hover();
  await page.clock.runFor(650);
  await expect(tooltip('One more')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip('One more')).toHaveCount(1);
  const less = await page.getByRole('button', { name: 'Decrease quantity of GI-MAP' }).boundingBox();
  await page.mouse.move((less?.x ?? 0) + 20, (less?.y ?? 0) + 20, { steps: 12 });
  await page.clock.runFor(50);
  await expect(tooltip('Remove')).toHaveCount(1);
});

test('TOAST-04 the scrollbar of the terms goes 600 ms after the pointer has left', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await page.clock.install();
  await visit(page, '/checkout');
  const scrollbar = page.locator('[data-orientation="vertical"][data-state]');
  await expect(scrollbar).toHaveCount(0);
  await page.getByRole('region', { name: 'Terms and conditions' }).hover();
  await expect(scrollbar).toHaveCount(1);
  await stopClock(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(500);
  await expect(scrollbar).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(scrollbar).toHaveCount(0);
});
