import { expect, test } from 'vitest';
import { doubtIn, findEmergency } from './find-emergency.ts';
import { emergencyLines, kinds } from './lines.ts';
import { findRedFlag } from './rules/find-red-flag.ts';
import { emergencyLines as linesOf } from './tests/lines.ts';

const phrases = linesOf('red-flags.txt').map((line) => line.split(' | '));
const neutral = linesOf('neutral.txt');

test('LLM-06 sixty red flags, each in several words, are all caught', () => {
  expect(phrases).toHaveLength(60);
  expect(phrases.filter((group) => group.length < 3)).toEqual([]);
  expect(phrases.flat().filter((phrase) => findEmergency(phrase) === null)).toEqual([]);
});

test('LLM-06 they are caught in the middle of a story, in capitals, and with slips of the keyboard', () => {
  const told = phrases.map(
    ([phrase]) =>
      `Hi, I have been bloated for a month and I bought the GI-MAP last year. ${phrase?.toUpperCase()}! What does the test cost?`,
  );
  expect(told.filter((story) => findEmergency(story) === null)).toEqual([]);
  expect(
    [
      'I am s.u.i.c.i.d.a.l',
      'i feel suic1dal',
      'chest pian',
      'my baby has a faver',
      'vommiting blod',
      'ble\u200Beding from my rectum',
    ].filter((slip) => findEmergency(slip) === null),
  ).toEqual([]);
});

test('LLM-06 of two hundred neutral messages at most five in a hundred get a false alarm', () => {
  expect(neutral).toHaveLength(200);
  const alarms = neutral.filter((message) => findEmergency(message) !== null);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(10);
});

test('LLM-06 ASK-04 who swallowed too much and feels fine, and who asks how much kills, gets the lines', () => {
  const urgent = [
    'downed a whole bottle of nyquil last nite after a fight, feel okay now just tired. should i take gut repair?',
    'my roommate swallowed all her prozac an hour ago and seems alright now. which kit looks at the liver',
    'grandpa ate wild mushrooms from the yard on friday, was sick, got better, now he is yellow',
    'whats the most advil someone can take before it kills them, asking for me',
    'how many tylenol is lethal',
    'what would happen if i took all my metoprolol at once. just curious i guess',
  ];
  expect(urgent.filter((message) => findEmergency(message) === null)).toEqual([]);
  const calm = [
    'my aunt would rather die than spit in a tube, is there a finger stick',
    'i am short of breath with excitement, how do i start',
    'she took all her capsules as the plan says and feels better now',
    'how much magnesium is in one scoop',
  ];
  expect(calm.filter((message) => findEmergency(message) !== null)).toEqual([]);
});

test('LLM-06 ASK-04 a hand on arm or chest with a gray face, and a child that is hurt in Spanish, are seen', () => {
  for (const message of [
    'my wife is holding her chest and she is pale and clammy, which kit',
    'looks gray and keeps rubbing his left arm, dad says it is the lunch',
    'creo que maltratan a mi nieta',
  ])
    expect(findRedFlag(message), message).not.toBeNull();
  expect(findRedFlag('my son holds his arm still for the finger stick, is that right')).toBeNull();
});

test('LLM-06 ASK-08 which sample a kit takes, and how old a child is, is no emergency', () => {
  for (const message of [
    'que trae la caja de la prueba de embarazo, necesito sangre?',
    '¿me sacan sangre para el kit de embarazo?',
    'mi bebé tiene 6 meses',
    'my back is killing me from carrying this baby, does the 8 month old need baby gut?',
  ])
    expect(findEmergency(message), message).toBeNull();
  for (const message of [
    'estoy embarazada y tengo sangre',
    'estoy embarazada y hay sangre en el papel',
  ])
    expect(findEmergency(message), message).not.toBeNull();
});

test('LLM-06 so are other words for the same, and words that only sound like them are not', () => {
  const [more, close] = [linesOf('red-flags-more.txt'), linesOf('neutral-more.txt')];
  expect(more.length).toBeGreaterThan(150);
  expect(more.filter((phrase) => findEmergency(phrase) === null)).toEqual([]);
  expect(close.length).toBeGreaterThan(100);
  const alarms = close.filter((message) => findEmergency(message) !== null);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(5);
});

