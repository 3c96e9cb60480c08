import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answerTo } from '../../../../tests/support/talks.ts';

const knowledge = await learnedKnowledge();
const answer = async (question: string) => (await answerTo(question, [], knowledge)).text;

test.each([
  ['is the dutch good for pcos', /^DUTCH Hormone: No\. It does not diagnose menopause, PCOS/],
  ['Does the Dutch check thyroid?', /^DUTCH Hormone: No\. It does not test the thyroid/],
  [
    'colicky baby crying all evening, will the baby kit tell me why',
    /^Baby Gut:[^]*No\.[^]*cr(?:ies|ying)/,
  ],
  ['im on birth control can i still take the dutch', /^DUTCH Hormone: Hormones, birth control/],
  ['can two people share one complete package?', /^No\. One Complete Gut Health Package/],
])('ASK-05 whether it does what is asked comes first: %s', async (question, said) => {
  expect(await answer(question)).toMatch(said);
});

test('ASK-05 what is in a supplement stands on its label, beside what an allergy has to mind', async () => {
  expect(await answer("what's in the gut repair powder, im allergic to dairy")).toMatch(
    /read the label[^]*Any allergy\?/i,
  );
});
