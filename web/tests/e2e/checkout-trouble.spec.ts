import { expect, test } from 'playwright/test';
import { json, onFirst } from './answers.ts';
import { mailsTo } from './mailbox.ts';
import { changeByHandle, ordersOf, theOrderOf } from './office.ts';
import { breakStripe, healStripe, pauseWebhooks, requestsToStripe } from './payments.ts';
import { addToCart, expectConfirmed, newBuyer, payButton, prepareToPay, toast, visit } from './shopper.ts';

test.afterEach(async () => {
  await healStripe();
  await pauseWebhooks(false);
});

test('CHK-12 with payments not configured the page says so and makes no intent', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  let intents = 0;
  page.on('request', (request) => (intents += request.url().endsWith('/api/create-payment-intent') ? 1 : 0));
  await page.route('**/api/payment/status', (route) => route.fulfill(json(200, { configured: false, tokenizationKeyAvailable: false })));
  await visit(page, '/checkout');
  await expect(page.getByText('Online payments are currently being set up. Please contact us directly to complete your order.')).toBeVisible();
  expect(intents).toBe(0);
});

test('CHK-15 while the intent is made a spinner says so', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await page.route('**/api/create-payment-intent', async (route) => {
    await expect(page.getByText('Preparing payment...').first()).toBeVisible();
    await expect(payButton(page)).toBeDisabled();
    await route.continue();
  });
  await visit(page, '/checkout');
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByText('Preparing payment...')).toHaveCount(0);
});

test('CHK-17 a refused intent is told with the server\'s words, and can be asked for again', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await onFirst(page, '/api/create-payment-intent', (route) => route.fulfill(json(503, { success: false, message: 'The payment provider is resting.' })));
  await visit(page, '/checkout');
  await expect(toast(page, 'Setup Error', 'The payment provider is resting.')).toBeVisible();
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(payButton(page)).toBeEnabled();
});

test('CHK-18 without a connection the page says so, and the cart stays', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await onFirst(page, '/api/create-payment-intent', (route) => route.abort());
  await visit(page, '/checkout');
  await expect(toast(page, 'Connection Error', 'Unable to connect to payment processor.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('1');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(payButton(page)).toBeEnabled();
});

test('CHK-21 a payment library that does not load is told, and nothing is charged', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await page.route('**/stripe.js', (route) => route.abort());
  await visit(page, '/checkout');
  await expect(toast(page, 'Payment Error', 'Payment system not loaded. Please refresh and try again.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
});

test('CHK-21 a payment library that does not answer is given up after fifteen seconds', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await page.clock.install();
  let calls = 0;
  await page.route('**/stripe.js', () => void (calls += 1));
  await visit(page, '/checkout');
  await expect.poll(() => calls).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(toast(page, 'Payment Error', 'Payment system not loaded. Please refresh and try again.')).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
});

test('TOAST-02 good news and bad news look different', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  const error = 'rgb(163, 39, 26)';
  await expect(toast(page, 'Added to Cart', 'GI-MAP')).not.toHaveCSS('border-top-color', error);
  await onFirst(page, '/api/create-payment-intent', (route) => route.abort());
  await visit(page, '/checkout');
  await expect(toast(page, 'Connection Error', 'Unable to connect')).toHaveCSS('border-top-color', error);
});

