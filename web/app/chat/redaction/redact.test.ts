import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redact } from './redact.ts';

/** Ways to write each identifier; # is a digit that is not 0, * any digit. */
const formsOf: Record<string, string[]> = {
  mail: [
    'ann.smith*#@gmail.com',
    'ANN_SMITH@example-mail.org',
    'ann+gut#@sub.example.co.uk',
    "o'hara*@example.net",
    'ann*# at gmail dot com',
    'ann (at) example (dot) com',
    'ann@exam\u200Bple.com',
    'joão*@exemplo.com',
    'a.b.c*@mail.example.us',
    'ann [at] yahoo.com',
  ],
  phone: [
    '(#**) #**-****',
    '#**-#**-****',
    '#**.#**.****',
    '#** #** ****',
    '#**#**#***',
    '+1 #** #** ****',
    '+1-#**-#**-****',
    '1 (#**) #**-**** ext. **',
    '#**–#**–****',
    'five five five eight six seven five three oh nine',
  ],
  birth: [
    '0#/1#/19**',
    '#/#/20**',
    '19##-0#-1#',
    'March #, 19**',
    'Mar. #th, 20**',
    '#th of October 19**',
    '1# Dec 19**',
    '0#.1#.19**',
    'DOB: 0#1#19**',
    'born in 19**',
  ],
  person: [
    '1#*-*#-****',
    '1#* *# ****',
    '1#*.*#.****',
    'SSN 1#**#****',
    'my social security number is 1#**#****',
    'social: 1#*-*#-****',
    '4*** **** **** ****',
    'member id: ABC*#*#*#*',
    'SSN# 1#*-*#-****',
    'last four of my social ****',
  ],
  address: [
    '1#* Main Street',
    '#** N. Oak Ave, Apt #B',
    '1#** Old Mill Rd',
    'PO Box #**',
    'P.O. Box 1#*',
    '#* Cherry Blossom Lane, Springfield, IL 6#*#*',
    'Nashville, TN 3#*#*',
    '1#* W 4#th St',
    '#*#* Highway',
    'zip code is 9#*#*',
  ],
};
const sentences = [
  (it: string) => `You can find me here: ${it}`,
  (it: string) => `Hi! ${it}. How much is the GI-MAP?`,
  (it: string) => `I have bloating, ${it}, and I am tired`,
  (it: string) => `(${it})`,
  (it: string) => `line one\n${it}\nline three`,
];

/** A written form with digits in it; the same every time. */
function filledIn(form: string, turn: number): string {
  let place = turn * 7;
  return form.replaceAll(/[#*]/g, (sign) =>
    String(sign === '#' ? 1 + ((place += 3) % 9) : (place += 7) % 10),
  );
}

const cases = Object.entries(formsOf).flatMap(([kind, forms]) =>
  forms.flatMap((form) =>
    [0, 1].flatMap((round) =>
      sentences.map((sentence, turn) => ({
        kind,
        identifier: filledIn(form, turn + round * 5),
        sentence,
      })),
    ),
  ),
);

test('LLM-05 of five hundred identifiers none is left', () => {
  expect(cases).toHaveLength(500);
  const left = cases.filter(({ identifier, sentence }) => {
    const words = redact(sentence(identifier));
    const telling = identifier.match(
      /\d{3,}|[\p{L}]+\d*@|main|oak|mill|cherry|march|oct|seven/giu,
    ) ?? [identifier];
    return (
      words.includes(identifier) ||
      telling.some((part) => words.toLowerCase().includes(part.toLowerCase())) ||
      !/\[\w+\]/.test(words)
    );
  });
  expect(left.map(({ identifier, sentence }) => redact(sentence(identifier)))).toEqual([]);
});

test('LLM-05 of five hundred that are written oddly none is left: other signs, spaces, words for digits', () => {
  const odd = Object.values(
    JSON.parse(
      readFileSync(new URL('../../../tests/chat/odd-identifiers.json', import.meta.url), 'utf8'),
    ) as Record<string, string[]>,
  ).flat();
  const told = odd.flatMap((identifier) =>
    sentences.slice(0, 3).map((sentence) => sentence(identifier)),
  );
  expect(told.length).toBeGreaterThanOrEqual(500);
  const left = told
    .map(redact)
    .filter(
      (words) =>
        !/\[\w+\]/.test(words) ||
        (words.match(/\p{Nd}/gu) ?? []).length > 2 ||
        /ann|smith|oak|1985|eighty/i.test(words),
    );
  expect(left).toEqual([]);
});

test('LLM-05 a hostile text is read in a moment, whatever its letters become', () => {
  for (const part of ['\uFDFA', 'a@', 'A-', 'Ab Cd, ', '12 a b ', 'one ', '1 '])
    expect(redact(part.repeat(40_000)).length).toBeLessThanOrEqual(24_000);
});

test.each([
  'How much is the GI-MAP? I saw $477 and $470.',
  'Results in 14 days, or 28 days, or 10 days?',
  'Kits arrive in 5-7 business days.',
  'My son is 8 and my daughter is 11.',
  'Is the workshop Thursday at 7 PM EST?',
  'I have had bloating since 2019.',
  'FAST 88 or the 30-Day Gut Reset Challenge?',
  'We are a family of 4; the program is 4 monthly payments of $637, so $2,548.',
  'Is there a way to drive to the practice? I may come in March.',
])('LLM-05 what tells nothing of anybody stays: %s', (words) => {
  expect(redact(words)).toBe(words);
});
