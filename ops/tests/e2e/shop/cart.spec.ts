import { expect, test, type Page } from 'playwright/test';
import { fillCart, visit } from '../support/shopper.ts';

const stored = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('cart') ?? '[]') as {
        id: string;
        quantity: number;
        price: number;
      }[],
  );
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a price that has changed since is corrected in the cart, with a word about it', async ({
  page,
}) => {
  await visit(page, '/store');
  await page.evaluate(() =>
    localStorage.setItem(
      'cart',
      JSON.stringify([
        { id: 'gi-map', name: 'GI-MAP', price: 400, quantity: 1 },
        { id: 'retired-kit', name: 'Retired kit', price: 10, quantity: 1 },
      ]),
    ),
  );
  await visit(page, '/cart');
  await expect(page.getByText(/price of GI-MAP is now \$477/i).first()).toBeVisible();
  await expect(page.getByText(/Retired kit/).first()).toBeVisible();
  await expect(button(page, 'Remove Retired kit')).toHaveCount(0);
  expect(await stored(page)).toMatchObject([{ id: 'gi-map', price: 477 }]);
});

test('two tabs show the same cart', async ({ page, context }) => {
  await fillCart(page);
  await visit(page, '/faq');
  const second = await context.newPage();
  await visit(second, '/cart');
  await button(second, 'Increase quantity of GI-MAP').click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('2');
});
