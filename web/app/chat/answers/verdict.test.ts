import { expect, test } from 'vitest';
import { seedKnowledge } from '../../../tests/support/chat-content.ts';
import { withFitVerdict } from './verdict.ts';

const christian = 'Yes, this is a Christian practice, and faith guides the care.';
const free = 'Yes. All guides are free and come as a PDF.';
const account = 'No. You need no account to order a kit.';

test.each([
  ['are you christian?', christian, christian],
  ['do i need to be a christian', christian, christian.slice(5).replace('this', 'This')],
  ['the guides, free?', free, free],
  ['what free guides are there', free, free.slice(5)],
  ['do i need an account', account, account],
  ['how do i make an account', account, account],
])('ASK-05 a Yes or No is said only to what was asked: %s', (question, words, said) => {
  expect(withFitVerdict(words, question)).toBe(said);
});

test('ASK-06 the practice’s own words are known again without their Yes', () => {
  const { rowsIn, askedExactly } = seedKnowledge();
  const words = askedExactly('are you christian', 'english') ?? '';
  expect(words).toMatch(/^Yes, /);
  const [first] = rowsIn(words);
  expect(first).toBeDefined();
  expect(rowsIn(withFitVerdict(words, 'do i need to be a christian'))).toContain(first);
});
