import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectNotHydrated, holdScripts } from '../support/held-scripts.ts';
import { fillCart, ready, visit } from '../support/shopper.ts';

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Cart/ });
const addButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add to Cart: ${name}`, exact: true });
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: string; quantity: number }[],
  );

test('HDR-05 A11Y-01 the badge counts the cart before any script file is there, and moves nothing', async ({
  page,
}) => {
  await visit(page, '/store');
  const place = await cartLink(page).boundingBox();
  await fillCart(page, { 'gi-map': 2, 'adult-gut': 1 });
  const release = await holdScripts(page);
  await page.goto('/store');
  await expect(cartLink(page)).toHaveAccessibleName('Cart 3 in it');
  expect(await cartLink(page).boundingBox()).toEqual(place);
  await expectAccessible(page);
  await expectNotHydrated(page);
  release();
  await ready(page);
  await expect(cartLink(page)).toHaveAccessibleName('Cart 3 in it');
  expect(await cartLink(page).boundingBox()).toEqual(place);
});

test('HDR-05 the badge stays away before the scripts when the cart is empty or unreadable', async ({
  page,
}) => {
  await holdScripts(page);
  for (const text of ['[]', '{', '[{"id":7}]', 'null']) {
    await page.addInitScript((value) => localStorage.setItem('cart', value), text);
    await page.goto('/');
    await expect(cartLink(page)).toHaveAccessibleName('Cart');
  }
  await expectNotHydrated(page);
});

test('STORE-07 a click before the scripts are there adds one item once they are', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/store');
  await addButton(page, 'GI-MAP').click();
  await expectNotHydrated(page);
  expect(await stored(page)).toEqual([]);
  release();
  await expect(page.getByText('GI-MAP has been added to your cart.').first()).toBeVisible();
  await expect(cartLink(page)).toContainText('1');
  expect(await stored(page)).toMatchObject([{ id: 'gi-map', quantity: 1 }]);
  await addButton(page, 'GI-MAP').click();
  await expect(cartLink(page)).toContainText('2');
});

test('a click is not repeated on something that is gone', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/store');
  await addButton(page, 'GI-MAP').click();
  await addButton(page, 'GI-MAP').evaluate((button) => button.replaceWith(button.cloneNode(true)));
  release();
  await ready(page);
  expect(await stored(page)).toEqual([]);
});

test('STORE-02 STORE-03 the address picks the panel before the scripts are there', async ({
  page,
}) => {
  await holdScripts(page);
  for (const [hash, panel] of [
    ['#packages', 'package'],
    ['#supplement', 'supplement'],
    ['', 'testing'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/store${hash}`, { waitUntil: 'domcontentloaded' });
    const shown = page.locator('[data-panel]').filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('data-panel', panel);
    await expectNotHydrated(page);
  }
});

test('FAST-03 scripts start at once with a hash and for who comes back from the bank; elsewhere, in the cart too, when idle or at the first touch', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  for (const path of ['/store#consultation', '/checkout?payment_intent=pi_none'])
    await visit(page, path);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  for (const path of ['/', '/cart', '/checkout']) {
    await page.goto(path);
    expect(requested.splice(0), path).toEqual([]);
    await page.keyboard.press('Shift');
    await ready(page);
    expect(requested.splice(0).length, path).toBeGreaterThan(0);
  }
});

test('HOME-17 DLG-02 the dialog is fetched when an opener is pointed at, and the payment script once it is open', async ({
  page,
}) => {
  let payment = 0;
  page.on('request', (request) => (payment += request.url().endsWith('/stripe.js') ? 1 : 0));
  // What came over the line: what was fetched is imported from what the browser keeps.
  const count = (file: string) =>
    page.evaluate(
      (name) =>
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) =>
              entry.name.includes(`/assets/${name}-`) &&
              (entry as PerformanceResourceTiming).transferSize > 0,
          ).length,
      file,
    );
  const opener = page.getByRole('main').getByRole('link', { name: /: GI-MAP Test$/ });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await count('home')).toBe(1);
  expect(await count('offer-dialog')).toBe(0);
  await opener.hover();
  await expect.poll(() => count('offer-dialog')).toBe(1);
  expect(payment).toBe(0);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => payment).toBe(1);
  expect(await count('offer-dialog')).toBe(1);
});
