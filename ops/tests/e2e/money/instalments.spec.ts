import { expect, test, type Page } from 'playwright/test';
import { fillCart, payButton, visit } from '../support/shopper.ts';

const main = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page }) => fillCart(page, { 'family-wellness-program': 3 }));

test('CHK-31 HOME-13 three persons: FAMILY20 comes off all four payments by itself, and stays away once taken off', async ({
  page,
}) => {
  await visit(page, '/cart');
  await expect(main(page)).toContainText('3 people');
  await expect(main(page)).toContainText('$7,644.00 in all');
  await visit(page, '/checkout');
  await expect(payButton(page)).toHaveText('Pay $1,528.80');
  await expect(page.getByLabel('Coupon', { exact: true })).toHaveValue('FAMILY20');
  await expect(main(page)).toContainText('You saved $382.20');
  await expect(main(page)).toContainText('Family Wellness Program, $6,115.20 in all');
  await expect(payButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(payButton(page)).toHaveText('Pay $1,911.00');
  await expect(payButton(page)).toBeEnabled();
  await page.reload();
  await expect(payButton(page)).toBeEnabled();
  await expect(payButton(page)).toHaveText('Pay $1,911.00');
});

test('CPN-07 CHK-31 with a person less FAMILY20 goes, and the checkout says why before anything is charged', async ({
  page,
  context,
}) => {
  await visit(page, '/checkout');
  await expect(payButton(page)).toHaveText('Pay $1,528.80');
  await expect(payButton(page)).toBeEnabled();
  const second = await context.newPage();
  await visit(second, '/cart');
  await second
    .getByRole('button', { name: 'Decrease quantity of Family Wellness Program' })
    .click();
  await expect(payButton(page)).toHaveText('Pay $1,274.00');
  await expect(
    page.getByText('Coupon FAMILY20: This coupon code is for 3 or more of Family Wellness Program'),
  ).toBeVisible();
  await expect(main(page)).toContainText('Family Wellness Program, $5,096.00 in all');
  await expect(payButton(page)).toBeEnabled();
});
