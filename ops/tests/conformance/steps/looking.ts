import { setTimeout } from 'node:timers/promises';
import { expect, type Locator } from 'playwright/test';
import type { Looks } from '../line.ts';
import { differences } from '../match.ts';
import { find } from '../places.ts';
import { holds, visibleWords } from '../words.ts';
import type { World } from '../world.ts';
import type { Doing } from './doing.ts';

/** Looks again until there is nothing wrong, or the visitor's patience ends; at least once. */
export async function until(
  world: Pick<World, 'patience'>,
  what: string,
  check: () => Promise<string[]>,
): Promise<void> {
  const end = Date.now() + world.patience;
  for (;;) {
    const faults = await check().catch((error: unknown) => [String(error)]);
    if (faults.length === 0) return;
    if (Date.now() >= end) throw new Error([what, ...faults].join('\n  '));
    await setTimeout(50);
  }
}

const wordsOfAll = async (target: Locator) => Promise.all((await target.all()).map(visibleWords));
const lower = (text: string) => text.toLowerCase();

/** How long one look waits for what is not there. */
const soon = { timeout: 500 };
const isTrue = (is: boolean) => (is ? [] : ['it is not']);

/** Compares lists of words entry by entry. */
function listFaults(
  actual: string[],
  wanted: string[],
  agree: (one: string, want: string) => boolean,
): string[] {
  const isSame =
    actual.length === wanted.length &&
    wanted.every((want, index) => agree(actual[index] ?? '', want));
  return isSame ? [] : [`expected ${JSON.stringify(wanted)}`, `found    ${JSON.stringify(actual)}`];
}

/** Where a link leads, as this site writes it: '/store#testing', 'https://…', 'mailto:…'. */
async function targetsOf(world: World, links: Locator): Promise<string[]> {
  const all = await links.evaluateAll((found) =>
    (found as HTMLAnchorElement[])
      .filter((link) => link.checkVisibility())
      .map((link) => link.href),
  );
  return all.map((href) => own(world, href));
}

