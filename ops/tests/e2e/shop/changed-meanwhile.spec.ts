import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  dialog,
  expectConfirmed as expectOffer,
  openOffer,
  pay,
  prepare,
  typeBuyer,
  typeCard as typeOfferCard,
} from '../support/offers.ts';
import { changeByHandle, ordersOf, theOrderOf } from '../support/office.ts';
import { breakStripe, healStripe } from '../support/payments.ts';
import {
  addToCart,
  cards,
  expectConfirmed,
  fillCart,
  newBuyer,
  payButton,
  prepareToPay,
  visit,
} from '../support/shopper.ts';

/** What changes in the shop, or at Stripe, while somebody is about to pay. */

test.afterEach(healStripe);

test('a price that rises during checkout is told before anything is charged, and the new one is paid', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillCart(page, { toxdetect: 1 });
  await prepareToPay(page, buyer);
  try {
    await changeByHandle('products', 'toxdetect', { price: 447 });
    await payButton(page).click();
    await expect(page.getByText(/price of TOXDetect is now \$447/i).first()).toBeVisible();
    expect(await ordersOf(buyer.email)).toEqual([]);
    await expect(payButton(page)).toHaveText('Pay $447.00');
    await expect(payButton(page)).toBeEnabled();
    await payButton(page).click();
    await expectConfirmed(page);
    expect(await theOrderOf(buyer.email)).toMatchObject({ amount: '447.00' });
  } finally {
    await changeByHandle('products', 'toxdetect', { price: 437 });
  }
});

test('ORD-11 the only kit of a cart is taken off sale before Pay: words, nothing charged, what was typed stays and pays for another', async ({
  page,
  context,
}) => {
  const buyer = newBuyer();
  await fillCart(page, { 'female-polygenic-risk': 1 });
  await prepareToPay(page, buyer);
  try {
    await changeByHandle('products', 'female-polygenic-risk', { _status: 'draft' });
    await payButton(page).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Female Polygenic Risk is no longer for sale and has left your cart.' }),
    ).toContainText('Nothing was charged.');
    await expect(payButton(page)).toBeDisabled();
    await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
    const store = await context.newPage();
    await addToCart(store, 'GI-MAP');
    await expect(payButton(page)).toHaveText('Pay $477.00');
    await payButton(page).click();
    await expectConfirmed(page);
    expect(await theOrderOf(buyer.email)).toMatchObject({ amount: '477.00' });
  } finally {
    await changeByHandle('products', 'female-polygenic-risk', {});
  }
});

test('PAY-11 STR-03 a connection to Stripe that is cut, and what it refuses for good on Pay: told at once, nothing was charged, and the next press pays, once', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillCart(page);
  await breakStripe({ match: 'POST /v1/payment_intents', mode: 'cut-after', times: 1 });
  await prepareToPay(page, buyer);
  await breakStripe({
    match: 'POST /v1/payment_intents/:id',
    mode: 'status',
    status: 400,
    times: 1,
  });
  await payButton(page).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'your card is not the reason. Nothing was charged.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  expect(await ordersOf(buyer.email)).toEqual([]);
  await payButton(page).click();
  await expectConfirmed(page);
  await theOrderOf(buyer.email);
});

test('DLG-15 a price that rose meanwhile is said before anything is charged, and the new one is paid', async ({
  page,
}) => {
  const buyer = newBuyer();
  await openOffer(page, 'Adult Gut Health Test');
  await typeBuyer(page, buyer);
  await typeOfferCard(page, cards.good);
  try {
    await changeByHandle('offers', 'adult-gut-health', { price: 367 });
    await pay(page).click();
    await expect(
      dialog(page).getByText(/The price of Adult Gut Health Test is now \$367/),
    ).toBeVisible();
    expect(await ordersOf(buyer.email)).toEqual([]);
    await expect(pay(page)).toHaveText('Pay $367.00');
    await pay(page).click();
    await expectOffer(page);
    expect(await theOrderOf(buyer.email)).toMatchObject({ amount: '367.00' });
  } finally {
    await changeByHandle('offers', 'adult-gut-health', { price: 357 });
  }
});

test('ORD-11 a kit that is taken off sale while its dialog is open is not sold: words, nothing charged, what was typed stays', async ({
  page,
}) => {
  const buyer = newBuyer();
  await openOffer(page, 'Adult Gut Health Test');
  await typeBuyer(page, buyer);
  await typeOfferCard(page, cards.good);
  try {
    await changeByHandle('products', 'adult-gut', { _status: 'draft' });
    await pay(page).click();
    await expect(
      dialog(page).getByText('Adult Gut Health Test is no longer for sale. Nothing was charged.'),
    ).toBeVisible();
    await expect(pay(page)).toBeDisabled();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(buyer.email);
    await expectAccessible(page);
    await expect.poll(() => isOffered(page)).toBe(false);
    await visit(page, '/');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Adult Gut Health Test' }),
    ).toContainText('Not available at the moment');
    await expectAccessible(page);
    expect(await ordersOf(buyer.email)).toEqual([]);
  } finally {
    await changeByHandle('products', 'adult-gut', {});
  }
  await expect.poll(() => isOffered(page)).toBe(true);
});

const isOffered = async (page: Page) =>
  (await (await page.request.get('/')).text()).includes('data-offer="adult-gut-health"');

test('STR-03 what Stripe refuses for good on Pay is told at once: nothing was charged, and no outage', async ({
  page,
}) => {
  const buyer = newBuyer();
  await prepare(page, buyer);
  await breakStripe({
    match: 'POST /v1/payment_intents/:id/confirm',
    mode: 'status',
    status: 400,
    times: 1,
  });
  await pay(page).click();
  await expect(
    dialog(page)
      .getByRole('alert')
      .filter({
        hasText:
          /^This payment could not be made, and your card is not the reason\. Nothing was charged\./,
      }),
  ).toBeVisible();
  await expect(page.getByText('We do not know yet')).toHaveCount(0);
  await expect(dialog(page).getByLabel('Email')).toHaveValue(buyer.email);
  expect(await ordersOf(buyer.email)).toEqual([]);
  await pay(page).click();
  await expectOffer(page);
  await theOrderOf(buyer.email);
});
