import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { newStaff } from '../support/office.ts';
import { stack } from '../support/stack.ts';

const first = 'blue kettle, north wind';
const second = 'seven lamps, slow river';
const third = 'tall tower, another brick';

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto(`${stack.adminUrl}/admin/login`);
  await page.getByLabel(/username/i).fill(username);
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The first page of the admin is the slowest. */
const isInside = (page: Page) => expect(page).not.toHaveURL(/\/admin\/login/, { timeout: 30_000 });

test('SAFE-03 people change their own password against the present one, and an administrator that of somebody else against theirs', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id, username, remove } = await newStaff(first);
  await signIn(page, username, first);
  await isInside(page);
  await page.goto(`${stack.adminUrl}/admin/account`);
  await expect(page.getByRole('button', { name: 'Change Password', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Change your password' }).click();
  await page.getByLabel('Your present password').fill('not the present one');
  await page.getByLabel('New password', { exact: true }).fill(second);
  await page.getByLabel('The new one once more').fill(`${second}!`);
  await page.getByRole('button', { name: 'Set this password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not the same' })).toBeVisible();
  await page.getByLabel('The new one once more').fill(second);
  await page.getByRole('button', { name: 'Set this password' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'not the password that you sign in with' }),
  ).toBeVisible();
  await page.getByLabel('Your present password').fill(first);
  await page.getByLabel('Your present password').press('Enter');
  await expect(page.getByText('Your password is changed.')).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signIn(office, stack.adminUsername, stack.adminPassword);
  await isInside(office);
  await office.goto(`${stack.adminUrl}/admin/collections/users/${id}`);
  await office.getByRole('button', { name: 'Set a new password' }).click();
  await office.getByLabel('Your own password').fill(stack.adminPassword);
  await office.getByLabel('New password of this person').fill(third);
  await office.getByLabel('The new one once more').fill(third);
  await office.getByRole('button', { name: 'Set this password' }).click();
  await expect(office.getByText('The new password is set.')).toBeVisible();

  await page.goto(`${stack.adminUrl}/admin`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signIn(page, username, third);
  await isInside(page);
  await remove();
});
