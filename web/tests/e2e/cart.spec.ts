import { expect, test, type Page } from 'playwright/test';
import { addToCart, visit } from './shopper.ts';

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: string; quantity: number; price: number }[]);
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('CART-02 an empty cart says so and leads back to the shop', async ({ page }) => {
  await visit(page, '/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Start Shopping' }).click();
  await expect(page).toHaveURL(/\/store$/);
});

test('CART-01 CART-03 CART-04 CART-07 CART-08 lines, quantities and the sums', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await visit(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
  await addToCart(page, 'GI-MAP');
  await addToCart(page, 'Probiotic', 'supplement');
  expect(await stored(page)).toMatchObject([{ id: 'gi-map', quantity: 2, price: 477 }, { id: 'probiotic', quantity: 1, price: 65 }]);
  await visit(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('3 items', { exact: true })).toBeVisible();
  await expect(main).toContainText('$954');
  await expect(main).toContainText('$1,019.00');
  await expect(main.getByText('Calculated at checkout')).toHaveCount(2);
});

test('CART-03 CART-05 CART-06 plus, minus, minus at one, and remove', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await addToCart(page, 'Adult Gut');
  await visit(page, '/cart');
  await button(page, 'Increase quantity of GI-MAP').click();
  await expect(page.getByRole('main')).toContainText('$1,311.00');
  await button(page, 'Decrease quantity of GI-MAP').click();
  await button(page, 'Decrease quantity of GI-MAP').click();
  expect(await stored(page)).toMatchObject([{ id: 'adult-gut', quantity: 1 }]);
  await button(page, 'Remove Adult Gut').click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('CART-09 on to checkout at its top, or back to the shop, and a word about safety', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await visit(page, '/cart');
  await expect(page.getByRole('main')).toContainText(/secure checkout/i);
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/store');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('CART-10 the cart survives a reload, and unreadable storage is an empty cart', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await visit(page, '/cart');
  await page.reload();
  await expect(button(page, 'Remove GI-MAP')).toBeVisible();
  for (const rubbish of ['{', '"text"', '[{"id":7}]', 'null', '[[[[']) {
    await page.evaluate((value) => localStorage.setItem('cart', value), rubbish);
    await page.reload();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  }
});

test('a price that has changed since is corrected in the cart, with a word about it', async ({ page }) => {
  await visit(page, '/store');
  await page.evaluate(() => localStorage.setItem('cart', JSON.stringify([{ id: 'gi-map', name: 'GI-MAP', price: 400, quantity: 1 }, { id: 'retired-kit', name: 'Retired kit', price: 10, quantity: 1 }])));
  await visit(page, '/cart');
  await expect(page.getByText(/price of GI-MAP is now \$477/i).first()).toBeVisible();
  await expect(page.getByText(/Retired kit/).first()).toBeVisible();
  await expect(button(page, 'Remove Retired kit')).toHaveCount(0);
  expect(await stored(page)).toMatchObject([{ id: 'gi-map', price: 477 }]);
});

test('two tabs show the same cart', async ({ page, context }) => {
  await addToCart(page, 'GI-MAP');
  const second = await context.newPage();
  await visit(second, '/cart');
  await button(second, 'Increase quantity of GI-MAP').click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('2');
});
