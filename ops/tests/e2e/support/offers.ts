import { expect, type Locator, type Page } from 'playwright/test';
import { mailsTo } from './mailbox.ts';
import { cards, visit, type Buyer } from './shopper.ts';

/** The order call of the dialog. */
export const orderPath = '**/api/payment/create-order';

export const dialog = (page: Page) => page.getByRole('dialog');
export const pay = (page: Page) =>
  dialog(page).getByRole('button', { name: /^(Pay \$|Processing)/ });
/** The button of a card that opens the dialog; a link until the scripts are there. */
export const opener = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`: ${name}$`) });
export const cardField = (page: Page, kind: 'card number' | 'expiration date' | 'CVC') =>
  page.frameLocator(`iframe[title="Secure ${kind} input frame"]`).getByRole('textbox').first();

export async function openOffer(page: Page, name = 'GI-MAP Test'): Promise<Locator> {
  await visit(page, '/');
  await opener(page, name).click();
  await expect(dialog(page)).toHaveAccessibleName(name);
  return dialog(page);
}

export async function typeBuyer(page: Page, { firstName, lastName, email }: Buyer): Promise<void> {
  await dialog(page).getByLabel('First name').fill(firstName);
  await dialog(page).getByLabel('Last name').fill(lastName);
  await dialog(page).getByLabel('Email').fill(email);
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await cardField(page, 'card number').fill(number);
  await cardField(page, 'expiration date').fill('12 / 34');
  await cardField(page, 'CVC').fill('123');
}

/** From the home page to the moment before Pay is pressed. */
export async function prepare(page: Page, buyer: Buyer, card = cards.good): Promise<void> {
  await openOffer(page);
  await typeBuyer(page, buyer);
  await typeCard(page, card);
}

export const expectConfirmed = (page: Page) =>
  expect(dialog(page).getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible({
    timeout: 60_000,
  });

/** The confirmation, and the question about what is still missing: each once. */
export async function expectMails(email: string, number: string): Promise<void> {
  const subjects = (await mailsTo(email, 2)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    `One thing we need for your order ${number}`,
    `Your order ${number} is confirmed`,
  ]);
}