function own(world: World, href: string): string {
  const url = new URL(href, `${world.origin}/`);
  return url.origin === world.origin ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

async function wordFaults(
  world: World,
  at: string,
  words: string[],
  isExact: boolean,
): Promise<string[]> {
  const texts = await wordsOfAll(find(world.page, at));
  if (texts.length === 0) return [`there is no ${at}`];
  const isSaid = (word: string) =>
    texts.some((text) => (isExact ? holds(text, word) : holds(lower(text), lower(word))));
  return words
    .filter((word) => !isSaid(word))
    .map((word) => `'${word}' is not in '${texts.join(' | ').slice(0, 600)}'`);
}

export const looking: Doing<Looks> = {
  text: (world, { at, is }) =>
    until(world, `${at} reads '${is}'`, async () =>
      listFaults([await visibleWords(find(world.page, at))], [is], Object.is),
    ),
  shows: (world, { at, words }) =>
    until(world, `${at} shows its words`, () => wordFaults(world, at, words, true)),
  says: (world, { at, words }) =>
    until(world, `${at} says its words`, () => wordFaults(world, at, words, false)),
  lacks: (world, { at, words }) =>
    until(world, `${at} has none of ${words.join(', ')}`, async () => {
      const texts = await wordsOfAll(find(world.page, at));
      return words.filter((word) => texts.some((text) => holds(lower(text), lower(word))));
    }),
  order: (world, { of, are }) =>
    until(world, `${of} in order`, async () =>
      listFaults(await wordsOfAll(find(world.page, of)), are, (one, want) =>
        holds(lower(one), lower(want)),
      ),
    ),
  texts: (world, { of, are }) =>
    until(world, `${of} read`, async () =>
      listFaults(await wordsOfAll(find(world.page, of)), are, Object.is),
    ),
  startsWith: (world, { of, are }) =>
    until(world, `${of} begin`, async () =>
      listFaults((await wordsOfAll(find(world.page, of))).slice(0, are.length), are, Object.is),
    ),
  endsWith: (world, { of, are }) =>
    until(world, `${of} end`, async () =>
      listFaults((await wordsOfAll(find(world.page, of))).slice(-are.length), are, Object.is),
    ),
  matches: (world, { of, pattern }) =>
    until(world, `${of} is like ${pattern}`, async () =>
      listFaults([await visibleWords(find(world.page, of))], [pattern], (one) =>
        new RegExp(pattern).test(one),
      ),
    ),
  eachMatches: (world, { of, pattern }) =>
    until(world, `each of ${of} is like ${pattern}`, async () => {
      const texts = await wordsOfAll(find(world.page, of));
      return texts.length === 0
        ? ['there are none']
        : texts.filter((text) => !new RegExp(pattern).test(text));
    }),
  eachAttribute: (world, { of, name, pattern }) =>
    until(world, `each ${name} of ${of} is like ${pattern}`, async () => {
      const values = await find(world.page, of).evaluateAll(
        (all, key) => all.map((one) => one.getAttribute(key) ?? ''),
        name,
      );
      return values.length === 0
        ? ['there are none']
        : values.filter((value) => !new RegExp(pattern).test(value));
    }),
  each: (world, { of, has }) =>
    until(world, `each of ${of} has its parts`, async () => {
      const all = await find(world.page, of).count();
      const faults = all === 0 ? ['there are none'] : [];
      for (let index = 0; index < all; index += 1) {
        for (const [part, number] of Object.entries(has)) {
          const found = await find(world.page, `${of} > nth ${index} > ${part}`).count();
          if (found !== number) faults.push(`entry ${index} has ${found} ${part}, not ${number}`);
        }
      }
      return faults;
    }),
  count: (world, { of, is }) =>
    until(world, `number of ${of}`, async () =>
      listFaults([String(await find(world.page, of).count())], [String(is)], Object.is),
    ),
  about: (world, { of, is }) =>
    until(world, `about ${is} of ${of}`, async () => {
      const found = await find(world.page, of).count();
      return Math.abs(found - is) <= 2 ? [] : [`there are ${found}`];
    }),
  links: (world, { in: at, to }) =>
    until(world, `links of ${at}`, async () => {
      const faults: string[] = [];
      for (const [name, target] of Object.entries(to)) {
        const found = await targetsOf(world, find(world.page, `${at} > link ${name}`));
        if (found.length === 0 || found.some((one) => one !== target))
          faults.push(`'${name}' leads to ${JSON.stringify(found)}, not ${target}`);
      }
      return faults;
    }),
  targets: (world, asked) =>
    until(world, `targets in ${asked.in}`, async () => {
      const found = await targetsOf(world, find(world.page, `${asked.in} > links`));
      if ('hold' in asked)
        return asked.hold
          .map((target) => own(world, target))
          .filter((target) => !found.includes(target));
      return listFaults(found.toSorted(), asked.are.toSorted(), Object.is);
    }),
  leads: (world, { from, to }) =>
    until(world, `${from} leads to ${to}`, async () =>
      (await targetsOf(world, find(world.page, `${from} > links`))).includes(to)
        ? []
        : ['no link does'],
    ),
  newTab: (world, { of }) =>
    until(world, `${of} open in a new tab`, async () => {
      const targets = await find(world.page, of).evaluateAll((all) =>
        all.map((link) => link.getAttribute('target')),
      );
      return targets.length === 0
        ? ['there are none']
        : targets.filter((target) => target !== '_blank').map((target) => `one has ${target}`);
    }),
  attribute: (world, { of, name, is }) =>
    until(world, `${name} of ${of}`, async () =>
      listFaults([String(await find(world.page, of).getAttribute(name))], [is], Object.is),
    ),
  choices: (world, { of, are }) =>
    until(world, `choices of ${of}`, async () =>
      listFaults(
        await find(world.page, of)
          .locator('option')
          .evaluateAll((all) =>
            (all as HTMLOptionElement[]).map(({ value }) => value).filter(Boolean),
          ),
        are,
        Object.is,
      ),
    ),
  requires: (world, { in: form, are }) =>
    until(world, `what ${form} requires`, async () => {
      const names = await find(
        world.page,
        `${form} > css [required], [aria-required=true]`,
      ).evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''));
      return listFaults(names.toSorted(), are.toSorted(), Object.is);
    }),
  holds: (world, { in: form, values }) =>
    until(world, `what was typed in ${form}`, async () => {
      const found: Record<string, string> = {};
      for (const name of Object.keys(values))
        found[name] = await find(world.page, `${form} > field ${name}`).inputValue(soon);
      return differences(found, values);
    }),
  value: (world, { of, is }) =>
    until(world, `value of ${of}`, async () =>
      listFaults([await find(world.page, of).inputValue(soon)], [is], Object.is),
    ),
  complaints: (world, { in: form, are }) =>
    until(world, `complaints in ${form}`, async () => {
      const invalid = find(world.page, `${form} > css [aria-invalid=true]`);
      const names = await invalid.evaluateAll((all) =>
        all.map((field) => field.getAttribute('name') ?? ''),
      );
      const told = await invalid.evaluateAll((all) =>
        all.map((field) =>
          (field.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id))
            .filter((one) => one?.checkVisibility())
            .map((one) => one?.textContent ?? ''),
        ),
      );
      const faults = listFaults(names.toSorted(), Object.keys(are).toSorted(), Object.is);
      for (const [index, name] of names.entries()) {
        const want = are[name] ?? '';
        const isTold = told[index]?.some((text) =>
          want === ''
            ? text !== ''
            : text === want || (!want.includes(' ') && lower(text).includes(want)),
        );
        if (!isTold) faults.push(`${name} says ${JSON.stringify(told[index])}, not '${want}'`);
      }
      return faults;
    }),
  visible: (world, target) =>
    until(world, `${target} is visible`, async () =>
      isTrue(await find(world.page, target).isVisible()),
    ),
  hidden: (world, target) =>
    until(world, `${target} is hidden`, async () =>
      isTrue(await find(world.page, target).isHidden()),
    ),
  disabled: (world, target) =>
    until(world, `${target} is disabled`, async () =>
      isTrue(await find(world.page, target).isDisabled(soon)),
    ),
  enabled: (world, target) =>
    until(world, `${target} is enabled`, async () =>
      isTrue(await find(world.page, target).isEnabled(soon)),
    ),
  focused: (world, target) =>
    until(world, `${target} has the focus`, async () =>
      isTrue(
        await find(world.page, target).evaluate(
          (element) => element === document.activeElement,
          null,
          soon,
        ),
      ),
    ),
  async keepsFocus({ page }, target) {
    const box = find(page, target);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press(key);
        expect(
          await box.evaluate(
            (element) =>
              document.activeElement === document.body || element.contains(document.activeElement),
          ),
          `${target} keeps the focus`,
        ).toBe(true);
      }
    }
  },
  path: (world, path) =>
    until(world, `the address is ${path}`, async () =>
      listFaults([own(world, world.page.url())], [path], Object.is),
    ),
  documentTitle: (world, words) =>
    until(world, `the title says ${words}`, async () =>
      holds(await world.page.title(), words) ? [] : [await world.page.title()],
    ),
  longText: (world, { of, words }) =>
    until(world, `${of} is ${words} words long`, async () => {
      const length = (await visibleWords(find(world.page, of))).split(' ').length;
      return length >= words ? [] : [`it has ${length}`];
    }),
  dates: (world, { of, newest, oldest }) =>
    until(world, 'dates', async () => {
      const texts = await wordsOfAll(find(world.page, of));
      const days = texts.toSorted((one, other) => Date.parse(other) - Date.parse(one));
      return [
        ...texts.filter((text) => !/^[A-Z][a-z]{2} \d{2}, \d{4}$/.test(text)),
        ...listFaults([days[0] ?? '', days.at(-1) ?? ''], [newest, oldest], Object.is),
      ];
    }),
  async filtersCount(world, { all, parts }) {
    let sum = 0;
    for (const name of [...parts, all]) {
      const button = find(world.page, `filter bar > named ${name}`);
      await button.click();
      const number = Number(/\d+$/.exec(await visibleWords(button))?.[0]);
      await until(world, `${name} shows as many as it says`, async () =>
        listFaults([String(await find(world.page, 'signs').count())], [String(number)], Object.is),
      );
      if (name !== all) sum += number;
      else expect(number, `${all} is their sum`).toBe(sum);
    }
  },
};
