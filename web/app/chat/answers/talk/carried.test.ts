import { expect, test } from 'vitest';
import { seedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answerFromContent } from '../answer-from-content.ts';
import type { Turn } from './talk.ts';

const knowledge = seedKnowledge();

/** The last answer of a talk. */
function talk(...questions: string[]): string {
  const turns: Turn[] = [];
  for (const question of questions)
    turns.push({ question, answer: answerFromContent(question, turns, knowledge).text });
  return turns.at(-1)?.answer ?? '';
}

test.each([
  [['How much is the adult gut test?', 'and for my husband?'], /\$714/],
  [
    [
      'How much is the adult gut test?',
      'so two of those, plus the child one for our 9 year old, total?',
    ],
    /2 × Adult Gut and Child Gut[^]*\$1,051/,
  ],
  [['organic acids or toxdetect?', 'how much for the two'], /\$894/],
  [
    [
      'organic acids or toxdetect?',
      'how much for the two',
      'no wait I meant mycotox and organic acids',
    ],
    /\$884/,
  ],
  [['I want to book a consultation', 'is that the 500 or the 750'], /\$750 in the store and \$500/],
])('ASK-06 thing, sum and correction are kept: %s', (said, expected) => {
  expect(talk(...said)).toMatch(expected);
});

test('ASK-06 what somebody told of themselves once is kept for the whole talk', () => {
  expect(talk('I am pregnant with number 3', 'is there a kit for me')).toMatch(
    /^Pregnancy Gut[^]*midwife/,
  );
  expect(
    talk(
      'I am pregnant',
      'is there a kit for me',
      'and which one for the baby later?',
      'how much would both be',
    ),
  ).toMatch(/\$674/);
  expect(
    talk(
      'I am on Xarelto',
      'is shipping free?',
      'what time is the workshop?',
      'do you have guides?',
      'is mail quick?',
      'would the finger prick one be alright for me?',
    ),
  ).toMatch(/Blood thinners, a bleeding problem[^]*Ask first/);
  expect(talk('is there a kit for me')).not.toMatch(/midwife/);
});

test('ASK-06 whoever takes leave is thanked, in the language of the talk', () => {
  for (const words of [
    'ok ill think about it',
    'that is all, thank you',
    'sounds good, have a great day',
  ])
    expect(talk('what is in the package', words)).toBe(knowledge.assistant.thanks);
  expect(talk('hola, cuánto cuesta la consulta', 'gracias')).toMatch(/^Con mucho gusto/);
});

test('ASK-06 a short question is answered by the last answer where that has it', () => {
  expect(talk('do you have the gut healing foods guide', 'how many pages is it')).toMatch(
    /^The Gut-Healing Foods Guide has 10 pages/,
  );
  expect(talk('can i return a kit', 'why not??')).toMatch(/because it is made for one person/);
});
