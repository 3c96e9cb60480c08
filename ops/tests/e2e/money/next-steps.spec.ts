import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { mailsTo } from '../support/mailbox.ts';
import { chooseOwnKit, ofLab, ofVisit, stepsOn } from '../support/next-steps.ts';
import {
  dialog,
  expectConfirmed as expectOffer,
  orderPath,
  pay,
  typeBuyer,
  typeCard,
} from '../support/offers.ts';
import { requestsToStripe } from '../support/payments.ts';
import {
  cardFields,
  cards,
  expectConfirmed,
  fillCart,
  fillCheckout,
  newBuyer,
  payButton,
  prepareToPay,
  visit,
} from '../support/shopper.ts';

const main = (page: Page) => page.getByRole('main');

/** Nothing is sent: the address is billing, and nobody is asked about kits. */
async function expectBillingAlone(page: Page): Promise<void> {
  await expect(page.getByRole('group', { name: 'Billing address' })).toBeVisible();
  await expect(page.getByText('Nothing ships with this order.')).toBeVisible();
  await expect(page.getByRole('group', { name: /Who will use/ })).toHaveCount(0);
  await expectAccessible(page);
}

/** Wallets and Link, where they are off. */
async function expectCardAlone(page: Page): Promise<void> {
  await expect(cardFields(page).getByLabel('Card number')).toBeVisible();
  await expect(cardFields(page).getByRole('button')).toHaveCount(0);
}

test('ORD-10 ORD-12 STR-04 a consultation: its address is billing, and a card is all that is asked for; it is told how its time is found, on the page and in the mail, and nothing of kits or parcels', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillCart(page, { 'concierge-consult': 1 });
  await visit(page, '/checkout');
  await expectBillingAlone(page);
  await expectCardAlone(page);
  await fillCheckout(page, buyer);
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await stepsOn(page)).toEqual(['We find your time', ...ofVisit]);
  await expect(main(page)).not.toContainText(/kit|nothing more to do|shipping/i);
  const [mail] = await mailsTo(buyer.email);
  for (const title of ['We find your time', ...ofVisit, 'Nothing ships'])
    expect(mail?.text).toContain(title);
  expect(mail?.text).not.toMatch(/kit|shipping/i);
});

test('ORD-10 ORD-12 ORD-13 ORD-14 CART-11 CHK-26 CHK-31 a program for oneself: dated plan and total before paying; then its first visit, its kits and its end, and not that nothing is left to do; its order asks for its kit alone, in the next step and with one button, beside its picture, and tells what is paid apart from what is to come', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillCart(page, { 'family-wellness-program': 1 });
  await visit(page, '/cart');
  await expect(main(page)).toContainText('$637.00 per month per person');
  await expect(main(page)).toContainText('4 payments, then it ends by itself');
  await expect(main(page)).toContainText('$2,548.00 in all');
  await expect(main(page)).toContainText(/Then \$637\.00 on \w+ \d+, \w+ \d+, and \w+ \d+\./);
  await expectAccessible(page);

  await prepareToPay(page, buyer);
  await expect(main(page)).toContainText('Family Wellness Program, $2,548.00 in all');
  await expect(main(page)).toContainText('taken from the same card on these days');
  await payButton(page).click();
  await expectConfirmed(page);
  await expect(main(page)).toContainText('Payment 1 of 4, 1 person');
  await expect(main(page)).toContainText('Family Wellness Program, $2,548.00 in all');
  expect(await stepsOn(page)).toEqual([
    'Choose your kit',
    'We find your first visit',
    'A kit for each person',
    ofLab,
    'Visits and payments',
    'It ends by itself',
  ]);
  await expect(main(page)).not.toContainText('nothing more to do');
  await expect(main(page)).toContainText('Welcome to the program, ');
  await expect(main(page)).toContainText(/Your four months begin now\. For your first visit, /);
  const choose = main(page).getByRole('link', { name: 'Choose your kit' });
  await expect(choose).toHaveCount(2);
  await expect(main(page).getByRole('listitem').getByRole('link')).toHaveText('Choose your kit');
  await expect(choose.first()).toHaveAttribute('href', /^\/orders\//);
  const [mail] = await mailsTo(buyer.email);
  expect(mail?.text).toContain('$637.00');
  expect(mail?.text).toMatch(/Choose your kit:\nhttp\S+\/orders\//);
  await expect
    .poll(
      async () =>
        (await requestsToStripe()).filter(
          ({ method, path }) => method === 'POST' && path === '/v1/subscription_schedules',
        ).length,
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  expect(JSON.stringify(await requestsToStripe())).not.toMatch(/wellness/i);
  await chooseOwnKit(page);
});

test('ORD-10 STORE-10 DLG-13 the package of the small checkout is ordered from the store and told of its visits', async ({
  page,
}) => {
  const order = page.waitForRequest(orderPath);
  await visit(page, '/store#packages');
  await main(page)
    .getByRole('link', { name: /^Get Started/ })
    .click();
  await typeBuyer(page, newBuyer());
  await typeCard(page, cards.good);
  await pay(page).click();
  expect((await order).postDataJSON()).toMatchObject({
    productType: 'complete-package',
    termsPage: '/store',
  });
  await expectOffer(page);
  for (const words of [
    'Tell us which kit you want, who will use it and where to send it.',
    'Your kit is at your door in 5 to 7 business days.',
    ofLab,
    'Your 60-minute visit',
    'Your 30-minute follow-up',
  ])
    await expect(dialog(page)).toContainText(words);
  await expect(dialog(page).getByText('Your 30-minute follow-up')).toBeHidden();
  await dialog(page).getByRole('link', { name: 'Choose your kit' }).click();
  await expect(main(page).getByLabel('Which kit?')).toBeVisible();
});
