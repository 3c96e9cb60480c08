import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../tests/support/chat-content.ts';
import { answerTo } from '../../../tests/support/talks.ts';

const knowledge = await learnedKnowledge();
const answer = (question: string) => answerTo(question, [], knowledge);

test.each([
  ['always bloated after dinner, is there a test', /begin with is GI-MAP/],
  ['bloated every single day since my twenties', /begin with is GI-MAP/],
  ['i have terrible acne, which test', /A kit to begin with is/],
  ['i keep gaining weight, which test', /A kit to begin with is/],
  ['back from a trip with a bad belly, want to know if it is a parasite', /parasites/],
  [
    'tired no matter how I sleep, and I would rather pee in a cup. what would you start with',
    /begin with is Organic Acids/,
  ],
])(
  'ASK-05 a complaint in everyday words is told a kit to begin with, and that it says not what somebody has: %s',
  async (question, kit) => {
    const { text } = await answer(question);
    expect(text).toMatch(kit);
    expect(text).toMatch(/not able to diagnose[^]*your doctor[^]*\/store\/choose/);
  },
);

test('ASK-05 whom an age names is no grown-up, and who only looks pregnant is not', async () => {
  const { text } = await answer('eczema on my 2 year olds elbows, could it be his gut?');
  expect(text).not.toMatch(/Adult Gut|GI-MAP/);
  expect(
    (await answer('bloated after every meal, look 6 months pregnant. where do i start')).text,
  ).toMatch(/begin with is GI-MAP/);
});

test('ASK-05 what the page of one supplement says of itself answers no question of everything', async () => {
  expect((await answer('do i need a test before i book')).text).not.toMatch(/Gut Repair/);
});

test('ASK-05 an illness, a medicine or pregnancy beside a complaint is told no kit', async () => {
  for (const question of [
    'i have lupus and bloating, which kit',
    'breastfeeding and bloated, which kit',
    'my baby has eczema, which kit',
  ])
    expect((await answer(question)).text, question).not.toMatch(/kit to begin with/);
});

test('ASK-05 what has to do with nothing here is said to be so, with what can be asked', async () => {
  const { text, isAnswered } = await answer('my windows laptop wont connect to the printer');
  expect(isAnswered).toBe(false);
  expect(text).toMatch(/have not found[^]*test kits and their prices/);
});

test.each([
  [
    'I work in a nail salon and breathe acetone all day, which test would pick that up',
    /^TOXDetect/,
  ],
  ['our basement flooded and i feel foggy since, which kit looks at mold?', /^MycoTOX/],
  ['migraines and awful periods. Which of your tests if I can only afford one', /DUTCH Hormone/],
  ['been constipated since i was a teenager, now 34. which kit?', /begin with is GI-MAP/],
  ['an adult man of 55, reflux since forever', /begin with is GI-MAP/],
  ['which test for bloating, under 400 dollars', /GI-MAP[^]*Adult Gut \(\$357\)/],
])(
  'ASK-05 who was near something, or has it for long, is told the kit for that: %s',
  async (asked, kit) => {
    expect((await answer(asked)).text).toMatch(kit);
  },
);

test('ASK-05 of two kits that are named the shop says with which it would begin', async () => {
  expect((await answer('toxdetect or organic acids, which is better for fatigue')).text).toMatch(
    /^For that the shop would begin with Organic Acids[^]*not able to diagnose[^]*TOXDetect/,
  );
});

test('ASK-05 of a child’s illness it is said what the kits cannot explain, and none is offered', async () => {
  const { text, isCareful } = await answer(
    "my son (8) has eczema inside his elbows and we've tried every cream. could it be his gut",
  );
  expect(text).toMatch(/cannot make a diagnosis[^]*do not explain by themselves a rash/);
  expect(text).not.toMatch(/begin with|\$\d/);
  expect(isCareful).toBe(true);
});
