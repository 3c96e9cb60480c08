import { expect, test, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { mailsTo } from './mailbox.ts';
import { changeByHandle, openOrder, ordersOf, theOrderOf } from './office.ts';
import { requestsToStripe } from './payments.ts';
import { cards, newBuyer, visit } from './shopper.ts';
import type { Buyer } from './shopper.ts';

const ORDER = '**/api/payment/create-order';
const dialog = (page: Page) => page.getByRole('dialog');
const pay = (page: Page) => dialog(page).getByRole('button', { name: /^(Pay \$|Processing)/ });
const opener = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`: ${name}$`) });
const toast = (page: Page, title: string, text: string | RegExp) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem').filter({ hasText: title }).filter({ hasText: text });
const bank = (page: Page) => page.frameLocator('iframe[title*="3D Secure" i], iframe[title*="3-D Secure" i], iframe[title*="authentication" i]');
const json = (status: number, body: unknown) => ({ status, contentType: 'application/json', body: JSON.stringify(body) });

async function openOffer(page: Page, name = 'GI-MAP Test'): Promise<Locator> {
  await visit(page, '/');
  await opener(page, name).click();
  await expect(dialog(page)).toHaveAccessibleName(name);
  return dialog(page);
}

async function typeBuyer(page: Page, { firstName, lastName, email }: Buyer): Promise<void> {
  await dialog(page).getByLabel('First name').fill(firstName);
  await dialog(page).getByLabel('Last name').fill(lastName);
  await dialog(page).getByLabel('Email').fill(email);
}

const cardField = (page: Page, kind: 'card number' | 'expiration date' | 'CVC') => page.frameLocator(`iframe[title="Secure ${kind} input frame"]`).getByRole('textbox').first();

async function typeCard(page: Page, number: string): Promise<void> {
  await cardField(page, 'card number').fill(number);
  await cardField(page, 'expiration date').fill('12 / 34');
  await cardField(page, 'CVC').fill('123');
}

async function prepare(page: Page, buyer: Buyer, card = cards.good): Promise<void> {
  await openOffer(page);
  await typeBuyer(page, buyer);
  await typeCard(page, card);
}

