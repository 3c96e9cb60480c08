import { expect, type Locator, type Page, test } from 'playwright/test';
import { buyInDialog } from '../support/bought.ts';
import { linkIn } from '../support/mailbox.ts';
import { asAdmin, dayIn, enterOffice, theOrderOf } from '../support/office.ts';
import {
  type Buyer,
  expectConfirmed,
  newBuyer,
  payButton,
  prepareToPay,
  visit,
} from '../support/shopper.ts';

const main = (page: Page) => page.getByRole('main');

/** Everything that can be sold, from the page it is sold on; without one, over the call of the dialog, which is clicked through elsewhere. `--files=store-to-done` tries each alone. */
const sales: {
  name: string;
  /** The product pages, and how many of each. */
  pages?: Record<string, number>;
  mails: string[];
}[] = [
  {
    name: 'from the shelf a kit, a consultation, a package and a supplement',
    pages: { 'gi-map': 1, 'concierge-consult': 1, 'complete-package': 1, probiotic: 2 },
    mails: ['kit-sent', 'kit-results', 'visit-booked'],
  },
  {
    name: 'from the shelf the program for three',
    pages: { 'family-wellness-program': 3 },
    mails: ['kit-sent', 'kit-results', 'visit-booked'],
  },
  { name: 'a kit that the dialog sold', mails: ['kit-sent', 'kit-results'] },
];

for (const sale of sales)
  test(`ORD-02 ORD-03 ORD-05 ORD-06 ORD-09 ORD-13 ${sale.name}: to the page behind the mail's link, and every step pressed until it is done`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { id, buyer } = sale.pages
      ? await buyFromPages(page, sale.pages)
      : await buyInDialog('gi-map', '470.00');
    const link = await linkIn(buyer.email);
    await visit(page, link);
    await giveDetails(page, buyer);
    const desk = await page.context().newPage();
    await enterOffice(desk, `/orders/${id}`);
    await expect(main(desk).getByRole('article').first()).toBeVisible();

    const steps = [
      ['Mark as sent', 'Sent'],
      ['It is at the lab', 'At the lab'],
      ['Results are in', 'Results'],
    ] as const;
    for (const [button, shown] of steps) {
      const pressed = await pressAll(desk, button);
      expect(pressed).toBeGreaterThan(0);
      await page.goto(link);
      const now = main(page).locator('li[aria-current="step"]').filter({ hasText: shown });
      expect(await now.count()).toBeGreaterThanOrEqual(pressed);
    }
    await pressAll(desk, 'It is done');
    await pressAll(desk, 'It has arrived');
    await bookVisit(desk);
    const { docs } = await asAdmin<{ docs: { kind: string }[] }>(
      `/mails?where[order][equals]=${id}&limit=100`,
    );
    expect(docs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(sale.mails));
    await pressAll(desk, 'Check off');

    const { work } = await asAdmin<{ work: { step: string }[] }>(`/fulfilment/orders/${id}/work`);
    expect(new Set(work.map(({ step }) => step))).toEqual(new Set(['done']));
    const order = await asAdmin<{ work: string }>(`/orders/${id}`);
    expect(order.work).toBe('done');
    await page.goto(link);
    await expect(main(page).getByRole('region', { name: 'Where it stands' })).toBeVisible();
    await expect(main(page).locator('li[aria-current="step"]')).toHaveCount(0);
    await expect(main(page)).not.toContainText(/to book|Choose your time|What we need to know/i);
  });

async function buyFromPages(page: Page, pages: Record<string, number>) {
  const buyer = newBuyer();
  for (const [handle, count] of Object.entries(pages)) {
    await visit(page, `/store/${handle}`);
    await main(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByText(/has been added to your cart/).first()).toBeVisible();
    if (count === 1) continue;
    await visit(page, '/cart');
    const more = main(page)
      .getByRole('button', { name: /^Increase quantity of / })
      .last();
    for (let left = count; left > 1; left -= 1) await more.click();
  }
  await prepareToPay(page, buyer);
  await payButton(page).click();
  await expectConfirmed(page);
  return { id: (await theOrderOf(buyer.email)).id, buyer };
}

/** What is still missing, as the buyer tells it on the page of the order. */
async function giveDetails(page: Page, buyer: Buyer) {
  const asked = main(page).getByRole('heading', { name: 'What we need to know' });
  if ((await asked.count()) === 0) return;
  const address = main(page).getByLabel('Street address');
  if (await address.isVisible()) {
    await address.fill(buyer.address);
    await main(page).getByLabel('City').fill(buyer.city);
    await main(page).getByLabel('State').selectOption(buyer.state);
    await main(page).getByLabel('ZIP code').fill(buyer.zipCode);
  }
  await eachShown(main(page).getByLabel('Which kit?'), (choice) =>
    choice.selectOption({ label: 'GI-MAP' }),
  );
  await eachShown(main(page).getByRole('radio', { name: 'I will' }), (choice) => choice.check());
  await main(page).getByRole('button', { name: 'Send this to us' }).click();
  await expect(asked).toHaveCount(0);
}

async function eachShown(all: Locator, act: (one: Locator) => Promise<unknown>) {
  for (const one of await all.all()) if (await one.isVisible()) await act(one);
}

/** Presses one button of the order's screen for every piece that offers it; answers how many did. */
async function pressAll(page: Page, button: string): Promise<number> {
  const offered = main(page).getByRole('button', { name: new RegExp(`^${button}, `) });
  const count = await offered.count();
  for (let left = count; left > 0; left -= 1) {
    await offered.first().click();
    const panel = main(page).getByRole('group', { name: new RegExp(`^${button}, `) });
    await panel.getByRole('button', { name: button, exact: true }).click();
    await expect(panel).toHaveCount(0);
    await expect(offered).toHaveCount(left - 1);
  }
  return count;
}

/** The first visit, for an afternoon; one that is checked off at once would take its mail back. */
async function bookVisit(page: Page) {
  const toBook = main(page).getByRole('button', { name: /^Book, / });
  if ((await toBook.count()) === 0) return;
  await toBook.first().click();
  const panel = main(page).getByRole('group', { name: /^Book, / });
  await panel.getByLabel('Day', { exact: true }).fill(dayIn(3));
  await panel.getByLabel(/^Time/).fill('14:30');
  await panel.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(main(page).getByText(/booked for .*2:30/)).toBeVisible();
}
