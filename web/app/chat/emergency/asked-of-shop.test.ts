import { readFileSync } from 'node:fs';
import { findEmergency } from 'common/emergency/find-emergency';
import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../tests/support/chat-content.ts';
import { readOnce } from '../meaning/meanings.ts';
import { isAskedOfShop } from './asked-of-shop.ts';
import { urgencyMeant } from './urgency-meant.ts';

const content = await learnedKnowledge();

async function isRaised(message: string, earlier: string[] = []): Promise<boolean> {
  const read = readOnce(content.meanings);
  const found = findEmergency(message, earlier, await urgencyMeant(message, read));
  return found !== null && !(await isAskedOfShop(message, { earlier, content, read }));
}

test('LLM-06 a question about the shop is no cry for help, whatever it resembles', async () => {
  expect(await isRaised('what if its only me and my wife')).toBe(false);
  expect(await isRaised('he is afraid of needles and blood')).toBe(false);
  expect(
    await isRaised('is need blood?', ['my baby 8 month have much gas. have test for baby?']),
  ).toBe(false);
  expect(await isRaised('there is blood', ['my baby is 8 weeks old and will not feed'])).toBe(true);
});

test('ASK-04 LLM-06 no message of the held out ones that is a cry for help is taken for a question about the shop', async () => {
  const lines = readFileSync(
    new URL('../../../../common/emergency/tests/held-out-urgent.txt', import.meta.url),
    'utf8',
  )
    .split('\n')
    .filter((line) => line.includes(' | '));
  const read = readOnce(content.meanings);
  for (const line of lines) {
    const message = line.split(' | ')[1] ?? '';
    expect(await isAskedOfShop(message, { earlier: [], content, read }), message).toBe(false);
  }
});
