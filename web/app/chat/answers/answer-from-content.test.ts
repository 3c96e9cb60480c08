import { formatPrice } from 'common/money';
import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../tests/support/chat-content.ts';
import { chatLines } from '../../../tests/support/chat-lines.ts';
import { named, offers, products } from '../../../tests/support/seed-content.ts';
import { answerTo } from '../../../tests/support/talks.ts';
import { hasOnlyRightPrices } from '../answer-guard/prices.ts';
import { toTurns } from './talk/talk.ts';

const knowledge = await learnedKnowledge();
const answer = (question: string, earlier: string[] = []) =>
  answerTo(question, toTurns(earlier), knowledge);
const figuresIn = (text: string) => text.match(/\$[\d,.]*\d/g) ?? [];

/** What can be bought, in dollars: the store's prices, the home page's, and the four payments of the program. */
/** Of the partner's dispensary, which is no price of ours. */
const freeShippingFrom = '$50';
const pricesAsked = [
  ...products,
  ...offers,
  { price: 4 * named(products, 'family-wellness-program').price },
].map(({ price }) => formatPrice(price * 100));

const questions = chatLines('questions.txt').map(
  (line) => line.split(' => ') as [question: string, wanted: string],
);
/** The site writes ranges of days in both ways. */
const holds = (text: string, wanted: string) =>
  wanted.split(' & ').every((part) =>
    part.split('/').some((words) =>
      text
        .toLowerCase()
        .replaceAll(/(\d) to (\d)/g, '$1-$2')
        .includes(words.toLowerCase()),
    ),
  );

test('CHAT of a hundred questions that the content answers at least ninety-five are answered, with no wrong price', async () => {
  expect(questions).toHaveLength(100);
  const answers = await Promise.all(
    questions.map(async ([question, wanted]) => ({
      question,
      wanted,
      text: (await answer(question)).text,
    })),
  );
  expect(
    answers
      .flatMap(({ text }) => figuresIn(text))
      .filter((figure) => ![...pricesAsked, freeShippingFrom].includes(figure)),
  ).toEqual([]);
  const missed = answers.filter(({ text, wanted }) => !holds(text, wanted));
  expect(missed.length, missed.map(({ question }) => question).join('\n')).toBeLessThanOrEqual(5);
});

test('CHAT of as many in other words, misspelled or after another question, too, with no wrong price', async () => {
  const fresh = chatLines('questions-fresh.txt').map(
    (line) => line.split(' => ') as [question: string, wanted: string],
  );
  expect(fresh.length).toBeGreaterThan(150);
  const answers = await Promise.all(
    fresh.map(async ([talk, wanted]) => {
      const said = talk.split(' || ');
      return { talk, wanted, text: (await answer(said.at(-1) ?? '', said.slice(0, -1))).text };
    }),
  );
  expect(
    answers
      .flatMap(({ text }) => figuresIn(text))
      .filter((figure) => ![...pricesAsked, freeShippingFrom].includes(figure)),
  ).toEqual([]);
  const missed = answers.filter(({ text, wanted }) => !holds(text, wanted));
  expect(missed.length, missed.map(({ talk }) => talk).join('\n')).toBeLessThanOrEqual(
    answers.length / 20,
  );
});

test.each([
  'my tummy hurts after milk, which kit?',
  'itchy skin after bread, what test do you suggest',
  'tired and bloated all week, do you recommend a kit?',
])('CHAT who does not know which kit to take is helped to choose: %s', async (question) => {
  expect(await answer(question)).toMatchObject({
    isAnswered: true,
    text: expect.stringMatching(
      /many families begin with GI-MAP[^]*\/faq|Help me choose[^]*\/store\/choose/,
    ) as string,
  });
});

test('CHAT who asks for a price and for days at once hears both', async () => {
  const { text } = await answer('How much is the GI-MAP and how long do results take?');
  expect(text).toMatch(/\$477[^]*Results of GI-MAP take \d+(-\d+)? days[^]*\/store\/gi-map$/);
});

test('CHAT what a question leaves out is what was spoken of before', async () => {
  expect((await answer('and for kids?', ['How much is the GI-MAP?'])).text).toContain(
    'Child Gut is $337 in the store.',
  );
  expect((await answer('price?', ['Hi', 'Tell me about MycoTOX'])).text).toContain('$427');
  expect((await answer('How much are your tests?', ['Tell me about DUTCH'])).text).toContain(
    'from $337',
  );
  for (const other of ['do you sell bicycles?', 'asdf qwer'])
    expect(await answer(other, ['Tell me about DUTCH'])).toMatchObject({ isAnswered: false });
  expect((await answer('my daughter is 16, which kit')).text).toContain('Child Gut');
  expect((await answer('test for my 8 month old')).text).toContain('Baby Gut');
  expect((await answer('my baby is 8 months, which test')).text).toContain('Baby Gut');
  expect((await answer('I have been bloated 2 weeks, which test')).text).toMatch(
    /begin with is GI-MAP[^]*\/store\/choose/,
  );
  expect(
    (await answer('my dad was ill 10 years ago, does a genetic test show that?')).text,
  ).toMatch(/DNA Methylation[^]*Female Polygenic Risk/);
});

