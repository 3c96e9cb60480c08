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

test('CART-03 LOOK-01 a scene stands whole in its line, and the number beside it says what is counted', async ({
  page,
}) => {
  await fillCart(page, { 'concierge-consult': 1, 'family-wellness-program': 1 });
  await visit(page, '/cart');
  const lines = page.locator('[data-lines] > li');
  await expect(lines).toHaveCount(2);
  const cuts = await lines.locator('img[sizes="148px"]').evaluateAll(async (pictures) => {
    const all = pictures as HTMLImageElement[];
    await Promise.all(all.map((picture) => picture.decode()));
    return all.map(({ naturalWidth, naturalHeight, clientWidth, clientHeight }) =>
      Math.abs(naturalWidth / naturalHeight - clientWidth / clientHeight),
    );
  });
  expect(cuts).toHaveLength(2);
  for (const cut of cuts) expect(cut).toBeLessThan(0.1);
  await expect(lines.nth(0)).toContainText('Quantity');
  await expect(lines.nth(1)).toContainText('1 person');
});
