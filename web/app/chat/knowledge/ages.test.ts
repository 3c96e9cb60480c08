import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../tests/support/chat-content.ts';
import { answerTo } from '../../../tests/support/talks.ts';
import { toTurns } from '../answers/talk/talk.ts';

const knowledge = await learnedKnowledge();
const answer = async (question: string, ...earlier: string[]) =>
  (await answerTo(question, toTurns(earlier), knowledge)).text;

test.each([
  ['how much is it', ['tell me about adult gut', 'and for my son? hes 9'], 'Child Gut is $337'],
  ['how much is it', ['tell me about adult gut', 'what about my girl, shes 2'], 'Baby Gut is $337'],
  ['cuanto cuesta', ['que es el adult gut', 'y para mi hijo de 5 años?'], 'Child Gut cuesta $337'],
  ['cuanto cuesta', ['que es el adult gut', 'y para mi bebé de 8 meses?'], 'Baby Gut cuesta $337'],
])(
  'ASK-06 somebody whose age is told stays who is spoken of: %s after %s',
  async (asked, earlier, said) => {
    expect(await answer(asked, ...earlier)).toContain(said);
  },
);

test('ASK-06 each of several questions in a row is answered, and an aside with an age is none', async () => {
  const text = await answer('how much is dutch, is it urine, and when do results come');
  for (const part of ['$477', 'urine sample', '10 days']) expect(text).toContain(part);
  expect(await answer('my son, who is 9, how much is child gut')).toContain('$337');
});

test('ASK-06 several of a kit are added up by its name', async () => {
  expect(await answer('how much are three child guts')).toContain('$1,011');
});
