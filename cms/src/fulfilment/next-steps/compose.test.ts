import type { BoughtKind } from 'common/contract/orders';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOf } from './bought.ts';
import { mailNote, nextSteps, offerSteps, type Words } from './compose.ts';
import { firstNextSteps } from './first-next-steps.ts';

const step = (title: string) => ({ when: `When ${title}`, title, text: `${title}.` });
const words: Words = {
  ...firstNextSteps,
  steps: ['Receipt', 'Send', 'Collect', 'Read', 'Results'].map(step),
};
const arrival = step('Your kit is at your door.');
const titles = (steps: { title: string }[]) => steps.map(({ title }) => title);
const { consultation, package: pack, program, goods } = firstNextSteps;
const kinds: BoughtKind[] = ['kit', 'consultation', 'package', 'program', 'goods'];

test('ORD-10 each purchase has its own steps', () => {
  const said = (kind: BoughtKind) => titles(nextSteps([kind], words));
  expect(said('kit')).toEqual(['Send', 'Collect', 'Read', 'Results']);
  expect(said('consultation')).toEqual(
    titles([consultation.ask, consultation.prepare, consultation.visit, consultation.plan]),
  );
  expect(said('package')).toEqual([
    pack.ask.title,
    pack.send.title,
    'Read',
    pack.visit.title,
    pack.followUp.title,
  ]);
  expect(said('program')).toEqual([
    program.ask.title,
    program.send.title,
    'Read',
    program.visits.title,
    program.end.title,
  ]);
  for (const kind of ['package', 'program'] as const)
    expect(nextSteps([kind], words).map(({ text }) => text)).toContain(
      `${firstNextSteps[kind].send.text} Collect.`,
    );
  expect(said('goods')).toEqual([goods.send.title]);
  expect(nextSteps([], words)).toEqual([]);
});

test('ORD-08 with a calendar nobody is told that the practice writes about a time, and what stands before all steps is not said again', () => {
  const said = (kind: BoughtKind, time: 'calendar' | 'said') =>
    titles(nextSteps([kind], words, { isKitAsked: false, time }));
  for (const kind of ['consultation', 'program'] as const) {
    expect(said(kind, 'calendar')[0]).toBe('Choose your time');
    for (const time of ['calendar', 'said'] as const)
      expect(said(kind, time)).not.toContain(firstNextSteps[kind].ask.title);
  }
  expect(said('consultation', 'said')[0]).toBe(consultation.prepare.title);
});

test('ORD-14 who says on the page of the order which kit it is, is not told to wait for a letter about it', () => {
  const steps = nextSteps(['package'], words, { isKitAsked: false, time: 'letter' });
  expect(titles(steps)[0]).toBe(pack.send.title);
});

/** Which purchases a step belongs to; written anew here, from what was drawn. */
const reasons: Record<string, BoughtKind[]> = {
  Send: ['kit'],
  Collect: ['kit'],
  Read: ['kit', 'package', 'program'],
  Results: ['kit'],
  ...Object.fromEntries(
    Object.entries(firstNextSteps).flatMap(([kind, steps]) =>
      Object.values(steps).map(({ title }) => [title, [kind as BoughtKind]]),
    ),
  ),
};

test('ORD-10 in every mixture each thing is said once, in one order, and nothing that was not bought', () => {
  const order = titles(nextSteps(kinds, words));
  fc.assert(
    fc.property(fc.shuffledSubarray(kinds), (bought) => {
      const said = titles(nextSteps(bought, words));
      expect(new Set(said).size).toBe(said.length);
      for (const title of said)
        expect(
          reasons[title]?.some((kind) => bought.includes(kind)),
          title,
        ).toBe(true);
      for (const [title, of] of Object.entries(reasons).filter(
        ([name]) => ![goods.send.title, goods.sendToo.title].includes(name),
      ))
        expect([title, said.includes(title)]).toEqual([
          title,
          of.some((kind) => bought.includes(kind)),
        ]);
      expect(
        said.filter((title) => [goods.send.title, goods.sendToo.title].includes(title)),
      ).toHaveLength(bought.includes('goods') ? 1 : 0);
      const known = said.filter((title) => order.includes(title));
      expect(known).toEqual(order.filter((title) => known.includes(title)));
    }),
  );
});

test('ORD-10 what stands before the steps of a kit is a note about the mail and no step; lists of another length lose nothing', () => {
  expect(mailNote(words)).toBe('Receipt.');
  for (const count of [0, 1, 2, 4, 6]) {
    const steps = Array.from({ length: count }, (_, place) => step(`Step ${place}`));
    const kept = nextSteps(['kit'], { ...words, steps });
    expect(
      [mailNote({ ...words, steps }), ...kept.map(({ text }) => text)].filter(Boolean).join(' '),
    ).toBe(steps.map(({ text }) => text).join(' '));
  }
});

test("ORD-10 the small checkout says the offer's own arrival in the place of ours, and leaves out that the practice asks", () => {
  expect(titles(offerSteps(['kit'], words, arrival))).toEqual([
    arrival.title,
    'Collect',
    'Read',
    'Results',
  ]);
  expect(titles(offerSteps(['consultation'], words, arrival))).toEqual([
    consultation.prepare.title,
    arrival.title,
    consultation.plan.title,
  ]);
  expect(titles(offerSteps(['package'], words, arrival))).toEqual([
    arrival.title,
    'Read',
    pack.visit.title,
    pack.followUp.title,
  ]);
  expect(titles(offerSteps(['kit'], words, null))).toEqual(['Send', 'Collect', 'Read', 'Results']);
  expect(offerSteps([], words, arrival)).toEqual([arrival]);
});

test('ORD-10 what was bought is told by the shelf and by how it is paid', () => {
  expect(
    (['testing', 'consultation', 'package', 'supplement'] as const).map((category) =>
      kindOf({ category }),
    ),
  ).toEqual(['kit', 'consultation', 'package', 'goods']);
  expect(
    (['testing', 'consultation', 'package', 'supplement'] as const).map((category) =>
      kindOf({ category, isSubscription: true }),
    ),
  ).toEqual(['kit', 'consultation', 'program', 'goods']);
});
