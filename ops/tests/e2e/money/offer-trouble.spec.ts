import { expect, test, type Page } from 'playwright/test';
import { json, onFirst } from '../support/answers.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  dialog,
  expectConfirmed,
  expectMails,
  openOffer,
  opener,
  orderPath,
  pay,
  prepare,
  typeBuyer,
  typeCard,
} from '../support/offers.ts';
import { ordersOf, theOrderOf } from '../support/office.ts';
import { paymentsOf } from '../support/payments.ts';
import { bank, cards, newBuyer, toast, visit } from '../support/shopper.ts';

test('DLG-03 DLG-05 A11Y-01 where nobody can pay it says why and asks nothing of the payment provider; axe finds nothing', async ({
  page,
}) => {
  let scripts = 0;
  page.on('request', (request) => (scripts += request.url().endsWith('/stripe.js') ? 1 : 0));
  await page.route('**/api/payment/status', (route) =>
    route.fulfill(json(200, { configured: true, tokenizationKeyAvailable: false })),
  );
  await openOffer(page);
  await expect(
    dialog(page).getByText('Stripe public key is not configured. Please contact support.'),
  ).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await expectAccessible(page);
  expect(scripts).toBe(0);
});

test('PAY-22 a shop that cannot say whether it takes payments is asked again, and is not called unfinished', async ({
  page,
}) => {
  await onFirst(page, '/api/payment/status', (route) =>
    route.fulfill(json(503, { success: false, message: 'We cannot take payments right now.' })),
  );
  await openOffer(page);
  await expect(dialog(page).getByText('We cannot take payments right now.')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await typeCard(page, cards.good);
  await expect(pay(page)).toBeEnabled();
});

test('DLG-12 PAY-10 PAY-16 a declined card, and a bank that turns down or is left, are no order and keep what was typed; answered in the page it is one', async ({
  page,
}) => {
  const buyer = newBuyer();
  await prepare(page, buyer, cards.declined);
  await pay(page).click();
  await expect(toast(page, 'Payment Failed', 'Your card was declined.')).toBeVisible();
  await typeCard(page, cards.asksForBank);
  await pay(page).click();
  await bank(page).getByRole('button', { name: /fail/i }).click();
  await expect(toast(page, 'Payment Failed', /authenticate/)).toBeVisible();
  await pay(page).click();
  await expect(bank(page).getByRole('button', { name: /complete/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bank(page).getByRole('button')).toHaveCount(0);
  await expect(pay(page)).toBeEnabled();
  for (const [label, typed] of [
    ['First name', buyer.firstName],
    ['Last name', buyer.lastName],
    ['Email', buyer.email],
  ] as const)
    await expect(dialog(page).getByLabel(label)).toHaveValue(typed);
  expect(await ordersOf(buyer.email)).toEqual([]);
  await pay(page).click();
  await bank(page)
    .getByRole('button', { name: /complete/i })
    .click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('TEST-07 PAY-10 nobody answers: no word of a failure, the keyboard is at Ask again each time, and asking ends in the one order', async ({
  page,
}) => {
  const buyer = newBuyer();
  await page.clock.install();
  await prepare(page, buyer);
  let isAway = true;
  await page.route(orderPath, (route) => (isAway ? route.abort() : route.continue()));
  await pay(page).press('Enter');
  const again = dialog(page).getByRole('button', { name: 'Ask again' });
  for (const isLast of [false, true]) {
    await expect(pay(page)).toBeDisabled();
    // Before it gives up it tries some more times, later and later.
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(again).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText('Payment Failed')).toHaveCount(0);
    await expect(dialog(page)).toContainText('We do not know yet whether your payment arrived.');
    isAway = !isLast;
    await page.keyboard.press('Enter');
  }
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
  expect(await paymentsOf(buyer.email)).toBe(1);
});

test('PAY-10 an answer that gets lost, a double click and a second tab: charged once, and nobody says that it failed', async ({
  page,
  context,
}) => {
  const buyer = newBuyer();
  await prepare(page, buyer);
  const second = await context.newPage();
  await prepare(second, buyer);
  let calls = 0;
  await page.route(orderPath, async (route) => {
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
  await expectMails(buyer.email, order.number);
});

test('PAY-10 a connection that is cut while the card is read: told as such, nothing is sent, and Pay again pays once', async ({
  page,
}) => {
  const buyer = newBuyer();
  await prepare(page, buyer);
  await onFirst(page, '/v1/tokens', (route) => route.abort());
  let calls = 0;
  page.on(
    'request',
    (request) => (calls += request.url().endsWith('/api/payment/create-order') ? 1 : 0),
  );
  await pay(page).click();
  await expect(toast(page, 'Payment Error', /\S+ \S+/)).toBeVisible();
  await expect(pay(page)).toBeEnabled();
  expect(calls).toBe(0);
  await pay(page).click();
  await expectConfirmed(page);
  expect([calls, await paymentsOf(buyer.email)]).toEqual([1, 1]);
});

for (const [what, leave] of [
  ['reloaded', (page: Page) => page.reload()],
  ['closed', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`PAY-10 ${what} in the middle of a payment and paid again: charged once`, async ({
    page,
  }) => {
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

test('PAY-10 the way back leaves the dialog and nothing of it; forward the page is whole again', async ({
  page,
}) => {
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
