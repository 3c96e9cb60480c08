import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answersInTalk } from '../../../../tests/support/talks.ts';

test.each([
  [['how much for the probiotic and the enzymes together', 'and gut repair'], /\$165/],
  [
    ['how much for the probiotic and the enzymes together', 'two of the probiotic actually'],
    /2 × Probiotic and Digestive Enzymes: .*\$175/,
  ],
  [['gi map and child gut together how much', 'leave out the child one'], /^GI-MAP is \$477/],
  [['how much is mycotox', 'plus one for my husband how much'], /\$854/],
  [['mycotox for 4 of us, how much', 'wow. if just me'], /^MycoTOX is \$427 in the store\.\n/],
  [['how much is dutch', 'wife wants that. and the food one too'], /\$854/],
  [
    ['family program for 4, what is it a month', 'and the whole thing in total'],
    /\$8,153\.60 over 4 payments/,
  ],
  [
    ['gi map price', 'and for my son, he is 7', 'gimap for me plus the one for him, how much'],
    /GI-MAP and Child Gut: together that comes to \$814/,
  ],
])('ASK-06 a sum goes on with what was put together: %s', async (talk, said) => {
  expect((await answersInTalk(talk, await learnedKnowledge())).at(-1)).toMatch(said);
});

test.each([
  [['how much is the probiotic', 'i also take a probiotic from costco']],
  [['how much is gi map', 'and how long does it take']],
  [['how much is gi map', 'can i get the dutch too or is it too much at once']],
])('ASK-06 what is told in passing is no part of the sum: %s', async (talk) => {
  expect((await answersInTalk(talk, await learnedKnowledge())).at(-1)).not.toMatch(/together/);
});

test('ASK-06 what was taken out is not spoken of any more', async () => {
  const talk = ['how much is dutch', 'and the food one too', 'take out the food one', 'how long'];
  expect((await answersInTalk(talk, await learnedKnowledge())).at(-1)).toMatch(
    /^Results of DUTCH Hormone take 10 days/,
  );
});

test('ASK-06 what is asked by itself in a talk is answered by itself, and a kit by the words of its name', async () => {
  const knowledge = await learnedKnowledge();
  const [, coupon] = await answersInTalk(
    ['how much is fast 88', 'code is FAMILY10 it says not valid'],
    knowledge,
  );
  expect(coupon).toMatch(/coupon box at checkout/);
  const [, pregnancy] = await answersInTalk(
    ['im 22 weeks is it safe to do one of your tests', 'which one is for pregnancy'],
    knowledge,
  );
  expect(pregnancy).toMatch(/^Pregnancy Gut(?: reads|: Know your own gut)/);
  const [, days] = await answersInTalk(['how much is gi map', 'and how long'], knowledge);
  expect(days).not.toMatch(/FAST 88/);
  const [, fasting] = await answersInTalk(
    ['whats the organic acids test', 'do i have to fast first'],
    knowledge,
  );
  expect(fasting).toMatch(/^Organic Acids: Some fruits/);
});
