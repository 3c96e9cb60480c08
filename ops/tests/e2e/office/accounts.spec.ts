import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { codeAt } from '../../world/code-app.ts';
import { expectAccessible } from '../support/axe.ts';
import { asAdmin, enterAs, enterOffice, newStaff } from '../support/office.ts';
import { stack } from '../support/stack.ts';

const first = 'blue kettle, north wind';
const second = 'seven lamps, slow river';
const third = 'tall tower, another brick';

async function typeSignIn(page: Page, username: string, password: string): Promise<void> {
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
  await enterAs(page, { username, password: first }, '/account');
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
  await enterOffice(office, `/collections/users/${id}`);
  await office.getByRole('button', { name: 'Set a new password' }).click();
  await office.getByLabel('Your own password').fill(stack.adminPassword);
  await office.getByLabel('New password of this person').fill(third);
  await office.getByLabel('The new one once more').fill(third);
  await office.getByRole('button', { name: 'Set this password' }).click();
  await expect(office.getByText('The new password is set.')).toBeVisible();

  await page.goto(`${stack.adminUrl}/admin`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await typeSignIn(page, username, third);
  await isInside(page);
  await remove();
});

test('SAFE-04 a code app is set up behind a one-time link, and asked for at the next sign-in; without it the password opens nothing', async ({
  page,
}) => {
  test.slow();
  const { id, username, remove } = await newStaff(first);
  const { link } = await asAdmin<{ link: string }>('/users/factor/link', {
    method: 'POST',
    body: { account: id, presentPassword: stack.adminPassword },
  });
  await page.goto(link);
  await page.getByLabel('Password').fill(second);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not the password' })).toBeVisible();
  await page.getByLabel('Password').fill(first);
  await page.getByLabel('Password').press('Enter');
  const key = ((await page.getByLabel('Key', { exact: true }).textContent()) ?? '').replaceAll(
    /\s/g,
    '',
  );
  const digits = page.getByLabel('Six digits from your code app');
  await expectAccessible(page);
  // The sixth digit sends them.
  const used = codeAt(key, -1);
  await digits.fill(used);
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  const codes = await page.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('link', { name: 'sign in' }).click();

  await typeSignIn(page, username, first);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(digits).toBeFocused();
  await expectAccessible(page);
  await page.goto(`${stack.adminUrl}/admin/orders`);
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(first);
  await page.getByLabel('Password').press('Enter');
  await digits.fill(used);
  await expect(page.getByRole('alert').filter({ hasText: 'wrong or was used' })).toBeVisible();
  await expect(digits).toBeFocused();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('A recovery code').fill(codes[0] ?? '');
  await page.getByLabel('A recovery code').press('Enter');
  await expect(page).toHaveURL(`${stack.adminUrl}/admin/orders`, { timeout: 30_000 });

  await page.goto(`${stack.adminUrl}/admin/account`);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem').filter({ hasText: '(here)' })).toBeVisible();
  await remove();
});
