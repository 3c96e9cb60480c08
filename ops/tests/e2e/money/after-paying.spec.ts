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

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('DLG-13 LOOK-01 the dialog opens its confirmation at the top, with Done in sight and the toast on nothing', async ({
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
      await expect(heading).toBeInViewport({ ratio: 1 });
      for (const name of ['Done', 'Keep looking'])
        await expect(dialog(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByRole('listitem').filter({ visible: true })).toHaveCount(
        width < 760 ? 3 : 6,
      );
      expect(await overlap(said, heading)).toBe(false);
      expect(await overlap(said, dialog(page))).toBe(false);
      expect((await boxOf(said)).height).toBeLessThan(120);
    });

    test('CHK-26 LOOK-01 the toast lies on nothing of the confirmation, whose sentences keep their lines and whose addresses are whole', async ({
      page,
    }) => {
      const buyer = newBuyer();
      await fillCart(page, { 'complete-package': 1 });
      await prepareToPay(page, buyer);
      await payButton(page).click();
      await expectConfirmed(page);
      const said = toast(page, 'Order Successful!', 'Your order has been confirmed.');
      await expect(said).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'Order Confirmed' })).toBeFocused();
      const scene = main(page).locator('[data-till] img');
      await expect(scene).toBeVisible();
      for (const part of [
        page.locator('.header-bar'),
        main(page).getByRole('heading', { name: 'Order Confirmed' }),
        main(page).getByText('Thank you, Hannah.'),
        scene,
      ])
        expect(await overlap(said, part)).toBe(false);
      const tagline = page.locator('header > p').last();
      if (width === 768) {
        const end = await tagline.evaluate((box) => {
          const range = document.createRange();
          range.selectNodeContents(box);
          return range.getBoundingClientRect().right;
        });
        expect(end).toBeLessThan((await boxOf(said)).x);
      }
      const lines = async (part: Locator) =>
        await part.evaluate((box) => {
          const range = document.createRange();
          range.selectNodeContents(box);
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
        });
      expect(await lines(main(page).getByText('Thank you, Hannah.'))).toBe(1);
      expect(await lines(main(page).getByText(buyer.email))).toBe(1);
      expect(
        await lines(
          main(page)
            .getByText((await practice()).email)
            .last(),
        ),
      ).toBe(1);
      expect(await lines(main(page).getByText(/^\w+ \d+, \d{4}$/))).toBe(1);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

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

test('ORD-12 ORD-13 ORD-14 a program bought for oneself asks for its kit alone, in the next step and with one button, beside its picture; what is paid is told apart from what is to come', async ({
  page,
}) => {
  await fillCart(page, { 'family-wellness-program': 1 });
  await prepareToPay(page, newBuyer());
  await payButton(page).click();
  await expectConfirmed(page);
  await main(page).getByRole('link', { name: 'Choose your kit' }).first().click();
  const step = main(page).getByRole('region', { name: 'Your next step' });
  await expect(step).toContainText('Choose your kit.');
  await expect(step.getByLabel('Which kit?')).toBeVisible();
  await expect(step.getByRole('button')).toHaveCount(1);
  await expect(step.getByRole('link')).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: /Family Wellness Program/ })).toHaveCount(1);
  await expect(main(page).getByText('Change the address')).toHaveCount(1);
  await expect(main(page).getByRole('radio', { name: 'I will' })).toBeHidden();
  await expect(main(page).getByRole('article').first().locator('img')).toBeVisible();
  const color = (place: number) =>
    main(page)
      .locator('ol.payments li')
      .nth(place)
      .evaluate((stroke) => getComputedStyle(stroke).borderTopColor);
  expect(await color(0)).not.toBe(await color(1));
  await expect(main(page).getByText('To book', { exact: true })).toHaveCount(1);
  await expect(main(page).getByRole('heading', { name: /^Visit/ })).toHaveText([
    'Visit 1',
    'Visits 2 to 5',
  ]);

  await main(page).getByLabel('Which kit?').selectOption({ label: 'Adult Gut' });
  await main(page).getByRole('button', { name: 'Send this to us' }).click();
  await expect(main(page).getByRole('heading', { name: 'Adult Gut for you' })).toBeVisible();
});
