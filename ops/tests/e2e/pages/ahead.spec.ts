import { expect, test } from 'playwright/test';
import { visit } from '../support/shopper.ts';

test('FAST-09 where a pointer rests on a link the next page has been asked for before the click, and once', async ({
  page,
}) => {
  await visit(page, '/faq');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('contentinfo').locator('a[href="/store"]').first();
  const data = page.waitForResponse('**/store.data*');
  const code = page.waitForResponse(/\/assets\/store-[^/]+\.js$/);
  await link.hover();
  await Promise.all([data, code]);
  await expect(page).toHaveURL('/faq');
  await link.click();
  await expect(page).toHaveURL('/store');
  await expect(page.locator('[data-panel=testing]')).toBeVisible();
  expect(asked.filter((path) => path === '/store.data')).toHaveLength(1);
});
