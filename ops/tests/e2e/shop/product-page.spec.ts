import { expect, test } from 'playwright/test';
import { boxOf } from '../support/boxes.ts';
import { ready } from '../support/shopper.ts';

test('KIT-01 KIT-02 a kit is found in the store, read, and bought with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/store');
  await ready(page);
  await page.getByRole('link', { name: 'GI-MAP', exact: true }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/store\/gi-map$/);
  await expect(page.getByRole('heading', { level: 1, name: 'GI-MAP' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add to Cart: GI-MAP' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    'GI-MAP has been added to your cart.',
  );
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('link', { name: 'View cart' })
    .press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('group', { name: 'Quantity of GI-MAP' })).toContainText('2');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('KIT-02 the button stays at hand, and neither chat nor cookies lie on it', async ({
    page,
  }) => {
    await page.goto('/store/gi-map');
    await ready(page);
    const bar = page.locator('.buy-bar');
    await expect(bar).toBeHidden();
    await page.getByRole('heading', { name: 'What it shows' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await bar.getByRole('button').click();
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('GI-MAP');
  });

  test('KIT-02 LOOK-01 the bar at the lower edge says the whole name', async ({ page }) => {
    await page.goto('/store/dutch');
    await ready(page);
    await page.getByRole('heading', { name: 'What it shows' }).scrollIntoViewIfNeeded();
    const name = page.locator('.buy-bar b');
    await expect(name).toBeVisible();
    expect(await name.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('KIT-04 two kits side by side, and which two needs no script', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(new URL('/store/compare', test.info().project.use.baseURL).href);
    const names = page.locator('tbody tr').first().getByRole('link');
    await expect(names.filter({ visible: true })).toHaveText(['GI-MAP', 'Adult Gut']);
    await page.getByLabel('Second kit').selectOption('Baby Gut');
    await page.getByLabel('First kit').selectOption('Pregnancy Gut');
    await expect(names.filter({ visible: true })).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Baby Gut' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'GI-MAP', exact: true })).toBeHidden();
    await context.close();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('KIT-02 the sample report can be read, and the button says its words on one line', async ({
    page,
  }) => {
    await page.goto('/store/gi-map');
    const widths = await page
      .locator('.report .range')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(3);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(120);
    const facts = await page.locator('.facts').boundingBox();
    const stage = await page.locator('.stage').boundingBox();
    expect((facts?.y ?? 999) - (stage?.y ?? 0) - (stage?.height ?? 0)).toBeLessThan(120);
    expect(
      (await page.locator('.add button[data-replay]').last().boundingBox())?.height,
    ).toBeLessThan(64);
  });

  test('KIT-02 LOOK-01 price and button stand together beside the picture, and no fact stands alone in a row of three', async ({
    page,
  }) => {
    await page.goto('/store/child-gut');
    const price = await boxOf(page.locator('.buy .price'));
    const add = await boxOf(page.locator('.buy .add'));
    expect(add.y - price.bottom).toBeLessThan(40);
    expect(add.bottom).toBeLessThan((await boxOf(page.locator('.facts'))).y);
    const parts = await page.locator('.good-to-know li').all();
    const lefts = await Promise.all(parts.map(async (part) => (await boxOf(part)).x));
    expect(lefts).toHaveLength(4);
    expect(new Set(lefts).size).toBe(2);
  });

  test('KIT-04 LOOK-01 all gut kits stand side by side, none of them cut off, and each says whom it is for; no cell has more than five lines, and the names of the rows stand on bands from edge to edge', async ({
    page,
  }) => {
    await page.goto('/store/compare');
    const names = page.locator('tbody tr').first().getByRole('link');
    await expect(names).toHaveCount(6);
    for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Add to Cart: Pregnancy Gut' })).toBeVisible();
    expect(
      await page.locator('table').evaluate((table) => table.scrollWidth - table.clientWidth),
    ).toBeLessThanOrEqual(0);
    await expect(page.getByRole('row', { name: /^Made for/ })).not.toContainText('Ask us');
    await expect(page.getByRole('row', { name: /^Consultation/ })).toContainText('Extra');
    const lines = await page.locator('tbody td').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)))
          .size;
      }),
    );
    expect(Math.max(...lines)).toBeLessThanOrEqual(5);
    const band = await boxOf(page.locator('.compare tr:not(.head) > th').first());
    expect([band.x, band.right].map(Math.round)).toEqual([0, 768]);
  });
});

test('FAM-01 the card of the programme says what a family pays, and puts all of them into the cart', async ({
  page,
}) => {
  await page.goto('/store#packages');
  await ready(page);
  const plan = page
    .getByRole('article')
    .filter({ hasText: 'Concierge Family Wellness Program' })
    .filter({ visible: true });
  await expect(plan).toContainText('$2,548 in all');
  await plan.getByRole('radio', { name: '3' }).check();
  await expect(plan.getByRole('list', { name: 'The four payments' })).toContainText('$1,528.80');
  await expect(plan).toContainText('$6,115.20 in all');
  await plan.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.goto('/cart');
  await expect(
    page.getByRole('group', { name: 'Quantity of Family Wellness Program' }),
  ).toContainText('3');
});

test('GUIDE-01 with scripts the answer is found in the browser: no request and no address holds it', async ({
  page,
}) => {
  await page.goto('/store/choose');
  await ready(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('radio', { name: 'A child' }).check();
  await page.getByRole('radio', { name: 'Mood' }).check();
  await page.getByRole('radio', { name: 'Any is fine' }).check();
  await page.getByRole('button', { name: 'Show my kit' }).click();
  await expect(page.getByRole('heading', { name: 'Child Gut', exact: true })).toBeVisible();
  await expect(page.locator('.result')).toContainText('A child · Mood · Any is fine');
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  expect(requests.filter((line) => /mood|child&|who=|sample=/i.test(line))).toEqual([]);
  expect(
    await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((kept) => Object.values(kept)).join(),
    ),
  ).not.toMatch(/mood/i);
});

test('FAM-01 the family builder: the kit of each age, 20 % from three people on, four dated payments, and all into the cart', async ({
  page,
}) => {
  await page.goto('/store/family-wellness-program');
  await ready(page);
  const family = page.locator('.family');
  const add = (age: string) =>
    family.getByRole('listitem').filter({ hasText: age }).getByRole('button', { name: 'One more' });
  const payments = family.locator('ol li b');
  await expect(payments).toHaveText(['$637', '$637', '$637', '$637']);
  await expect(family).toContainText('20% comes off each payment for 3 or more people.');
  await add('Child Gut').click();
  await expect(payments).toHaveText(Array(4).fill('$1,274'));
  await expect(family).not.toContainText('−$');
  await add('Baby Gut').click();
  await expect(payments).toHaveText(Array(4).fill('$1,528.80'));
  await expect(family).toContainText('−$382.20 each time');
  await expect(family).toContainText('$6,115.20 in all, then it ends by itself.');
  expect(
    await family
      .locator('ol li span')
      .allTextContents()
      .then(([today, ...later]) => [today, later.every((day) => /^[A-Z][a-z]{2} \d+$/.test(day))]),
  ).toEqual(['Today', true]);
  await family.getByRole('button', { name: /^Add to Cart/ }).click();
  await page.goto('/cart');
  await expect(
    page.getByRole('group', { name: 'Quantity of Family Wellness Program' }),
  ).toContainText('3');
});
