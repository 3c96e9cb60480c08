import { expect } from 'playwright/test';
import type { Acts } from '../line.ts';
import { find } from '../places.ts';
import { place, settle } from '../recorder.ts';
import { openPage, wake } from '../world.ts';
import type { Doing } from './doing.ts';
import { helpers } from './helpers.ts';

export const acting: Doing<Acts> = {
  open: (world, path) => openPage(world, path),
  async reload({ page, given }) {
    await page.reload();
    await wake(page, given);
  },
  click: async ({ page }, target) => find(page, target).click(),
  clickTwice: async ({ page }, target) => find(page, target).dblclick(),
  clickOutside: async ({ page }) => page.mouse.click(5, 300),
  async hover({ page }, target) {
    const at = find(page, target);
    await at.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await at.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  },
  focus: async ({ page }, target) => find(page, target).focus(),
  press: async ({ page }, key) => page.keyboard.press(key),
  resize: async ({ page }, [width, height]) => page.setViewportSize({ width, height }),
  async fill({ page }, { in: form, values }) {
    for (const [name, value] of Object.entries(values)) {
      const field = find(page, `${form} > field ${name}`);
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
        await field.selectOption(value);
      else await field.fill(value);
    }
  },
  async type({ page }, { at, text }) {
    await find(page, at).focus();
    await page.keyboard.type(text);
  },
  async scroll({ page }, to) {
    await place(page, to === 'bottom' ? Number.MAX_SAFE_INTEGER : to);
    if (to === 'bottom')
      await expect
        .poll(() => page.evaluate(() => window.scrollY), 'the page is long enough to scroll')
        .toBeGreaterThan(0);
  },
  store: async ({ page }, { in: where, key, value }) =>
    page.evaluate(
      ([area, name, text]) =>
        (area === 'local' ? localStorage : sessionStorage).setItem(name, text),
      [where, key, value] as const,
    ),
  async blockStorage({ page }) {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await settle(page);
  },
  helper: (world, name) => helpers[name](world),
};
