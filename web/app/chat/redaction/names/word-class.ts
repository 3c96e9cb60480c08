import { isOneSlipFrom } from 'common/emergency/one-slip';
import firstNames from './first-names.txt?raw';
import { fieldWords, ratherWords, smallWords, states } from './small-words.ts';
import words from './words.txt?raw';

const knownWords = new Set(words.split('\n'));
const knownFirstNames = new Set(firstNames.split('\n'));

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
