import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answersInTalk } from '../../../../tests/support/talks.ts';

const knowledge = await learnedKnowledge();
const talk = async (...questions: string[]): Promise<string> =>
  (await answersInTalk(questions, knowledge)).at(-1) ?? '';

test.each([
  [['do you ship to alaska', 'how long'], /^Kits ship free .* 5 to 7 business days/],
  [['what is the workshop', 'when'], /Thursday at 7 PM/],
  [['what is the workshop', 'how long does it last'], /one hour/],
  [['gi map price', 'how long'], /^Results of GI-MAP take 14 days/],
  [
    ['would it be better to talk with her first and then test', 'how much is that'],
    /^Concierge Consult is \$750/,
  ],
  [['how much is baby gut', 'how many days come to my house'], /5 to 7 business days/],
  [['gi map price', 'how much more is the zonulin one'], /\$60 more/],
  [
    ['hi our ladies at church are interested in the workshop', 'is it free for all of them'],
    /workshop[^]*free|free[^]*workshop/,
  ],
])('ASK-06 what was told last is what the next message asks of: %s', async (questions, said) => {
  expect(await talk(...questions)).toMatch(said);
});

test('ASK-05 who tells of losing weight is sent to a doctor, and what is only told is answered by no article', async () => {
  const [weight, later] = await answersInTalk(
    ['been dropping weight without trying since summer, maybe 20 lbs', 'doc appt isnt for 3 weeks'],
    knowledge,
  );
  expect(weight).toMatch(/call your doctor today/);
  expect(later).not.toMatch(/\/blog/);
});

test.each([
  ['was i charged twice?? i see 2 of 477 on my bank', /^I am sorry\. Please write through/],
  ['what does gi map + zonulin cost more than the plain one', /\$60 more than GI-MAP/],
  ['how many visits do we get in the family program', /5 visits[^]*7 consultations/],
  ['i think we have mold in the basement, kids cough all the time. which test', /^MycoTOX/],
  ['my doctor says these stool tests are junk, why should i trust it', /independent laboratory/],
  ['im 20 wks pregnant can i do any of these', /^Pregnancy Gut:[^$]*midwife/],
])('ASK-05 a question is answered by what it is after: %s', async (question, said) => {
  expect(await talk(question)).toMatch(said);
});

test.each([
  ['i ordered last night and want to change the address', /If the kit has not shipped yet/],
  ['whats the diff in price between the gi map with zonulin and without', /\$60 more than GI-MAP/],
  ['how do i know the price, does that price include someone explaining it', /consult|Consult/],
])('ASK-05 what is wanted of an order or a price is answered: %s', async (question, said) => {
  expect(await talk(question)).toMatch(said);
});
