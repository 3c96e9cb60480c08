import { expect } from 'playwright/test';
import { judgeWithAxe, told } from '../../e2e/support/axe.ts';
import type { Marks, Toast } from '../line.ts';
import { differences, wildcard } from '../match.ts';
import { find } from '../places.ts';
import { recorded, settle } from '../recorder.ts';
import { visibleWords } from '../words.ts';
import type { World } from '../world.ts';
import type { Doing } from './doing.ts';
import { until } from './looking.ts';

const day = 86_400;

/** The toasts that stand there: their words, and whether they are drawn in the colour of errors. */
export async function readToasts({ page }: World): Promise<{ words: string; isRed: boolean }[]> {
  const all = await find(page, 'toast').all();
  return Promise.all(
    all.map(async (one) => ({
      words: await visibleWords(one),
      isRed: await one.evaluate((element) => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(element).borderTopColor.match(/[\d.]+/g) ?? []
        ).map(Number);
        return red > 1.5 * green && red > 1.5 * blue;
      }),
    })),
  );
}

function toastFaults(
  seen: { words: string; isRed: boolean }[],
  { title, text, style }: Toast,
): string[] {
  const isSaid = seen.some(
    ({ words, isRed }) =>
      wildcard(`${title} ${text}`).test(words) && isRed === (style === 'destructive'),
  );
  return isSaid ? [] : [JSON.stringify(seen)];
}

const topOf = (world: World, target: string) =>
  find(world.page, target).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const boxOf = async (world: World, target: string) =>
  (await find(world.page, target).boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 };
const same = (actual: unknown, wanted: unknown) => differences(actual, wanted);

