import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answerTo } from '../../../../tests/support/talks.ts';

const knowledge = await learnedKnowledge();
const answer = async (question: string) => (await answerTo(question, [], knowledge)).text;

test('ASK-05 two things are told apart by what they look at, sample, days and price', async () => {
  expect(await answer('difference between toxdetect and dna methylation')).toMatch(
    /TOXDetect needs a urine sample, DNA Methylation needs a saliva sample\.[^]*Results of both take 10 days\.[^]*\$437[^]*\$627/,
  );
});

test('ASK-05 what a high number of a kit proves is told in the practice’s own words of that kit', async () => {
  expect(await answer('if my mycotox comes back high does that prove its the apartment?')).toMatch(
    /not able to diagnose[^]*does not prove that the house is the cause/,
  );
});

test('ASK-05 of two that are asked for one purpose the one whose page speaks of it is named first', async () => {
  expect(await answer('dutch or mycotox for water damage?')).toMatch(/^For that MycoTOX:/);
});

test('ASK-05 how far a kit can be relied on is what its page says that it cannot tell', async () => {
  expect(await answer('is fast 88 reliable?')).toMatch(
    /evidence for food sensitivity panels is limited/,
  );
});

test('ASK-05 what another kit shows and this one does not is said', async () => {
  expect(await answer('does leaky gut show up on gi map')).toMatch(
    /^GI-MAP: its page names nothing of that\.[^]*Zonulin[^]*leaky gut/,
  );
});

test('ASK-05 the gut kits of a family are added up, each for its age', async () => {
  expect(await answer('how much for me, my wife and kids 4 and 11 to do the gut test')).toMatch(
    /2 × Adult Gut and 2 × Child Gut: together that comes to \$1,388/,
  );
});

test('ASK-05 children that are spoken of twice are counted once, and each age has its kit', async () => {
  for (const [question, sum] of [
    [
      'what do gut tests come to for my wife and me and our four kids? they are 5, 8 and 12, the baby is 1',
      /2 × Adult Gut, 3 × Child Gut and Baby Gut: together that comes to \$2,062/,
    ],
    [
      'what do gut kits come to for me, my daughter who is 4 years old and my 8 month old',
      /^Adult Gut, Child Gut and Baby Gut: .*\$1,031/,
    ],
    ['Two adults, one kid: gut kits, total?', /2 × Adult Gut and Child Gut: .*\$1,051/],
    [
      'what do gut kits cost for my husband, a son and two daughters',
      /Adult Gut and 3 × Child Gut: .*\$1,368/,
    ],
  ] as const)
    expect(await answer(question), question).toMatch(sum);
});

test('ASK-05 repairing is no supplement', async () => {
  expect(await answer('do you repair bicycles')).not.toMatch(/Gut Repair/);
});
