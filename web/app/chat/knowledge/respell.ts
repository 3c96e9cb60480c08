import { isOneSlipFrom } from 'common/emergency/one-slip';
import { languageOf } from 'common/language';
import { isSpeltRight } from '../redaction/names/word-class.ts';
import type { Passage } from './passage.ts';
import { tokenize } from './search.ts';

/** What people type in a hurry, and how it is read. */
const shortForms: [RegExp, string][] = [
  [/\bw\/(?=\s)/g, 'with'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
  [/\bur\b/g, 'your'],
  [/\b(pls|plz)\b/g, 'please'],
  [/\bwhats\b/g, 'what is'],
  [/\bhows\b/g, 'how is'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bhubby\b/g, 'husband'],
  [/\b(?:bc|cuz|coz)\b/g, 'because'],
  [/\btho\b/g, 'though'],
  [/\bthru\b/g, 'through'],
  [/\bppl\b/g, 'people'],
  [/(?<=\s)\${2,}|(?<=\s)\$(?=\s|$)/g, 'price'],
  [/\b(how much|price|cost|pricing|kit|test) 4 (?=[a-z])/g, '$1 for '],
  [/\b(yrs?|y\/o|yo)\b/g, 'year'],
  [/\b(mos?|mths?)\b/g, 'month'],
  [/\bturn[ -]around\b/g, 'turnaround'],
  [/\bfast ?-?88\b/g, 'fast 88'],
  [/\bwhat time\b/g, 'when'],
  [/\bcomes? with\b/g, 'included with'],
  [/\blook(?:s|ing)? (?:like )?(?:i'?m |i am )?\w+ (?:months?|weeks?) pregnant\b/g, 'look swollen'],
  [/\b(gets?|got|comes?|be|is) (here|to me|to my (house|door|home))\b/g, 'arrive'],
];
/** Words of questions that the content itself may never use. */
const asking =
  'brought price prices pricing cost costs expensive cheap result results turnaround return returns refund shipping delivery insurance consultation appointment supplement supplements probiotic enzymes hormone until through allergy coupon discount cancel payment included'.split(
    ' ',
  );
const shortest = 5;
const fewest = 2;
/** A word of which another, one slip away, is in so many times as many ways of asking is a slip of that. */
const timesMore = 12;
const mostWords = 60;
/** Some letters become many when they are written out. */
const mostLetters = 8_000;

/** Reads a question as it was meant: short forms written out, and a word that is nowhere in the content mended when it is one slip away from one that is. `ways` are those in which answers are asked for. */
export function createRespell(passages: Passage[], ways: string[]): (question: string) => string {
  const known = new Set([
    ...passages.flatMap(({ title, text }) => tokenize(`${title} ${text}`)),
    ...oftenIn(ways),
    ...asking,
  ]);
  const byStart = Map.groupBy(
    [...known].filter((word) => word.length >= shortest),
    startOf,
  );

  function mended(word: string): string {
    if (word.length < shortest || known.has(word) || known.has(singular(word))) return word;
    if (isSpeltRight(word)) return word;
    return byStart.get(startOf(word))?.find((right) => isMeant(word, right)) ?? word;
  }

  return (question) => {
    const plain = shortForms.reduce(
      (words, [short, long]) => words.replaceAll(short, long),
      question
        .normalize('NFKD')
        .slice(0, mostLetters)
        .replaceAll(/\p{M}/gu, '')
        .replaceAll('’', "'")
        .toLowerCase(),
    );
    if (languageOf(question) === 'spanish') return plain;
    let words = 0;
    return plain.replaceAll(/[a-z]+/g, (word) => ((words += 1) > mostWords ? word : mended(word)));
  };
}

const singular = (word: string): string => word.replace(/s$/, '');

/** Those ways hold slips, too; what several of them have is a word. */
function oftenIn(ways: string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of ways.flatMap((way) => [...new Set(tokenize(way).map(singular))]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const often = [...counts].filter(([word, count]) => count >= fewest && word.length > 1);
  const common = Map.groupBy(
    often.filter(([word, count]) => count >= fewest * timesMore && word.length >= shortest),
    ([word]) => startOf(word),
  );
  const isSlip = ([word, count]: [string, number]) =>
    common
      .get(startOf(word))
      ?.some(([right, of]) => of >= count * timesMore && isMeant(word, right));
  return often.filter((each) => !isSlip(each)).map(([word]) => word);
}

/** First letters are hardly ever wrong. */
function startOf(word: string): string {
  return word.slice(0, 1);
}

/** In short words another letter makes another word. */
function isMeant(word: string, right: string): boolean {
  const isOtherLetter =
    word.length === right.length &&
    Array.from(word).sort().join('') !== Array.from(right).sort().join('');
  return isOneSlipFrom(word, right) && !(isOtherLetter && word.length < 7);
}
