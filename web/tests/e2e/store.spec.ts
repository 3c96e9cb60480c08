import { expect, test, type Page } from 'playwright/test';
import { visit } from './shopper.ts';

const filters = ['Testing Kits', 'Consultations', 'Packages', 'Vitamins & Supplements'];
const filter = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first();
const card = (page: Page, name: string) => page.getByRole('main').getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) }).filter({ visible: true });
const planCard = (page: Page) => page.getByRole('heading', { name: 'Concierge Family Wellness Program' });
/** The product cards of the open panel's grid, without the plan cards above it. */
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add to Cart: / }) })
    .filter({ hasNot: planCard(page), visible: true });

test('STORE-01 STORE-02 the shop opens with a hero, four filters and the testing kits', async ({ page }) => {
  await visit(page, '/store');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of filters) await expect(filter(page, name)).toBeVisible();
  await expect(cards(page)).toHaveCount(13);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [hash, name, price] of [
  ['testing', 'GI-MAP', '$477'],
  ['consultation', 'Concierge Consult', '$750'],
  ['package', 'Complete Gut Health Package', '$877'],
  ['packages', 'Complete Gut Health Package', '$877'],
  ['supplement', 'Probiotic', '$65'],
] as const) {
  test(`NAV-05 STORE-02 STORE-03 /store#${hash} opens its panel at the top of the page`, async ({ page }) => {
    await visit(page, `/store#${hash}`);
    await expect(card(page, name).first()).toContainText(price);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('STORE-02 an unknown hash opens the testing kits', async ({ page }) => {
  await visit(page, '/store#vitamins');
  await expect(cards(page)).toHaveCount(13);
});

test('STORE-04 exactly one filter is active, and switching changes what is shown', async ({ page }) => {
  await visit(page, '/store');
  for (const [name, count] of [['Consultations', 1], ['Packages', 2], ['Vitamins & Supplements', 3], ['Testing Kits', 13]] as const) {
    await filter(page, name).click();
    await expect(page.locator('[aria-pressed="true"], [aria-selected="true"], [aria-current="true"]').filter({ visible: true })).toHaveText([name]);
    await expect(cards(page)).toHaveCount(count);
  }
});

test('STORE-05 three columns on a large screen, one on a phone', async ({ page }) => {
  for (const [width, columns] of [[1440, 3], [360, 1]] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/store');
    const lefts = await cards(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
});

test('STORE-06 a card shows name, description, price and only the first three features', async ({ page }) => {
  await visit(page, '/store');
  for (const one of await cards(page).all()) {
    await expect(one.getByRole('listitem')).toHaveCount(3);
    await expect(one).toContainText(/\$\d/);
  }
});

test('STORE-07 adding to the cart says so and raises the badge by one', async ({ page }) => {
  await visit(page, '/store');
  const cart = page.getByRole('banner').getByRole('link', { name: /Cart/ });
  for (const count of ['1', '2']) {
    await page.getByRole('button', { name: 'Add to Cart: FAST 88 Food', exact: true }).click();
    await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible();
    await expect(page.getByText('FAST 88 Food has been added to your cart.').first()).toBeVisible();
    await expect(cart).toContainText(count);
  }
});

test('STORE-08 STORE-09 the package plan card names its parts, its price and the list price struck through', async ({ page }) => {
  await visit(page, '/store#packages');
  const plan = page.getByRole('main').getByText('Most Popular').filter({ visible: true }).locator('xpath=ancestor::*[self::article or self::section][1]');
  await expect(plan).toContainText('Complete Gut Health Package');
  await expect(plan.locator('s')).toContainText('$1,137');
  await expect(plan).toContainText('$877');
  await expect(plan).toContainText(/adult, child or baby/i);
  await expect(plan).toContainText(/60-minute consultation/i);
  await expect(plan).toContainText(/30-minute follow-up one month later/i);
});

test('STORE-11 STORE-12 the programme card says what four months cost, and its button fills the cart', async ({ page }) => {
  await visit(page, '/store#packages');
  const plan = planCard(page).filter({ visible: true }).locator('xpath=ancestor::*[self::article or self::section][1]');
  await expect(plan).toContainText(/4-month program/i);
  await expect(plan).toContainText('$637');
  await expect(plan).toContainText(/per month for 4 months/i);
  await expect(plan).toContainText(/each additional person/i);
  await expect(plan).toContainText(/per-person pricing/i);
  await plan.getByRole('button', { name: /Add to Cart/i }).click();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: string; isSubscription?: boolean }[]);
  expect(cart).toMatchObject([{ id: 'family-wellness-program', isSubscription: true }]);
});

test('STORE-13 in the grid the package is the best value and the programme is priced per month and person', async ({ page }) => {
  await visit(page, '/store#packages');
  await expect(cards(page).filter({ hasText: 'Complete Gut Health Package' })).toContainText('Best Value');
  await expect(card(page, 'Family Wellness Program')).toContainText(/\$637\s*per month,? per person/);
});

test('STORE-16 the closing words lead to the recommendations', async ({ page }) => {
  await visit(page, '/store');
  await expect(page.getByRole('main').locator('a[href="/recommendations"]').filter({ visible: true })).toBeVisible();
});

const kits = [
  ['GI-MAP', '$477', 14],
  ['GI-MAP plus Zonulin', '$537', 14],
  ['Adult Gut', '$357', 28],
  ['Child Gut', '$337', 28],
  ['Baby Gut', '$337', 28],
  ['Pregnancy Gut', '$337', 28],
  ['Organic Acids', '$457', 10],
  ['DUTCH Hormone', '$477', 10],
  ['FAST 88 Food', '$377', null],
  ['MycoTOX', '$427', 10],
  ['TOXDetect', '$437', 10],
  ['DNA Methylation', '$627', 10],
  ['Female Polygenic Risk', '$377', 10],
] as const;

test('CAT-01 CAT-02 CAT-03 CAT-04 CAT-05 CAT-06 CAT-12 the thirteen kits with their prices and turnaround', async ({ page }) => {
  await visit(page, '/store');
  await expect(cards(page)).toHaveCount(kits.length);
  for (const [name, price, days] of kits) {
    await expect(card(page, name)).toContainText(price);
    if (days) await expect(card(page, name)).toContainText(`${days} days`);
  }
  await expect(card(page, 'Child Gut')).toContainText(/3\s*[-–]\s*18/);
  await expect(card(page, 'Baby Gut')).toContainText(/0\s*[-–]\s*3/);
});

test('CAT-07 CAT-08 the consultation and the three supplements', async ({ page }) => {
  await visit(page, '/store#consultation');
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, 'Concierge Consult')).toContainText('$750');
  await expect(card(page, 'Concierge Consult')).toContainText(/1 hour|one hour/i);
  await filter(page, 'Vitamins & Supplements').click();
  for (const [name, price] of [['Probiotic', '$65'], ['Digestive Enzymes', '$45'], ['Gut Repair', '$55']] as const) {
    await expect(card(page, name)).toContainText(price);
  }
});
