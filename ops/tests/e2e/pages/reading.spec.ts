import { expect, test } from 'playwright/test';
import { visit } from '../support/shopper.ts';

test('PRIV-01 the list of headings leads through the policy and leaves the address alone', async ({
  page,
}) => {
  await visit(page, '/privacy-policy');
  const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  await last.click();
  await expect(
    page
      .getByRole('main')
      .getByRole('heading', { level: 2, name: (await last.textContent()) ?? '', exact: true }),
  ).toBeInViewport();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});
