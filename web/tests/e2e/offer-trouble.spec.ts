import { expect, test, type Page } from 'playwright/test';
import { json, onFirst } from './answers.ts';
import { expectAccessible } from './axe.ts';
import { changeByHandle, ordersOf, theOrderOf } from './office.ts';
import { dialog, expectConfirmed, expectMails, openOffer, opener, ORDER, pay, prepare, typeBuyer, typeCard } from './offers.ts';
import { breakStripe, healStripe, paymentsOf } from './payments.ts';
import { bank, cards, newBuyer, toast, visit } from './shopper.ts';

test.afterEach(healStripe);

test('DLG-03 DLG-04 DLG-05 payments that are not set up: a banner, no card fields, Pay switched off, and whom to ask', async ({ page }) => {
  let scripts = 0;
  page.on('request', (request) => (scripts += request.url().endsWith('/stripe.js') ? 1 : 0));
  await page.route('**/api/payment/status', (route) => route.fulfill(json(200, { configured: false, tokenizationKeyAvailable: true })));
  await openOffer(page);
  await expect(dialog(page).getByText('Online payments are currently being set up. Please contact us directly to complete your order.')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await expectAccessible(page);
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
  for (const [label, typed] of [['First name', buyer.firstName], ['Last name', buyer.lastName], ['Email', buyer.email]] as const) await expect(dialog(page).getByLabel(label)).toHaveValue(typed);
  await typeCard(page, cards.good);
  await pay(page).click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('PAY-16 a bank that asks is answered in the page: turned down or left it is no order, answered it is one', async ({ page }) => {
  const buyer = newBuyer();
  await prepare(page, buyer, cards.asksForBank);
  await pay(page).click();
  await bank(page).getByRole('button', { name: /fail/i }).click();
  await expect(toast(page, 'Payment Failed', /authenticate/)).toBeVisible();
  await pay(page).click();
  await expect(bank(page).getByRole('button', { name: /complete/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bank(page).getByRole('button')).toHaveCount(0);
  await expect(pay(page)).toBeEnabled();
  await expect(dialog(page).getByLabel('Email')).toHaveValue(buyer.email);
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

test('ORD-11 a kit that is taken off sale while its dialog is open is not sold: words, nothing charged, what was typed stays', async ({ page }) => {
  const buyer = newBuyer();
  await openOffer(page, 'Adult Gut Health Test');
  await typeBuyer(page, buyer);
  await typeCard(page, cards.good);
  try {
    await changeByHandle('products', 'adult-gut', { _status: 'draft' });
    await pay(page).click();
    await expect(dialog(page).getByText('Adult Gut Health Test is no longer for sale. Nothing was charged.')).toBeVisible();
    await expect(pay(page)).toBeDisabled();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(buyer.email);
    await expectAccessible(page);
    await expect.poll(() => isOffered(page)).toBe(false);
    await visit(page, '/');
    await expect(page.getByRole('listitem').filter({ hasText: 'Adult Gut Health Test' })).toContainText('Not available at the moment');
    await expectAccessible(page);
    expect(await ordersOf(buyer.email)).toEqual([]);
  } finally {
    await changeByHandle('products', 'adult-gut', {});
  }
  await expect.poll(() => isOffered(page)).toBe(true);
});

const isOffered = async (page: Page) => (await (await page.request.get('/')).text()).includes('data-offer="adult-gut-health"');

test('STR-03 what Stripe refuses for good on Pay is told at once: nothing was charged, and no outage', async ({ page }) => {
  const buyer = newBuyer();
  await prepare(page, buyer);
  await breakStripe({ match: 'POST /v1/payment_intents/:id/confirm', mode: 'status', status: 400, times: 1 });
  await pay(page).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: /^This payment could not be made, and your card is not the reason\. Nothing was charged\./ })).toBeVisible();
  await expect(page.getByText('We do not know yet')).toHaveCount(0);
  await expect(dialog(page).getByLabel('Email')).toHaveValue(buyer.email);
  expect(await ordersOf(buyer.email)).toEqual([]);
  await pay(page).click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
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

test('PAY-22 a shop that cannot say whether it takes payments is asked again, and is not called unfinished', async ({ page }) => {
  await onFirst(page, '/api/payment/status', (route) => route.fulfill(json(503, { success: false, message: 'We cannot take payments right now.' })));
  await openOffer(page);
  await expect(dialog(page).getByText('We cannot take payments right now.')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await typeCard(page, cards.good);
  await expect(pay(page)).toBeEnabled();
});

test('PAY-10 a connection that is cut while the card is read: told as such, nothing is sent, and Pay again pays once', async ({ page }) => {
  const buyer = newBuyer();
  await prepare(page, buyer);
  await onFirst(page, '/v1/tokens', (route) => route.abort());
  let calls = 0;
  page.on('request', (request) => (calls += request.url().endsWith('/api/payment/create-order') ? 1 : 0));
  await pay(page).click();
  await expect(toast(page, 'Payment Error', /\S+ \S+/)).toBeVisible();
  await expect(pay(page)).toBeEnabled();
  expect(calls).toBe(0);
  await pay(page).click();
  await expectConfirmed(page);
  expect([calls, await paymentsOf(buyer.email)]).toEqual([1, 1]);
});

test('PAY-10 nobody answers: no word of a failure, and asking again ends in the one order', async ({ page }) => {
  const buyer = newBuyer();
  await prepare(page, buyer);
  let isAway = true;
  await page.route(ORDER, (route) => (isAway ? route.abort() : route.continue()));
  await pay(page).click();
  await expect(dialog(page)).toContainText('We do not know yet whether your payment arrived.', { timeout: 15_000 });
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  isAway = false;
  await dialog(page).getByRole('button', { name: 'Ask again' }).click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
  expect(await paymentsOf(buyer.email)).toBe(1);
});

for (const [what, leave] of [['reloaded', (page: Page) => page.reload()], ['closed', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()]] as const) {
  test(`PAY-10 ${what} in the middle of a payment and paid again: charged once`, async ({ page }) => {
    const buyer = newBuyer();
    await prepare(page, buyer);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await onFirst(page, '/api/payment/create-order', async (route) => {
      const answer = await route.fetch();
      arrive();
      await held;
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    await pay(page).click();
    await arrived;
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    await leave(page);
    await prepare(page, buyer);
    await pay(page).click();
    await expectConfirmed(page);
    release();
    const { number } = await theOrderOf(buyer.email);
    await expect(dialog(page)).toContainText(number);
    expect(await paymentsOf(buyer.email)).toBe(1);
  });
}

test('PAY-10 the way back leaves the dialog and nothing of it; forward the page is whole again', async ({ page }) => {
  await visit(page, '/faq');
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await opener(page, 'GI-MAP Test').click();
  await typeBuyer(page, newBuyer());
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.goForward();
  await opener(page, 'GI-MAP Test').click();
  await expect(dialog(page).getByLabel('Email')).toHaveValue('');
});
