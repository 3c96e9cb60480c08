import { expect, test } from 'vitest';
import { splitStory } from './split-story.ts';

const sentence = (length: number) => `${'w'.repeat(length - 1)}.`;

test('a short story stays whole', () => {
  expect(splitStory('I feel heard. That is all.')).toEqual(['I feel heard. That is all.', '']);
});

test('a long story is split after the first sentences that say enough', () => {
  const story = [sentence(40), sentence(60), sentence(200)].join(' ');
  expect(splitStory(story)).toEqual([`${sentence(40)} ${sentence(60)}`, sentence(200)]);
});

test('a long story of one sentence stays whole, and no word is ever lost', () => {
  const one = sentence(500);
  expect(splitStory(one)).toEqual([one, '']);
  const story = [sentence(90), sentence(120), sentence(130)].join(' ');
  expect(splitStory(story).join(' ')).toBe(story);
});
