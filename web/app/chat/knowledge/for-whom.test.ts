import { expect, test } from 'vitest';
import { seedKnowledge } from '../../../tests/support/chat-content.ts';

test('ASK-05 to who tells of a child of some months nothing is said that mothers ask for in pregnancy', () => {
  const { curated } = seedKnowledge();
  const first = (question: string) => curated(question, 'english')[0]?.answer.asks.english ?? [];
  const mothers = /pregnan|nursing|expecting/;
  expect(first('is it safe to test while pregnant').join()).toMatch(mothers);
  const ofMothers = (question: string) =>
    curated(question, 'english').filter(({ answer }) => {
      const ways = answer.asks.english;
      return ways.filter((way) => mothers.test(way)).length > ways.length / 2;
    });
  expect(ofMothers('my daughter is 7 months, is it safe for my baby')).toEqual([]);
  expect(ofMothers('my daughter is 7 months and i am nursing, is it safe')).not.toEqual([]);
});
