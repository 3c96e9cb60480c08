import { expect, test, type Page } from 'playwright/test';
import { boxOf } from '../support/boxes.ts';
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

for (const size of [phone, { width: 844, height: 390 }, { width: 1440, height: 900 }]) {
  test(`LOOK-01 LOOK-06 at ${size.width} × ${size.height} the cookie question stands at the lower left, the chat round at the lower right, and neither lies on what is pressed first`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await ready(page);
    const question = page.locator('.consent');
    const [asked, chat] = [await boxOf(question), await boxOf(page.locator('.chat-button'))];
    expect(asked.x).toBeLessThanOrEqual(24);
    expect(asked.bottom).toBeGreaterThan(size.height - 40);
    expect(chat.x).toBeGreaterThan(size.width / 2);
    expect(Math.abs(chat.width - chat.height)).toBeLessThan(1);
    for (const name of ['I understand', 'I decline'])
      await question.getByRole('button', { name }).click({ trial: true, timeout: 2_000 });
    await page.locator('.chat-button').click({ trial: true, timeout: 2_000 });
    if (size.height > 600)
      await page
        .getByRole('link', { name: 'Order Gut Health Testing' })
        .click({ trial: true, timeout: 2_000 });
  });
}

test('LOOK-02 on a phone the home page says price and days under the hero, the program at its price, four steps in one piece, and is a third shorter than it was', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  const from = page.getByText(/^Kits from \$\d+ · results in \d+ to \d+ days$/);
  expect((await boxOf(from)).bottom).toBeLessThan(phone.height);
  const program = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Family Wellness Program' }) })
    .first();
  await expect(program).toContainText('$637 × 4');
  await expect(program).toContainText('$2,548 in all');
  const steps = page.locator('main ol').first();
  const plants = await Promise.all((await steps.locator('img').all()).map(boxOf));
  expect(new Set(plants.map(({ bottom }) => Math.round(bottom))).size, 'one line').toBe(1);
  const first = await boxOf(steps.getByRole('heading').first());
  expect(
    plants.every(({ bottom }) => bottom <= first.y),
    'no plant beside a step',
  ).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_900);
});

test('LOOK-03 one practitioner, with face and credential, on the home page, About and a kit', async ({
  page,
}) => {
  for (const [path, part] of [
    ['/', '#about'],
    ['/about', 'main'],
    ['/store/gi-map', '#read'],
  ] as const) {
    await visit(page, path);
    const place = page.locator(part);
    await expect(place, path).toContainText('PA-C');
    await expect(place.getByRole('img', { name: /practitioner/i }).first(), path).toBeAttached();
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

test('LOOK-04 on the shelf of supplements no drawing stands twice', async ({ page }) => {
  await visit(page, '/store#supplement');
  const drawn = await page
    .locator('[data-panel=supplement] section:has(> ul) img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(drawn.length).toBeGreaterThan(3);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('LOOK-06 each shelf of the store has a head of its own, with scripts and without', async ({
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
