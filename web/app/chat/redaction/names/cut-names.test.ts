import { emergencyLines } from 'common/emergency/tests/lines';
import { expect, test } from 'vitest';
import { chatLines } from '../../../../tests/support/chat-lines.ts';
import { redact } from '../redact.ts';

const firstNames = [
  'ann',
  'priya',
  'ngozi',
  'jose',
  'guadalupe',
  'mohammed',
  'wei',
  'tyler',
  'mark',
  'grace',
  'katelynn',
  'bob',
  'emily',
  'justin',
  'fred',
  'shaniqua',
  'xochitl',
  'svetlana',
  'jake',
  'siobhan',
];
const familyNames = [
  'smith',
  'okafor',
  'garcía',
  'lopez',
  'nguyen',
  'baker',
  'wilson',
  'kowalski',
  'brown',
  'fleming',
  'park',
  'johnson',
  "o'brien",
  'de la cruz',
  'van der berg',
];
const said = [
  (name: string) => `my name is ${name} and I have gas`,
  (name: string) => `hi i am ${name}, how much is the gi map`,
  (name: string) => `I'm ${name}`,
  (name: string) => `im ${name}`,
  (name: string) => `this is ${name}. do you ship`,
  (name: string) => `please call me ${name}`,
  (name: string) => `how long does it take? thanks, ${name}`,
  (name: string) => `Is it in stock?\nBest,\n${name}`,
  (name: string) => `my son ${name} has eczema`,
  (name: string) => `my husband's name is ${name}`,
  (name: string) => `me llamo ${name} y tengo gases`,
  (name: string) => `mi nombre es ${name}`,
  (name: string) => `hola, soy ${name}`,
];
const capitals = (name: string) =>
  name.replaceAll(/(?<=^|\s|')\p{L}/gu, (letter) => letter.toUpperCase());
const cases = [(name: string) => name, capitals, (name: string) => name.toUpperCase()];

test('SAFE-09 of thousands of names in small letters, with capitals and in capitals none is left', () => {
  const names = firstNames.flatMap((first) => [
    first,
    ...familyNames.map((family) => `${first} ${family}`),
  ]);
  const told = names.flatMap((name) =>
    said.flatMap((say) => cases.map((write) => ({ name, text: say(write(name)) }))),
  );
  expect(told.length).toBeGreaterThan(12_000);
  const left = told.filter(({ name, text }) => {
    const words = redact(text)
      .toLowerCase()
      .split(/[^\p{L}']+/u);
    return (
      name.split(' ').some((part) => part.length > 3 && words.includes(part)) ||
      !redact(text).includes('[name]')
    );
  });
  expect(left.map(({ text }) => redact(text))).toEqual([]);
});

test.each([
  ['first name ann last name smith', 'first name [name] last name [name]'],
  ['name: ann smith, DOB 3/3/85', 'name: [name], DOB [date]'],
  ['My Name Is Mary-Kate O’Neil.', 'My Name Is [name].'],
  ['my name is aNN sMITH', 'my name is [name]'],
  ['my name is ann b. smith', 'my name is [name]'],
  ['my name is will smith', 'my name is [name]'],
  ['My name is Nguyễn Thị Hoa', 'My name is [name]'],
  ['I am Mrs. Smith', 'I am Mrs. [name]'],
  ['mr jones ordered it', 'mr [name] ordered it'],
  ['Ann Smith here, do you ship?', '[name] here, do you ship?'],
  ['My kids are named Liam and Zoe', 'My kids are named [name]'],
  ['my wife, Jen, has IBS', 'my wife, [name], has IBS'],
  ['mi hija sofia tiene 3 años', 'mi hija [name] tiene 3 años'],
  ['im sarah, 34, bloated', 'im [name], 34, bloated'],
  ['Ann Smith', '[name]'],
  ['gracias, ana', 'gracias, [name]'],
])('SAFE-09 %s', (text, left) => {
  expect(redact(text)).toBe(left);
});

test.each([
  'I am tired',
  'I am a nurse',
  'this is urgent',
  'my name is not important',
  'my name is misspelled on my order',
  'I AM TIRED OF THIS',
  'i am christian',
  'I am Christian and looking for faith based care',
  'i am celiac',
  'im nauseous and gassy',
  'i am gluten intolerant',
  'im consitpated',
  'i am pregnent',
  'this is awsome',
  'I am MTHFR positive',
  'I am American',
  'I am Type 2 diabetic',
  'I Am Tired',
  'call me back',
  'call me maybe',
  'call me tomorrow please',
  'thanks, bye',
  'Thanks, very helpful',
  'best probiotic for kids',
  'love kefir',
  'soy free and dairy free please',
  'is soy lecithin in the probiotic',
  'soy vegetariana',
  'soy diabética',
  'soy de Texas',
  'la prueba se llama GI-MAP',
  'my son has eczema',
  'my son will be 8',
  'my daughter may have celiac',
  'my husband and I want both',
  'My Daughter Is Constipated',
  "it's expensive",
  'is this GI-MAP plus Zonulin',
  "the test's name is GI-MAP",
  'The blog is called Knowledge Corner',
  'miss meals a lot',
  'order for Monday',
  'keto',
  'bloating',
])('SAFE-09 what is no name stays: %s', (text) => {
  expect(redact(text)).toBe(text);
});

test('SAFE-09 of a thousand messages that give no name none is cut', () => {
  const messages = [
    ...['questions.txt', 'questions-fresh.txt'].flatMap(chatLines),
    ...[
      'neutral',
      'neutral-more',
      'neutral-fresh',
      'red-flags',
      'red-flags-more',
      'red-flags-fresh',
    ].flatMap((name) => emergencyLines(`${name}.txt`)),
  ]
    .flatMap((line) => line.split(/ (?:=>|\|\|?) /))
    .filter((message) => !message.includes('my name is Grace'));
  expect(messages.length).toBeGreaterThan(1_000);
  expect(messages.filter((message) => redact(message).includes('[name]'))).toEqual([]);
});
