import { timePromise } from 'common/fulfilment/time-promise';
import { expect, test, type Page } from 'playwright/test';
import { linkIn, mailsTo } from '../support/mailbox.ts';
import { asAdmin, practice } from '../support/office.ts';
import {
  expectConfirmed,
  fillCart,
  newBuyer,
  payButton,
  prepareToPay,
  visit,
} from '../support/shopper.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page) => main(page).getByRole('link', { name: /^Choose your time/ });
const calendar = /^https:\/\/book\.example\/\?for=Hannah/;

const setCalendar = (schedulerUrl: string) =>
  asAdmin('/globals/fulfilment-settings', { method: 'POST', body: { schedulerUrl } });

/** What was saved a moment ago may take a moment to reach the pages. To go to the hash of the same page would load nothing. */
async function expectPromise(page: Page, path: string, words: string) {
  await visit(page, path);
  await expect(async () => {
    const said = expect(main(page)).toContainText(words, { timeout: 2_000 });
    await said.catch(async (error: unknown) => {
      await page.reload();
      throw error;
    });
  }).toPass({ timeout: 60_000 });
}

async function buyHour(page: Page) {
  const buyer = newBuyer();
  await prepareToPay(page, buyer);
  await payButton(page).click();
  await expectConfirmed(page);
  return buyer.email;
}

test.afterEach(() => setCalendar(''));

test('ORD-08 with a calendar a time of one’s own is promised before the purchase, and its button stands on confirmation, mail and order page', async ({
  page,
}) => {
  await setCalendar('https://book.example/?for={name}');
  await fillCart(page, { 'concierge-consult': 1 });
  await expectPromise(page, '/store#consultation', timePromise(true));
  await expectPromise(page, '/checkout', timePromise(true));

  const email = await buyHour(page);
  await expect(main(page)).toContainText('Now choose your time.');
  await expect(button(page)).toHaveCount(2);
  await expect(button(page).first()).toHaveAttribute('href', calendar);
  await expect(main(page)).not.toContainText(/we (write|find)/i);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(/Choose your time:\nhttps:\/\/book\.example\/\?for=Hannah/);
  expect(mail?.text).not.toMatch(/we (write|find)/i);

  await page.goto(await linkIn(email));
  await expect(button(page).first()).toHaveAttribute('href', calendar);
  await expect(main(page)).not.toContainText(timePromise(false));
});

/** 'Hannah Reed, PA-C, writes to you by Friday, November 27.' */
async function letterPromise(): Promise<RegExp> {
  const { practitioner } = await practice();
  return new RegExp(
    `${practitioner.replaceAll('.', '\\.')},? writes to you by \\w+day, \\w+\\s\\d+\\.`,
  );
}

test('ORD-08 without a calendar store and checkout say that the practice writes, confirmation, mail and order page once who and by which day, and none has the button', async ({
  page,
}) => {
  await setCalendar('');
  await fillCart(page, { 'concierge-consult': 1 });
  await expectPromise(page, '/store#consultation', timePromise(false));
  await expectPromise(page, '/checkout', timePromise(false));

  const email = await buyHour(page);
  const promise = await letterPromise();
  await expect(main(page).getByText(promise)).toHaveCount(1);
  await expect(main(page).getByText(/thank you/i)).toHaveCount(1);
  await expect(button(page)).toHaveCount(0);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('We find your time');
  expect(mail?.text.match(new RegExp(promise, 'g'))).toHaveLength(1);
  expect(mail?.text).not.toMatch(/choose your time/i);

  await page.goto(await linkIn(email));
  await expect(main(page).getByText(promise)).toHaveCount(1);
  await expect(main(page)).not.toContainText(timePromise(false));
  await expect(main(page).getByRole('article')).toContainText('60 minutes, by video');
  await expect(button(page)).toHaveCount(0);
});
