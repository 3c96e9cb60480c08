import { expect, test } from 'playwright/test';
import { mailsTo } from './mailbox.ts';
import { openOrder, ordersOf, theOrderOf } from './office.ts';
import { requestsToStripe, watchCardNumbers } from './payments.ts';
import { acceptTerms, addToCart, bank, cardFields, cards, expectConfirmed, fillForm, newBuyer, payButton, prepareToPay, toast, typeCard, visit } from './shopper.ts';

test('CHK-01 an empty checkout leads back to the store and asks nothing of Stripe', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/checkout');
  await page.getByRole('link', { name: 'Back to Store' }).click();
  await expect(page).toHaveURL(/\/store$/);
  expect(asked.filter((url) => !url.includes('/assets/') && /stripe|create-payment-intent/.test(url))).toEqual([]);
});

test('CHK-02 CHK-03 CHK-06 summary, fields and their limits', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await addToCart(page, 'GI-MAP');
  await visit(page, '/checkout');
  const main = page.getByRole('main');
  await expect(main).toContainText('GI-MAP');
  await expect(main).toContainText(/Quantity 2/);
  await expect(main).toContainText('FREE');
  await expect(main).toContainText('$954.00');
  const state = page.getByLabel('State');
  await expect(state).toHaveAttribute('placeholder', 'CA');
  await state.pressSequentially('CALIFORNIA');
  await expect(state).toHaveValue('CA');
  await expect(page.getByLabel(/country/i)).toHaveCount(0);
});

test('CHK-04 CHK-05 CHK-07 A11Y-01 an empty form says what is missing at each field and keeps what was typed', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await visit(page, '/checkout');
  await page.getByLabel('City').fill('Boise');
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
  for (const [label, message] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Valid email is required'],
    ['Phone', 'Phone number is required'],
    ['Date of birth', 'Date of birth is required'],
    ['Street address', 'Street address is required'],
    ['State', 'State is required'],
    ['ZIP code', 'Valid ZIP code is required'],
    ['I accept the terms and conditions', 'You must accept the terms and conditions'],
    [/I have read and understand/, "You must read and understand the website's privacy policy"],
  ] as const) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Boise');
  await expect(page.getByLabel('City')).not.toHaveAttribute('aria-invalid', 'true');
});

test('CHK-08 CHK-09 CHK-10 the terms open their box at the end of the text, by keyboard too', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await visit(page, '/checkout');
  const terms = page.getByRole('region', { name: /terms/i });
  const accept = page.getByLabel('I accept the terms and conditions');
  await expect(accept).toBeDisabled();
  await expect(page.getByText(/scroll to the end/i)).toBeVisible();
  const scrollTo = (fromBottom: number) => terms.evaluate((box, gap) => box.scrollTo(0, box.scrollHeight - box.clientHeight - gap), fromBottom);
  await scrollTo(11);
  await expect(accept).toBeDisabled();
  await scrollTo(10);
  await expect(accept).toBeEnabled();
  await expect(page.getByText(/scroll to the end/i)).toBeHidden();
  await expect(page.getByLabel(/I have read and understand/)).toBeEnabled();
  const policy = page.getByRole('main').getByRole('link', { name: /privacy policy/i });
  await expect(policy).toHaveAttribute('href', '/privacy-policy');
  await expect(policy).toHaveAttribute('target', '_blank');
  await page.reload();
  await expect(accept).toBeDisabled();
  await terms.focus();
  await page.keyboard.press('End');
  await expect(accept).toBeEnabled();
});

test('CHK-11 CHK-14 the status is asked first, then one intent with the spec\'s fields', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  const calls: { url: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) calls.push({ url: `${request.method()} ${url.pathname}`, body: request.postDataJSON() as unknown });
  });
  await visit(page, '/checkout');
  await expect(payButton(page)).toBeEnabled();
  expect(calls.map(({ url }) => url)).toEqual(['GET /api/payment/status', 'POST /api/create-payment-intent']);
  expect(calls[1]?.body).toMatchObject({ amount: '477.00', productIds: 'gi-map', items: [{ id: 'gi-map', quantity: 1 }] });
});

