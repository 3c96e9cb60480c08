import { expect, test } from 'vitest';
import { fillSentences } from './fill-sentences.ts';

const facts = (name: string) => ({ days: '14 days', 'price:dutch': '$477' })[name] ?? null;

test.each([
  ['Count {days} from today.', 'Count 14 days from today.'],
  ['It costs {price:dutch}. Ask us.', 'It costs $477. Ask us.'],
  ['Ask us. It takes {days:dutch}.', 'Ask us.'],
  ['It takes {days:dutch}! Then {days} more? Yes.', 'Then 14 days more? Yes.'],
  ['About 4.5 of 5, or {nobody knows}.', 'About 4.5 of 5, or {nobody knows}.'],
  ['{unknown}', null],
  ['', null],
  [null, null],
])('KIT-02 %j is shown as %j', (words, shown) => {
  expect(fillSentences(words, facts)).toBe(shown);
});
