import { languageOf } from 'common/language';
import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../tests/support/chat-content.ts';
import { readSeedContent } from '../../../tests/support/seed-content.ts';
import { answerTo } from '../../../tests/support/talks.ts';
import { toCuratedAnswer } from '../../content/curated-answers.ts';
import { toTurns } from '../answers/talk/talk.ts';
import { fillAnswer } from './placeholders.ts';
import { questionsIn } from './questions.ts';
import { termsOf } from './terms.ts';

const knowledge = await learnedKnowledge();
const answer = (question: string, earlier: string[] = []) =>
  answerTo(question, toTurns(earlier), knowledge);

/** Of each answer those that were written first, and of the many others one in twelve. */
const [firstWays, oneIn] = [4, 12];

test('ASK-05 every answer of the seed is found by each of its own ways of asking, in both languages, and every figure in it is known', () => {
  const all = readSeedContent().answers.map(toCuratedAnswer);
  for (const language of ['english', 'spanish'] as const)
    for (const own of all) {
      expect(fillAnswer(own.words[language], knowledge.values, language), own.id).not.toBeNull();
      // Some greetings are nothing but small words; they are answered before anything is looked up.
      const ways = own.asks[language].filter((way) => termsOf(way, language).length > 0);
      expect(ways.length, own.id).toBeGreaterThan(0);
      for (const way of ways.filter((_, place) => place < firstWays || place % oneIn === 0))
        expect(knowledge.curated(way, language)[0]?.fit, way).toBeGreaterThan(0.9);
    }
});

test('ASK-05 no way of asking leads to two answers, and every subject has many', () => {
  for (const [language, fewest] of [
    ['english', 25],
    ['spanish', 12],
  ] as const) {
    const ways = readSeedContent().answers.map((own) => own[language]?.split('\n') ?? []);
    const all = ways.flat();
    expect(all.filter((way, place) => all.indexOf(way) !== place)).toEqual([]);
    expect(ways.filter(({ length }) => length < fewest)).toEqual([]);
  }
});

test.each([
  ['what is the superbill thing good for', /itemized receipt/],
  ['the terms square is gray and will not let me tick it', /Scroll/],
  ['which of your kits use blood', /FAST 88/],
  ['which five R steps heal the gut', /Remove, Replace, Restore, Repair and Rebalance/],
  ['do you get a commission when i click your amazon links', /affiliate/],
  ['what happens if i forget my appointment and miss it', /24 hours before/],
  ['are vitamins part of the package', /not part of the package/],
  ['how many years will my records be stored', /six years/],
  ['which other companies get to see my information', /never sold/],
  ['is the thirty day challenge a juice fast', /not a cleanse/],
  ['where nearby is bread without gluten', /Old Mill/],
  ['what does the family program cost one person in total', /\$2,548/],
  ['does the polygenic kit look for the brca gene', /BRCA/],
  ['¿cómo me registro para el taller?', /nombre/],
  ['¿qué significa superbill?', /recibo detallado/],
])('ASK-05 what the site says of it is answered: %s', async (question, said) => {
  expect((await answer(question)).text).toMatch(said);
});

