import { expect, test, type Page } from 'playwright/test';
import { boxOf } from '../support/boxes.ts';
import { visit } from '../support/shopper.ts';

const main = (page: Page) => page.getByRole('main');
const signs = (page: Page) => main(page).getByRole('article').filter({ visible: true });
const filter = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Which businesses to show' }).getByRole('button', { name });
/** The two partners and what the second one sells. */
const waysOut = (page: Page) =>
  main(page)
    .getByRole('link', { name: /opens in a new tab/ })
    .filter({ visible: true });

/** The number that stands on a filter. */
async function countOn(page: Page, name: RegExp): Promise<number> {
  return Number(/\d+$/.exec((await filter(page, name).textContent()) ?? '')?.[0]);
}

/** What is said in the console from now on. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

const kinds = [
  /^All Businesses/,
  /^Gut-Healthy Food/,
  /^Wellness & Home/,
  /^Professional Services/,
];

test('LOC-01 the filters answer to the keyboard, stay where they are, and an address opens one, with no word in the console', async ({
  page,
}) => {
  const said = listen(page);
  await visit(page, '/local-affiliates#professional-services');
  expect(said).toEqual([]);
  await expect(filter(page, /^Professional Services/)).toHaveAttribute('aria-pressed', 'true');
  await expect(signs(page)).toHaveCount(await countOn(page, /^Professional Services/));
  const food = filter(page, /^Gut-Healthy Food/);
  await food.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await food.focus();
  await page.keyboard.press('Space');
  await expect(food).toHaveAttribute('aria-pressed', 'true');
  await expect(food).toBeFocused();
  await expect(signs(page)).toHaveCount(await countOn(page, /^Gut-Healthy Food/));
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('STORE-03 STORE-14 STORE-15 FCONF-02 partners and cabinet stand as they are for who buys beside them, and for who comes from another page, with no word in the console', async ({
  page,
}) => {
  const said = listen(page);
  await visit(page, '/store#supplement');
  expect(said).toEqual([]);
  await expect(main(page).getByText('automatic discount')).toBeVisible();
  const count = await waysOut(page).count();
  expect(count).toBeGreaterThanOrEqual(20);
  await page.getByRole('button', { name: 'Add to Cart: Probiotic', exact: true }).click();
  await expect(page.getByText('Probiotic has been added to your cart.').first()).toBeVisible();
  await expect(main(page).getByText('automatic discount')).toBeVisible();

  await visit(page, '/freebie-confirmation');
  await main(page).locator('a[href="/store#packages"]').click();
  await expect(page).toHaveURL(/\/store#packages$/);
  await expect(main(page).getByText('Most Popular').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Vitamins & Supplements' }).click();
  await expect(main(page).getByText('automatic discount')).toBeVisible();
  await expect(waysOut(page)).toHaveCount(count);
});

test('LOOK-03 LOOK-04 LOOK-06 STORE-05 STORE-15 below the consultations stands who one talks to; on the shelf of supplements no drawing stands twice, the drawers of a desk are of one height, and on a tablet the ticks of neighbors begin on one line', async ({
  page,
}) => {
  await visit(page, '/store#consultation');
  await expect(
    main(page).getByText('Hannah Whitfield, PA-C').filter({ visible: true }),
  ).toBeVisible();
  await expect(main(page).locator('#who img').filter({ visible: true })).toHaveCount(1);

  await visit(page, '/store#supplement');
  const drawers = main(page).locator('.drawer-face[href]');
  await expect(drawers).toHaveCount(20);
  const heights = await drawers.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(16);
  const drawn = await page
    .locator('[data-panel=supplement] section:has(> ul) img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(drawn.length).toBeGreaterThan(3);
  expect(new Set(drawn).size).toBe(drawn.length);

  await page.setViewportSize({ width: 768, height: 1024 });
  const ticks = page.locator('[data-panel=supplement] article .ticks').filter({ visible: true });
  const tops = await Promise.all((await ticks.all()).map(async (list) => (await boxOf(list)).y));
  expect(tops).toHaveLength(3);
  expect(new Set(tops.map(Math.round)).size).toBe(1);
});

test('STORE-05 on a phone the products stand in one column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/store');
  const cards = main(page).getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(13);
  expect(
    new Set(
      await cards.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().left)),
      ),
    ).size,
  ).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('LOC-01 LOC-02 STORE-15 FREE-08 filters, cabinet and downloads work all the same', async ({
    page,
  }) => {
    await page.goto('/local-affiliates');
    await expect(signs(page)).toHaveCount(await countOn(page, /^All Businesses/));
    for (const kind of kinds.slice(1)) {
      await filter(page, kind).click();
      await expect(signs(page)).toHaveCount(await countOn(page, kind));
    }
    await filter(page, /^All Businesses/).click();
    await expect(signs(page)).toHaveCount(await countOn(page, /^All Businesses/));

    await page.goto('/store#supplement');
    await expect(main(page).getByText('automatic discount')).toBeVisible();
    await page.goto('/freebies');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Download Free: Ultimate/ }).click();
    expect((await download).suggestedFilename()).toBe('ultimate-gut-health-guide.pdf');
  });
});
