import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answersInTalk } from '../../../../tests/support/talks.ts';

const knowledge = await learnedKnowledge();

/** The last answer of a talk. */
const talk = async (...questions: string[]): Promise<string> =>
  (await answersInTalk(questions, knowledge)).at(-1) ?? '';

test.each([
  [['Can I return a kit?', 'why not'], /one person and one sample/],
  [['is the workshop free', 'oh so where do i do that'], /\/freebies/],
  [['tell me about mycotox', 'before breakfast?'], /^MycoTOX: [^]*Do not fast unless/],
  [
    ['tell me about mycotox', 'and could i do the chemicals one the same morning'],
    /no rule against two kits/,
  ],
  [["what's in the digestive enzymes", 'and the probiotic?'], /^Probiotic: [^]*What is in it\?/],
])('ASK-06 what is short goes on with thing and matter: %s', async (said, expected) => {
  expect(await talk(...said)).toMatch(expected);
});

test.each([
  ['whats in gut repair', /What is in it\? Please read the label/],
  ['whats in the box for the saliva ones', /In the box of DNA Methylation/],
  ['list all the prices of the tests pls', /Adult Gut \$357, Child Gut \$337/],
  ['can i get the kit by saturday, we leave on sunday', /arrive in 5 to 7 business days/],
  ['i was around pesticides as a kid, would a test still pick that up', /years ago\? Mostly not/],
])('ASK-05 the matter that is asked for is told: %s', async (question, expected) => {
  expect(await talk(question)).toMatch(expected);
});

test('ASK-05 a baby aspirin names no kit, a teen son is no grown-up, pounds that were gained are a complaint', async () => {
  expect(await talk('i take a baby aspirin, do i stop it before the stool test')).not.toMatch(
    /Baby Gut:/,
  );
  expect(await talk('teen son with acne on his back, gut related?')).not.toMatch(
    /begin with is Adult/,
  );
  expect(await talk('gained 30 lbs since baby #3, what do you have for that')).toMatch(
    /begin with is Adult Gut/,
  );
});

test('ASK-05 what is only near is no article and no policy, and who is not well is told what the practice can do', async () => {
  expect(await talk('is roundup something you can find in a person')).toMatch(/^TOXDetect/);
  expect(await talk('my vertigo is back, why would that be')).not.toMatch(
    /privacy-policy|come back\. You are/,
  );
});

test('ASK-06 whoever finds it dear and asks for something cheaper is not told its price once more', async () => {
  expect(
    await talk('how much is the consultation', 'that is steep. is there anything cheaper'),
  ).toMatch(/free[^]*workshop|workshop[^]*free/i);
});
