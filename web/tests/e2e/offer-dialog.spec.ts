import { expect, test } from 'playwright/test';
import { json } from './answers.ts';
import { expectAccessible } from './axe.ts';
import { openOrder, ordersOf, theOrderOf } from './office.ts';
import { cardField, dialog, expectConfirmed, expectMails, openOffer, opener, ORDER, pay, prepare, typeBuyer, typeCard } from './offers.ts';
import { requestsToStripe, watchCardNumbers } from './payments.ts';
import { cards, newBuyer, toast, visit } from './shopper.ts';

test('HOME-17 STORE-17 DLG-02 each card of the home page opens the dialog with its own name and price, and nothing of the one before', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/api/payment/status') ? 1 : 0));
  await visit(page, '/');
  const offers = [['GI-MAP Test', '$470'], ['Adult Gut Health Test', '$357'], ['Concierge Consult and Review', '$500'], ['Complete Gut Health Package', '$877']] as const;
  for (const [place, [name, price]] of offers.entries()) {
    await opener(page, name).click();
    await expect(dialog(page)).toHaveAccessibleName(name);
    await expect(dialog(page).getByText(price, { exact: true })).toBeVisible();
    await expect(pay(page)).toHaveText(`Pay ${price}.00`);
    await expect(dialog(page).getByLabel('First name')).toHaveValue('');
    await dialog(page).getByLabel('First name').fill('Hannah');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page, name)).toBeFocused();
    expect(asked).toBe(place + 1);
  }
});

for (const { line, path, name, sent } of [
  { line: 'HOME-17', path: '/', name: 'Adult Gut Health Test', sent: { productType: 'adult-gut-health', amount: '357.00', termsPage: '/' } },
  { line: 'HOME-17', path: '/', name: 'Concierge Consult and Review', sent: { productType: 'consultation-60', amount: '500.00', termsPage: '/' } },
  { line: 'HOME-17', path: '/', name: 'Complete Gut Health Package', sent: { productType: 'complete-package', amount: '877.00', termsPage: '/' } },
  { line: 'STORE-10', path: '/store#packages', name: 'Complete Gut Health Package', sent: { productType: 'complete-package', amount: '877.00', termsPage: '/store' } },
]) {
  test(`${line} STORE-17 ${name} is ordered from ${path} by its own type and amount`, async ({ page }) => {
    const order = page.waitForRequest(ORDER);
    await page.route(ORDER, (route) => route.fulfill(json(422, { success: false, message: 'Your card was declined.' })));
    await visit(page, path);
    await (path === '/' ? opener(page, name) : page.getByRole('main').getByRole('link', { name: /^Get Started/ })).click();
    await expect(dialog(page)).toHaveAccessibleName(name);
    await typeBuyer(page, newBuyer());
    await typeCard(page, cards.good);
    await pay(page).click();
    expect((await order).postDataJSON()).toMatchObject(sent);
  });
}

