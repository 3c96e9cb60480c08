import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type Bought, buy, sendEverything, stepsOf } from '../support/bought.ts';
import { find, handOn, sizes } from '../support/hand.ts';
import { linkIn } from '../support/mailbox.ts';
import { asAdmin, dayIn, enterOffice } from '../support/office.ts';

const { phone, desk } = sizes;

const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, { name }: Bought) => main(page).getByRole('row', { name });
const openOrder = (page: Page, { id }: Bought) => enterOffice(page, `/orders/${id}`);
const history = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Who did what' }) });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { seen, whole } = await page.evaluate(() => ({
    seen: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
  }));
  expect(whole).toBeLessThanOrEqual(seen);
}

test('DESK-06 ORD-05 several parcels get a tracking number each, and the carrier is known by it', async ({
  page,
}) => {
  const bought = [await buy({ 'gi-map': 1 }), await buy({ 'adult-gut': 1 })];
  const [one, other] = bought as [Bought, Bought];
  await page.setViewportSize(desk);
  for (const each of bought) {
    await enterOffice(page, `/orders?tab=all&q=${each.buyer.lastName}`);
    await rowOf(page, each).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'With tracking' }).click();
    if (each === one)
      await page.getByRole('dialog').getByLabel(one.name).fill('1Z 999AA1 01 2345 6784');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByText('It is marked as sent.')).toBeVisible();
  }
  await openOrder(page, one);
  await expect(main(page).getByText('UPS')).toBeVisible();
  await expect(main(page).getByRole('link', { name: '1Z999AA10123456784' })).toBeVisible();
  await openOrder(page, other);
  await expect(main(page).getByText('UPS')).toHaveCount(0);
});

test('ORD-03 DESK-07 each step of a kit is pressed on its order, stands in who did what, and one button goes back', async ({
  page,
}) => {
  test.slow();
  const order = await buy({ 'gi-map': 1 });
  await page.setViewportSize(desk);
  await openOrder(page, order);
  const kit = main(page).getByRole('article', { name: 'GI-MAP' });
  const press = async (button: string, more?: () => Promise<void>) => {
    await kit.getByRole('button', { name: `${button}, GI-MAP` }).click();
    const panel = kit.getByRole('group', { name: `${button}, GI-MAP` });
    await more?.();
    await panel.getByRole('button', { name: button, exact: true }).click();
    await expect(panel).toHaveCount(0);
  };
  await press('Mark as sent', () => kit.getByLabel('Tracking number').fill('1Z999AA10123456784'));
  await expect(history(page)).toContainText('sent the GI-MAP');
  await press('It is at the lab');
  await expect(history(page)).toContainText('marked the GI-MAP as at the lab');
  await press('Results are in', () => kit.getByLabel(/^Email Hannah/).uncheck());
  await expect(history(page)).toContainText('the results of the GI-MAP are in');
  await press('Correct', () => kit.getByLabel('Note').fill('Pressed too early'));
  await expect(history(page)).toContainText(
    'corrected “GI-MAP” to “At the lab”: “Pressed too early”',
  );
  expect(await stepsOf(order.id)).toEqual(['at-lab']);
  await press('Results are in');
  await press('It is done');
  expect(await stepsOf(order.id)).toEqual(['done']);
  await expect(history(page)).toContainText('finished the GI-MAP');
});

test('ORD-03 a lost kit is sent again without money, and two presses of one button are one', async ({
  page,
}) => {
  const order = await buy({ 'gi-map': 1 });
  await openOrder(page, order);
  const kit = main(page).getByRole('article', { name: 'GI-MAP' });
  await kit.getByRole('button', { name: 'Mark as sent, GI-MAP' }).click();
  await kit.getByRole('button', { name: 'Mark as sent', exact: true }).dblclick();
  await kit.getByRole('button', { name: 'Lost in the mail, GI-MAP' }).click();
  await kit.getByRole('button', { name: 'Lost in the mail', exact: true }).click();
  await kit.getByRole('button', { name: 'Send another, GI-MAP' }).click();
  await kit.getByRole('button', { name: 'Send another', exact: true }).dblclick();
  await expect(main(page).getByRole('article', { name: 'GI-MAP' })).toHaveCount(2);
  expect((await stepsOf(order.id)).toSorted()).toEqual(['lost', 'to-send']);
  const { money } = await asAdmin<{ money: { paid: string } }>(
    `/payments/orders/${order.id}/money`,
  );
  expect(money.paid).toBe('$477.00');
});

test('ORD-08 a visit is booked for a day and an hour, checked off, and counts as used', async ({
  page,
}) => {
  const order = await buy({ 'concierge-consult': 1 });
  await openOrder(page, order);
  await main(page)
    .getByRole('button', { name: /^Book,/ })
    .click();
  await main(page).getByLabel('Day', { exact: true }).fill(dayIn(3));
  await main(page).getByLabel(/^Time/).fill('14:30');
  await main(page).getByRole('button', { name: 'Book', exact: true }).click();
  await expect(main(page).getByText(/booked for .*2:30/)).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Check off,/ })
    .click();
  await main(page).getByRole('button', { name: 'Check off', exact: true }).click();
  await expect(main(page).getByText('1 of 1 visit used')).toBeVisible();
  await expect(history(page)).toContainText('checked off');
});

