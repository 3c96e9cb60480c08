import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../tests/support/chat-content.ts';
import { answerTo } from '../../../tests/support/talks.ts';

const knowledge = await learnedKnowledge();
const answer = (question: string) => answerTo(question, [], knowledge);

test.each([
  ['is it ok to put honey in my babys bottle', /No honey before the first birthday/],
  ['raw goat milk for infants', /no raw milk|animal milk/],
  ['can I give water to my newborn', /breast milk or formula is all/],
  ['aspirin for my daughter with a fever', /No aspirin for a child or a teenager/],
  ['may my kid have pepto bismol', /No aspirin for a child or a teenager/],
  ['castor oil to start labor', /before you have asked your doctor/],
  ['essential oils for my baby', /before you have asked your doctor/],
  ['can i do a long fast with diabetes', /do not fast .* without your doctor/],
  ['should my child fast for the gut', /should not fast or diet/],
  ['is it wise to stop gluten and milk for my toddler', /do not take foods away from a child/],
  ['is a bleach or mms parasite cleanse ok', /are poisons for people/],
  ['can I skip chemo and use supplements instead', /keep your doctor and your treatment/],
  ['raw milk while pregnant', /no raw milk/],
  ['puedo darle miel a mi bebé', /Nada de miel antes del primer cumpleaños/],
  ['aspirina para mi hijo con fiebre', /Nada de aspirina/],
])(
  'ASK-05 what could do harm at home is said plainly, and no product is: %s',
  async (question, said) => {
    const { text, isCareful, handsOver } = await answer(question);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/ is \$\d/);
    expect(isCareful || handsOver).toBe(true);
  },
);

test('ASK-05 of a thing and a medicine its own page is told, and of nothing else what is careful', async () => {
  const { text } = await answer('my mother in law is on eliquis, is FAST 88 ok for her?');
  expect(text).toMatch(/^FAST 88 Food: .*Blood thinners.*Ask first/);
  expect(text).not.toContain('Polygenic');
});
