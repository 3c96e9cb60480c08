import { expect, type Page, test } from 'playwright/test';
import { goTo } from '../support/admin-router.ts';
import { buy } from '../support/bought.ts';
import { asAdmin, enterOffice } from '../support/office.ts';

const phone = { width: 390, height: 844 };

/** Addresses below /admin of all lists and texts that the menu offers, and of the lists behind the desk's own screens. */
async function entriesOfMenu(page: Page): Promise<string[]> {
  await enterOffice(page, '/collections/products');
  const offered = await page
    .locator('nav.nav__wrap a[href*="/admin/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  return [
    ...offered
      .map((path) => path.replace('/admin', ''))
      .filter((path) => /^\/(collections|globals)\//.test(path)),
    '/collections/orders',
  ];
}

const settlingMs = 5_000;

/** How far a page reaches beyond the phone once its fields stand there, and what reaches there. */
async function beyond(page: Page): Promise<string[]> {
  // Stands in for fields whose code is on its way.
  await expect(page.locator('.shimmer-effect')).toHaveCount(0);
  // On a busy machine what slides in may still be on its way.
  await expect
    .poll(() => tooWide(page), { timeout: settlingMs })
    .toEqual([])
    .catch(() => undefined);
  return await tooWide(page);
}

const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
      .map((part) => `${part.className} to ${part.getBoundingClientRect().right}`);
  });

/** As from a link in a mail. */
async function openWhole(page: Page, path: string): Promise<void> {
  await enterOffice(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await beyond(page), path).toEqual([]);
}

test('DESK-14 DESK-15 on a phone every field comes, and no list, no record and no text of the admin scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await buy({ 'gi-map': 1, 'concierge-consult': 1 });
  await page.setViewportSize(phone);
  const entries = await entriesOfMenu(page);
  expect(entries.length).toBeGreaterThan(30);
  const wide: Record<string, string[]> = {};
  const look = async (path: string) => {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const parts = await beyond(page);
    if (parts.length > 0) wide[path] = parts;
  };
  for (const entry of entries) {
    await look(entry);
    const [, kind, slug] = entry.split('/');
    if (kind !== 'collections') continue;
    const create = page.locator(`a[href$="${entry}/create"]`);
    const mayCreate = (await create.count()) > 0;
    const { docs } = await asAdmin<{ docs: { id: string }[] }>(`/${slug}?limit=1&depth=0`);
    const [first] = docs;
    // A new record has the same form.
    if (first) await look(`${entry}/${first.id}`);
    else if (mayCreate) await look(`${entry}/create`);
  }
  expect(wide).toEqual({});
  const { docs: mails } = await asAdmin<{ docs: { id: string }[] }>('/mails?limit=1&depth=0');
  for (const path of ['/account', `/collections/mails/${mails[0]?.id}`])
    await openWhole(page, path);
});
