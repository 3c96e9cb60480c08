import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { mailsTo } from './mailbox.ts';
import { theOrderOf } from './office.ts';
import { requestsToStripe } from './payments.ts';
import { addToCart, expectConfirmed, newBuyer, payButton, prepareToPay, visit } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');

async function addProgramme(page: Page): Promise<void> {
  await visit(page, '/store#packages');
  await page.getByRole('button', { name: 'Add to Cart: Family Wellness Program' }).first().click();
}

test('CART-11 CHK-31 a programme beside a kit: dated plan and total before paying, $637 today with the kit, three payments later', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'Probiotic', 'supplement');
  await addProgramme(page);
  await visit(page, '/cart');
  await expect(main(page)).toContainText('$637.00 per month per person');
  await expect(main(page)).toContainText('4 payments, then it ends by itself');
  await expect(main(page)).toContainText('$2,548.00 in all');
  await expect(main(page)).toContainText(/Then \$637\.00 on \w+ \d+, \w+ \d+, and \w+ \d+\./);
  await expectAccessible(page);

  await prepareToPay(page, buyer);
  await expect(payButton(page)).toHaveText('Pay $702.00');
  await expect(main(page)).toContainText('Family Wellness Program, $2,548.00 in all');
  await expect(main(page)).toContainText('taken from the same card on these days');
  await payButton(page).click();
  await expectConfirmed(page);
  await expect(main(page)).toContainText('Payment 1 of 4, 1 person');
  await expect(main(page)).toContainText('Family Wellness Program, $2,548.00 in all');
  expect(await theOrderOf(buyer.email)).toMatchObject({ status: 'paid', amount: '702.00', isSubscription: 'true', productType: 'probiotic,family-wellness-program' });
  const [mail] = await mailsTo(buyer.email);
  expect(mail?.text).toContain('$637.00');
  await expect.poll(async () => (await requestsToStripe()).filter(({ method, path }) => method === 'POST' && path === '/v1/subscription_schedules').length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(JSON.stringify(await requestsToStripe())).not.toMatch(/wellness/i);
});

test('CHK-31 HOME-13 three persons: FAMILY20 comes off all four payments by itself, and stays away once taken off', async ({ page }) => {
  await addProgramme(page);
  await visit(page, '/cart');
  for (const persons of ['2 persons', '3 persons']) {
    await page.getByRole('button', { name: 'Increase quantity of Family Wellness Program' }).click();
    await expect(main(page)).toContainText(persons);
  }
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

test('CPN-07 CHK-31 with a person less FAMILY20 goes, and the checkout says why before anything is charged', async ({ page, context }) => {
  await addProgramme(page);
  await visit(page, '/cart');
  for (let added = 0; added < 2; added += 1) await page.getByRole('button', { name: 'Increase quantity of Family Wellness Program' }).click();
  await visit(page, '/checkout');
  await expect(payButton(page)).toHaveText('Pay $1,528.80');
  await expect(payButton(page)).toBeEnabled();
  const second = await context.newPage();
  await visit(second, '/cart');
  await second.getByRole('button', { name: 'Decrease quantity of Family Wellness Program' }).click();
  await expect(payButton(page)).toHaveText('Pay $1,274.00');
  await expect(page.getByText('Coupon FAMILY20: This coupon code is for 3 or more of Family Wellness Program')).toBeVisible();
  await expect(main(page)).toContainText('Family Wellness Program, $5,096.00 in all');
  await expect(payButton(page)).toBeEnabled();
});
