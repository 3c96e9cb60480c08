import { expect, type Locator, type Page } from 'playwright/test';

export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
export type Size = keyof typeof sizes;

/** A hand that counts. A field that has the focus already takes what is typed without a tap, as does the next one by the keyboard's own key. */
export function handOn(page: Page, size: Size) {
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.click();
  };
  const isReady = (field: Locator) =>
    expect(field)
      .toBeFocused({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
  const type = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(words);
  };
  return {
    tap,
    count: () => count,
    /** Opens an entry of the menu. */
    go: async (name: string) => {
      const menu = page.getByRole('navigation', { name: size === 'phone' ? 'More' : 'Desk' });
      if (size === 'phone') await tap(page.getByRole('button', { name: 'More' }));
      await tap(menu.getByRole('link', { name, exact: true }).first());
    },
    write: async (field: Locator, words: string) => {
      if (!(await isReady(field))) await tap(field);
      await type(words);
    },
    writeNext: async (field: Locator, words: string) => {
      await page.keyboard.press('Tab');
      await expect(field).toBeFocused();
      await type(words);
    },
  };
}
export type Hand = ReturnType<typeof handOn>;

/** Finds something by its name or number, from Today. */
export async function find(page: Page, hand: Hand, query: string, link: string): Promise<void> {
  const search = page.getByRole('searchbox');
  await hand.tap(search);
  await search.fill(query);
  await search.press('Enter');
  await hand.tap(page.getByRole('main').getByRole('link', { name: new RegExp(link) }));
}
