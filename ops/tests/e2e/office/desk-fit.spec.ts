import { expect, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { buy } from '../support/bought.ts';
import { boxOf } from '../support/boxes.ts';
import { enterOffice } from '../support/office.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Only looked at. */
let sold: ReturnType<typeof buy> | undefined;
const aKit = () => (sold ??= buy({ 'gi-map': 1 }));

test('DESK-02 what is to send begins on one line below the other, beside heads of one height', async ({
  page,
}) => {
  await aKit();
  await buy({ 'family-wellness-program': 1 });
  await page.setViewportSize(desktop);
  await enterOffice(page);
  const lists = await page.locator('.sending .things').all();
  const lefts = await Promise.all(lists.map(async (list) => (await boxOf(list)).x));
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts.map(Math.round)).size).toBe(1);
  const heads = page.locator('.today__part > h2');
  const [send, week] = await Promise.all(
    ['To send', 'This week'].map((name) => boxOf(heads.filter({ hasText: name }))),
  );
  expect(send?.bottom).toBe(week?.bottom);
});

test('DESK-05 a number to call is not broken', async ({ page }) => {
  const { id } = await aKit();
  await page.setViewportSize(phone);
  await enterOffice(page, `/orders/${id}`);
  await page.getByRole('heading', { level: 1 }).getByRole('link').click();
  const call = page.locator('.title p').getByRole('link', { name: /555/ });
  await expect(call).toBeVisible();
  expect(await call.evaluate((link) => link.getClientRects().length)).toBe(1);
});

test('DESK-15 an order or a person that is not there says so in the desk’s own look, with the way back', async ({
  page,
}) => {
  for (const [path, title, back] of [
    ['/orders/00000000-0000-4000-8000-000000000000', 'This order does not exist', 'All orders'],
    ['/people/00000000-0000-4000-8000-000000000000', 'This person is not here', 'People'],
  ] as const) {
    await enterOffice(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const way = page.getByRole('main').getByRole('link', { name: back });
    expect((await boxOf(way)).height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
  }
});
