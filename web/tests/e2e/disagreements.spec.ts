import { expect, test, type Page } from 'playwright/test';
import { addToCart, payButton, visit } from './shopper.ts';

/** All words of a page, also those of closed panels, as one line. */
async function wordsOf(page: Page, path: string): Promise<string> {
  await visit(page, path);
  return ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ');
}

/** The words of the first card or row that names a thing by this heading. */
async function cardOf(page: Page, path: string, name: string): Promise<string> {
  await visit(page, path);
  const card = page.getByRole('main').locator('li, article').filter({ has: page.getByRole('heading', { name, exact: true }) }).first();
  return ((await card.textContent()) ?? '').replace(/\s+/g, ' ');
}

test('DISC-01 DISC-02 home and store name their own prices for the same things', async ({ page }) => {
  expect(await cardOf(page, '/', 'GI-MAP Test')).toContain('$470');
  expect(await cardOf(page, '/', 'Concierge Consult and Review')).toContain('$500');
  expect(await cardOf(page, '/store', 'GI-MAP')).toContain('$477');
  const store = await wordsOf(page, '/store');
  expect(store).toContain('$750');
  expect(store).not.toMatch(/\$470|\$500/);
});

test('DISC-03 the programme is a 6-month subscription on the home page and four payments in the store', async ({ page }) => {
  const home = await wordsOf(page, '/');
  expect(home).toContain('6-month subscription');
  expect(home).toMatch(/\b7 ?personal consultations over 6 months/);
  const store = await wordsOf(page, '/store');
  expect(store).toContain('4-month program');
  expect(store).toContain('$637 per month for 4 months');
  expect(store).toContain('5 visits');
  expect(store).not.toMatch(/6-month|7 (personal )?consultations/);
});

test('DISC-05 DISC-12 the package costs $777 in the questions, $877 instead of $1,137 where it is sold', async ({ page }) => {
  const faq = await wordsOf(page, '/faq');
  expect(faq).toContain('The Complete Gut Health Package is $777');
  expect(faq).not.toContain('$877');
  for (const path of ['/', '/store#packages']) {
    await visit(page, path);
    await expect(page.getByRole('main').locator('del, s').filter({ hasText: '$1,137' }).first()).toBeVisible();
    await expect(page.getByRole('main').getByText('$877').first()).toBeVisible();
    await expect(page.getByText('$777')).toHaveCount(0);
  }
});

test('DISC-06 shipping and tax come at checkout for the cart; at checkout shipping is free and there is no tax row', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await visit(page, '/cart');
  await expect(page.getByText('Calculated at checkout')).toHaveCount(2);
  await visit(page, '/checkout');
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('FREE', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('main').getByText(/^tax/i)).toHaveCount(0);
});

test('DISC-07 DISC-08 the questions have their own times for replies and results', async ({ page }) => {
  const faq = await wordsOf(page, '/faq');
  expect(faq).toContain('24 hours');
  expect(faq).toMatch(/2[-–]3 weeks/);
  const store = await wordsOf(page, '/store');
  expect(store).toContain('48 hours');
  for (const days of [14, 28, 10]) expect(store).toMatch(new RegExp(`${days} ?days`));
});

test('DISC-09 DISC-11 500+ and 1000+ families, and three badges, each in its place', async ({ page }) => {
  const home = await wordsOf(page, '/');
  for (const words of ['Trusted by 500+ Families', '1000+', 'BEST VALUE']) expect(home).toContain(words);
  const store = await wordsOf(page, '/store');
  for (const words of ['Most Popular', 'Best Value']) expect(store).toContain(words);
  expect(store).not.toContain('500+');
});
