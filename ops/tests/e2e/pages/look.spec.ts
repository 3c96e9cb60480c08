import { expect, test, type Page } from 'playwright/test';
import { boxOf } from '../support/boxes.ts';
import { expectPractitioner } from '../support/practitioner.ts';
import { ready, visit } from '../support/shopper.ts';

const phone = { width: 390, height: 844 };

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

test('LOOK-01 the slim header goes along with the cart, but not in a low window', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/faq');
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await scrollTo(page, 900);
  await expect(cart).toBeInViewport({ ratio: 1 });
  const bar = await boxOf(page.locator('.header-bar'));
  expect([bar.y, bar.height <= 64]).toEqual([0, true]);
  await page.setViewportSize({ width: 844, height: 390 });
  await scrollTo(page, 900);
  await expect(cart).not.toBeInViewport();
});

test('LOOK-01 a toast shows what was added, and leads to the cart', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/store');
  await page.getByRole('button', { name: 'Add to Cart: GI-MAP', exact: true }).click();
  const region = page.getByRole('region', { name: /Notifications/ });
  const picture = region.locator('img');
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await region.getByRole('link', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('LOOK-03 one practitioner, with face and credential, on About and a kit', async ({ page }) => {
  for (const [path, part] of [
    ['/about', 'main'],
    ['/store/gi-map', '#read'],
  ] as const) {
    await visit(page, path);
    await expectPractitioner(page.locator(part));
  }
});

test('LOOK-04 what is still to come says so and leads nowhere; light colors are declared', async ({
  page,
}) => {
  await visit(page, '/local-affiliates');
  const out = page.getByRole('main').getByRole('link', { name: /^Visit Website/ });
  for (const link of await out.all()) {
    if (await link.getAttribute('href')) continue;
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).toHaveAccessibleName(/coming soon/);
  }
  expect(await page.locator('a[href="#"], a[href=""]').count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light',
  );
});

async function expectChoiceAsWideAsCard(page: Page): Promise<void> {
  const choice = await boxOf(page.getByRole('group', { name: 'People in the program' }));
  const last = await boxOf(page.locator('.people label').last());
  expect(Math.abs(choice.right - last.right)).toBeLessThan(3);
}

test('LOOK-06 FAM-01 each shelf of the store has a head of its own, with scripts and without; on a phone the choice of how many join is as wide as its card', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL, viewport: phone });
    const page = await context.newPage();
    for (const [tab, title] of [
      ['testing', 'Testing kits'],
      ['consultation', 'Consultations'],
      ['packages', 'Packages'],
      ['supplement', 'Vitamins & supplements'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`/store#${tab}`);
      if (javaScriptEnabled) await ready(page);
      const heads = page.locator('[data-head]').filter({ visible: true });
      await expect(heads, tab).toHaveCount(1);
      await expect(heads.first()).toContainText(title);
      if (javaScriptEnabled)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      if (javaScriptEnabled && tab === 'packages') await expectChoiceAsWideAsCard(page);
    }
    await context.close();
  }
});

test('KIT-01 the kits of one sample, with the keyboard and without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/store');
  const kits = page.locator('[data-panel=testing] article').filter({ visible: true });
  await expect(kits).toHaveCount(13);
  for (const choice of await page.locator('.samples label').all()) {
    await choice.click();
    await expect(kits).toHaveCount(Number(/\d+$/.exec((await choice.innerText()).trim())?.[0]));
  }
  await page.getByRole('radio', { name: /^Saliva/ }).press('ArrowLeft');
  await expect(kits).toHaveCount(1);
  await expect(kits.getByRole('heading')).toHaveText(/FAST 88/);
  await context.close();
});