test('ORD-03 ORD-04 ORD-08 ORD-09 a kit is stopped and taken back, another day is noted, a visit is cancelled, and a new link ends the old one', async ({
  page,
}) => {
  test.slow();
  const order = await buy({ 'gi-map': 1, 'concierge-consult': 1 });
  await page.setViewportSize(desk);
  await openOrder(page, order);
  const press = async (
    button: string,
    { fill, go = button }: { fill?: (panel: Locator) => Promise<void>; go?: string } = {},
  ) => {
    await main(page)
      .getByRole('button', { name: new RegExp(`^${button}, `) })
      .first()
      .click();
    const panel = main(page).getByRole('group', { name: new RegExp(`^${button}, `) });
    await fill?.(panel);
    await panel.getByRole('button', { name: go, exact: true }).click();
    await expect(panel).toHaveCount(0);
  };
  await press('Stop');
  expect(await stepsOf(order.id)).toEqual(['stopped']);
  await press('Correct', { fill: (panel) => panel.getByLabel('Note').fill('By mistake') });
  expect(await stepsOf(order.id)).toEqual(['to-send']);
  await press('Mark as sent');
  await press('Change the date', {
    fill: (panel) => panel.locator('input[type=date]').fill(dayIn(0)),
  });
  expect(await stepsOf(order.id)).toEqual(['sent']);
  await press('Cancel the visit', { go: 'Yes, cancel it' });
  await expect(history(page)).toContainText(/cancelled/);
  await expect(main(page).getByRole('button', { name: /^Book, / })).toHaveCount(0);

  const link = await linkIn(order.buyer.email);
  expect((await page.request.get(link)).status()).toBe(200);
  await main(page).getByRole('button', { name: 'Send a new link' }).click();
  await main(page).getByRole('button', { name: 'Yes, send it' }).click();
  await expect(page.getByText('A new link is on its way.')).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
  await expect.poll(() => linkIn(order.buyer.email), { timeout: 60_000 }).not.toBe(link);
  const renewed = await page.request.get(await linkIn(order.buyer.email));
  expect(renewed.status()).toBe(200);
});

test('ORD-01 ORD-13 DESK-03 half of the money goes back in the drawer, in five taps from Today, and the kit stays in To send; the address is corrected, and both are on record', async ({
  page,
}) => {
  test.slow();
  await sendEverything();
  const order = await buy({ 'gi-map': 1 });
  await page.setViewportSize(phone);
  await enterOffice(page);
  const hand = handOn(page, 'phone');
  await find(page, hand, order.number, `Order ${order.number}`);
  await hand.tap(page.getByRole('button', { name: 'Send money back' }));
  const drawer = page.getByRole('dialog', { name: 'Send money back' });
  await hand.tap(drawer.getByLabel('Another amount'));
  await hand.write(drawer.getByLabel('How much, in dollars'), '238.50');
  await hand.writeNext(drawer.getByLabel('Reason'), 'Agreed on the phone');
  await expectAccessible(page, 'dialog');
  await hand.tap(drawer.getByRole('button', { name: 'Send back $238.50' }));
  await expect(drawer).toHaveCount(0);
  await expect(main(page).locator('dt:text-is("Sent back") + dd')).toHaveText('$238.50');
  expect(hand.count()).toBeLessThanOrEqual(5);
  const { money } = await asAdmin<{ money: { sentBack: string | null } }>(
    `/payments/orders/${order.id}/money`,
  );
  expect(money.sentBack).toBe('$238.50');

  await page.getByRole('button', { name: 'Change the details' }).click();
  await page.getByLabel('Street address').fill('77 Meadow Road');
  await page.getByLabel('Who uses it').selectOption('other');
  await page.getByLabel('First name').fill('Eve');
  await page.getByLabel('Date of birth').fill('2019-05-02');
  await expectAccessible(page, 'dialog');
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('parent or guardian');
  await page.getByLabel('The buyer is the parent or guardian').check();
  await save.click();
  await expect(main(page).getByText('77 Meadow Road').first()).toBeVisible();
  await expect(main(page).getByText('used by Eve')).toBeVisible();
  await expect(history(page)).toContainText('entered the details of the GI-MAP');

  await enterOffice(page, '/orders');
  await expect(rowOf(page, order)).toBeVisible();
  expect(await stepsOf(order.id)).toEqual(['to-send']);
});

test('DESK-06 DESK-14 DESK-16 list and order fit phone and desk, axe finds nothing on either, the chosen tab is in sight, however far to the right it stands, and their HTML stays under a hundred kilobytes', async ({
  page,
}) => {
  test.slow();
  const order = await buy({ 'gi-map': 1, 'concierge-consult': 1, probiotic: 2 });
  for (const path of ['/orders', '/orders?tab=all', `/orders/${order.id}`]) {
    await page.setViewportSize(phone);
    await enterOffice(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/orders?tab=all') await expectTabInSight(page);
    for (const size of [phone, { width: 768, height: 1024 }, desk]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await expectSmall(page);
  }
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
});

async function expectTabInSight(page: Page): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Orders' }).getByRole('link', { name: /^All/ });
  await expect(tab).toBeInViewport({ ratio: 1 });
}

async function expectSmall(page: Page): Promise<void> {
  const answer = await page.request.get(page.url());
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect((await answer.body()).length).toBeLessThan(100_000);
}