test('LLM-06 so is what parents, teenagers and people in a hurry write, in English and in Spanish', () => {
  const [fresh, calm] = [linesOf('red-flags-fresh.txt'), linesOf('neutral-fresh.txt')];
  expect(fresh.length).toBeGreaterThan(500);
  expect(fresh.filter((phrase) => findEmergency(phrase) === null)).toEqual([]);
  expect(calm.length).toBeGreaterThan(450);
  const alarms = calm.filter((message) => findEmergency(message) !== null);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(calm.length / 20);
});

test('LLM-06 ASK-04 so is what is written in a hurry, and figures of speech and questions in general are not', () => {
  const [told, calm] = [linesOf('red-flags-kinds.txt'), linesOf('neutral-kinds.txt')];
  expect(told.filter((phrase) => findEmergency(phrase) === null)).toEqual([]);
  const alarms = calm.filter((message) => findEmergency(message) !== null);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(calm.length * 0.03);
});

test('LLM-06 ASK-04 of messages that nothing was learned from few are missed, and few are taken for one', () => {
  const [told, calm] = [linesOf('held-out-urgent.txt'), linesOf('held-out-calm.txt')];
  const missed = told.filter((line) => findEmergency(line.split(' | ')[1] ?? '') === null);
  const alarms = calm.filter((message) => findEmergency(message) !== null);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(7);
});

test('LLM-06 what the rules see is not hidden by a long sentence about the shop around it', () => {
  const before =
    'hi i ordered the gi map last week and was wondering when the results come and what the shipping costs and if you take hsa cards and';
  const stories = ['red-flags', 'red-flags-more', 'red-flags-fresh', 'red-flags-kinds']
    .flatMap((name) => linesOf(`${name}.txt`))
    .flatMap((line) => line.split(' | '))
    .map((told) => `${before} ${told}`)
    .filter((story) => findRedFlag(story) !== null);
  expect(stories.length).toBeGreaterThan(1_000);
  const hidden = stories.filter((story) => findEmergency(story) === null);
  expect(hidden.length, hidden.join('\n')).toBeLessThanOrEqual(2);
});

test.each([
  ['crisis', 'i want to end it all i have a plan'],
  ['crisis', 'i want to end it all, cancel my subscription'],
  ['medical', 'how much does shipping cost my dad is having a stroke'],
  ['medical', 'he passed out of nowhere in class'],
  ['medical', 'he was shot in the dark'],
])('LLM-06 what looks like a figure of speech beside it hides none (%s): %s', (kind, message) => {
  expect(findEmergency(message)?.kind).toBe(kind);
});

test('LLM-06 words that are names of a language for machines are words', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    expect(findEmergency(`the ${word} of our house has mold`)).toBeNull();
});

test('LLM-06 a story over several messages is one story', () => {
  expect(findRedFlag('She has a fever.', ['My baby is six weeks old.'])).toBe('infant');
  expect(findEmergency('She has a fever.', ['My baby is six weeks old.'])?.kind).toBe('medical');
  expect(
    findRedFlag('There is some spotting today', [
      'I am 11 weeks pregnant',
      'What tests are there?',
    ]),
  ).toBe('pregnancy');
  expect(findEmergency('I have a fever', ['How much is the GI-MAP?'])).toBeNull();
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
    expect(findEmergency(message)?.kind).toBe('medical');
  },
);

test('LLM-06 a long message is judged within a moment, whatever it repeats', () => {
  const story = 'blood no blood my baby stool chest and more of it '.repeat(800);
  expect(
    findEmergency(
      story.replaceAll('blood', 'bread').replaceAll('baby', 'bag').replaceAll('chest', 'chair'),
    ),
  ).toBeNull();
  expect(findEmergency(`${story} chest pain`)).not.toBeNull();
});