test('DLG-01 DLG-09 DLG-10 DLG-11 DLG-13 DLG-14 DATA-06 PAY-19 an offer is bought: one call, one order without an address, its mails once', async ({ page }) => {
  const buyer = newBuyer();
  const expectNoCard = watchCardNumbers(page);
  await prepare(page, buyer);
  await expectNoCard(cards.good);
  for (const label of ['First name', 'Last name', 'Email', 'Phone']) await expect(dialog(page).getByLabel(label)).toBeEditable();
  await expect(dialog(page).getByLabel('Phone')).toHaveAccessibleName(/optional/i);
  for (const name of ['Card number', 'Expiry', 'CVV']) await expect(dialog(page).getByRole('group', { name }).locator('iframe')).toBeVisible();
  const bodies: Record<string, unknown>[] = [];
  await page.route(ORDER, async (route) => {
    bodies.push(route.request().postDataJSON() as Record<string, unknown>);
    await expect(pay(page)).toHaveText('Processing...');
    await expect(pay(page)).toBeDisabled();
    await route.continue();
  });
  await pay(page).click();
  await expectConfirmed(page);
  await expect(dialog(page).getByRole('heading', { name: 'Order Confirmed!' })).toBeFocused();
  await expect(toast(page, 'Payment Successful!', 'Your order has been confirmed. Check your email for details.')).toBeVisible();
  await expectAccessible(page);
  await expectNoCard(cards.good);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ firstName: buyer.firstName, lastName: buyer.lastName, email: buyer.email, phone: '', productType: 'gi-map', amount: '470.00', paymentToken: expect.stringMatching(/^tok_/) });

  const order = await theOrderOf(buyer.email);
  expect(order).toMatchObject({ status: 'paid', amount: '470.00', productType: 'gi-map' });
  await expect(dialog(page)).toContainText(order.number);
  await expect(dialog(page)).toContainText(`confirmation e-mail is on its way to ${buyer.email}`);
  await expect(dialog(page)).toContainText('where to send your kit');
  expect(await openOrder(order.id)).toMatchObject({ address: '', dateOfBirth: '', termsVersion: expect.any(String) });
  await expectMails(buyer, order.number);
  const heard = JSON.stringify((await requestsToStripe()).filter(({ params }) => JSON.stringify(params).includes(buyer.email)));
  expect(heard).toContain(buyer.email);
  expect(heard).not.toMatch(/gi-map/i);

  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await opener(page, 'GI-MAP Test').click();
  for (const label of ['First name', 'Last name', 'Email', 'Phone']) await expect(dialog(page).getByLabel(label)).toHaveValue('');
  await expect(cardField(page, 'card number')).toHaveValue('');
  await expect(dialog(page).getByRole('heading', { name: 'Order Confirmed!' })).toHaveCount(0);
});

test('DLG-06 DLG-07 A11Y-01 what is missing is said at each field, then what Stripe says against the card', async ({ page }) => {
  const buyer = newBuyer();
  await openOffer(page);
  await expect(cardField(page, 'CVC')).toBeVisible();
  await expectAccessible(page);
  await pay(page).click();
  for (const [label, message] of [['First name', 'First name is required'], ['Last name', 'Last name is required'], ['Email', 'Valid email is required']] as const) {
    await expect(dialog(page).getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(dialog(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await typeBuyer(page, buyer);
  await cardField(page, 'card number').fill('4242 42');
  await pay(page).click();
  await expect(toast(page, 'Payment Error', 'Your card number is incomplete.')).toBeVisible();
  await expect(pay(page)).toBeEnabled();
  await expectAccessible(page);
  expect(await ordersOf(buyer.email)).toEqual([]);
});

test('A11Y-02 by keyboard alone: it opens, keeps the focus, closes by Escape and gives it back', async ({ page }) => {
  await visit(page, '/');
  await opener(page, 'GI-MAP Test').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await expect(cardField(page, 'CVC')).toBeVisible();
  expect(await page.getByRole('main').evaluate((main) => main.hasAttribute('inert'))).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
  }
  await dialog(page).getByLabel('Email').focus();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page, 'GI-MAP Test')).toBeFocused();
});

test('A11Y-02 an offer is bought with the keyboard only', async ({ page }) => {
  const { firstName, lastName, email } = newBuyer();
  await visit(page, '/');
  await opener(page, 'GI-MAP Test').focus();
  await page.keyboard.press('Enter');
  await expect(cardField(page, 'CVC')).toBeVisible();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  for (const typed of [firstName, lastName, email, '']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  for (const [kind, typed] of [['card number', cards.good], ['expiration date', '1234'], ['CVC', '123']] as const) {
    await expect(cardField(page, kind)).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(pay(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectConfirmed(page);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener(page, 'GI-MAP Test')).toBeFocused();
  await theOrderOf(email);
});

test('HOME-17 a click before the scripts opens the dialog once they are there; without scripts it leads into the store', async ({ page, browser }) => {
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
  for (const [path, name, place] of [['/', /: GI-MAP Test$/, '/store#testing'], ['/', /: Concierge Consult and Review$/, '/store#consultation'], ['/store#packages', /^Get Started/, '/#contact']] as const) {
    await plain.goto(path);
    await plain.getByRole('main').getByRole('link', { name }).click();
    await expect(plain).toHaveURL(new URL(place, page.url()).href);
  }
  await plain.context().close();
});
