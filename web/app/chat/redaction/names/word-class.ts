import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isOneSlipFrom } from 'common/emergency/one-slip';
import { fieldWords, ratherWords, smallWords, states } from './small-words.ts';

/** From the folder of this workspace. */
const listOf = (file: string): Set<string> =>
  new Set(readFileSync(resolve('app/chat/redaction/names', file), 'utf8').split('\n'));
const knownWords = listOf('words.txt');
const knownFirstNames = listOf('first-names.txt');

/** Ends that make adjectives, nouns of state and adverbs; a first name of such an end stands in the list of names. */
const ownEnds =
  /(?:ness|tion|sion|ment|ship|ism|ity|ful|less|able|ible|ous|ious|ive|ology|itis|osis|emia|ectomy|tic|ical|ial|ual|onal|inal|ulus|mente|ción|dad)$/;

/** What an inflection is taken off with, and what may have stood in its place. */
const inflections: [RegExp, string[]][] = [
  [/'s$/, ['']],
  [/ies$/, ['y']],
  [/(?:es|s)$/, ['', 'e']],
  [/(?:ied|ier|iest|ily)$/, ['y']],
  [/(?:ed|er|est|ing|in|y|ish|able)$/, ['', 'e']],
  [/([bdgklmnprtvz])\1(?:ed|er|est|ing|in|y|ish)$/, ['$1']],
  [/ly$/, ['', 'le']],
  [/^(?:un|non|re|pre|post|anti|over|under|hyper|hypo|peri)-?/, ['']],
];

/** Of participles the end alone tells, however they are misspelled; 'Fred' and 'King' are too short for one. */
const participle = /\p{L}{3}(?:ed|ing)$/u;

export function isSmallWord(lower: string): boolean {
  return smallWords.has(lower);
}

export function isFirstName(lower: string): boolean {
  return knownFirstNames.has(lower);
}

/** Whether a first name is a word as it stands: 'grace', but not 'fred'. */
export function isWordItself(lower: string): boolean {
  return knownWords.has(lower);
}

/** Whether a first name is more often a word, so that more than its place has to speak for the name. */
export function isRatherWord(lower: string): boolean {
  return ratherWords.has(lower) || (smallWords.has(lower) && lower !== 'will');
}

/** What a regular end or beginning is put on: of a short vowel and one letter that letter is doubled, so that 'shiping' is no word. */
const regular: [RegExp, string[]][] = [
  [/(?:es|s)$/, ['', 'e']],
  [/ies$/, ['y']],
  [/(?:ed|er|est|ing)$/, ['e']],
  [/(?<!(?:^|[^aeiou])[aeiou][bdgklmnprtz])(?:ed|er|est|ing)$/, ['']],
  [/([bdgklmnprtz])\1(?:ed|er|est|ing)$/, ['$1']],
  [/^(?:un|non|re|pre|over|under)/, ['']],
];

/** Whether the dictionary has it, as it stands or with a regular end: then it is no slip of another word. */
export const isSpeltRight = (lower: string): boolean =>
  knownWords.has(lower) ||
  regular.some(
    ([end, before]) =>
      end.test(lower) && before.some((stem) => knownWords.has(lower.replace(end, stem))),
  );

/** Whether the language or the field has this word, in this form or another; of two with a hyphen both. */
export function isWord(lower: string): boolean {
  if (lower.includes('-')) return lower.split('-').every(isWord);
  if (
    smallWords.has(lower) ||
    knownWords.has(lower) ||
    fieldWords.has(lower) ||
    ownEnds.test(lower)
  )
    return true;
  return inflections.some(
    ([end, before]) =>
      end.test(lower) &&
      before.some(
        (stem) =>
          knownWords.has(lower.replace(end, stem)) || fieldWords.has(lower.replace(end, stem)),
      ),
  );
}

/** Whether it tells how somebody is, also where it is misspelled. */
export function isState(lower: string): boolean {
  return (
    participle.test(lower) ||
    states.some((state) => state[0] === lower[0] && lower.length > 3 && isOneSlipFrom(lower, state))
  );
}
