import { expect, type Page } from 'playwright/test';
import { cardField, typeCard as typeDialogCard } from '../../e2e/support/offers.ts';
import {
  acceptTerms,
  cards,
  fillForm,
  newBuyer,
  ready,
  typeCard,
} from '../../e2e/support/shopper.ts';
import type { Helper } from '../line.ts';
import { markPage, settle } from '../recorder.ts';
import type { World } from '../world.ts';

/** Who sends a form faster is taken for a program (SEC-08). */
const leastMs = 1_500;
const order = 'POST /api/payment/create-order';

/** Longer ways that several lines go. */
export const helpers: Record<Helper, (world: World) => Promise<void>> = {
  'fill the checkout': ({ page, names }) =>
    fillForm(page, { ...newBuyer(), email: names.visitor ?? '' }),
  'accept the terms': ({ page }) => acceptTerms(page),
  'type a good card': ({ page }) => typeCard(page, cards.good),
  'type a declined card': ({ page }) => typeCard(page, cards.declined),
  'type a good card in the dialog': ({ page }) => typeDialogCard(page, cards.good),
  'type an unfinished card in the dialog': ({ page }) =>
    cardField(page, 'card number').fill('4242 42'),
  async 'add a kit in another tab'({ context, origin }) {
    const second = await context.newPage();
    await second.goto(`${origin}/cart`);
    await ready(second);
    await second.getByRole('button', { name: 'Increase quantity of GI-MAP' }).click();
  },
  async 'replay the order'({ page, calls }) {
    const sent = calls.findLast(({ call }) => call === order);
    const first = (await sent?.answer) as { transactionId: string };
    const answer = await page.evaluate(
      async (data) =>
        (
          await fetch('/api/payment/create-order', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(data),
          })
        ).json() as Promise<unknown>,
      sent?.body,
    );
    expect(answer).toMatchObject({ transactionId: first.transactionId });
  },
  async 'close the tab at the charge'({ page }) {
    await page.route('**/api/payment/create-order', () => page.close());
    const closed = page.waitForEvent('close');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await closed;
  },
  async 'remember the page'({ page, names }) {
    await markPage(page, 'the same');
    names.entry = await entryOf(page);
  },
  // The same page again is another entry of the history, and no other address.
  async 'wait for the way there'({ page, names }) {
    await expect.poll(() => entryOf(page)).not.toBe(names.entry);
  },
  async 'leave the tab and come back'({ page, context }) {
    const other = await context.newPage();
    await other.bringToFront();
    await page.bringToFront();
    await page.evaluate(() => {
      for (const event of ['blur', 'focus', 'online']) window.dispatchEvent(new Event(event));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await settle(page);
    await other.close();
  },
  async 'wait until a program would be slower'({ page }) {
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(leastMs);
  },
  'take the language from the page': ({ page }) =>
    page.evaluate(() => document.documentElement.removeAttribute('lang')),
};

const entryOf = (page: Page) => page.evaluate(() => JSON.stringify(window.history.state));
