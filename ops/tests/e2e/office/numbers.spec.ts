import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { buy } from '../support/bought.ts';
import { enterOffice } from '../support/office.ts';

test.use({ hasTouch: true });

test("DESK-03 DESK-12 A11Y-01 the month's orders are a file after three taps on a phone, and the order of today is in it", async ({
  page,
}) => {
  const { number } = await buy({ 'gi-map': 1, probiotic: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOffice(page, '/orders');
  await page.getByRole('button', { name: 'More' }).tap();
  await page.locator('#more').getByRole('link', { name: 'Numbers' }).tap();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Revenue by week' })).toBeVisible();
  await expect(main.getByRole('row', { name: /GI-MAP/ })).toBeVisible();
  await expectAccessible(page);
  const wide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await wide()).toBe(0);
  const coming = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Orders, line by line' }).tap();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.filter((line) => line.startsWith(`"${number}"`))).toHaveLength(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await wide()).toBe(0);
});
