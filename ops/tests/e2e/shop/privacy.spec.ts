import { expect, test } from 'playwright/test';
import { unlisted, watchRequests } from '../support/kept.ts';
import { cardField, openOffer } from '../support/offers.ts';
import { addToCart, cardFields, payButton, visit } from '../support/shopper.ts';
import { stack } from '../support/stack.ts';

test('PRV-01 who chats and pays leaves what is listed, and only the payment asks somebody else', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await addToCart(page, 'GI-MAP');
  await page.getByRole('button', { name: 'Gut Health Assistant', exact: true }).click();
  await page.getByPlaceholder('Type your message...').fill('Do you ship to Idaho?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').locator('p')).toHaveCount(3);
  expect(requests).toMatchObject({ others: [], unlisted: [] });
  await openOffer(page);
  await expect(cardField(page, 'CVC')).toBeVisible();
  await visit(page, '/checkout');
  await expect(payButton(page)).toBeEnabled();
  const code = page.getByLabel('Coupon', { exact: true });
  await code.fill('WELCOME10');
  await code.press('Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(
    expect.arrayContaining([
      'cart',
      'checkout',
      'checkout-coupon-declined',
      'kwc_chat_history',
      'offer-gi-map',
    ]),
  );
  expect(await unlisted(page)).toEqual([]);
  expect([...new Set(requests.others.map((url) => new URL(url).origin))]).toEqual([
    new URL(stack.stripeUrl).origin,
  ]);
  expect(requests.unlisted).toEqual([]);
});
