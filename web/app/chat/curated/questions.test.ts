import { expect, test } from 'vitest';
import { questionsIn } from './questions.ts';

test.each([
  [
    'price and length of the consult? also can my husband sit in',
    ['price and length of the consult?', 'also can my husband sit in'],
  ],
  ['do you take HSA cards? also care credit', ['do you take HSA cards?', 'also care credit']],
  ['is it 4 payments? and after that it stops', ['is it 4 payments?', 'and after that it stops']],
  [
    'my son (8) has tummy aches. could it be his gut',
    ['my son (8) has tummy aches. could it be his gut'],
  ],
  [
    'tell me (1) how much is it (2) when do results come',
    ['how much is it', 'when do results come'],
  ],
])('ASK-06 each question of a message is one: %s', (message, questions) => {
  expect(questionsIn(message)).toEqual(questions);
});
