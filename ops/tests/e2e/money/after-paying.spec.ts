import { expect, test, type Locator, type Page } from 'playwright/test';
import { boxOf } from '../support/boxes.ts';
import {
  dialog,
  expectConfirmed as expectOffer,
  openOffer,
  pay,
  typeBuyer,
  typeCard,
} from '../support/offers.ts';
import { practice } from '../support/office.ts';
import {
  cards,
  expectConfirmed,
  fillCart,
  newBuyer,
  payButton,
  prepareToPay,
  toast,
  visit,
} from '../support/shopper.ts';

const main = (page: Page) => page.getByRole('main');

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of the two is not shown');
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isApart;
}

const sizes = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

/** Looks at what was confirmed on a phone, a tablet and a desk; the toast stays while the pointer is on it. */
async function atEachSize(
  page: Page,
  said: Locator,
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await said.hover();
    await look(width);
  }
}

const linesOf = (part: Locator) =>
  part.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });

const endOfWords = (part: Locator) =>
  part.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return range.getBoundingClientRect().right;
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('DLG-13 LOOK-01 the dialog opens its confirmation at the top, with Done in sight and the toast on nothing, at 390, 768 and 1440 px', async ({
    page,
  }) => {
    await openOffer(page, 'Complete Gut Health Package');
    await typeBuyer(page, newBuyer());
    await typeCard(page, cards.good);
    await pay(page).click();
    await expectOffer(page);
    const heading = dialog(page).getByRole('heading', { name: 'Order Confirmed!' });
    const said = toast(page, 'Payment Successful!', 'Your order has been confirmed.');
    await expect(said).toBeVisible();
    await atEachSize(page, said, async (width) => {
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await dialog(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      for (const name of ['Done', 'Keep looking'])
        await expect(dialog(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByRole('listitem').filter({ visible: true })).toHaveCount(
        width < 760 ? 3 : 6,
      );
      expect(await overlap(said, heading)).toBe(false);
      expect(await overlap(said, dialog(page))).toBe(false);
      expect((await boxOf(said)).height).toBeLessThan(120);
    });
  });

  test('CHK-26 LOOK-01 the toast lies on nothing of the confirmation, whose sentences keep their lines and whose addresses are whole, at 390, 768 and 1440 px', async ({
    page,
  }) => {
    const buyer = newBuyer();
    const { email } = await practice();
    await fillCart(page, { 'complete-package': 1 });
    await prepareToPay(page, buyer);
    await payButton(page).click();
    await expectConfirmed(page);
    const said = toast(page, 'Order Successful!', 'Your order has been confirmed.');
    await expect(said).toBeVisible();
    const heading = main(page).getByRole('heading', { name: 'Order Confirmed' });
    const thanks = main(page).getByText('Thank you, Hannah.');
    const scene = main(page).locator('[data-till] img');
    await atEachSize(page, said, async (width) => {
      await expect(heading).toBeFocused();
      await expect(scene).toBeVisible();
      for (const part of [page.locator('.header-bar'), heading, thanks, scene])
        expect(await overlap(said, part)).toBe(false);
      if (width === 768)
        expect(await endOfWords(page.locator('header > p').last())).toBeLessThan(
          (await boxOf(said)).x,
        );
      expect(await linesOf(thanks)).toBe(1);
      expect(await linesOf(main(page).getByText(buyer.email))).toBe(1);
      expect(await linesOf(main(page).getByText(email).last())).toBe(1);
      expect(await linesOf(main(page).getByText(/^\w+ \d+, \d{4}$/))).toBe(1);
    });
  });

  test('CHAT-01 LOOK-01 where somebody pays the chat button stands below everything', async ({
    page,
  }) => {
    const button = page.locator('.chat-button');
    await fillCart(page, { 'gi-map': 1, 'child-gut': 1 });
    for (const path of ['/cart', '/checkout']) {
      await visit(page, path);
      await expect(main(page).getByText('GI-MAP').first()).toBeAttached();
      await expect(button).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await overlap(button, main(page))).toBe(false);
    }
  });
});

test('CHK-08 LOOK-01 until the terms are read their last line fades to the very edge', async ({
  page,
}) => {
  await fillCart(page);
  await visit(page, '/checkout');
  const terms = page.getByRole('region', { name: /terms/i });
  const fade = () => terms.evaluate((box) => getComputedStyle(box).maskImage);
  expect(await fade()).toMatch(/^linear-gradient\(.+, rgba\(0, 0, 0, 0\) 16px/);
  await terms.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect.poll(fade).toBe('none');
});
