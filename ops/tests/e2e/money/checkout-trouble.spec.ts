import { expect, test } from 'playwright/test';
import { json, onFirst } from '../support/answers.ts';
import { mailsTo } from '../support/mailbox.ts';
import { ordersOf, theOrderOf } from '../support/office.ts';
import {
  acceptTerms,
  bank,
  cardFields,
  cards,
  expectConfirmed,
  fillCart,
  fillForm,
  newBuyer,
  payButton,
  prepareToPay,
  toast,
  typeCard,
  visit,
} from '../support/shopper.ts';

test('CHK-17 CHK-18 a payment that could not be prepared can be asked for again', async ({
  page,
}) => {
  await fillCart(page);
  let calls = 0;
  await page.route('**/api/create-payment-intent', (route) => {
    calls += 1;
    if (calls === 1)
      return route.fulfill(
        json(503, { success: false, message: 'The payment provider is resting.' }),
      );
    return calls === 2 ? route.abort() : route.continue();
  });
  await visit(page, '/checkout');
  for (const title of ['Setup Error', 'Connection Error']) {
    await expect(toast(page, title, /\S/)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /try again/i })
      .click();
  }
  await expect(payButton(page)).toBeEnabled();
});

test('CHK-21 a payment library that does not answer is given up after fifteen seconds', async ({
  page,
}) => {
  await fillCart(page);
  await page.clock.install();
  let calls = 0;
  await page.route('**/stripe.js', () => void (calls += 1));
  await visit(page, '/checkout');
  await expect.poll(() => calls).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(
    toast(page, 'Payment Error', 'Payment system not loaded. Please refresh and try again.'),
  ).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
});

test('CHK-22 a wrong number is caught at its field, a declined card and a bank that says no in their words; what was typed stays, and in the end pays once', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillCart(page);
  await visit(page, '/checkout');
  await fillForm(page, buyer);
  await acceptTerms(page);
  await typeCard(page, '4242424242424241');
  await payButton(page).click();
  await expect(cardFields(page).getByText('Your card number is invalid.')).toBeVisible();
  await expect(toast(page, 'Payment Failed', 'Your card number is invalid.')).toBeVisible();

  await typeCard(page, cards.declined);
  await payButton(page).click();
  await expect(toast(page, 'Payment Failed', 'Your card was declined.')).toBeVisible();

  await typeCard(page, cards.asksForBank);
  await payButton(page).click();
  await bank(page).getByRole('button', { name: /fail/i }).click();
  await expect(toast(page, 'Payment Failed', /authenticate/)).toBeVisible();
  expect(await ordersOf(buyer.email)).toEqual([]);
  await expect(page.getByLabel('Street address')).toHaveValue(buyer.address);
  await payButton(page).click();
  await bank(page)
    .getByRole('button', { name: /complete/i })
    .click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('CHK-28 PAY-10 money taken and the order call refused: asking again ends in the confirmation', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillCart(page);
  await prepareToPay(page, buyer);
  await onFirst(page, '/api/payment/create-order', (route) =>
    route.fulfill(json(503, { success: false, message: 'The shop is resting.' })),
  );
  await payButton(page).click();
  await expect(toast(page, 'Order Error', 'The shop is resting.')).toBeVisible();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('PAY-10 two tabs of one checkout pay once', async ({ page, context }) => {
  const buyer = newBuyer();
  await fillCart(page);
  await prepareToPay(page, buyer);
  const second = await context.newPage();
  await prepareToPay(second, buyer);
  await Promise.all([payButton(page).click(), payButton(second).click()]);
  await expectConfirmed(page);
  await expectConfirmed(second);
  await theOrderOf(buyer.email);
  expect(await mailsTo(buyer.email)).toHaveLength(1);
});
