import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answersInTalk } from '../../../../tests/support/talks.ts';

const knowledge = await learnedKnowledge();

const answersOf = (...questions: string[]): Promise<string[]> =>
  answersInTalk(questions, knowledge);

test('ASK-06 who has ordered asks of that order: where it is, when it comes, what can be changed', async () => {
  const [told, comes, changed] = await answersOf(
    'we ordered the mycotox kit yesterday',
    'when does it come?',
    'actually can you switch it to toxdetect',
  );
  expect(told).toMatch(/e-mail about your order has a link/);
  expect(comes).toMatch(/arrive in 5 to 7 business days/);
  expect(changed).toMatch(/has not shipped/);
});

test('ASK-06 who has ordered nothing is told when results come', async () => {
  const [, days] = await answersOf('how much is mycotox', 'how long does it take');
  expect(days).toMatch(/Results of MycoTOX take 10 days/);
});

test('ASK-06 one more in a program that each person pays for is one more in the sum', async () => {
  const [, more] = await answersOf(
    'what does the family program cost for two adults',
    'and if we add our son',
  );
  expect(more).toMatch(/For 3 /);
});

test('ASK-06 a guide of several is meant by a word of its title', async () => {
  const [, pages] = await answersOf(
    'which free guides do you have',
    'the binders one, how many pages is that',
  );
  expect(pages).toMatch(/Gut Detox Binders Chart/);
});

test('ASK-06 what was spoken of is kept when only a word of care came between', async () => {
  const [, , price] = await answersOf(
    'tell me about the food test',
    'my son got hives from egg once',
    'price?',
  );
  expect(price).toMatch(/FAST 88 Food is \$377/);
});

test('ASK-06 what somebody wants to buy is ordered, and not sent back', async () => {
  const [, how] = await answersOf('how much is mycotox', 'ok ill take it. how do i order');
  expect(how).toMatch(/cart and go to checkout/);
});

test('ASK-06 whether two things go in one order is no question of their price', async () => {
  const [, , both] = await answersOf(
    'is there a kit for pregnancy',
    'and one for my baby',
    'can both go in one order',
  );
  expect(both).toMatch(/one cart/);
});
