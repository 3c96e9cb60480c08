import type { Language } from 'common/language';
import { alike, small } from './alike-words.ts';

/** A nurse is somebody, and nurses nobody's baby. */
const isOfOffice = /^nurses?$/;

const heads: Record<Language, Map<string, string>> = {
  english: headsOf('english'),
  spanish: headsOf('spanish'),
};

function headsOf(language: Language): Map<string, string> {
  return new Map(
    alike[language].flatMap((group) =>
      group.map((word) => [stem(word, language), stem(group[0] ?? word, language)] as const),
    ),
  );
}

const topics = {
  english: new Set(heads.english.values()),
  spanish: new Set(heads.spanish.values()),
};

/** Whether many ways of saying it are known: what a question is about. */
export const isTopic = (term: string, language: Language): boolean => topics[language].has(term);

const careful: Record<Language, Set<string>> = {
  english: new Set(termsIn('medicine aspirin allergy pregnant diagnose illness', 'english')),
  spanish: new Set(termsIn('medicina aspirina alergia embarazada', 'spanish')),
};

function termsIn(words: string, language: Language): string[] {
  return words.split(' ').map((word) => stem(word, language));
}

/** What a text says of medicines, allergies, pregnancy, a diagnosis or an illness, by whatever name. */
export const healthTermsOf = (text: string, language: Language): string[] =>
  termsOf(text, language).filter((term) => careful[language].has(term));

export const speaksOfHealth = (text: string, language: Language): boolean =>
  healthTermsOf(text, language).length > 0;

/** Terms that ask for something and say little of what. */
const asking = new Set(
  'how what when where which who why many long much cuant cuand dond cual quien com qu'.split(' '),
);

/** How much a term says of what is asked, beside its rarity. */
export const shareOf = (term: string): number => (asking.has(term) ? 0.4 : 1);

const mostTerms = 60;

/** What a sentence asks for, as terms that ways of asking share: without accents, endings and small words. */
export function termsOf(text: string, language: Language): string[] {
  return [...new Set(stemsOf(text, language).map((term) => headOf(term, language)))];
}

/** The same for many texts in a row, of which most words are the same. */
export function createTermsOf(language: Language): (text: string) => string[] {
  const known = new Map<string, string>();
  const termOf = (word: string): string => {
    const term = known.get(word) ?? headOf(stem(word, language), language);
    known.set(word, term);
    return term;
  };
  return (text) => {
    const terms = new Set<string>();
    for (const word of wordsOf(text)) {
      if (terms.size === mostTerms) break;
      if (!small[language].has(word)) terms.add(termOf(word));
    }
    return [...terms];
  };
}

/** What stands for a stem and all that asks for the same. */
export const headOf = (term: string, language: Language): string =>
  heads[language].get(term) ?? term;

/** Most texts have none, and a shop reads 37,000 ways of asking whenever its content changes. */
const withoutAccents = (text: string): string =>
  /[^ -~]/.test(text) ? text.normalize('NFKD').replaceAll(/\p{M}/gu, '') : text;

const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Its words alone, without endings and small words. */
export function stemsOf(text: string, language: Language): string[] {
  const stems = wordsOf(text)
    .filter((word) => !small[language].has(word))
    .map((word) => stem(word, language));
  return [...new Set(stems)].slice(0, mostTerms);
}

function stem(word: string, language: Language): string {
  if (word.length < 4 || isOfOffice.test(word)) return word;
  if (language === 'spanish') return word.replace(/(es|s)$/, '').replace(/[aeo]$/, '');
  return word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:([bdfgmnprt])\1)?(?:ing|ed)$/, '$1')
    .replace(/e$/, '');
}
