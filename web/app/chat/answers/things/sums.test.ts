import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answerTo } from '../../../../tests/support/talks.ts';
import { countAsked } from '../people/counts.ts';

const knowledge = await learnedKnowledge();
const answer = async (question: string, of = knowledge) => (await answerTo(question, [], of)).text;

test.each([
  [
    'whats the cheapest kit you have',
    /Child Gut, Baby Gut and Pregnancy Gut, \$337 each\. Next to that: Adult Gut, \$357/,
  ],
  [
    'List every test under $400 please',
    /^In the store: Child Gut \$337, Baby Gut \$337, Pregnancy Gut \$337, Adult Gut \$357, FAST 88 Food \$377, Female Polygenic Risk \$377\./,
  ],
  [
    'which kits are more than 500 dollars',
    /^In the store: GI-MAP plus Zonulin \$537, DNA Methylation \$627\./,
  ],
  ['what is your most expensive test', /most expensive in the store: DNA Methylation, \$627/],
  ['how much are all three of the supplements', /together that comes to \$165,/],
  [
    '3 kids, ages 2, 7 and 11. a kit for each, total please',
    /2 × Child Gut[^]*together that comes to \$1,011,/,
  ],
  [
    'mom dad and two kids in the family program, how much with the discount',
    /For 4 that comes to \$2,038\.40 a month, and \$8,153\.60/,
  ],
  ['the family program for me and my wife, how much', /\$1,274 a month[^]*From 3 people on, 20%/],
  [
    '2 adult gut + 1 child + 1 baby how much all together',
    /2 × Adult Gut, Child Gut and Baby Gut: together that comes to \$1,388,/,
  ],
  [
    'how much is it for me, my wife and our twins age 4',
    /2 × Adult Gut and 2 × Child Gut[^]*\$1,388/,
  ],
  ['one probiotic, one enzymes and the gut repair, sum?', /together that comes to \$165,/],
  ['whats cheaper, the package or a test plus the consult', /come to \$1,107[^]*is \$877/],
  ['your faq says 777 for the complete package, the shop says 877', /\$877/],
])('ASK-05 it is reckoned with the prices of the shop: %s', async (question, sum) => {
  expect(await answer(question)).toMatch(sum);
});

test('ASK-05 a price that changes, and a discount that is gone, change what is reckoned', async () => {
  const changed = await learnedKnowledge(({ products }) => {
    for (const product of products) {
      if (product.handle === 'baby-gut') product.price = 300;
      product.groupPercent = null;
    }
  });
  expect(await answer('whats the cheapest kit', changed)).toMatch(/: Baby Gut, \$300\./);
  expect(await answer('how much is the family program for 4 of us', changed)).toMatch(
    /\$2,548 a month, and \$10,192 over 4 payments\.(?!.*%)/,
  );
});

test.each([
  ['tell me about the 537 one', /^GI-MAP plus Zonulin:/],
  [
    'difference between the 45 dollar one and the 55 dollar supplement',
    /Digestive Enzymes:[^]*Gut Repair:/,
  ],
])('ASK-05 a thing may be named by its price: %s', async (question, said) => {
  expect(await answer(question)).toMatch(said);
});

test('ASK-06 a question that ends with its word is one, and the next goes on with what it named', async () => {
  expect(
    await answer('so your most expensive test is what, and what does a person need it for'),
  ).toMatch(/DNA Methylation, \$627[^]*It is good for:/);
});

test.each([
  ['mom, dad and two kids', 4],
  ['my husband and I', 2],
  ['there are five of us', 5],
  ['my daughter is 4 and tired', 1],
  ['for my 2 kids', 2],
  ['how long does it take', 1],
])('ASK-06 "%s" are %i', (words, count) => {
  expect(countAsked(words)).toBe(count);
});

test('ASK-05 who shares asks for no sum, and a price for a group names no package', async () => {
  expect(
    await answer('can my sister and i share one complete package, i take the hour'),
  ).not.toMatch(/For \d/);
  expect(await answer('is there a group price if our church orders 12 kits')).not.toMatch(
    /\$10,524/,
  );
});
