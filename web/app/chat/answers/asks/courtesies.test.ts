import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../../tests/support/chat-content.ts';
import { answerTo } from '../../../../tests/support/talks.ts';
import { isThanks } from './courtesies.ts';

test.each(['ok thx', 'great, ty!', 'cool thanks so much', 'k thank u'])(
  'ASK-06 “%s” is a thank-you',
  (words) => {
    expect(isThanks(words)).toBe(true);
  },
);

test('ASK-05 what is said to a greeting and a thank-you in Spanish is the practice’s to edit', async () => {
  const knowledge = await learnedKnowledge((documents) => {
    for (const row of documents.answers)
      row.answerSpanish = row.answerSpanish?.replace('¡Hola!', '¡Bienvenidos!') ?? null;
  });
  expect((await answerTo('hola', [], knowledge)).text).toMatch(/^¡Bienvenidos!/);
});
