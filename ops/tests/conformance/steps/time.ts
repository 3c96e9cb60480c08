import { expect } from 'playwright/test';
import type { Times } from '../line.ts';
import { find } from '../places.ts';
import { place, recorded, settle } from '../recorder.ts';
import type { World } from '../world.ts';
import type { Doing } from './doing.ts';
import { until } from './looking.ts';

const pass = async ({ page }: World, ms: number) => {
  if (ms > 0) await page.clock.runFor(ms);
  await settle(page);
};
/** For what must be so at this moment. */
const once = 0;

export const time: Doing<Times> = {
  pass,
  async happens(world, { after, was, step }) {
    await pass(world, after - 1);
    await world.run([was], once);
    await pass(world, 1);
    await world.run([step]);
  },
  async glides(world, { to, after, px }) {
    const { page } = world;
    if (after > 0) {
      await expect(find(page, to)).toBeAttached();
      await place(page, 0);
      await pass(world, after - 1);
      expect((await recorded(page)).moves, `nothing moves before ${after} ms`).toBe(0);
      await pass(world, 1);
    }
    await until(world, `the way to ${to}`, async () =>
      (await recorded(page)).moves > 0 ? [] : [`nothing moves after ${after} ms`],
    );
    await until(world, `${to} comes to rest at ${px} px`, async () => {
      const top = await find(page, to).evaluate((section) =>
        Math.round(section.getBoundingClientRect().top),
      );
      return top === px ? [] : [`it is at ${top} px`];
    });
    const { trail } = await recorded(page);
    const end = trail.at(-1) ?? 0;
    expect(
      trail.filter((y) => y > 2 && Math.abs(y - end) > 2).length,
      'the page moves smoothly',
    ).toBeGreaterThan(0);
  },
  async jumps(world, { from, after, to }) {
    const y = () => world.page.evaluate(() => Math.round(window.scrollY));
    await place(world.page, from);
    await pass(world, after - 1);
    expect(await y(), `before ${after} ms`).toBe(from);
    await pass(world, 1);
    await until(world, `after ${after} ms`, async () =>
      (await y()) === to ? [] : [`at ${await y()}`],
    );
  },
  async unmoved({ page }) {
    expect((await recorded(page)).moves).toBe(0);
  },
  async swipes(world, { px }) {
    await world.run([{ toasts: 1 }]);
    await swipe(world, px - 1);
    await world.run([{ toasts: 1 }]);
    await swipe(world, px + 1);
    await world.run([{ toasts: 0 }]);
  },
  async skips(world, { to, within, away }) {
    await pass(world, within - 1);
    await world.run([
      { hover: to },
      { count: { of: 'tooltip', is: 1 } },
      { hover: away },
      { count: { of: 'tooltip', is: 0 } },
    ]);
    await pass(world, within + 1);
    await world.run([{ hover: to }]);
    await settle(world.page);
    await world.run([{ count: { of: 'tooltip', is: 0 } }], once);
  },
  async opensAtEnd(world, { box, what, px }) {
    const scrollTo = (toEnd: number) =>
      find(world.page, box).evaluate(
        (element, gap) =>
          element.scrollTo({
            top: element.scrollHeight - element.clientHeight - gap,
            behavior: 'instant',
          }),
        toEnd,
      );
    await scrollTo(px + 1);
    await settle(world.page);
    await world.run([{ disabled: what }], once);
    await scrollTo(px);
    await world.run([{ enabled: what }]);
  },
  async acceptsAtDepth(world, { percent }) {
    const scrollTo = (share: number) =>
      world.page.evaluate((part) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo({ top: ((scrollHeight - clientHeight) * part) / 100, behavior: 'instant' });
      }, share);
    await expect(find(world.page, 'cookies')).toBeVisible();
    await scrollTo(percent - 1);
    await expect.poll(() => world.page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await settle(world.page);
    await world.run([{ visible: 'cookies' }], once);
    await scrollTo(percent + 0.1);
    await world.run([{ hidden: 'cookies' }]);
  },
};

async function swipe({ page }: World, px: number): Promise<void> {
  const box = await find(page, 'toast').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + Math.floor(px / 2), y);
  await page.mouse.move(x + px, y);
  await page.mouse.up();
}