test('CHK-19 CHK-20 CHK-24 CHK-25 CHK-26 CHK-27 DATA-01 DATA-02 CAT-11 a kit is bought: confirmation, order, mail', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await addToCart(page, 'Probiotic', 'supplement');
  const orderCall = page.waitForRequest('**/api/payment/create-order');
  await prepareToPay(page, buyer);
  await expect(payButton(page)).toHaveText('Pay $542.00');
  await payButton(page).click();
  await expectConfirmed(page);
  await expect(toast(page, 'Order Successful!', 'Your order has been confirmed. Check your email for details.')).toBeVisible();
  expect((await orderCall).postDataJSON()).toMatchObject({
    ...buyer,
    dateOfBirth: '1990-04-12',
    productType: 'gi-map,probiotic',
    amount: '542.00',
    isSubscription: 'false',
    items: [{ id: 'gi-map', quantity: 1, price: 477 }, { id: 'probiotic', quantity: 1, price: 65 }],
  });
  expect(await page.evaluate(() => [localStorage.getItem('checkout'), JSON.parse(localStorage.getItem('cart') ?? '[]')])).toEqual([null, []]);
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toHaveAccessibleName('Cart');

  const order = await theOrderOf(buyer.email);
  expect(order).toMatchObject({ status: 'paid', amount: '542.00', productType: 'gi-map,probiotic', isSubscription: 'false' });
  await expect(page.getByRole('main')).toContainText(order.number);
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/store');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(order.phone).not.toContain('014-2290');
  expect(await openOrder(order.id)).toMatchObject({ phone: buyer.phone, dateOfBirth: '1990-04-12', address: buyer.address });

  const mails = await mailsTo(buyer.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.html).toContain('GI-MAP');
  expect(mails[0]?.html).toContain(order.number);
  expect(mails[0]?.html).not.toContain(buyer.address);
  expect(mails[0]?.text).toContain('$542.00');

  const confirm = (await requestsToStripe()).find(({ path, params }) => path.endsWith('/confirm') && JSON.stringify(params).includes(buyer.email));
  expect(confirm?.params).toMatchObject({
    payment_method_data: { billing_details: { name: 'Hannah Whitfield', email: buyer.email, address: { line1: buyer.address, city: 'Boise', state: 'ID', postal_code: '83702', country: 'US' } } },
  });
});

test('PAY-19 Stripe hears no name of a test and no date of birth, and the shop no number of a card', async ({ page }) => {
  const buyer = newBuyer();
  const expectNoCard = watchCardNumbers(page);
  await addToCart(page, 'MycoTOX');
  await prepareToPay(page, buyer);
  await expectNoCard(cards.good);
  await payButton(page).click();
  await expectConfirmed(page);
  await expectNoCard(cards.good);
  const heard = JSON.stringify(await requestsToStripe());
  expect(heard).toContain(buyer.email);
  for (const secret of ['MycoTOX', 'mycotox', 'GI-MAP', 'gi-map', '1990-04-12', '04/12/1990']) expect(heard).not.toContain(secret);
});

test('CHK-16 a changed cart changes the amount of the same intent, and that is what is charged', async ({ page, context }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await prepareToPay(page, buyer);
  const secondTab = await context.newPage();
  await visit(secondTab, '/cart');
  await secondTab.getByRole('button', { name: 'Increase quantity of GI-MAP' }).click();
  await expect(payButton(page)).toHaveText('Pay $954.00');
  await expect(payButton(page)).toBeEnabled();
  await expect(cardFields(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await theOrderOf(buyer.email)).toMatchObject({ amount: '954.00' });
});

test('CHK-22 a declined card is told in the provider\'s words; another card pays, once', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await prepareToPay(page, buyer, cards.declined);
  let orderCalls = 0;
  page.on('request', (request) => (orderCalls += request.url().endsWith('/api/payment/create-order') ? 1 : 0));
  await payButton(page).click();
  await expect(toast(page, 'Payment Failed', 'Your card was declined.')).toBeVisible();
  expect(orderCalls).toBe(0);
  expect(await ordersOf(buyer.email)).toEqual([]);
  await expect(page.getByLabel('Street address')).toHaveValue(buyer.address);
  await typeCard(page, cards.good);
  await payButton(page).click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('a bank that asks for 3-D Secure is answered in the page', async ({ page }) => {
  const buyer = newBuyer();
  await addToCart(page, 'GI-MAP');
  await prepareToPay(page, buyer, cards.asksForBank);
  await payButton(page).click();
  await bank(page).getByRole('button', { name: /fail/i }).click();
  await expect(toast(page, 'Payment Failed', /authenticate/)).toBeVisible();
  await payButton(page).click();
  await bank(page).getByRole('button', { name: /complete/i }).click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('wrong card numbers are caught at the field', async ({ page }) => {
  await addToCart(page, 'GI-MAP');
  await visit(page, '/checkout');
  await fillForm(page, newBuyer());
  await acceptTerms(page);
  await typeCard(page, '4242424242424241');
  await payButton(page).click();
  await expect(cardFields(page).getByText('Your card number is invalid.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Order Confirmed' })).toHaveCount(0);
});
