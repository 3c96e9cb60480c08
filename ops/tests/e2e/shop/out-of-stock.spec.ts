import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { dialog, openOffer, pay, typeBuyer, typeCard as typeOfferCard } from '../support/offers.ts';
import { changeByHandle, ordersOf } from '../support/office.ts';
import { cards, fillCart, newBuyer, payButton, prepareToPay, visit } from '../support/shopper.ts';

const words = 'Not available at the moment';
const card = (page: Page) => page.getByRole('article').filter({ hasText: 'GI-MAP' }).first();
const addButton = (page: Page) =>
  page.getByRole('button', { name: 'Add to Cart: GI-MAP', exact: true });

/** What the shop says of the kit to search engines: in stock, out of stock, or nothing. */
async function told(page: Page): Promise<string | undefined> {
  const text = await (await page.request.get('/store')).text();
  return /"sku":"gi-map","(?:(?!"sku").)*?schema\.org\/(\w+Stock)"/.exec(text)?.[1];
}

/** As somebody who knows the calls, from a page of the shop. */
const forge = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(sent),
      });
      return { status: response.status, body: (await response.json()) as object };
    },
    [path, body] as const,
  );

test.afterEach(() => changeByHandle('products', 'gi-map', { availability: 'for-sale' }));

test('ORD-11 out of stock, set in the admin: within a second no way sells it: grid, card, dialog, cart, checkout, forged calls, chat, JSON-LD', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const buyer = newBuyer();
  const shopper = await context.newPage();
  await fillCart(shopper, { 'gi-map': 1, probiotic: 1 });
  await prepareToPay(shopper, buyer);
  await openOffer(page, 'GI-MAP Test');
  await typeBuyer(page, buyer);
  await typeOfferCard(page, cards.good);
  expect(await told(page)).toBe('InStock');

  await changeByHandle('products', 'gi-map', { availability: 'out-of-stock' });
  await expect.poll(() => told(page), { timeout: 5_000 }).toBe('OutOfStock');

  await pay(page).click();
  await expect(dialog(page).getByText(/no longer for sale. Nothing was charged\./)).toBeVisible();
  await payButton(shopper).click();
  await expect(
    shopper.getByText('GI-MAP is no longer for sale and has left your cart.').first(),
  ).toBeVisible();
  await expect(payButton(shopper)).toHaveText('Pay $65.00');

  await visit(page, '/');
  await expect(page.getByRole('listitem').filter({ hasText: 'GI-MAP Test' })).toContainText(words);
  await visit(page, '/store');
  await expect(card(page)).toContainText(words);
  await expect(addButton(page)).toHaveCount(0);
  await expectAccessible(page);

  const reference = randomUUID();
  const refused = { status: 409, body: { success: false, prices: { 'gi-map': null } } };
  expect(
    await forge(page, '/api/create-payment-intent', {
      amount: '477.00',
      productIds: 'gi-map',
      items: [{ id: 'gi-map', quantity: 1 }],
      reference,
    }),
  ).toMatchObject(refused);
  expect(
    await forge(page, '/api/payment/create-order', {
      firstName: 'Forged',
      lastName: 'Buyer',
      email: buyer.email,
      productType: 'gi-map',
      amount: '470.00',
      paymentToken: 'tok_visa',
    }),
  ).toMatchObject(refused);

  await page.getByRole('button', { name: 'Gut Health Assistant', exact: true }).click();
  await page.getByPlaceholder('Type your message...').fill('How much is the GI-MAP test?');
  await page.getByPlaceholder('Type your message...').press('Enter');
  const said = page.getByRole('dialog', { name: 'Gut Health Assistant' }).getByRole('log');
  await expect(said).toContainText('GI-MAP is not available at the moment.');
  await expect(said).not.toContainText('$477');
  expect(await ordersOf(buyer.email)).toEqual([]);

  await shopper.close();
  await fillCart(page, { 'gi-map': 1, probiotic: 1 });
  await page.goto('/cart');
  await expect(
    page.getByText('GI-MAP is no longer for sale and has left your cart.'),
  ).toBeVisible();
});

test('ORD-11 hidden: within a second it is not shown at all, neither with its own card nor with its offer', async ({
  page,
}) => {
  await changeByHandle('products', 'gi-map', { availability: 'hidden' });
  await expect.poll(() => told(page), { timeout: 5_000 }).toBeUndefined();
  await visit(page, '/store');
  await expect(page.getByRole('heading', { name: 'GI-MAP', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'GI-MAP plus Zonulin' })).toBeVisible();
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: 'GI-MAP Test' })).toHaveCount(0);
  await changeByHandle('products', 'gi-map', { availability: 'for-sale' });
  await expect.poll(() => told(page), { timeout: 5_000 }).toBe('InStock');
});