test('CHAT a price is named with its place, and the old one of the questions never', async () => {
  expect((await answer('How much is the GI-MAP?')).text).toContain(
    'GI-MAP is $477 in the store and $470 on the home page.',
  );
  expect((await answer('Is the complete package $777?')).text).not.toContain('777');
  expect(knowledge.passages.filter(({ text }) => /\$\s*\d/.test(text))).toEqual([]);
});

test('CHAT a price that is changed in the CMS is the price that is answered, whatever older words say', async () => {
  const changed = await learnedKnowledge(({ products }) => {
    for (const product of products)
      if (product.handle === 'family-wellness-program') product.price = 700;
    for (const product of products) if (product.handle === 'gi-map') product.price = 481.5;
  });
  const { text } = await answerTo('Tell me about the Family Wellness Program', [], changed);
  expect(figuresIn(text)).toEqual(['$700', '$2,800']);
  expect(figuresIn((await answerTo('price of GI-MAP', [], changed)).text)).toEqual([
    '$481.50',
    '$470',
  ]);
});

test('CHAT what was named before is what "it" means', async () => {
  expect((await answer('How much is it?', ['Tell me about DUTCH'])).text).toContain(
    '$477 in the store',
  );
  expect(
    (await answer('And how long does that take for results?', ['I like the Adult Gut test'])).text,
  ).toContain('28 days');
});

test.each([
  'Do I have SIBO?',
  'What is wrong with me?',
  'How much magnesium should I take?',
  'Should I stop my medication?',
  'Can you interpret my results?',
])('CHAT it does not diagnose or dose: %s', async (question) => {
  const { text, handsOver } = await answer(question);
  expect(text).toMatch(/not able to diagnose/);
  expect(text).toMatch(/contact form/i);
  expect(handsOver).toBe(true);
});

test.each([
  'Can I talk to a real person?',
  'I want a refund',
  'My kit has not arrived',
  'Do you sell bicycles?',
  'What do you think of the election?',
  'asdf qwer',
])('CHAT it hands over what it cannot do: %s', async (question) => {
  const { text, handsOver } = await answer(question);
  expect(handsOver).toBe(true);
  expect(text).toMatch(/contact form.*48 hours/);
});

test('CHAT what was not answered names the passage that came closest, and what was answered does not', async () => {
  expect(await answer('Do you ship to Mars by rocket?')).toMatchObject({
    isAnswered: false,
    nearest: expect.stringMatching(/^(?:question|page|product):/) as string,
  });
  expect(await answer('How much is the GI-MAP?')).toMatchObject({
    isAnswered: true,
    nearest: null,
  });
});

test('CHAT a greeting is greeted and thanks are taken, with nothing handed over', async () => {
  for (const words of ['Hello!', 'hi there', 'Thank you so much!', 'ok great'])
    expect(await answer(words)).toMatchObject({ handsOver: false, isAnswered: true });
});

test('ORD-11 CHAT what was taken off sale has no price any more, nor has the package that needs it, and the assistant says so', async () => {
  const hidden = await learnedKnowledge((docs) => {
    docs.products = docs.products.filter(
      ({ handle }) => !['adult-gut', 'child-gut', 'baby-gut', 'gi-map'].includes(handle),
    );
  });
  expect(hidden.items.filter(({ prices }) => prices.length === 0).map(({ id }) => id)).toEqual([
    'complete-package',
    'family-wellness-program',
    'gi-map',
    'adult-gut-health',
  ]);
  for (const [question, name] of [
    ['How much is the adult gut health test?', 'Adult Gut Health Test'],
    ['What does the Complete Gut Health Package cost?', 'Complete Gut Health Package'],
    ['Tell me about the Complete Gut Health Package', 'Complete Gut Health Package'],
  ] as const) {
    const { text } = await answerTo(question, [], hidden);
    expect(text).toContain(`${name} is not available at the moment.`);
    expect(figuresIn(text)).toEqual([]);
  }
  expect(hasOnlyRightPrices('The Complete Gut Health Package is $877.', hidden.items)).toBe(false);
});

test.each([
  'how many drops of the probiotic for a newborn',
  'is it fine to take gut repair along with my blood pressure pills',
  'how much of the enzymes should a 9 year old get',
  'can gut repair replace my omeprazole',
  'my daughter carries an epipen, may she use the FAST 88',
])(
  'ASK-05 "%s" is answered with care: no price, no description, and a person to ask',
  async (words) => {
    const { text, handsOver, isCareful } = await answer(words);
    expect([handsOver, isCareful]).toEqual([true, true]);
    expect(text).toMatch(/doctor|pharmacist/i);
    expect(text).not.toMatch(/\$\d|One a day|With meals/i);
  },
);

