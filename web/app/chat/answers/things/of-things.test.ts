import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answerTo } from '../../../../tests/support/talks.ts';

const knowledge = await learnedKnowledge();
const answer = (question: string) => answerTo(question, [], knowledge);

test.each([
  [
    'whats your fastest test',
    /^Results come first, after 10 days, of Organic Acids[^]*14 days: GI-MAP/,
  ],
  ['what is in the box of dutch', /In the box of DUTCH Hormone: paper strips/],
  [
    'when do i hear about the food finger prick, how long for results',
    /names no days for the results of FAST 88/,
  ],
  ['what sample does dutch need', /a urine sample[^]*Four dried urine strips/],
  ['how long do you wait for fast 88', /names no days for the results of FAST 88/],
  ['whats actually in the adult gut box', /In the box of Adult Gut: swab, and one spare/],
  ['does adult gut find worms', /^Adult Gut (?:shows:|reads)[^]*not made to find an infection/],
  ['is the baby swab put inside, what sample is it', /Swab from the diaper/],
  ['is there an age limit for the adult kit, what ages', /names no ages for Adult Gut/],
  ['who is mycotox good for? who is it for', /It is good for:/],
])(
  'ASK-05 what a page says of a thing is the answer, and not what it is: %s',
  async (question, said) => {
    expect((await answer(question)).text).toMatch(said);
  },
);

test('ASK-05 whoever paid twice for a thing is told what to write, and not what that thing is', async () => {
  const { text, handsOver } = await answer('i was charged twice for the mold test');
  expect(text).toMatch(/wrong charge|each charge/);
  expect(handsOver).toBe(true);
});

test.each([
  ['i was charged twice for the mold test', /\$\d/],
  ['they sent child gut instead of adult', /\$\d/],
  ['how long do you fast before gi map', /^Results/],
])(
  'ASK-05 what went wrong with a thing, or comes before it, is no question of its price or days: %s',
  async (question, said) => {
    expect((await answer(question)).text).not.toMatch(said);
  },
);

test.each([
  [
    '¿Cuánto vale la prueba para bebés y cómo se recoge?',
    /Baby Gut cuesta \$337[^]*muestra de heces/,
  ],
  ['mi hijo de 11 tiene mucho gas, cuál kit le sirve', /Child Gut es para 3-18 años[^]*\$337/],
  ['para qué edad es la prueba de bebé, qué edad', /Baby Gut es para 0-3 años/],
  ['cuánto cuesta el programa para la familia, somos 4', /Para 4 son \$2,038\.40 al mes/],
])('ASK-05 the same in Spanish: %s', async (question, said) => {
  expect((await answer(question)).text).toMatch(said);
});

test('ASK-05 who asks in Spanish whether to take a supplement beside a medicine is told of the doctor, and of no price', async () => {
  const { text, isCareful } = await answer(
    'Mi mamá toma warfarina, ¿puede tomar las enzimas que venden?',
  );
  expect(isCareful).toBe(true);
  expect(text).toMatch(/médico/);
  expect(text).not.toMatch(/\$\d/);
});

test.each([
  ['pregnancy kit: how much is it, and is it stool', /\$337[^]*stool sample/],
  [
    'do i need to be christian, do you take insurance, whats an hour cost',
    /faith[^]*self-pay[^]*\$750/i,
  ],
])('ASK-06 each part of a question is answered: %s', async (question, said) => {
  expect((await answer(question)).text).toMatch(said);
});
