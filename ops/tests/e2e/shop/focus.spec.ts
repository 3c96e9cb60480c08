import { limits } from 'common/contract/limits';
import { expect, test } from 'playwright/test';
import { fillCart, payButton, visit } from '../support/shopper.ts';

test('TEST-07 CONT-07 the button of the contact form keeps the keyboard while it sends, and a second press does nothing', async ({
  page,
}) => {
  let calls = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    calls += 1;
    await answer.promise;
    await route.fulfill({ status: 500, body: 'boom' });
  });
  await visit(page, '/');
  const form = page.locator('#contact');
  for (const [label, typed] of [
    ['First name', 'Hannah'],
    ['Last name', 'Whitfield'],
    ['Email', 'hannah@visitor.example'],
  ] as const)
    await form.getByLabel(label).fill(typed);
  await form.getByLabel('Main concern').selectOption('hormonal');
  await form.getByLabel('I am interested in').selectOption('second-opinion');
  await form.getByRole('button', { name: 'Send message' }).press('Enter');
  const sending = form.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeFocused();
  await page.keyboard.press('Enter');
  await form.getByLabel('Email').press('Enter');
  await sending.focus();
  answer.resolve();
  await expect(form.getByRole('button', { name: 'Send message' })).toBeFocused();
  expect(calls).toBe(1);
});

test('TEST-07 WS-02 CONT-09 a button that is disabled while it sends gets the keyboard back, unless somebody has gone elsewhere', async ({
  page,
}) => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  await page.route('**/api/workshop-signup', async (route) => {
    await answers[calls++]?.promise;
    await route.fulfill({ status: 500, body: 'boom' });
  });
  await visit(page, '/freebies');
  const form = page.locator('#workshop');
  for (const [label, typed] of [
    ['First name', 'Hannah'],
    ['Last name', 'Whitfield'],
    ['Email', 'hannah@visitor.example'],
  ] as const)
    await form.getByLabel(label).fill(typed);
  const button = form.getByRole('button', { name: 'Sign me up' });
  const sending = form.getByRole('button', { name: 'Signing Up...' });
  await button.press('Enter');
  await expect(sending).toHaveAttribute('disabled', '');
  answers[0]?.resolve();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(sending).toHaveAttribute('disabled', '');
  await form.getByLabel('Email').focus();
  answers[1]?.resolve();
  await expect(button).toBeEnabled();
  await expect(form.getByLabel('Email')).toBeFocused();
});

test('TEST-07 CPN-03 the button of the coupon box keeps the keyboard while a code is checked, and asks once', async ({
  page,
}) => {
  await fillCart(page);
  await visit(page, '/checkout');
  await expect(payButton(page)).toBeEnabled();
  let calls = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/validate-coupon', async (route) => {
    calls += 1;
    await answer.promise;
    await route.continue();
  });
  const code = page.getByLabel('Coupon', { exact: true });
  await code.fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  const checking = page.getByRole('button', { name: 'Checking...' });
  await expect(checking).toBeFocused();
  await page.keyboard.press('Enter');
  answer.resolve();
  await expect(code).toBeFocused();
  expect(calls).toBe(1);
});

test('TEST-07 CART-05 plus keeps the keyboard at the largest quantity, and adds no more', async ({
  page,
}) => {
  await fillCart(page, { 'gi-map': limits.quantity - 1 });
  await visit(page, '/cart');
  const plus = page.getByRole('button', { name: 'Increase quantity of GI-MAP' });
  await plus.press('Enter');
  await expect(plus).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(plus).toBeFocused();
  await expect(
    page.getByRole('group', { name: 'Quantity of GI-MAP' }).getByRole('status'),
  ).toHaveText(String(limits.quantity));
});
