import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { buy } from '../support/bought.ts';
import { overflow } from '../support/letters.ts';
import { enterOffice } from '../support/office.ts';

test.use({ hasTouch: true });

test("DESK-03 DESK-12 A11Y-01 the month's orders are a file after three taps from Today on a phone, those of the month before after four, and the order of today is in it", async ({
  page,
}) => {
  const { number } = await buy({ 'gi-map': 1, probiotic: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOffice(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole('button', { name: 'More' }));
  await tap(page.locator('#more').getByRole('link', { name: 'Numbers' }));
  const untilNumbers = taps;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Revenue by week' })).toBeVisible();
  await expect(main.getByRole('row', { name: /GI-MAP/ })).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  const take = async () => {
    const coming = page.waitForEvent('download');
    await tap(main.getByRole('link', { name: 'Orders, line by line' }));
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d\.csv$/);
    return file;
  };
  const file = await take();
  expect(taps).toBeLessThanOrEqual(3);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.filter((line) => line.startsWith(`"${number}"`))).toHaveLength(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await overflow(page)).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  taps = untilNumbers;
  await tap(main.getByRole('link', { name: 'The month before' }));
  await expect(page).toHaveURL(/month=/);
  await take();
  expect(taps).toBeLessThanOrEqual(4);
});