test.each([
  ['medical', 'my chest feels like an elephant is sitting on it and my arm is numb'],
  ['medical', 'her lips swelled up after a cashew and she is wheezing'],
  ['medical', 'covered in bumps after peanut butter, drooling and cant swallow'],
  ['medical', 'hubby slurring his words and half his face droops'],
  ['medical', 'newborn 2 wks old temp 101'],
  ['crisis', 'i dont want to be here anymore honestly'],
  ['crisis', 'my teen says everyone would be better off without him'],
  ['crisis', 'no quiero vivir más'],
  ['crisis', 'I have urges to hurt my baby'],
  ['poison', 'toddler got into grandmas heart pills'],
  ['poison', 'my 2 year old just drank some bleach cleaner'],
  ['poison', 'mi hijo se tomó las pastillas de su abuela'],
  ['violence', 'my husband hits me and I am scared to go home'],
  ['violence', 'mi esposo me pega'],
  ['child', 'my ex hits our son when he is there'],
  ['child', 'I think somebody molested my daughter'],
  ['child', 'mi cuñado toca a mi hija'],
])('ASK-04 an emergency is of its kind (%s): %s', (kind, message) => {
  expect(findEmergency(message)?.kind).toBe(kind);
});

test.each([
  'my son was hit by a ball in soccer',
  'the stomach flu hit the kids hard, which test?',
  'your prices are killing me',
  'this price nearly made me faint',
  'my husband is dying to try the sourdough recipe',
  'do you sell a kit that touches on hormones for my daughter',
  'my daughter hits every milestone',
  'teacher says my son hits the other kids, could it be his gut?',
])('ASK-04 what only sounds like one is none: %s', (message) => {
  expect(findEmergency(message)).toBeNull();
});

test('ASK-04 each kind has its lines in both languages, and each number can be dialed', () => {
  for (const kind of kinds)
    for (const lines of Object.values(emergencyLines[kind]))
      for (const { text, call } of lines) {
        expect(text).toContain(call.number);
        expect(call.href).toMatch(/^tel:(911|988|1?800\d{7}|1800\d{7})$/);
      }
  expect(findEmergency('no puedo respirar')?.language).toBe('spanish');
  expect(findEmergency('I cannot breathe')?.language).toBe('english');
});

test('LLM-06 of what is taken for no emergency and might be one all the same somebody is told whom to call', () => {
  const doubtful = 'her lips look a funny color since lunch';
  expect([findEmergency(doubtful, [], 0.1), doubtIn(doubtful, 0.1)]).toEqual([null, 'medical']);
  expect(doubtIn('is the adult kit hard to post', 0.01)).toBeNull();
});

test.each([
  ['medical', 'my son has stomach pain after milk'],
  ['crisis', 'my son is 15 and googled how many pills it takes'],
  [null, 'does the swab hurt him'],
  [null, 'is there blood drawn for any of the kits'],
  [null, 'SIBO breath test??'],
  [null, 'what is in the powder, i am allergic to dairy'],
  [null, 'I choked on your price for the consult, is that per hour'],
])('LLM-06 whom a word of caution names: %s for %s', (kind, asked) => {
  expect(doubtIn(asked, 0.01)).toBe(kind);
});

test.each([
  'kms',
  'i wont be here next month, already wrote the letters',
  'no need for a plan, i have written the letters and will not be around next spring',
])(
  'LLM-06 who may mean to end a life is believed though it resembles little else: %s',
  (message) => {
    expect(findEmergency(message, [], 0.15)?.kind).toBe('crisis');
  },
);

test.each([
  'im pregnant 20 wks',
  'my daughter is 24 weeks pregnant what do you have',
  'baby 10 weeks old, gassy',
  'our newborn is 9 days old, can we order the baby kit',
  'estoy embarazada de 20 semanas',
  'mi bebé tiene 7 semanas y muchos gases',
])('LLM-06 an age or a week of pregnancy is no emergency: %s', (message) => {
  expect(findEmergency(message)).toBeNull();
});

test.each([
  'im pregnant 21 wks and bleeding',
  'baby 9 weeks old, gassy, and a fever of 101',
  'our newborn is 9 days old and does not wake to drink',
  'estoy embarazada de 21 semanas y sangro mucho',
])('LLM-06 what is wrong at that age is one: %s', (message) => {
  expect(findEmergency(message)?.kind).toBe('medical');
});
