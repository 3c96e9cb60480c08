import { expect, test } from 'playwright/test';
import { violations, watchPolicy } from '../support/policy.ts';
import { cardFields, fillCart, ready, visit } from '../support/shopper.ts';
import { stack } from '../support/stack.ts';

const routes = ['/', '/store', '/store#packages', '/cart', '/checkout', '/no/such/page'];

test('SEC-01 a planted script does not run on any page, whichever way it is planted', async ({
  page,
}) => {
  await watchPolicy(page);
  const planted =
    '<script>document.title = "planted"</script><img src="/x.png" alt="" onerror="document.title = `planted`"><script src="https://evil.example/x.js"></script>';
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replace('</body>', `${planted}</body>`) });
  });
  for (const path of routes) {
    await page.goto(path);
    await ready(page);
    await expect
      .poll(async () => (await violations(page)).toSorted(), { message: path })
      .toEqual([
        'script-src-attr inline',
        'script-src-elem https://evil.example/x.js',
        'script-src-elem inline',
      ]);
    expect(await page.title(), path).not.toBe('planted');
  }
});

test('SEC-02 CHK-01 the payment script is asked for on a checkout of something only, and runs there under the policy of the first page', async ({
  page,
}) => {
  await watchPolicy(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(stack.stripeUrl)) asked.push(request.url());
  });
  for (const path of ['/no/such/page', '/checkout']) await visit(page, path);
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible();
  await fillCart(page);
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
});
