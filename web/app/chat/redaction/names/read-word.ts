export type Word = {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** 'Ann', but not 'ANN'. */ isCapital: boolean;
  /** An abbreviation, or part of one. */ isSign: boolean;
};

const wordPattern = /(\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*)(\.?)/uy;
const longestWord = 30;
const mostSpaces = 3;
/** So many letters around a word tell whether all is written in capitals. */
const nearby = 40;

/** The word at `from`, after spaces only; null where none begins. With `least` there have to be so many spaces. */
export function wordAt(text: string, from: number, least = 0): Word | null {
  let start = from;
  while (start - from < mostSpaces && (text[start] === ' ' || text[start] === '\u00A0')) start += 1;
  if (start - from < least) return null;
  wordPattern.lastIndex = start;
  const match = wordPattern.exec(text);
  const word = match?.[1];
  if (!match || !word || word.length > longestWord) return null;
  const after = text[start + word.length] ?? '';
  const isInitial = word.length === 1 && match[2] === '.';
  const bare = word.replace(/['’](?:s|re|ve|ll|d|m|t)$/iu, '');
  const isShouting = !/\p{Ll}/u.test(text.slice(Math.max(0, start - nearby), start + nearby));
  return {
    text: bare,
    lower: bare.toLowerCase().replaceAll('’', "'"),
    start,
    end: start + bare.length + (isInitial ? 1 : 0),
    isCapital: /^\p{Lu}['’]?\p{Ll}|^(?:Mc|Mac|O['’])\p{Lu}\p{Ll}|^\p{Lu}\p{Ll}*-\p{Lu}\p{Ll}/u.test(
      bare,
    ),
    isSign: /\d/.test(after) || (!isShouting && /^[B-DF-HJ-NP-TV-XZ]{2,4}$/u.test(bare)),
  };
}
