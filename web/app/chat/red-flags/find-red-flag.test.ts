import { expect, test } from 'vitest';
import { chatLines } from '../../../tests/support/chat-lines.ts';
import { findRedFlag } from './find-red-flag.ts';

const phrases = chatLines('red-flags.txt').map((line) => line.split(' | '));
const neutral = chatLines('neutral.txt');

test('LLM-06 sixty red flags, each in several words, are all caught', () => {
  expect(phrases).toHaveLength(60);
  expect(phrases.filter((group) => group.length < 3)).toEqual([]);
  expect(phrases.flat().filter((phrase) => findRedFlag(phrase) === null)).toEqual([]);
});

test('LLM-06 they are caught in the middle of a story, in capitals, and with slips of the keyboard', () => {
  const told = phrases.map(
    ([phrase]) =>
      `Hi, I have been bloated for a month and I bought the GI-MAP last year. ${phrase?.toUpperCase()}! What does the test cost?`,
  );
  expect(told.filter((story) => findRedFlag(story) === null)).toEqual([]);
  expect(
    [
      'I am s.u.i.c.i.d.a.l',
      'i feel suic1dal',
      'chest pian',
      'my baby has a faver',
      'vommiting blod',
      'ble\u200Beding from my rectum',
    ].filter((slip) => findRedFlag(slip) === null),
  ).toEqual([]);
});

test('LLM-06 of two hundred neutral messages at most five in a hundred get a false alarm', () => {
  expect(neutral).toHaveLength(200);
  const alarms = neutral.filter((message) => findRedFlag(message) !== null);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(10);
});

test('LLM-06 so are other words for the same, and words that only sound like them are not', () => {
  const [more, close] = [chatLines('red-flags-more.txt'), chatLines('neutral-more.txt')];
  expect(more.length).toBeGreaterThan(150);
  expect(more.filter((phrase) => findRedFlag(phrase) === null)).toEqual([]);
  expect(close.length).toBeGreaterThan(100);
  const alarms = close.filter((message) => findRedFlag(message) !== null);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(5);
});

test('LLM-06 so is what parents, teenagers and people in a hurry write, in English and in Spanish', () => {
  const [fresh, calm] = [chatLines('red-flags-fresh.txt'), chatLines('neutral-fresh.txt')];
  expect(fresh.length).toBeGreaterThan(500);
  expect(fresh.filter((phrase) => findRedFlag(phrase) === null)).toEqual([]);
  expect(calm.length).toBeGreaterThan(450);
  const alarms = calm.filter((message) => findRedFlag(message) !== null);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(calm.length / 20);
});

test('LLM-06 a story over several messages is one story', () => {
  expect(findRedFlag('She has a fever.', ['My baby is six weeks old.'])).toBe('infant');
  expect(
    findRedFlag('There is some spotting today', [
      'I am 11 weeks pregnant',
      'What tests are there?',
    ]),
  ).toBe('pregnancy');
  expect(findRedFlag('I have a fever', ['How much is the GI-MAP?'])).toBeNull();
});

test.each([
  ['I had blood in my stool years ago and it is back again', 'bleeding'],
  ['No fever, but there is blood in my stool', 'bleeding'],
  ['I do not know why there is blood in my stool', 'bleeding'],
  ['Can I send a sample when my stool has blood in it?', 'bleeding'],
  ['Not sure which test I need, I have chest pain', 'heart'],
])(
  'LLM-06 a denial or an old story beside it does not hide what is going on: %s',
  (message, flag) => {
    expect(findRedFlag(message)).toBe(flag);
  },
);

test('LLM-06 a long message is judged within a moment, whatever it repeats', () => {
  const story = 'blood no blood my baby stool chest and more of it '.repeat(800);
  expect(
    findRedFlag(
      story.replaceAll('blood', 'bread').replaceAll('baby', 'bag').replaceAll('chest', 'chair'),
    ),
  ).toBeNull();
  expect(findRedFlag(`${story} chest pain`)).not.toBeNull();
});
