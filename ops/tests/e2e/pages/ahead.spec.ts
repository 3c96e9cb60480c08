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

const pagesWithStyles = ['/', '/store', '/testimonials', '/local-affiliates'];

for (const path of pagesWithStyles)
  test(`FAST-09 ${path} is drawn with nothing but what was asked for when a pointer rested on its link`, async ({
    page,
    context,
  }) => {
    await visit(page, '/faq');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const data = page.waitForResponse(path === '/' ? '**/_.data*' : `**${path}.data*`);
    await link.hover();
    await data;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('style[data-href]').first()).toBeAttached();
    await expect(page.locator('main h1')).toBeVisible();
  });
