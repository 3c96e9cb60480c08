import { readFileSync } from 'node:fs';
import { findEmergency } from 'common/emergency/find-emergency';
import { expect, test } from 'vitest';
import { learnedKnowledge } from '../../../tests/support/chat-content.ts';
import { readOnce } from '../meaning/meanings.ts';
import { askedOfShop } from './of-shop.ts';
import { urgencyMeant } from './urgency-meant.ts';

const content = await learnedKnowledge();

async function isRaised(message: string, earlier: string[] = []): Promise<boolean> {
  const read = readOnce(content.meanings);
  const [meant, asked] = [
    await urgencyMeant(message, read),
    await askedOfShop(message, content, read),
  ];
  return findEmergency(message, earlier, meant, asked) !== null;
}

test('LLM-06 a question about the shop is no cry for help, whatever it resembles', async () => {
  expect(await isRaised('what if its only me and my wife')).toBe(false);
  expect(await isRaised('he is afraid of needles and blood')).toBe(false);
  expect(
    await isRaised('is need blood?', ['my baby 8 month have much gas. have test for baby?']),
  ).toBe(false);
});

test('ASK-04 LLM-06 a cry for help that speaks of what the shop is asked about is heard', async () => {
  expect(await isRaised('there is blood', ['my baby is 8 weeks old and will not feed'])).toBe(true);
  expect(await isRaised('im 9 weeks and bleeding thru a pad every hour')).toBe(true);
  expect(await isRaised('they would all be better of without me')).toBe(true);
});

test('ASK-04 LLM-06 no message of the held out ones that is a cry for help is lost to a question about the shop', async () => {
  const lines = readFileSync(
    new URL('../../../../common/emergency/tests/held-out-urgent.txt', import.meta.url),
    'utf8',
  )
    .split('\n')
    .filter((line) => line.includes(' | '));
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines) {
    const message = line.split(' | ')[1] ?? '';
    const read = readOnce(content.meanings);
    const meant = await urgencyMeant(message, read);
    if (findEmergency(message, [], meant)) expect(await isRaised(message), message).toBe(true);
  }
});
