import { expect, test } from 'vitest';
import { seedKnowledge } from '../../../tests/support/chat-content.ts';
import { answerFromContent } from './answer-from-content.ts';

const whole = seedKnowledge();
const [one, another] = whole.curated('what is a superbill', 'english').map(({ answer }) => answer);
const meaning = new Float32Array(1);

/** What is said where the two nearest answers fit so well. */
function said(fits: number[], meant: number, shared = 1): string {
  const near = [one, another].flatMap((answer, place) =>
    answer
      ? [{ answer, fit: fits[place] ?? 0, shared, ofWords: meant / 2, nearness: meant / 2 }]
      : [],
  );
  const knowledge = { ...whole, curated: () => near, near: () => null };
  return answerFromContent('whatever zyx this asks', [], knowledge, () => meaning).text;
}

test('ASK-05 what is likely meant is said plainly, by itself, with the way to a person', () => {
  const text = said([0.3, 0.28], 1.4);
  expect(text).toMatch(/^A superbill is[^]*contact form/);
  expect(text).not.toContain('not sure');
  expect(said([0.22, 0.05], 1)).not.toContain('not sure');
});

test('ASK-05 the nearest of what was right four times in five is said without a doubt', () => {
  const text = said([0.18, 0.15], 1.05, 2);
  expect(text).toMatch(/^A superbill is/);
  expect(text).not.toContain('not sure');
  expect(said([0.18, 0.15], 1.05)).toMatch(/^I am not sure/);
});

test('ASK-05 what is only near is said to be no more than that', () => {
  expect(said([0.15, 0.14], 0.9)).toMatch(/^I am not sure/);
});
