import { expect, test } from 'vitest';
import { seedKnowledge } from '../../../tests/support/chat-content.ts';
import { sitePrefix } from './site-prefix.ts';

test('ASK-01 a model does not read twice what an article, a product’s page or the Local page says', () => {
  const knowledge = seedKnowledge();
  const [inShort, careful] = [/0\.36 grams/, /Poison Control/];
  expect(knowledge.curatedWords.english.join('\n')).toMatch(inShort);
  expect(sitePrefix(knowledge)).not.toMatch(inShort);
  expect(sitePrefix(knowledge)).toMatch(careful);
});