test.each([
  ['how much would two child kits come to', /For 2 that comes to \$674/],
  ['what do three GI-MAP tests cost', /For 3 that comes to \$1,431/],
  [
    'how much is the family program for 4 of us',
    /For 4 that comes to \$2,038\.40 a month, and \$8,153\.60 over 4 payments, with the 20%/,
  ],
  ['how much is the child kit for my 4 year old', /^(?!.*comes to)/],
])('ASK-06 "%s" is reckoned', async (words, sum) => {
  expect((await answer(words)).text).toMatch(sum);
});

test('ASK-05 a word that only visitors use is not taken for a slip of another', async () => {
  expect((await answer('do you test for heavy metals')).text).toContain('heavy metals');
});

test.each([
  ['how old can they be for that one', ['how much is baby gut'], /Baby Gut is for ages 0-3/],
  ['is that pee', ['price of mycotox'], /MycoTOX needs a urine sample/],
  ['how long', ['price of mycotox'], /Results of MycoTOX take 10 days/],
  ['which is faster', ['gi map or dutch'], /GI-MAP take 14 days[^]*DUTCH Hormone take 10 days/],
  ['price for both', ['gi map or gi map plus zonulin?'], /\$477[^]*\$537/],
  [
    'dutch vs organic acids',
    [],
    /DUTCH Hormone:[^]*Organic Acids:|Organic Acids:[^]*DUTCH Hormone:/,
  ],
])('ASK-06 "%s" is told of what was named', async (words, earlier, fact) => {
  expect((await answer(words, earlier)).text).toMatch(fact);
});

test.each([
  ['my wife and i both want gi map, total?', /For 2 that comes to \$954/],
  [
    'price of the adult gut test for my husband and me plus the baby kit for our little guy?',
    /2 × Adult Gut and Baby Gut: together that comes to \$1,051,/,
  ],
  [
    'how much are 2 child gut kits and one gi-map',
    /GI-MAP and 2 × Child Gut: together that comes to \$1,151,|2 × Child Gut and GI-MAP: together that comes to \$1,151,/,
  ],
  ['dutch and mycotox together, how much', /together that comes to \$904,/],
  ['how much is dutch and how much is mycotox', /^(?!.*comes to)/],
  ['one page says 470, the other says 477??', /GI-MAP is \$477 in the store and \$470/],
  ['is it really 627 for the dna thing', /DNA Methylation is \$627/],
  ['food reaction test, how much', /FAST 88 Food is \$377/],
  ['homepage has the consult at 500 and then the shop wants 750??', /\$750 in the store and \$500/],
  ['toxdetect how much and is that with the shipping', /\$437/],
  [
    'I get that gi map is 14 days. But (1) whats it cost (2) can I add a consultation later',
    /GI-MAP is \$477[^]*consult/i,
  ],
  ['thanks, how much is the gi map', /GI-MAP is \$477/],
  ["thanks so much, you've been a blessing", /^(?!.*not found)/],
  ['cuantos dias tarda en llegar el gi map', /^(?!Los resultados)/],
  ['whats the diff between gi map and adult gut', /^GI-MAP[^]*Adult Gut/],
  [
    'how much per month for three people on the family plan',
    /For 3 that comes to \$1,528\.80 a month/,
  ],
  ['i have $400, what can i get', /from \$337/],
])('ASK-06 "%s" is reckoned in other words, too', async (words, sum) => {
  expect((await answer(words)).text).toMatch(sum);
});

test.each([
  ['cuánto cuesta la prueba de moho', /^MycoTOX cuesta \$427\./],
  [
    'cuánto cuesta el programa para la familia',
    /\$637 al mes por persona, en 4 pagos que suman \$2,548/,
  ],
  ['cuánto tarda el mycotox', /^Los resultados de MycoTOX tardan 10 días/],
  ['cuántos días tarda el de hormonas', /^Los resultados de DUTCH Hormone tardan/],
  ['ustedes arreglan bicicletas', /^No encontré una buena respuesta(?!.*Please)/],
])('ASK-05 "%s" is answered in Spanish', async (words, fact) => {
  expect((await answer(words)).text).toMatch(fact);
});

test('ASK-05 a child with a symptom is told of ages and of the pediatrician, and of no adult kit', async () => {
  const { text, isCareful } = await answer('toddler has mucus in stool for 2 weeks, which kit');
  expect(isCareful).toBe(true);
  expect(text).toMatch(/pediatrician/);
  expect(text).not.toMatch(/GI-MAP|Adult/);
});

test('ASK-05 what is asked beside a name is not answered with what that thing is', async () => {
  expect((await answer('my card expired midway through the program')).text).not.toMatch(
    /^Family Wellness/,
  );
});
