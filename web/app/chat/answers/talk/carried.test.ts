import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answersInTalk } from '../../../../tests/support/talks.ts';

const knowledge = await learnedKnowledge();

/** The last answer of a talk. */
const talk = async (...questions: string[]): Promise<string> =>
  (await answersInTalk(questions, knowledge)).at(-1) ?? '';

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
  [['how much is child gut', 'ok and for my wife and me?'], /Adult Gut[^]*\$714/],
  [['how much is child gut', 'ok and for my wife and me?', 'so all three together'], /\$1,051/],
  [['cuanto cuesta child gut', 'y para mí que soy adulta?'], /Adult Gut cuesta \$357/],
  [['cuanto cuesta child gut', 'y para mí que soy adulta?', 'y las dos juntas?'], /\$694/],
  [['what is pregnancy gut', "and one for after she's born?"], /^Baby Gut/],
  [['how much is adult gut', 'ok add a call, total?'], /\$1,107/],
  [['gi-map please', 'no, the one with zonulin', 'whats the extra cost'], /\$60 more than GI-MAP/],
  [['how much is gi-map', 'and with zonulin?'], /GI-MAP plus Zonulin is \$537/],
  [['which supplement is the cheapest', 'and two of those plus the probiotic'], /\$155/],
])('ASK-06 thing, sum and correction are kept: %s', async (said, expected) => {
  expect(await talk(...said)).toMatch(expected);
});

test('ASK-06 what somebody told of themselves once is kept for the whole talk', async () => {
  expect(await talk('I am pregnant with number 3', 'is there a kit for me')).toMatch(
    /^Pregnancy Gut[^]*midwife/,
  );
  expect(
    await talk(
      'I am pregnant',
      'is there a kit for me',
      'and which one for the baby later?',
      'how much would both be',
    ),
  ).toMatch(/\$674/);
  expect(
    await talk(
      'I am on Xarelto',
      'is shipping free?',
      'what time is the workshop?',
      'do you have guides?',
      'is mail quick?',
      'would the finger prick one be alright for me?',
    ),
  ).toMatch(/Blood thinners, a bleeding problem[^]*Ask first/);
  expect(await talk('I am pregnant', 'bloated after every meal, which kit')).toMatch(
    /^Pregnancy Gut[^]*midwife/,
  );
  expect(await talk('is there a kit for me')).not.toMatch(/midwife/);
});

test('ASK-06 whoever takes leave is thanked, in the language of the talk', async () => {
  for (const words of [
    'ok ill think about it',
    'that is all, thank you',
    'sounds good, have a great day',
  ])
    expect(await talk('what is in the package', words)).toBe(knowledge.assistant.thanks);
  expect(await talk('hola, cuánto cuesta la consulta', 'gracias')).toMatch(/^Con mucho gusto/);
});

test('ASK-06 a short question is answered by the last answer where that has it', async () => {
  expect(await talk('do you have the gut healing foods guide', 'how many pages is it')).toMatch(
    /^The Gut-Healing Foods Guide has 10 pages/,
  );
  expect(await talk('can i return a kit', 'why not??')).toMatch(
    /because it is made for one person/,
  );
});

test('ASK-06 whoever told of a child or names a kit in a package is understood so', async () => {
  expect(
    await talk('my baby is 8 months old and gassy', 'is there a kit', 'and the price'),
  ).toMatch(/Baby Gut is \$337/);
  expect(await talk('whats in the complete package', 'can i use gi map in it')).toMatch(
    /Complete Gut Health Package/,
  );
  expect(
    await talk('how much is the organic acids kit', 'and mycotox?', 'how long for each'),
  ).toMatch(/Results of MycoTOX[^]*Results of Organic Acids/);
  expect(await talk('cuanto cuesta el gi map', 'y con zonulina')).toMatch(/\$537/);
  expect(await talk('we are a family of 5, whats the monthly')).toMatch(/\$10,192/);
});

test('ASK-06 the same words are not said to another question that they do not answer', async () => {
  const mold = [
    'do you have something for mold in the house',
    'we moved away from there eight months ago, was it worth waiting',
  ];
  expect(await talk(...mold)).not.toBe(await talk(mold[0] ?? ''));
});
