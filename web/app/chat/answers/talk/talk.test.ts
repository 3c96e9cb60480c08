import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answersInTalk, answerTo } from '../../../../tests/support/talks.ts';
import { turnsBefore } from './talk.ts';

const knowledge = await learnedKnowledge();

/** The last answer of a talk in which each message was answered. */
const lastAnswer = async (messages: string[]): Promise<string> =>
  (await answersInTalk(messages, knowledge)).at(-1) ?? '';

test.each([
  ['the first one', ['mycotox or toxdetect', 'the first one, how much'], /^MycoTOX is \$427/],
  ['the other', ['tell me about dutch', 'and mycotox?', 'no, the other one'], /^DUTCH Hormone:/],
  [
    'two that came one after the other',
    ['price of child gut', 'and baby gut?', 'how much for both'],
    /together that comes to \$674,/,
  ],
  [
    'one more',
    ['how much is a consult', 'if i get that plus gi map what would i pay'],
    /together that comes to \$1,227,/,
  ],
  [
    'one of two by its name',
    ['price of dna methylation and polygenic risk', "the women's one, how much"],
    /^Female Polygenic Risk is \$377/,
  ],
  [
    'one of two by its sample',
    ['gi-map or dutch?', 'the urine one, how much'],
    /^DUTCH Hormone is \$477/,
  ],
  [
    'for how many',
    ['family program how much', 'theres 5 of us'],
    /For 5 that comes to \$2,548 a month/,
  ],
  [
    'fewer than before',
    ['family program how much', 'theres 5 of us', 'just me and my wife then'],
    /For 2 that comes to \$1,274 a month/,
  ],
  [
    'the cheapest of two',
    ['adult gut or gi map for gas', 'which is cheapest'],
    /^The least expensive of these: Adult Gut/,
  ],
  [
    'the cheapest of all',
    ['adult gut or gi map for gas', 'cheapest way to get started?'],
    /^The least expensive in the store: Child Gut/,
  ],
  ['who is with child', ['my wife is pregnant', 'can she do one of your tests'], /^Pregnancy Gut/],
  [
    'each payment for as many',
    ['we want the family program', 'we are 4, so what would each payment be'],
    /For 4 that comes to \$2,038\.40/,
  ],
  [
    'one more person',
    ['how much is adult gut', 'and for my husband too?'],
    /For 2 that comes to \$714,/,
  ],
  [
    'a head count after a description',
    ['tell me about the family program', 'theres 4 of us'],
    /For 4 that comes to \$2,038\.40/,
  ],
  [
    'what was meant instead',
    ['how long do dutch results take', 'sorry i meant the organic acids one'],
    /^Results of Organic Acids take 10 days/,
  ],
  ['the other of two', ['gi-map or adult gut?', 'the other one, how much'], /^Adult Gut is/],
  [
    'the cheaper of two',
    ['gi-map vs adult gut', 'ok the cheaper one, how do i collect it'],
    /Adult Gut: Easy stool swab/,
  ],
  ['the writer', ['cuánto cuesta child gut', 'y para mi?'], /Adult Gut cuesta \$357/],
  ['a person', ['my son gets tummy aches', 'which kit for his belly, hes 11'], /Child Gut/],
  [
    'a thing and whom it is for',
    ['tell me about mycotox', 'and for my kids, can they take it?'],
    /names no ages for MycoTOX/,
  ],
  ['about when', ['tell me about adult gut', 'so about when'], /Adult Gut take 28 days/],
  [
    'how many was told before',
    ['tell me about the family program', 'there are 4 of us', 'so how much is it'],
    /For 4 that comes to \$2,038\.40/,
  ],
  ['another age', ['which kit for my daughter, she is 9', 'and for my son, he is 2'], /Baby Gut/],
  [
    'its days in other words',
    ['tell me about dutch', 'whats the wait'],
    /DUTCH Hormone take 10 days/,
  ],
  [
    'its age in Spanish',
    ['cuánto cuesta la prueba de niños', 'el mío tiene 2 añitos'],
    /Baby Gut es para 0(?:-| a )3 años/,
  ],
  [
    'few words in the language of the talk',
    ['quiero saber del taller gratis', 'como me apunto'],
    /nombre/,
  ],
])('ASK-06 what is spoken of is carried on: %s', async (_, messages, said) => {
  expect(await lastAnswer(messages)).toMatch(said);
});

test('ASK-06 what an answer named is spoken of, too', async () => {
  const { text } = await answerTo(
    'how much is it',
    [
      {
        question: 'something for moms',
        answer: 'Pregnancy Gut: A swab.\nRead more: /store/pregnancy-gut',
      },
    ],
    knowledge,
  );
  expect(text).toMatch(/^Pregnancy Gut is \$337/);
});

test('ASK-06 what was left behind for another page is spoken of no more', async () => {
  const answer = 'The free workshop is every Thursday.\nRead more: /freebies';
  const { text } = await answerTo(
    'when',
    [
      {
        question: 'how much is a consult',
        answer: 'Concierge Consult is $750.\nRead more: /store/concierge-consult',
      },
      { question: 'anything free', answer },
    ],
    knowledge,
  );
  expect(text).not.toMatch(/Concierge Consult/);
});

test('ASK-06 the turns of a conversation are what was asked and what was answered', () => {
  expect(
    turnsBefore([
      { role: 'user', content: 'One?' },
      { role: 'assistant', content: 'Yes.' },
      { role: 'user', content: 'Two?' },
      { role: 'user', content: 'Three?' },
    ]),
  ).toEqual([
    { question: 'One?', answer: 'Yes.' },
    { question: 'Two?', answer: null },
  ]);
});
