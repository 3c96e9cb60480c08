import { randomUUID } from 'node:crypto';
import {
  type BrowserContext,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from 'playwright/test';
import { serializeCart } from '../../../../web/app/cart/cart.ts';
import { cartLine } from '../../../../web/tests/support/seed-cart.ts';
import { stack } from './stack.ts';

/** A buyer nobody else has the address of. */
export function newBuyer() {
  return {
    firstName: 'Hannah',
    lastName: 'Whitfield',
    email: `hannah.${randomUUID().slice(0, 8)}@example.com`,
    phone: '(555) 014-2290',
    dateOfBirth: '04/12/1990',
    address: '18 Orchard Lane',
    city: 'Boise',
    state: 'ID',
    zipCode: '83702',
  };
}
export type Buyer = ReturnType<typeof newBuyer>;

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksForBank: '4000002500003155',
};

/** Waits until the page's scripts have taken over. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

/** The cookie question is answered, so that the banner covers nothing. */
export async function answerCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'CookieConsent', value: 'true', url: stack.shopUrl }]);
}

/** Opens a page, the cookie question being answered. */
export async function visit(page: Page, path: string): Promise<void> {
  await answerCookies(page.context());
  await page.goto(path);
  await ready(page);
}

export function toast(page: Page, title: string, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: text });
}

/** Puts so many of each product into the cart, as if they had been chosen in the store; the page that is opened next shows them. */
export async function fillCart(
  page: Page,
  quantities: Record<string, number> = { 'gi-map': 1 },
  shopUrl = stack.shopUrl,
): Promise<void> {
  const lines = Object.entries(quantities).map(([handle, quantity]) => cartLine(handle, quantity));
  await page.goto(`${shopUrl}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('cart', text), serializeCart(lines));
}

export async function addToCart(page: Page, name: string): Promise<void> {
  await visit(page, '/store');
  await page.getByRole('button', { name: `Add to Cart: ${name}`, exact: true }).click();
  await expect(page.getByText(`${name} has been added to your cart.`).first()).toBeVisible();
}

export function cardFields(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Secure payment input frame"]').first();
}

export async function typeCard(page: Page, number: string): Promise<void> {
  const card = cardFields(page);
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel(/Expir/).fill('12 / 34');
  await card.getByLabel(/Security code|CVC/).fill('123');
}

/** The bank's question, which Stripe lays over the page. */
export function bank(page: Page): FrameLocator {
  return page.frameLocator(
    'iframe[title*="3D Secure" i], iframe[title*="3-D Secure" i], iframe[title*="authentication" i]',
  );
}

export async function fillForm(page: Page, buyer: Buyer): Promise<void> {
  await page.getByLabel('First name', { exact: true }).fill(buyer.firstName);
  await page.getByLabel('Last name').fill(buyer.lastName);
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Phone').fill(buyer.phone);
  await page.getByLabel('Date of birth').fill(buyer.dateOfBirth);
  await page.getByLabel('Street address').fill(buyer.address);
  await page.getByLabel('City').fill(buyer.city);
  await page.getByLabel('State').fill(buyer.state);
  await page.getByLabel('ZIP code').fill(buyer.zipCode);
}

export async function acceptTerms(page: Page): Promise<void> {
  const terms = page.getByRole('region', { name: /terms/i });
  await terms.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByLabel(/I have read and understand the website's privacy policy/).check();
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

/** From a filled cart to the moment before Pay is pressed. */
export async function prepareToPay(page: Page, buyer: Buyer, card = cards.good): Promise<void> {
  await visit(page, '/checkout');
  await fillCheckout(page, buyer, card);
}

/** From the open checkout to the moment before Pay is pressed. */
export async function fillCheckout(page: Page, buyer: Buyer, card = cards.good): Promise<void> {
  await fillForm(page, buyer);
  await acceptTerms(page);
  await typeCard(page, card);
  await expect(payButton(page)).toBeEnabled();
}

export async function expectConfirmed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Order Confirmed' })).toBeVisible({
    timeout: 60_000,
  });
}
