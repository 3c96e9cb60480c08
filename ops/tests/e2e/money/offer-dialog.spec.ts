import { expect, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { boxOf } from '../support/boxes.ts';
import {
  cardField,
  dialog,
  expectConfirmed,
  expectMails,
  openOffer,
  opener,
  pay,
  typeBuyer,
} from '../support/offers.ts';
import { openOrder, theOrderOf } from '../support/office.ts';
import { requestsToStripe, watchCardNumbers } from '../support/payments.ts';
import { cards, newBuyer, toast, visit } from '../support/shopper.ts';

test('DLG-06 DLG-07 A11Y-01 A11Y-02 axe finds nothing in the dialog, beside what is missing, and beside what Stripe says against the card; Close gives the keyboard back', async ({
  page,
}) => {
  await openOffer(page);
  await expect(cardField(page, 'CVC')).toBeVisible();
  await expectAccessible(page);
  await pay(page).click();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await typeBuyer(page, newBuyer());
  await cardField(page, 'card number').fill('4242 42');
  await pay(page).click();
  await expect(toast(page, 'Payment Error', 'Your card number is incomplete.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(opener(page, 'GI-MAP Test')).toBeFocused();
});

test('A11Y-01 A11Y-02 DLG-09 DLG-14 DATA-06 PAY-19 STR-08 an offer is bought with the keyboard only: one call, one order without an address, its mails once, and nobody hears more than they need', async ({
  page,
}) => {
  const { firstName, lastName, email } = newBuyer();
  const expectNoCard = watchCardNumbers(page);
  const orders: unknown[] = [];
  page.on(
    'request',
    (request) =>
      void (
        request.url().endsWith('/api/payment/create-order') && orders.push(request.postDataJSON())
      ),
  );
  await visit(page, '/');
  await opener(page, 'GI-MAP Test').focus();
  await page.keyboard.press('Enter');
  await expect(cardField(page, 'CVC')).toBeVisible();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  expect(await page.getByRole('main').evaluate((main) => main.hasAttribute('inert'))).toBe(true);
  for (const typed of [firstName, lastName, email, '']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  for (const [kind, typed] of [
    ['card number', cards.good],
    ['expiration date', '1234'],
    ['CVC', '123'],
  ] as const) {
    await expect(cardField(page, kind)).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  const zip = dialog(page).getByLabel('ZIP code of the card');
  await expect(zip).toBeFocused();
  await page.keyboard.type('83799');
  await page.keyboard.press('Tab');
  await expect(pay(page)).toBeFocused();
  await expectNoCard(cards.good);
  await page.keyboard.press('Enter');
  await expectConfirmed(page);
  await expect(dialog(page).getByRole('heading', { name: 'Order Confirmed!' })).toBeFocused();
  await expectAccessible(page);
  await expectNoCard(cards.good);

  expect(orders).toEqual([
    expect.objectContaining({
      email,
      productType: 'gi-map',
      termsPage: '/',
      paymentToken: expect.stringMatching(/^tok_/),
    }),
  ]);
  const order = await theOrderOf(email);
  for (const words of [
    order.number,
    `confirmation e-mail is on its way to ${email}`,
    'where to send it',
  ])
    await expect(dialog(page)).toContainText(words);
  expect(await openOrder(order.id)).toMatchObject({
    address: '',
    dateOfBirth: '',
    termsVersion: expect.any(String),
  });
  await expectMails(email, order.number);
  // STR-08: the bank compares it; nobody of us has it.
  expect(JSON.stringify(orders)).not.toContain('83799');
  expect(
    (await requestsToStripe()).filter(({ params }) => JSON.stringify(params).includes('83799')),
  ).toMatchObject([{ path: '/v1/tokens', params: { card: { address_zip: '83799' } } }]);
  const heard = JSON.stringify(
    (await requestsToStripe()).filter(({ params }) => JSON.stringify(params).includes(email)),
  );
  expect(heard).toContain(email);
  expect(heard).not.toMatch(/gi-map/i);

  await page.keyboard.press('Tab');
  await expect(dialog(page).getByText('What comes after')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('link', { name: 'Say who it is for' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener(page, 'GI-MAP Test')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardField(page, 'card number')).toHaveValue('');
});

test('HOME-17 a click before the scripts opens the dialog once they are there; without scripts it leads into the store', async ({
  page,
  browser,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await opener(page, 'GI-MAP Test').click();
  await expect(page.locator('html[data-ready]')).toHaveCount(0);
  release();
  await expect(dialog(page)).toHaveAccessibleName('GI-MAP Test');

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const [path, name, place] of [
    ['/', /: GI-MAP Test$/, '/store#testing'],
    ['/', /: Concierge Consult and Review$/, '/store#consultation'],
    ['/store#packages', /^Get Started/, '/#contact'],
  ] as const) {
    await plain.goto(path);
    await plain.getByRole('main').getByRole('link', { name }).click();
    await expect(plain).toHaveURL(new URL(place, page.url()).href);
  }
  await plain.context().close();
});

test('DLG-01 LOOK-01 on a phone the dialog begins low enough for its first card field to show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openOffer(page, 'Complete Gut Health Package');
  const number = cardField(page, 'card number');
  await expect(number).toBeVisible();
  const { bottom } = await boxOf(number);
  expect(bottom).toBeLessThan((await boxOf(pay(page).locator('..'))).y);
});
