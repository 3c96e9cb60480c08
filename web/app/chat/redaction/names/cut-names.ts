import { introductions, type Strength } from './introductions.ts';
import { wordAt, type Word } from './read-word.ts';
import { familyNames, particles, saidOfNames } from './small-words.ts';
import {
  isFirstName,
  isRatherWord,
  isSmallWord,
  isState,
  isWord,
  isWordItself,
} from './word-class.ts';

const mark = '[name]';
/** A first name and so many more. */
const mostMore = 3;

const introducedName = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(?:${introductions.map(([, pattern]) => `(${pattern})`).join('|')})(?![\p{L}])[\s,:"'“(-]{0,3}(?:(?:dr|mrs?|ms|miss|prof|sra?|srta|señora?|señorita|doctora?|pastor|rev|sister|little|dear|baby)\b\.?\s{1,3})?`,
  'giu',
);
const titledName =
  /(?<![\p{L}\p{N}'’-])(?:mrs?|ms|miss|dr|prof|sra?|srta|señora?)\.?\s{1,3}(?=\p{L})/giu;
const closing =
  /(?<![\p{L}\p{N}])(?:(?:many |best |kind |warm |warmest |with |all |yours? |un |muchas ){0,3}(?:thank you|thanks?|thx|ty|regards|wishes|sincerely|truly|cheers|blessings|love|xoxo|hugs|gracias|saludos|atentamente|abrazo|bendiciones|respectfully|god bless|in christ|best|signed)(?: so much| again| a lot| in advance| cordiales)?\s?[\s,!.-]{1,4}|(?:^|\n|[.!?] )\s{0,3}(?:--?|~)\s?)\s{0,3}/giu;
const beforeHere =
  /(?<=^|[\n.!?,]\s?)((?:hi|hello|hey|hola|good morning)[\s,!.]{1,3})?((?:\p{L}[\p{L}'’-]{0,29}\s){1,3})(?=here(?![\p{L}])(?!\s{1,3}(?:is|are|was)))/giu;
const clauseEnd =
  /^\s*(?:$|["'”)[\].,;:!?\n–-]|(?:and|dob|but|or|so|from|with|here|calling|speaking|writing|again|who|i|im|i'm|my|we|age|aged|y|de|tengo|mi|con)(?![\p{L}]))/iu;
/** What somebody does or is, after their name. */
const does =
  /^(?:'s|,?\s+(?:is|has|was|had|who|needs|gets|got|can|does|age|aged|and|\d))(?![\p{L}])/iu;
/** What people are, by nation, trade or state: 'Taiwanese'; in Spanish, where only names have capitals, 'periodista'. */
const ownKind = /(?:ish|ese|ican|ian|ist)$/;
const spanishKind =
  /(?:ista|ador|adora|[ei]nte|[aeiou]d[oa]|ic[oa]|os[oa]|iv[oa]|nera?|nero|ense|eñ[oa]|str[oa])$/;
/**
 * Cuts out the names that people give themselves and theirs (SAFE-09), whatever their case: found by the words around a
 * name and by the classes of the words in its place, since names are no closed list. What is no name stays as it is.
 */
export function cutNames(text: string): string {
  const introduced = replaceAfter(text, introducedName, (match, from) =>
    endOfName(text, from, strengthOf(match)),
  );
  const titled = replaceAfter(introduced, titledName, (_, from) => endOfTitled(introduced, from));
  const signed = replaceAfter(titled, closing, (_, from) => endOfSignature(titled, from));
  return cutBefore(isNothingElse(signed) ? mark : signed);
}

/** Replaces what stands behind each match up to where `findEnd` says; null leaves it as it is. */
function replaceAfter(
  text: string,
  pattern: RegExp,
  findEnd: (match: RegExpExecArray, from: number) => number | null,
): string {
  let [result, done] = ['', 0];
  for (const match of text.matchAll(pattern)) {
    const from = match.index + match[0].length;
    if (from < done) continue;
    const end = findEnd(match, from);
    if (end === null) continue;
    result += text.slice(done, from) + mark;
    done = end;
  }
  return result + text.slice(done);
}

function strengthOf(match: RegExpExecArray): Strength {
  const place = match.slice(1).findIndex((part) => part !== undefined);
  return introductions[place]?.[0] ?? 'possible';
}

function endOfName(text: string, from: number, strength: Strength): number | null {
  const first = wordAt(text, from);
  return first && isNameAfter(first, strength, text) ? endOfWhole(text, first) : null;
}

function isNameAfter(word: Word, strength: Strength, text: string): boolean {
  const { lower, isCapital, isSign, end } = word;
  const isKnown = isFirstName(lower);
  const endsHere = clauseEnd.test(text.slice(end, end + 12));
  if (isSign && strength !== 'certain') return false;
  if (
    isSmallWord(lower) &&
    !(isKnown && strength === 'certain' && (isCapital || hasFamilyName(text, end)))
  )
    return false;
  if (strength === 'stated')
    return (
      (isKnown && !isRatherWord(lower)) ||
      (familyNames.has(lower) && endsHere) ||
      !(isWord(lower) || isState(lower))
    );
  if (strength === 'certain')
    return isKnown || !(saidOfNames.has(lower) || (isState(lower) && !isCapital));
  if (isKnown && isRatherWord(lower)) return hasFamilyName(text, end);
  if (isKnown && isWordItself(lower))
    return (
      isCapital ||
      endsHere ||
      hasFamilyName(text, end) ||
      (strength === 'possible' && does.test(text.slice(end, end + 12)))
    );
  if (isKnown) return true;
  if (
    isWord(lower) ||
    isState(lower) ||
    ownKind.test(lower) ||
    (!isCapital && spanishKind.test(lower))
  )
    return false;
  if (isCapital || hasFamilyName(text, end)) return true;
  if (!/[aeiouyáéíóúü]/u.test(lower)) return false;
  return strength === 'likely' ? endsHere : does.test(text.slice(end, end + 12));
}

/** Whether a word follows that is no other word than a family name. */
function hasFamilyName(text: string, end: number): boolean {
  let next = wordAt(text, end, 1);
  let isLed = false;
  while (next && particles.has(next.lower)) {
    isLed = next.lower !== 'y';
    next = wordAt(text, next.end, 1);
  }
  return next !== null && (isFamilyName(next, text) || (isLed && !isSmallWord(next.lower)));
}

function isFamilyName({ lower, isCapital, isSign, end }: Word, text: string): boolean {
  if (isSign || isSmallWord(lower)) return false;
  if (isCapital) return true;
  if (!familyNames.has(lower)) return !isWord(lower) && !isState(lower);
  const next = wordAt(text, end, 1);
  return clauseEnd.test(text.slice(end, end + 12)) || (next !== null && isSmallWord(next.lower));
}

/** The end of a name that begins with `first`: initials, particles and family names belong to it. */
function endOfWhole(text: string, first: Word): number {
  let end = first.end;
  let cursor = first.end;
  let isLed = false;
  for (let more = 0; more < mostMore + 2; more += 1) {
    const next = wordAt(text, cursor, 1);
    if (!next) break;
    const isInitial = next.text.length === 1 && !/[aiyeou]/i.test(next.text);
    const isParticle = particles.has(next.lower);
    if (
      !isInitial &&
      !isParticle &&
      !isFamilyName(next, text) &&
      !(isLed && !isSmallWord(next.lower)) &&
      !(isFirstName(next.lower) && !isWordItself(next.lower) && !isSmallWord(next.lower))
    )
      break;
    cursor = next.end;
    if (!isParticle || next.isCapital) end = next.end;
    isLed = isParticle && next.lower !== 'y';
  }
  return endOfOthers(text, end);
}

/** 'Liam and Zoe', 'Liam, Zoe & Max'. */
function endOfOthers(text: string, end: number): number {
  const joined = /^(?:\s*,\s*|\s+(?:and|&|y)\s+|\s*,\s*(?:and|&|y)\s+)(?=\p{L})/iu.exec(
    text.slice(end, end + 10),
  );
  const next = joined && wordAt(text, end + joined[0].length);
  if (!next || next.isSign || isSmallWord(next.lower) || isWord(next.lower)) return end;
  return isFirstName(next.lower) || (next.isCapital && !joined[0].trim().startsWith(','))
    ? endOfWhole(text, next)
    : end;
}

/** 'Mrs. Smith', 'mr jones'; not 'miss meals'. */
function endOfTitled(text: string, from: number): number | null {
  const first = wordAt(text, from);
  if (!first || first.isSign || isSmallWord(first.lower)) return null;
  const isName = first.isCapital || familyNames.has(first.lower) || !isWord(first.lower);
  return isName ? endOfWhole(text, first) : null;
}

/** A name that stands alone under a closing word, up to the end of its line. */
function endOfSignature(text: string, from: number): number | null {
  const first = wordAt(text, from);
  if (!first || first.isSign || !isNameAlone(first)) return null;
  const end = endOfWhole(text, first);
  return /^[\s.!]*(?:$|\n|\[)/.test(text.slice(end, end + 40)) ? end : null;
}

function isNameAlone({ lower, isCapital }: Word): boolean {
  if (isSmallWord(lower)) return false;
  if (isFirstName(lower))
    return !isRatherWord(lower) && (isCapital || !isWord(lower) || !isState(lower));
  return !isWord(lower) && !isState(lower);
}

/** A message that is a name, as an answer to who is writing. */
function isNothingElse(text: string): boolean {
  const first = wordAt(text, 0);
  return (
    first !== null &&
    isFirstName(first.lower) &&
    !isWordItself(first.lower) &&
    isNameAlone(first) &&
    /^[\s.!]*$/.test(text.slice(endOfWhole(text, first)))
  );
}

/** 'Ann Smith here', at the start of what is said. */
function cutBefore(text: string): string {
  return text.replaceAll(
    beforeHere,
    (whole: string, greeting: string | undefined, words: string) => {
      const first = wordAt(words, 0);
      return first && isNameAlone(first) && endOfWhole(words, first) >= words.trimEnd().length
        ? `${greeting ?? ''}${mark} `
        : whole;
    },
  );
}
