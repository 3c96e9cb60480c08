import { expect, test, type Page } from 'playwright/test';
import { mailsTo } from './mailbox.ts';
import { theOrderOf } from './office.ts';
import { requestsToStripe } from './payments.ts';
import { acceptTerms, addToCart, expectConfirmed, fillForm, newBuyer, payButton, toast, typeCard, visit } from './shopper.ts';

const couponField = (page: Page) => page.getByLabel('Coupon', { exact: true });

async function openCheckout(page: Page): Promise<void> {
  await addToCart(page, 'GI-MAP');
  await visit(page, '/checkout');
  await expect(payButton(page)).toBeEnabled();
}

async function applyWelcome(page: Page): Promise<void> {
  await couponField(page).pressSequentially('welcome10');
  await expect(couponField(page)).toHaveValue('WELCOME10');
  await couponField(page).press('Enter');
  await expect(toast(page, 'Coupon Applied!', 'You saved $47.70')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay $429.30');
}

test('CPN-01 letters become capitals where they are typed, and the caret stays', async ({ page }) => {
  await openCheckout(page);
  await couponField(page).fill('ab');
  await couponField(page).press('Home');
  await couponField(page).press('ArrowRight');
  await couponField(page).pressSequentially('xy');
  await expect(couponField(page)).toHaveValue('AXYB');
});

test('CPN-02 a blank code is told at the field and asks nothing', async ({ page }) => {
  await openCheckout(page);
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/api/validate-coupon') ? 1 : 0));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Error', 'Please enter a coupon code.')).toBeVisible();
  await expect(couponField(page)).toHaveAccessibleDescription('Please enter a coupon code');
  expect(asked).toBe(0);
});

test('CPN-05 a code that does not count is told with its reason and leaves the total as it is', async ({ page }) => {
  await openCheckout(page);
  for (const [code, reason] of [['NOSUCHCODE', 'This coupon code is not valid.'], ['FAMILY20', 'This coupon code is only for Family Wellness Program.']] as const) {
    await couponField(page).fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(toast(page, 'Invalid Coupon', reason)).toBeVisible();
    await expect(couponField(page)).toHaveAccessibleDescription(reason);
    await expect(couponField(page)).toHaveValue(code);
  }
  await expect(payButton(page)).toHaveText('Pay $477.00');
});

test('CPN-04 CPN-06 an applied code lowers the total, survives a reload and can be taken off again', async ({ page }) => {
  await openCheckout(page);
  await typeCard(page, '4242424242424242');
  await applyWelcome(page);
  await expect(page.frameLocator('iframe[title="Secure payment input frame"]').first().getByLabel('Card number')).toHaveValue(/4242/);
  await page.reload();
  await expect(payButton(page)).toHaveText('Pay $429.30');
  await expect(payButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Coupon Removed', 'Coupon code has been removed from your order.')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay $477.00');
  await expect(couponField(page)).toHaveValue('');
  await expect(couponField(page)).toBeFocused();
});

test('CPN-04 CPN-07 a kit is bought with a code: charge, order and mail agree, and the code counts once for one address', async ({ page }) => {
  const buyer = newBuyer();
  await openCheckout(page);
  await applyWelcome(page);
  await fillForm(page, buyer);
  await acceptTerms(page);
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expectConfirmed(page);
  await expect(page.getByRole('main')).toContainText('−$47.70');
  expect(await theOrderOf(buyer.email)).toMatchObject({ status: 'paid', amount: '429.30', couponCode: 'WELCOME10', discountAmount: '47.70' });
  const asked = await requestsToStripe();
  const confirm = asked.findLast(({ path, params }) => path.endsWith('/confirm') && JSON.stringify(params).includes(buyer.email));
  const changes = asked.filter(({ path }) => `${path}/confirm` === confirm?.path);
  expect(changes.map(({ params }) => params['amount']).findLast(Boolean)).toBe('42930');
  expect((await mailsTo(buyer.email))[0]?.text).toContain('$429.30');

  await openCheckout(page);
  await applyWelcome(page);
  await fillForm(page, buyer);
  await acceptTerms(page);
  await typeCard(page, '4242424242424242');
  await payButton(page).click();
  await expect(page.getByText(/Coupon WELCOME10: /)).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay $477.00');
  await expect(page.getByRole('heading', { name: 'Order Confirmed' })).toHaveCount(0);
});