export const marks: Doing<Marks> = {
  stars: (world, { of, are }) =>
    until(world, `stars of ${of}`, async () => {
      const texts = await find(world.page, `${of} > stars`).allTextContents();
      const owners = await find(world.page, of).count();
      const wrong = texts.filter((text) => text.trim() !== '★'.repeat(are));
      return texts.length < owners || texts.length === 0
        ? [`${texts.length} of ${owners} have stars`]
        : wrong;
    }),
  css: (world, { of, is }) =>
    until(world, `style of ${of}`, async () => {
      const found = await find(world.page, of)
        .first()
        .evaluate(
          (element, names) =>
            Object.fromEntries(
              names.map((name) => [name, getComputedStyle(element).getPropertyValue(name)]),
            ),
          Object.keys(is),
        );
      return same(found, is);
    }),
  clamped: (world, { of, lines }) =>
    until(world, `${of} are clamped`, async () => {
      const found = await find(world.page, of).evaluateAll((all) =>
        all.map(
          (one) =>
            [one, ...one.querySelectorAll('*')]
              .map((part) => getComputedStyle(part).webkitLineClamp)
              .find((value) => value !== 'none') ?? 'none',
        ),
      );
      return found.length === 0
        ? ['there are none']
        : found.filter((value) => value !== String(lines));
    }),
  size: (world, { of, is }) =>
    until(world, `size of ${of}`, async () =>
      boxOf(world, of).then(({ width, height }) => same([width, height].map(Math.round), is)),
    ),
  width: (world, { of, is }) =>
    until(world, `width of ${of}`, async () =>
      boxOf(world, of).then(({ width }) => same(Math.round(width), is)),
    ),
  fits: (world, target) =>
    until(world, `${target} fits`, async () => {
      const { x, y, width, height } = await boxOf(world, target);
      const view = world.page.viewportSize() ?? { width: 0, height: 0 };
      return width > 0 && x >= 0 && y >= 0 && x + width <= view.width && y + height <= view.height
        ? []
        : [JSON.stringify({ x, y, width, height, view })];
    }),
  corner: (world, { of, is }) =>
    until(world, `${of} stands ${is}`, async () => {
      const { x, y, width, height } = await boxOf(world, of);
      const view = world.page.viewportSize() ?? { width: 0, height: 0 };
      const right = view.width - x - width;
      const bottom = view.height - y - height;
      const found = `${bottom >= 0 && bottom <= 48 ? 'bottom' : `${bottom} px up`} ${right >= 0 && right <= 48 ? 'right' : x >= 0 && x <= 48 ? 'left' : 'aside'}`;
      return same(found, is);
    }),
  columns: (world, { of, are }) =>
    until(world, `columns of ${of}`, async () =>
      same(
        new Set(
          await find(world.page, of).evaluateAll((all) =>
            all.map((one) => Math.round(one.getBoundingClientRect().left)),
          ),
        ).size,
        are,
      ),
    ),
  round: (world, target) =>
    until(world, `${target} is round`, async () =>
      same(
        await find(world.page, target).evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          return (
            Math.abs(width - height) < 2 &&
            Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) >= width / 2 - 1
          );
        }),
        true,
      ),
    ),
  above: (world, { this: upper, that: lower }) =>
    until(world, `${upper} is above ${lower}`, async () =>
      (await topOf(world, upper)) < (await topOf(world, lower)) ? [] : ['it is not'],
    ),
  directlyAbove: (world, { this: upper, that: lower }) =>
    until(world, `${upper} is right above ${lower}`, async () => {
      const { y, height } = await boxOf(world, upper);
      return same(Math.abs(y + height - (await boxOf(world, lower)).y) <= 1, true);
    }),
  rests: (world, { to, px }) =>
    until(world, `${to} comes to rest`, async () => same(await topOf(world, to), px)),
  scrolled: (world, y) =>
    until(world, `scrolled to ${y}`, async () =>
      same(await world.page.evaluate(() => Math.round(window.scrollY)), y),
    ),
  samePage: (world) =>
    until(world, 'the page was not loaded anew', async () =>
      same((await recorded(world.page)).mark, 'the same'),
    ),
  toast: (world, asked) =>
    until(world, `toast '${asked.title}' / '${asked.text}', ${asked.style}`, async () =>
      toastFaults(await readToasts(world), asked),
    ),
  toasted: (world, asked) =>
    until(world, `toast '${asked.title}' / '${asked.text}', ${asked.style}`, () =>
      Promise.resolve(toastFaults(world.toasts, asked)),
    ),
  toasts: (world, count) =>
    until(world, 'toasts', async () => {
      await settle(world.page);
      return same(await find(world.page, 'toast > shown').count(), count);
    }),
  kept: (world, { in: area, key, is }) =>
    until(world, `${area} storage keeps ${key}`, async () => {
      const text = await world.page.evaluate(
        ([where, name]) => (where === 'local' ? localStorage : sessionStorage).getItem(name),
        [area, key] as const,
      );
      return same(text === null ? null : (JSON.parse(text) as unknown), is);
    }),
  keptCount: (world, { key, is }) =>
    until(world, `entries of ${key}`, async () =>
      same(((await stored(world, key)) as unknown[]).length, is),
    ),
  keptSize: (world, { key, kB }) =>
    until(world, `${key} is kept up to ${kB} kB`, async () => {
      const bytes = Buffer.byteLength(JSON.stringify(await stored(world, key)));
      return bytes <= kB * 1024 && bytes > (kB - 2) * 1000 ? [] : [`it has ${bytes} bytes`];
    }),
  cookie: (world, { name, is, ...others }) =>
    until(world, `cookie ${name}`, async () => {
      const cookie = (await world.context.cookies(world.origin)).find((one) => one.name === name);
      return same(
        cookie && { ...cookie, days: Math.round((cookie.expires - Date.now() / 1000) / day) },
        { value: is, ...others },
      );
    }),
  noCookie: (world, name) =>
    until(world, `no cookie ${name}`, async () =>
      (await world.context.cookies(world.origin))
        .filter((one) => one.name === name)
        .map(({ value }) => value),
    ),
  logged: (world, words) =>
    until(world, `the console says '${words}'`, () =>
      Promise.resolve(
        world.errors.some(
          (text) => text.includes(words) && !text.startsWith('Failed to load resource'),
        )
          ? []
          : [JSON.stringify(world.errors)],
      ),
    ),
  nothingThrown: (world) => until(world, 'nothing is thrown', () => Promise.resolve(world.thrown)),
  announced: (world, words) =>
    until(world, `screen readers hear '${words}'`, async () =>
      (await recorded(world.page)).heard.some((text) => text.includes(words))
        ? []
        : ['they do not'],
    ),
  async noAxe({ page }, impacts) {
    await settle(page);
    const { violations, passes } = await judgeWithAxe(page);
    expect(violations.filter(({ impact }) => impacts.includes(impact ?? '')).map(told)).toEqual([]);
    expect(passes.length).toBeGreaterThan(0);
  },
};

const stored = async (world: World, key: string) =>
  JSON.parse(
    (await world.page.evaluate((name) => localStorage.getItem(name), key)) ?? '[]',
  ) as unknown;
