import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../tests/support/chat-content.ts';
import { reply } from './reply.ts';

const knowledge = await learnedKnowledge();

async function cardsOf(question: string): Promise<string[]> {
  const { items } = await reply([{ role: 'user', content: question }], {
    knowledge: () => Promise.resolve(knowledge),
    model: () => Promise.resolve(null),
    signal: new AbortController().signal,
  });
  return items.map(({ id }) => id);
}

test('ASK-07 a card stands below an answer that speaks of its thing, and below no other', async () => {
  expect(await cardsOf('how much is gi map')).toEqual(['gi-map']);
  expect(await cardsOf('whats in the adult gut box')).toEqual(['adult-gut']);
  expect(await cardsOf('gift card for my sister who just had a baby')).toEqual([]);
  expect(await cardsOf('do i sign for the package')).toEqual([]);
});
