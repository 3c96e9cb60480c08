import { expect, test } from 'vitest';
import { redact } from './redact.ts';

const addresses = [
  'apartment 4, 12 Elm Street',
  'flat 3, 12 mill lane',
  'apt 4b elm street 12',
  'Elm Street 12',
  'elm street 12',
  'elm street no. 12',
  'Elm St, house 12',
  'elm ave # 12',
  'Oak Drive 12',
  '5th Avenue 120',
  'number 12, elm street',
  'house 12 on elm street',
  '12 on Elm Street',
  'i live on elm street',
  'my address is Elm Street 12, Springfield',
  'live at 12 elm',
  'calle luna 123',
  'Calle 8 #45-12',
  'avenida de las americas 23',
  'av. juarez 12 int 3',
  'vivo en la calle Luna',
  'carrera 7 # 12-34',
  'po box 12',
  'P.O.B. 44',
  'apartado postal 123',
  'postal box 99',
];
const numbers = [
  'member id ABC 123 456 789',
  'member id: abc12345',
  'insurance policy number is 99 88 77',
  'policy no. 12-345',
  'group number 12345',
  'subscriber id XYZ 9988',
  'my aetna id is W1234 5678',
  'blue cross member number 55 66 77',
  '12345678 is my member id',
  'H1234567 (policy number)',
  'patient number 4821',
  'chart # 4821',
  'case number 12-4455',
  'id: ann12345',
  'medicaid id 12 34 56',
  'my insurance is BCBS 123456',
  'order number K7RT2MWX',
  "driver's license number D123 456",
  'número de póliza 12345',
  'mi número de socio es 445566',
  'confirmation code AB12CD',
];
const said = [
  (it: string) => it,
  (it: string) => `I have bloating, ${it}, and I am tired`,
  (it: string) => it.toUpperCase(),
];
const telling = /\d{2}|elm|luna|oak|mill|americas|juarez|abc|xyz|k7rt/i;

test('SAFE-09 of addresses and numbers of people in any order of words nothing is left', () => {
  const told = [...addresses, ...numbers].flatMap((identifier) =>
    said.map((say) => say(identifier)),
  );
  expect(told.map(redact).filter((left) => telling.test(left) || !/\[\w+\]/.test(left))).toEqual(
    [],
  );
});

test.each([
  'across the street 5 times',
  'down the road 2 weeks',
  'a long drive 12 hours',
  'I live 12 miles away',
  'i live with 3 kids',
  'i live in TN',
  'order 2 kits',
  'order number 2',
  'plan 2 of 4',
  'the plan 12 weeks',
  'insurance covers 80%',
  'group of 5',
  'policy 2024',
  'invoice for 2025',
  'medicare at 65',
  'patient since 2019',
  'my case is 5 years old',
  'box 1 of 2',
  'unit 2 of the course',
  'vivo con 3 niños',
  'av 5 times a day',
  'street food 3 times a week',
])('SAFE-09 what tells nobody apart stays: %s', (words) => {
  expect(redact(words)).toBe(words);
});

test('SAFE-09 four thousand hostile letters are read in less than 61 ms', () => {
  const parts = [
    'my name is ',
    'i am ann ',
    'thanks, ',
    'ann here ',
    'my a b son ',
    'i am de la de la ',
    '\n',
    ' ',
    'mr. ',
    'name: ',
    'first first ',
    'calle de la ',
    'elm street ',
    'member id ',
    'id is my ',
    'street no. ',
    'A-',
    '12 a b ',
    'with all best many ',
  ];
  const slow = parts.filter((part) => {
    const text = part.repeat(4_000).slice(0, 4_000);
    const tries = Array.from({ length: 5 }, () => {
      // Its own time: on a busy machine others come between.
      const started = process.threadCpuUsage();
      redact(text);
      return process.threadCpuUsage(started).user / 1_000;
    });
    return Math.min(...tries) > 61;
  });
  expect(slow).toEqual([]);
});