test('CHK-28 PAY-10 money taken and the order call refused: the cart stays, and asking again ends in the confirmation', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await prepareToPay(page, buyer);
  await onFirst(page, '/api/payment/create-order', (route) => route.fulfill(json(503, { success: false, message: 'The shop is resting.' })));
  await payButton(page).click();
  await expect(toast(page, 'Order Error', 'The shop is resting.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('gi-map');
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('CHK-29 PAY-10 pressing Pay twice charges once and stores one order', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await prepareToPay(page, buyer);
  await payButton(page).dblclick();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
  const confirms = (await requestsToStripe()).filter(({ path, params }) => path.endsWith('/confirm') && JSON.stringify(params).includes(buyer.email));
  expect(confirms).toHaveLength(1);
  expect(await mailsTo(buyer.email)).toHaveLength(1);
});

test('CHK-29 a replayed create-order answers the same order', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await prepareToPay(page, buyer);
  const sent = page.waitForRequest('**/api/payment/create-order');
  await payButton(page).click();
  await expectConfirmed(page);
  const body = (await sent).postDataJSON() as unknown;
  const order = await theOrderOf(buyer.email);
  for (let replay = 0; replay < 3; replay += 1) {
    const answer = await page.evaluate(
      async (data) => (await fetch('/api/payment/create-order', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) })).json() as Promise<{ transactionId: string }>,
      body,
    );
    expect(answer.transactionId).toBe(order.id);
  }
  await theOrderOf(buyer.email);
  expect(await mailsTo(buyer.email)).toHaveLength(1);
});

test('CHK-30 PAY-02 a tab closed right after the charge: the webhook writes the order and the mail goes out', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await prepareToPay(page, buyer);
  await page.route('**/api/payment/create-order', () => page.close());
  await payButton(page).click();
  await page.waitForEvent('close');
  expect(await theOrderOf(buyer.email)).toMatchObject({ status: 'paid', amount: '477.00' });
  expect(await mailsTo(buyer.email)).toHaveLength(1);
});

test('PAY-10 two tabs of one checkout pay once', async ({ page, context }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await prepareToPay(page, buyer);
  const second = await context.newPage();
  await prepareToPay(second, buyer);
  await Promise.all([payButton(page).click(), payButton(second).click()]);
  await expectConfirmed(page);
  await expectConfirmed(second);
  await theOrderOf(buyer.email);
  expect(await mailsTo(buyer.email)).toHaveLength(1);
});

test('PAY-11 a connection to Stripe that is cut after the request still makes one intent', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await breakStripe({ match: 'POST /v1/payment_intents', mode: 'cut-after', times: 1 });
  await prepareToPay(page, buyer);
  await payButton(page).click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('a price that rises during checkout is told before anything is charged, and the new one is paid', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'TOXDetect');
  await prepareToPay(page, buyer);
  try {
    await changeByHandle('products', 'toxdetect', { price: 447 });
    await payButton(page).click();
    await expect(page.getByText(/price of TOXDetect is now \$447/i).first()).toBeVisible();
    expect(await ordersOf(buyer.email)).toEqual([]);
    await expect(payButton(page)).toHaveText('Pay $447.00');
    await expect(payButton(page)).toBeEnabled();
    await payButton(page).click();
    await expectConfirmed(page);
    expect(await theOrderOf(buyer.email)).toMatchObject({ amount: '447.00' });
  } finally {
    await changeByHandle('products', 'toxdetect', { price: 437 });
  }
});

test('ORD-11 the only kit of a cart is taken off sale before Pay: words, nothing charged, what was typed stays and pays for another', async ({ page, context }) => {
  const buyer = newBuyer();
  await addToCart(page, 'Female Polygenic Risk');
  await prepareToPay(page, buyer);
  try {
    await changeByHandle('products', 'female-polygenic-risk', { _status: 'draft' });
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Female Polygenic Risk is no longer for sale and has left your cart.' })).toContainText('Nothing was charged.');
    await expect(payButton(page)).toBeDisabled();
    await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
    const store = await context.newPage();
    await addToCart(store, 'GI-MAP');
    await expect(payButton(page)).toHaveText('Pay $477.00');
    await payButton(page).click();
    await expectConfirmed(page);
    expect(await theOrderOf(buyer.email)).toMatchObject({ amount: '477.00' });
  } finally {
    await changeByHandle('products', 'female-polygenic-risk', {});
  }
});

test('STR-03 what Stripe refuses for good on Pay is told at once: nothing was charged, and the next press pays', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await prepareToPay(page, buyer);
  await breakStripe({ match: 'POST /v1/payment_intents/:id', mode: 'status', status: 400, times: 1 });
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'your card is not the reason. Nothing was charged.' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  expect(await ordersOf(buyer.email)).toEqual([]);
  await payButton(page).click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});
