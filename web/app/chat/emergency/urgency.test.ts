import { readFileSync } from 'node:fs';
import { findEmergency } from 'common/emergency/find-emergency';
import { learnedFrom as learnedByWords } from 'common/emergency/learned/likely-kind';
import { languageOf } from 'common/language';
import { beforeAll, expect, test } from 'vitest';
import { type Embed, startEmbedder } from '../meaning/embedder.ts';
import { noMeanings } from '../meaning/meanings.ts';
import { urgencyMeant } from './urgency-meant.ts';
import { learnedFrom, urgencyOf } from './urgency.ts';

const tested = new URL('../../../../common/emergency/tests/', import.meta.url);
const linesOf = (name: string) =>
  readFileSync(new URL(name, tested), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

let embed: Embed;
beforeAll(() => {
  embed = startEmbedder();
});

async function found(message: string) {
  const [meaning] = languageOf(message) === 'english' ? await embed([message]) : [];
  return findEmergency(message, [], meaning ? urgencyOf(meaning) : null);
}

test('LLM-06 ASK-04 of messages that nothing was learned from few are missed, and few taken for one, when it counts what they mean', async () => {
  const missed: string[] = [];
  const alarms: string[] = [];
  for (const line of linesOf('held-out-urgent.txt'))
    if (!(await found(line.split(' | ')[1] ?? ''))) missed.push(line);
  for (const message of linesOf('held-out-calm.txt'))
    if (await found(message)) alarms.push(message);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(8);
}, 60_000);

test('LLM-06 what goes on about the shop is no alarm, however short it is', async () => {
  for (const message of [
    'and cheaper?',
    'and for 4 of us?',
    'and if there are five of us then',
    'he turns 3 in two weeks. baby kit or child kit??',
    "I'm 72 and was told to ask here. Is it all over the computer",
    "and i'm on birth control, should i come off it first",
    'ok and the one before that',
    'what about over the weekend',
    'my wife is pregnant',
    'my wife is pregnant, 20 weeks',
    'actually leave my mom out',
  ])
    expect(await found(message), message).toBeNull();
  for (const message of ['no kicks since yesterday', 'i swallowed pills', 'he locked me in'])
    expect(await found(message), message).not.toBeNull();
});

test('LLM-06 what it means finds an emergency where words say little, and takes nothing back that words are sure of', () => {
  const message = 'he just will not come round for me';
  expect(findEmergency(message)).toBeNull();
  expect(findEmergency(message, [], 0.99)).not.toBeNull();
  expect(findEmergency('my father has crushing chest pain right now', [], 0.05)).not.toBeNull();
});

test('LLM-06 of Spanish and of a model that sleeps nothing is known, and the words decide alone', async () => {
  expect(await urgencyMeant('me duele mucho el pecho', noMeanings.of)).toBeNull();
  expect(await urgencyMeant('my chest hurts', noMeanings.of)).toBeNull();
});

test('LLM-06 words and meaning were learned from the same examples: `npm run emergencies`', () => {
  expect(learnedFrom).toBe(learnedByWords);
});