const expectConfirmed = (page: Page) => expect(dialog(page).getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible({ timeout: 20_000 });

/** The confirmation, and the question about what is still missing: each once. */
async function expectMails(buyer: Buyer, number: string): Promise<void> {
  const subjects = (await mailsTo(buyer.email, 2)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([`One thing we need for your order ${number}`, `Your order ${number} is confirmed`]);
}

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

test('STORE-10 Get Started in the store opens it for the package', async ({ page }) => {
  const sent = page.waitForRequest(ORDER);
  await page.route(ORDER, (route) => route.fulfill(json(422, { success: false, message: 'Your card was declined.' })));
  await visit(page, '/store#packages');
  await page.getByRole('main').getByRole('link', { name: /^Get Started/ }).click();
  await expect(dialog(page)).toHaveAccessibleName('Complete Gut Health Package');
  await typeBuyer(page, newBuyer());
  await typeCard(page, cards.good);
  await pay(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ productType: 'complete-package', amount: '877.00', termsPage: '/store' });
});

test('DLG-01 DLG-09 DLG-10 DLG-11 DLG-13 DLG-14 DATA-06 PAY-19 an offer is bought: one call, one order without an address, its mails once', async ({ page }) => {
  const buyer = newBuyer();
  await prepare(page, buyer);
  await expect(dialog(page).getByLabel('Phone')).toHaveValue('');
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
  await expect(dialog(page).getByLabel('Email')).toHaveValue('');
  await expect(cardField(page, 'card number')).toHaveValue('');
});

test('DLG-03 DLG-04 DLG-05 payments that are not set up: a banner, no card fields, Pay switched off, and whom to ask', async ({ page }) => {
  let scripts = 0;
  page.on('request', (request) => (scripts += request.url().endsWith('/stripe.js') ? 1 : 0));
  await page.route('**/api/payment/status', (route) => route.fulfill(json(200, { configured: false, tokenizationKeyAvailable: true })));
  await openOffer(page);
  await expect(dialog(page).getByText('Online payments are currently being set up. Please contact us directly to complete your order.')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await dialog(page).getByLabel('Email').press('Enter');
  await expect(toast(page, 'Payment Unavailable', 'Please contact us directly to complete your order.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.unrouteAll();
  await page.route('**/api/payment/status', (route) => route.fulfill(json(200, { configured: true, tokenizationKeyAvailable: false })));
  await opener(page, 'GI-MAP Test').click();
  await expect(dialog(page).getByText('Stripe public key is not configured. Please contact support.')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await expect(dialog(page).locator('iframe')).toHaveCount(0);
  expect(scripts).toBe(0);
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

test('DLG-08 a card script that is not there is told on Pay', async ({ page }) => {
  await page.route('**/stripe.js', (route) => route.abort());
  await openOffer(page);
  await typeBuyer(page, newBuyer());
  await pay(page).click();
  await expect(toast(page, 'Payment Error', 'Payment system not loaded. Please refresh and try again.')).toBeVisible();
});

test('DLG-12 PAY-10 a declined card is told in its words and keeps what was typed; another card pays, once', async ({ page }) => {
  const buyer = newBuyer();
  await prepare(page, buyer, cards.declined);
  await pay(page).click();
  await expect(toast(page, 'Payment Failed', 'Your card was declined.')).toBeVisible();
  expect(await ordersOf(buyer.email)).toEqual([]);
  await expect(dialog(page).getByLabel('Email')).toHaveValue(buyer.email);
  await typeCard(page, cards.good);
  await pay(page).click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('PAY-16 a bank that asks is answered in the page: turned down it is no order, answered it is one', async ({ page }) => {
  const buyer = newBuyer();
  await prepare(page, buyer, cards.asksForBank);
  await pay(page).click();
  await bank(page).getByRole('button', { name: /fail/i }).click();
  await expect(toast(page, 'Payment Failed', /authenticate/)).toBeVisible();
  expect(await ordersOf(buyer.email)).toEqual([]);
  await pay(page).click();
  await bank(page).getByRole('button', { name: /complete/i }).click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('DLG-15 a price that rose meanwhile is said before anything is charged, and the new one is paid', async ({ page }) => {
  const buyer = newBuyer();
  await openOffer(page, 'Adult Gut Health Test');
  await typeBuyer(page, buyer);
  await typeCard(page, cards.good);
  try {
    await changeByHandle('offers', 'adult-gut-health', { price: 367 });
    await pay(page).click();
    await expect(dialog(page).getByText(/The price of Adult Gut Health Test is now \$367/)).toBeVisible();
    expect(await ordersOf(buyer.email)).toEqual([]);
    await expect(pay(page)).toHaveText('Pay $367.00');
    await pay(page).click();
    await expectConfirmed(page);
    expect(await theOrderOf(buyer.email)).toMatchObject({ amount: '367.00' });
  } finally {
    await changeByHandle('offers', 'adult-gut-health', { price: 357 });
  }
});

test('PAY-10 an answer that gets lost, a double click and a second tab: charged once, and nobody says that it failed', async ({ page, context }) => {
  const buyer = newBuyer();
  await prepare(page, buyer);
  const second = await context.newPage();
  await prepare(second, buyer);
  let calls = 0;
  await page.route(ORDER, async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await pay(page).dblclick();
  await expectConfirmed(page);
  expect(calls).toBe(2);
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await pay(second).click();
  await expectConfirmed(second);
  const order = await theOrderOf(buyer.email);
  await expectMails(buyer, order.number);
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
  await plain.goto(page.url());
  await opener(plain, 'GI-MAP Test').click();
  await expect(plain).toHaveURL(/\/store#testing$/);
  await plain.context().close();
});
