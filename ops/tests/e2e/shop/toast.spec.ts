import { expect, test, type Page } from 'playwright/test';
import { dialog, openOffer, pay, typeBuyer } from '../support/offers.ts';
import { newBuyer, toast, visit } from '../support/shopper.ts';

const added = (page: Page) => toast(page, 'Added to Cart', 'GI-MAP has been added to your cart.');

async function showToast(page: Page): Promise<void> {
  await visit(page, '/store');
  await page.getByRole('button', { name: 'Add to Cart: GI-MAP', exact: true }).click();
  await expect(added(page)).toBeInViewport();
}

/** Takes the toast at its words and draws it by so many pixels. */
async function draw(page: Page, { x, y = 0 }: { x: number; y?: number }): Promise<void> {
  const box = await added(page).boundingBox();
  if (!box) throw new Error('No toast to draw');
  const [left, top] = [box.x + 90, box.y + 30];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x / 2, top + y / 2, { steps: 4 });
  await page.mouse.move(left + x, top + y, { steps: 4 });
  await page.mouse.up();
}

test('TOAST-03 a toast that is drawn by more than 50 px to the right closes; by less, to the left or down it stays', async ({
  page,
}) => {
  await showToast(page);
  for (const way of [{ x: 48 }, { x: -120 }, { x: 20, y: 120 }]) {
    await draw(page, way);
    await expect(added(page)).toBeInViewport();
    expect(await added(page).evaluate((label) => label.style.translate)).toBe('');
  }
  await draw(page, { x: 54 });
  await expect(added(page)).toHaveCount(0);
});

test('TOAST-03 its five seconds stand still while somebody points at it', async ({ page }) => {
  await page.clock.install();
  await showToast(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await added(page).hover();
  await page.clock.runFor(20_000);
  await expect(added(page)).toHaveCount(1);
  await page.mouse.move(1, 1);
  await page.clock.runFor(1_000);
  await expect(added(page)).toHaveCount(1);
  await page.clock.runFor(4_500);
  await expect(added(page)).toHaveCount(0);
});

test('TOAST-03 A11Y-02 Close gives the keyboard back to where it was', async ({ page }) => {
  await showToast(page);
  const button = page.getByRole('button', { name: 'Add to Cart: GI-MAP', exact: true });
  await expect(button).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(added(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(added(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('A11Y-01 a toast is read out, the same one again, and its words do not stay twice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      // What a page is read with is no change that is read out.
      if (document.readyState === 'loading') return;
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest('[aria-live=polite]'))
          heard.push(...Array.from(addedNodes, (node) => node.textContent ?? ''));
    }).observe(document, { subtree: true, childList: true });
  });
  await showToast(page);
  await page.getByRole('button', { name: 'Add to Cart: GI-MAP', exact: true }).click();
  const words = 'Added to Cart. GI-MAP has been added to your cart.';
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual([words, words]);
  await expect(page.getByText('GI-MAP has been added to your cart.')).toHaveCount(1);
});

for (const width of [1280, 768]) {
  test(`LOOK-01 TOAST-03 at ${width} px a toast over the dialog covers neither Close nor Pay`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/stripe.js', (route) => route.abort());
    await openOffer(page);
    await typeBuyer(page, newBuyer());
    await expect(pay(page)).toBeEnabled();
    await pay(page).press('Enter');
    await expect(toast(page, 'Payment Error', 'Payment system not loaded.')).toBeInViewport();
    await pay(page).click({ trial: true, timeout: 2_000 });
    await dialog(page)
      .getByRole('button', { name: /^Close/ })
      .click({ timeout: 2_000 });
    await expect(dialog(page)).toHaveCount(0);
  });
}
