import { expect, test } from 'playwright/test';
import { enterOffice } from '../support/office.ts';

test('DESK-03 what is tapped before the scripts of the desk have come is done when they have, once', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOffice(page, '/shop', 'commit');
  const row = page.locator('[data-product=mycotox]');
  const head = row.getByRole('button').first();
  await head.click();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('navigation', { name: 'More' })).toBeVisible();
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(row.getByLabel('The price, in dollars')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'More' })).toBeVisible();
  await page.keyboard.press('Escape');
  await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'false');
});