test('ASK-05 an answer with a figure that the site does not name is not given', async () => {
  const without = await learnedKnowledge((docs) => {
    docs['globals/chat-facts'].shippingAskAfter = { english: '', spanish: '' };
  });
  const question = 'my kit never came';
  expect((await answer(question)).text).toContain('10 business days');
  expect((await answerTo(question, [], without)).text).not.toMatch(/\{|after {2}|after ,/);
});

test('ASK-05 a figure that is changed in the CMS is the figure that is said', async () => {
  const changed = await learnedKnowledge((docs) => {
    docs['globals/chat-facts'].shippingArrives = { english: '3 to 4 weeks', spanish: '' };
    for (const product of docs.products)
      if (product.handle === 'concierge-consult') product.price = 612;
  });
  expect((await answerTo('how long does shipping take', [], changed)).text).toContain(
    '3 to 4 weeks',
  );
  expect(changed.values('price:concierge-consult', 'english')).toBe('$612');
  expect(changed.values('homePrice:concierge-consult', 'english')).toBe('$500');
  expect(changed.values('total:family-wellness-program', 'english')).toBe('$2,548');
});

test.each([
  'is the FAST 88 an allergy test? my kid reacts to peanuts',
  'can i take the probiotic with my thyroid medicine',
  'does GI-MAP diagnose celiac disease',
  'which kit is safe while pregnant',
])(
  'ASK-05 no product is offered to a question about allergy, medicine, diagnosis or pregnancy: %s',
  async (question) => {
    const { text } = await answer(question);
    expect(text).not.toMatch(/ is \$\d/);
    expect(text).toMatch(/doctor|clinician|midwife|pharmacist|contact form/i);
  },
);

test('ASK-06 several questions in one message are each answered', async () => {
  const { text } = await answer('How long is shipping? And do you take insurance?');
  expect(text).toMatch(/business days[^]*superbill/);
  expect(questionsIn('Hi! Is it free? When is it? Who teaches?')).toEqual([
    'Is it free?',
    'When is it?',
    'Who teaches?',
  ]);
  expect(questionsIn('my son is 5 and he has eczema, which kit')).toHaveLength(1);
});

test('ASK-06 what a sentence tells before its question belongs to it, and an aside behind it does not', () => {
  expect(questionsIn('I am Catholic, is that a problem? do you pray in the visit')).toEqual([
    'I am Catholic, is that a problem?',
    'do you pray in the visit',
  ]);
  expect(questionsIn('Does DUTCH look at iron? That was weird lately.')).toEqual([
    'Does DUTCH look at iron?',
  ]);
  for (const whole of [
    'Can I take the probiotic? I am on warfarin.',
    'Which kit is it? My son is 5.',
  ])
    expect(questionsIn(whole)).toEqual([whole]);
});

test('ASK-05 the practitioner is named to whoever asks for her, as the practice names her now', async () => {
  for (const question of ['who answers my messages', 'is she a doctor', 'who reads my results'])
    expect((await answer(question)).text).toContain('Hannah Whitfield, PA-C');
  const renamed = await learnedKnowledge((docs) => {
    docs['globals/practice'].practitioner = 'Ruth Green, PA-C';
  });
  expect((await answerTo('what is her name', [], renamed)).text).toContain('Ruth Green, PA-C');
});

test('ASK-05 who asks in Spanish is answered in Spanish, with the days and prices of the shop', async () => {
  expect(languageOf('¿cuánto tarda el envío?')).toBe('spanish');
  for (const words of ['can I pay monthly', 'me and my son', 'is it gluten free', 'no'])
    expect(languageOf(words), words).toBe('english');
  expect((await answer('¿cuánto tarda en llegar el kit?')).text).toContain('días hábiles');
});

test('ASK-05 without an answer the closest page is named as no more than that, with the way to a person', async () => {
  const { text, isAnswered, handsOver } = await answer(
    'does the practice sponsor a softball team for insurance agents',
  );
  if (!isAnswered) {
    expect(text).toContain('contact form');
    expect(handsOver).toBe(true);
  }
  expect((await answer('asdf qwer')).text).toContain(knowledge.assistant.notFound);
  expect((await answer('asdf qwer')).text).not.toContain(knowledge.assistant.closest);
});

test.each([
  ['my ex works at a lab, could he see my results', /^No\. Nobody sees your results but you/],
  ['who can read my chat', /^Nobody at the practice/],
  ['are the supplements fda approved', /^No approval is named/],
  ['just finished antibiotics when can i test', /^Wait: for a stool test/],
  ['whats your most popular test', /Most Popular/],
  ['is the package cheaper than buying the test and the consult separately', /\$1,107[^]*\$1,227/],
  ['which kit finds sibo', /^No, the store has no breath test/],
  ['i lost my receipt how do i get another one', /sends it again/],
  ['¿quién me atiende, es doctora?', /no doctora/],
])('ASK-05 the first words answer it: %s', async (question, said) => {
  expect((await answer(question)).text).toMatch(said);
});

test('ASK-05 a sum of things that cannot all be bought is not told', async () => {
  const without = await learnedKnowledge((docs) => {
    const kit = docs.products.find(({ handle }) => handle === 'adult-gut');
    if (kit) kit.availability = 'out-of-stock';
  });
  expect(without.values('sum:adult-gut+concierge-consult', 'english')).toBe('');
  expect(knowledge.values('sum:adult-gut+concierge-consult', 'english')).toBe('$1,107');
});
