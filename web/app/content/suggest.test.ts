import { expect, test } from 'vitest';
import { changed, globals, products } from '../../tests/support/seed-content.ts';
import { toChoosePage } from './pages/choosing-pages.ts';
import { concerns, readAnswers, suggest, whos, type Answers } from './suggest.ts';
import type { Who } from './views.ts';

const page = toChoosePage(globals.store, products, null);
const answers = (of: Pick<typeof page, 'samples'>): Answers[] =>
  whos.flatMap((who) =>
    concerns.flatMap((concern) =>
      [...of.samples.map(({ sample }) => sample), 'any' as const].map((sample) => ({
        who,
        concern,
        sample,
      })),
    ),
  );
const all = answers(page);

/** Years of age of those whom an answer means. */
const ages: Record<Who, [number, number]> = {
  adult: [18, 99],
  pregnant: [18, 50],
  child: [3, 17],
  baby: [0, 2],
};

test('GUIDE-01 every combination of answers gives one kit that is made for that age, and says why', () => {
  expect(all).toHaveLength(4 * 8 * 5);
  for (const answer of all) {
    const found = suggest(page, answer);
    const label = JSON.stringify(answer);
    expect(found?.kit.category, label).toBe('testing');
    expect(found?.why.length, label).toBeGreaterThan(20);
    expect(found?.alternative?.id, label).not.toBe(found?.kit.id);
    const [from, to] = ages[answer.who];
    for (const kit of [found?.kit, found?.alternative]) {
      if (kit?.category !== 'testing') continue;
      const { ageFrom = null, ageTo = null } = kit.kits[0]?.[0] ?? {};
      expect(ageFrom ?? 0, label).toBeLessThanOrEqual(from);
      if (ageTo !== null) expect(ageTo, label).toBeGreaterThan(to);
      if (answer.who === 'child' || answer.who === 'baby') expect(ageFrom, label).not.toBeNull();
    }
    if (answer.who === 'adult' && answer.sample !== 'any')
      expect(found?.kit.sample, label).toBe(answer.sample);
  }
});

test('GUIDE-01 in pregnancy nothing but the kit that is made for it, or a person', () => {
  const pregnant = all.filter(({ who }) => who === 'pregnant');
  expect(new Set(pregnant.map((answer) => suggest(page, answer)?.kit.id))).toEqual(
    new Set(['pregnancy-gut']),
  );
  const away = toChoosePage(
    globals.store,
    changed(products, 'pregnancy-gut', { availability: 'out-of-stock' }),
    null,
  );
  expect(pregnant.map((answer) => suggest(away, answer))).toEqual(pregnant.map(() => null));
});

test('GUIDE-01 ORD-11 what cannot be bought is not suggested, whichever it is', () => {
  for (const { handle } of products) {
    const without = toChoosePage(
      globals.store,
      changed(products, handle, { availability: 'out-of-stock' }),
      null,
    );
    for (const answer of all) {
      const found = suggest(without, answer);
      expect([found?.kit.id, found?.alternative?.id], handle).not.toContain(handle);
    }
  }
});

test('GUIDE-01 a rule that an editor gets wrong never gives a child the kit of an adult', () => {
  const [rule] = page.rules;
  if (!rule) throw new Error('The seed has no rules');
  const wrong = { ...page, rules: [{ ...rule, who: [], kit: 'dutch' }] };
  expect(suggest(wrong, { who: 'baby', concern: 'other', sample: 'any' })?.kit.id).toBe('baby-gut');
  expect(
    suggest({ ...page, rules: [] }, { who: 'child', concern: 'skin', sample: 'urine' })?.kit.id,
  ).toBe('child-gut');
});

test('GUIDE-01 no sentence says what somebody has', () => {
  const said = all.flatMap((answer) => {
    const found = suggest(page, answer);
    return [found?.why ?? '', found?.whyAlternative ?? ''];
  });
  expect(
    said.filter((text) => /\byou (?:have|suffer|are ill)\b|diagnos|\bcure/i.test(text)),
  ).toEqual([]);
});

test.each([
  [{ who: 'adult', concern: 'skin', sample: 'any' }, true],
  [{ who: 'adult', concern: 'skin', sample: 'stool' }, true],
  [{ who: 'adult', concern: 'skin' }, false],
  [{ who: 'dog', concern: 'skin', sample: 'any' }, false],
  [{ who: 'adult', concern: 'toString', sample: 'any' }, false],
  [{}, false],
])('GUIDE-01 the answers %j of a form count: %s', (values: Record<string, string>, counts) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  expect(readAnswers(form, page.samples) !== null).toBe(counts);
});
