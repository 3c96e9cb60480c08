import { expect, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { overflow } from '../support/letters.ts';
import { watched, watchPaint } from '../support/paint.ts';
import { violations, watchPolicy } from '../support/policy.ts';
import { scrollThrough } from '../support/scroll.ts';
import {
  addToCart,
  cardFields,
  expectConfirmed,
  newBuyer,
  payButton,
  ready,
  visit,
} from '../support/shopper.ts';

/** What only shows after a click or at an address that is no page; the pages themselves are in every-page.spec.ts. */
const states = [
  '/store#consultation',
  '/store#packages',
  '/store#supplement',
  '/no/such/page',
  '/mail/no-such-token',
];

const widths = [1440, 768, 360];

for (const path of states) {
  test(`A11Y-01 SEC-01 axe finds nothing on ${path} at ${widths.join(', ')} px, it does not scroll sideways, and does not break its own policy`, async ({
    page,
  }) => {
    await watchPolicy(page);
    await visit(page, path);
    expect(await violations(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      expect(await overflow(page), `at ${width} px`).toBe(0);
    }
  });
}

test('A11Y-01 LOOK-01 axe finds nothing while the cookie question stands, which moves nothing where the letters are at hand', async ({
  page,
}) => {
  await watchPaint(page);
  await page.goto('/');
  await ready(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await ready(page);
    await expect(page.getByRole('button', { name: 'I understand' })).toBeVisible();
    await scrollThrough(page);
    expect((await watched(page)).shifts).toEqual([]);
    await expectAccessible(page);
  }
});

test('A11Y-01 axe finds nothing in a form as the server answers it', async ({ page }) => {
  for (const [path, part] of [
    ['/', '#contact'],
    ['/freebies', '#workshop'],
  ] as const) {
    await visit(page, path);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator(`${part} form`).evaluate((form: HTMLFormElement) => form.submit());
    expect((await answered).status()).toBe(400);
    await ready(page);
    await expect(page.locator(part).getByLabel('Email')).toHaveAccessibleDescription(
      'Email is required',
    );
    await expectAccessible(page);
  }
});

test('A11Y-01 CHK-04 SEC-01 axe finds nothing in the states of buying, from the store to the open payment form, and none breaks its own policy; what is missing gets the keyboard, and what was typed stays', async ({
  page,
}) => {
  await watchPolicy(page);
  await addToCart(page, 'GI-MAP');
  expect(await violations(page)).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  await expectAccessible(page);
  await visit(page, '/cart');
  expect(await violations(page)).toEqual([]);
  await expectAccessible(page);
  await visit(page, '/checkout');
  await expect(payButton(page)).toBeEnabled();
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const city = page.getByLabel('City');
  await city.fill('Boise');
  await payButton(page).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(city).toHaveValue('Boise');
  await expect(city).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('FAQ-01 A11Y-01 axe finds nothing in the opened answers', async ({ page }) => {
  await visit(page, '/faq');
  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  await expectAccessible(page);
});

test('HDR-03 A11Y-02 an item of the menu is gone to with the keyboard, and the menu closes behind it', async ({
  page,
}) => {
  await visit(page, '/store');
  const first = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('listitem')
    .getByRole('link')
    .first();
  await page.getByRole('banner').locator('summary').press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(first).toBeHidden();
});

test('A11Y-02 a kit can be bought with the keyboard only', async ({ page }) => {
  const buyer = newBuyer();
  await visit(page, '/store');
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 120; presses += 1) {
      if (await isThere()) return;
      await press('Tab');
    }
    throw new Error('Not reachable with the Tab key');
  };
  const focusIs = (name: string | RegExp) => async () => {
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) return false;
    const label = await focused.evaluate(
      (element) =>
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.getAttribute('aria-label') ??
        element.textContent ??
        '',
    );
    return typeof name === 'string' ? label.trim().startsWith(name) : name.test(label.trim());
  };

  await tabTo(focusIs(/Add to Cart: GI-MAP$/));
  await press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('1');
  await visit(page, '/cart');
  await tabTo(focusIs('Proceed to Checkout'));
  await press('Enter');
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(payButton(page)).toBeEnabled();
  for (const [label, value] of [
    ['First name', buyer.firstName],
    ['Last name', buyer.lastName],
    ['Email', buyer.email],
    ['Phone', buyer.phone],
    ['Date of birth', '04121990'],
    ['Street address', buyer.address],
    ['City', buyer.city],
    ['State', buyer.state],
    ['ZIP code', buyer.zipCode],
  ] as const) {
    await tabTo(focusIs(label));
    await page.keyboard.type(value);
  }
  await tabTo(
    async () =>
      (await page
        .locator(':focus')
        .getAttribute('role')
        .catch(() => null)) === 'region',
  );
  await press('End');
  await expect(page.getByLabel('I accept the terms and conditions')).toBeEnabled();
  await tabTo(focusIs('I accept the terms'));
  await press('Space');
  await tabTo(focusIs(/I have read and understand/));
  await press('Space');
  const card = cardFields(page);
  await tabTo(() =>
    card
      .getByLabel('Card number')
      .evaluate((input) => input === document.activeElement && document.hasFocus()),
  );
  await page.keyboard.type('4242424242424242');
  await press('Tab');
  await page.keyboard.type('1234');
  await press('Tab');
  await page.keyboard.type('123');
  await tabTo(focusIs(/^Pay \$/));
  await press('Enter');
  await expectConfirmed(page);
  await expect(page.getByRole('heading', { name: 'Order Confirmed' })).toBeFocused();
});
