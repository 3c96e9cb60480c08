import { identifiers } from './identifiers.ts';
import { cutNames } from './names/cut-names.ts';

/** Signs that stand for plainer ones, which is how whoever writes oddly gets past a pattern. */
const plainerLetters: [RegExp, string][] = [
  [/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, ''],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00B7\u2022\u2219\u30FB\u3002]/g, '.'],
  [/[\u2044\u2215]/g, '/'],
  [/[\u2018\u2019]/g, "'"],
];
/** The first of ten digits in a row: Arabic, Persian, Hindi. */
const otherZeros = [0x0660, 0x06f0, 0x0966];
/** Some letters become many when they are written out; what is beyond is cut off. */
const mostLetters = 8_000;

/** Takes out what tells who somebody is (LLM-05): mail, phone, dates of birth, numbers of persons, addresses, names. */
export function redact(text: string): string {
  return cutNames(
    identifiers.reduce(
      (rest, [identifier, mark]) => rest.replaceAll(identifier, mark),
      inPlainSigns(text).slice(0, mostLetters),
    ),
  );
}

function inPlainSigns(text: string): string {
  const plain = plainerLetters.reduce(
    (rest, [sign, plainer]) => rest.replaceAll(sign, plainer),
    text.normalize('NFKC'),
  );
  return plain.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (otherZeros.findLast((zero) => zero <= code) ?? code));
  });
}
