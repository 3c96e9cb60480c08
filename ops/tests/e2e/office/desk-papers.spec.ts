import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type Bought, buy } from '../support/bought.ts';
import { boxOf } from '../support/boxes.ts';
import { sizes } from '../support/hand.ts';
import { asAdmin, enterAs, enterOffice, newStaff } from '../support/office.ts';
import { stack } from '../support/stack.ts';

const main = (page: Page) => page.getByRole('main');

/** Only looked at. */
let sold: Promise<Bought> | undefined;
const aKit = () => (sold ??= buy({ 'gi-map': 1 }));

/** Opens papers on a phone, where the whole of each is seen, while paper shows a sheet; then on a desk. */
async function openPapers(page: Page, path: string, count: number): Promise<void> {
  await page.setViewportSize(sizes.phone);
  await enterOffice(page, path);
  const papers = main(page).getByRole('article');
  await expect(papers).toHaveCount(count);
  for (const paper of await papers.all()) {
    expect((await boxOf(paper)).right, path).toBeLessThanOrEqual(sizes.phone.width);
    await page.emulateMedia({ media: 'print' });
    expect((await boxOf(paper)).width, path).toBe(816);
    await page.emulateMedia({ media: null });
  }
  await page.setViewportSize(sizes.desk);
}

/** How many sheets a printer would use. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
}

/** The orders that the newest line of the record of access says were printed as slips. */
const printed = async () =>
  (
    await asAdmin<{ docs: { ids: string[] | null }[] }>(
      '/openings?where[act][equals]=print%20slip&sort=-seq&limit=1',
    )
  ).docs[0]?.ids;

test('ORD-07 DESK-14 slips of two orders are two sheets, seen whole on a phone, no label names a test, and printing is on record', async ({
  page,
}) => {
  const one = await buy({ 'gi-map': 1, 'child-gut': 1 });
  const other = await buy({ dutch: 2 });
  await openPapers(page, `/orders/print?orders=${one.id},${other.id}`, 2);
  const slips = main(page).getByRole('article');
  await expect(slips.first()).toContainText('2 kits');
  await expect(slips.first()).toContainText(one.buyer.address);
  const label = slips.first().locator('.paper__label');
  await expect(label).toContainText(`${one.name}\n18 Orchard Lane\nBoise, ID 83702`, {
    useInnerText: true,
  });
  await expect(label).not.toContainText(/GI-MAP|Gut|stool/i);
  expect(await sheetsOf(page)).toBe(2);
  expect(await printed()).toEqual([one.id, other.id]);
  await expectAccessible(page);
});

test('ORD-07 a slip with many kits goes on to a second sheet, and its label is not cut', async ({
  page,
}) => {
  const order = await buy({ 'gi-map': 20 });
  await enterOffice(page, `/orders/print?orders=${order.id}`);
  expect(await sheetsOf(page)).toBe(2);
});

test('ORD-07 DESK-14 the receipt is one sheet, seen whole on a phone, with what was paid, and no line for what never went back', async ({
  page,
}) => {
  const order = await buy({ 'gi-map': 1, probiotic: 2 });
  await openPapers(page, `/orders/${order.id}/receipt`, 1);
  await expect(main(page)).toContainText('$607.00');
  await expect(main(page)).not.toContainText('Sent back');
  expect(await sheetsOf(page)).toBe(1);
  await expectAccessible(page);
});

test('ORD-07 codes typed on a superbill are printed, and neither stored nor sent', async ({
  page,
}) => {
  const order = await aKit();
  await enterOffice(page, `/orders/${order.id}/superbill`);
  await expect(main(page)).toContainText(order.name);
  await expect(main(page)).toContainText('04/12/1990');
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel(/^Code for GI-MAP/).fill('87507');
  await page.getByLabel(/^Diagnosis for GI-MAP/).fill('K58.9');
  await page.getByLabel('License').fill('PA-1234');
  await page.getByLabel(/^Charged for GI-MAP/).fill('400');
  await expect(main(page).locator('tfoot')).toContainText('$400.00');
  expect(await sheetsOf(page)).toBe(1);
  expect(sent).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('K58.9');
  await page.reload();
  await expect(page.getByLabel(/^Code for GI-MAP/)).toHaveValue('');
  await expect(page.getByLabel(/^Diagnosis for GI-MAP/)).toHaveValue('');
  expect(JSON.stringify(await asAdmin(`/orders/${order.id}`))).not.toContain('K58.9');
  await expectAccessible(page);
});

test('SEC-12 nobody sees a screen of the desk signed out: the sign-in comes first and leads back', async ({
  page,
}) => {
  const order = await aKit();
  for (const path of [
    '/orders',
    `/orders/${order.id}`,
    `/orders/${order.id}/receipt`,
    `/orders/${order.id}/superbill`,
    `/orders/print?orders=${order.id}`,
  ]) {
    const answer = await fetch(`${stack.adminUrl}/admin${path}`, { redirect: 'manual' });
    const text = await answer.text();
    expect([path, text.includes(order.buyer.lastName)]).toEqual([path, false]);
    const keyed = await fetch(`${stack.adminUrl}/admin${path}`, {
      redirect: 'manual',
      headers: { authorization: `service-accounts API-Key ${stack.cmsApiKey}` },
    });
    expect((await keyed.text()).includes(order.buyer.lastName)).toBe(false);
  }
  await page.goto(`${stack.adminUrl}/admin/orders/${order.id}`);
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
  await page.getByLabel(/username/i).fill(stack.adminUsername);
  await page.getByLabel(/password/i).fill(stack.adminPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: order.name })).toBeVisible({ timeout: 30_000 });
});

test('DESK-01 staff see Today, People and Orders alone, and nothing of what is stored beside', async ({
  page,
}) => {
  const order = await aKit();
  const password = 'blue kettle, north wind';
  const { username, remove } = await newStaff(password);
  await enterAs(page, { username, password }, `/orders/${order.id}`);
  await expect(page.getByRole('heading', { name: order.name })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Desk' }).first();
  await expect(menu.getByRole('link')).toHaveText([/^Today(\d+\+? waiting)?$/, 'People', 'Orders']);
  await expect(page.getByRole('link', { name: 'Everything that is stored' })).toHaveCount(0);
  await remove();
});
