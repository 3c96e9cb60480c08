import { expect, test } from 'playwright/test';
import { asAdmin } from '../support/office.ts';
import {
  acceptTerms,
  cardFields,
  expectConfirmed,
  fillCart,
  fillForm,
  newBuyer,
  payButton,
  visit,
} from '../support/shopper.ts';

const takeWallets = (wallets: boolean) =>
  asAdmin('/globals/checkout', { method: 'POST', body: { wallets, _status: 'published' } });

test.afterEach(() => takeWallets(false));

test('STR-04 where wallets are on, Apple Pay opens in the tap, before any call of ours', async ({
  page,
}) => {
  await fillCart(page, { probiotic: 1 });
  await takeWallets(true);
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  await expect(async () => {
    await visit(page, '/checkout');
    await expect(cardFields(page).getByRole('button', { name: 'Apple Pay' })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await fillForm(page, newBuyer());
  await acceptTerms(page);
  await cardFields(page).getByRole('button', { name: 'Apple Pay' }).click();
  await expect(payButton(page)).toBeEnabled();
  calls.length = 0;
  await payButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Apple Pay' });
  await expect(sheet).toBeVisible();
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(page.getByText('Apple Pay was closed.').first()).toBeVisible();
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await payButton(page).click();
  await sheet.getByRole('button', { name: 'Pay with Apple Pay' }).click();
  await expectConfirmed(page);
});
