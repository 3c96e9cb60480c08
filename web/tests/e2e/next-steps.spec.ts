import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { mailsTo } from './mailbox.ts';
import { dialog, expectConfirmed as expectOffer, openOffer, pay, typeBuyer, typeCard } from './offers.ts';
import { addToCart, cards, expectConfirmed, newBuyer, payButton, prepareToPay, visit } from './shopper.ts';

const main = (page: Page) => page.getByRole('main');
const titles = async (page: Page) => await main(page).locator('ol h3').allTextContents();

async function buy(page: Page, ...things: [name: string, tab: 'testing' | 'consultation' | 'supplement'][]) {
  const buyer = newBuyer();
  for (const [name, tab] of things) await addToCart(page, name, tab);
  await prepareToPay(page, buyer);
  await payButton(page).click();
  await expectConfirmed(page);
  return buyer;
}

const ofKits = ['You collect at home', 'The lab has read your samples', 'You know what to do next'];
const ofVisit = ['What to prepare', 'Your visit by video', 'A written plan'];

test('ORD-10 a consultation is told how its time is found, on the page and in the mail, and nothing of kits or parcels', async ({ page }) => {
  const buyer = await buy(page, ['Concierge Consult', 'consultation']);
  expect(await titles(page)).toEqual(['A receipt is in your inbox', 'We find your time', ...ofVisit]);
  await expect(main(page)).not.toContainText(/kit|nothing more to do|shipping/i);
  await expectAccessible(page);
  const [mail] = await mailsTo(buyer.email);
  for (const title of ['We find your time', ...ofVisit, 'Nothing ships']) expect(mail?.text).toContain(title);
  expect(mail?.text).not.toMatch(/kit|shipping/i);
});

test('ORD-10 CHK-26 a programme is told of its first visit, its kits and its end, and not that nothing is left to do', async ({ page }) => {
  const buyer = newBuyer();
  await visit(page, '/store#packages');
  await page.getByRole('button', { name: 'Add to Cart: Family Wellness Program' }).first().click();
  await prepareToPay(page, buyer);
  await payButton(page).click();
  await expectConfirmed(page);
  expect(await titles(page)).toEqual(['A receipt is in your inbox', 'We find your first visit', 'A kit for each person', ...ofKits, 'Visits and payments', 'It ends by itself']);
  await expect(main(page)).not.toContainText('nothing more to do');
});

test('ORD-10 a kit, a supplement and an hour together: each is said once', async ({ page }) => {
  await buy(page, ['GI-MAP', 'testing'], ['Probiotic', 'supplement'], ['Concierge Consult', 'consultation']);
  expect(await titles(page)).toEqual(['A receipt is in your inbox', 'We find your time', 'Your kits leave us', 'Your supplements leave us, too', ...ofKits, ...ofVisit]);
});

test('ORD-10 DLG-13 the package of the small checkout is told of its visits', async ({ page }) => {
  const buyer = newBuyer();
  await openOffer(page, 'Complete Gut Health Package');
  await typeBuyer(page, buyer);
  await typeCard(page, cards.good);
  await pay(page).click();
  await expectOffer(page);
  for (const words of ['We ask which test you want, and where to send it', 'Your kit is at your door in 5 to 7 business days.', ...ofKits, 'Your 60-minute visit', 'Your 30-minute follow-up']) await expect(dialog(page)).toContainText(words);
});
