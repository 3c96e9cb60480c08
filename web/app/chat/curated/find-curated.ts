import type { Language } from 'common/language';
import type { CuratedAnswer } from '../../content/views.ts';
import { centerOf, nearness, type Meanings } from '../meaning/meanings.ts';
import { isTopic, shareOf, termsOf } from './terms.ts';

/** An answer with how well what was asked fits it, from 0 to 1, how many terms that say something they share, how well its words alone fit, and how near the nearest way of asking is in meaning (0 where that is not known). */
type Fit = {
  answer: CuratedAnswer;
  fit: number;
  shared: number;
  ofWords: number;
  nearness: number;
};

type Way = { answer: CuratedAnswer; terms: Set<string>; weight: number };

/** In how many answers a term that is in none counts to be: most are rare words that are the point of another question. */
const unknown = 0.6;

/** How much the nearest way of asking counts beside all ways of asking the same. */
const nearest = 0.75;
/** What much is asked about, in many words, counts for more than what is asked about it. */
const ofTopic = 1.3;

/** From here on what was asked is asked for in these words, whatever it seems to mean. */
const surelyByWords = 0.86;
const fewestShared = 2;

export type FindCurated = (
  question: string,
  language: Language,
  /** Of an English question; without one its words alone count. */
  meaning?: Float32Array | null,
) => Fit[];

/**
 * What an answer gets for the words that it shares with a question, for the way of asking that is nearest in meaning, and
 * for the middle of all of them; and what speaks for none of them. Measured on ways of asking that were left out, so that
 * its share of all is the chance that it is the right one.
 */
const gets = { words: 6, nearest: 7, middle: 13.7, none: 13 };

/**
 * Finds the answers whose ways of asking are nearest to a question, the best first: by its words, and by what it means
 * where that is known.
 */
export function createCurated(answers: CuratedAnswer[], meanings: Meanings): FindCurated {
  const byWords = createByWords(answers);
  const middles = new Map<CuratedAnswer, Float32Array>();
  return (question, language, meaning) => {
    const found = byWords(question, language);
    if (!meaning) return found;
    const ofWords = new Map(found.map((fit) => [fit.answer, fit]));
    const near = answers
      .flatMap((answer) => {
        const ways = answer.asks.english.map(meanings.known).filter((way) => way !== null);
        if (ways.length === 0) return [];
        const middle = middles.get(answer) ?? centerOf(ways);
        middles.set(answer, middle);
        const { fit, shared } = ofWords.get(answer) ?? { fit: 0, shared: 0 };
        const nearest = Math.max(...ways.map((way) => nearness(way, meaning)));
        const score =
          gets.words * fit + gets.nearest * nearest + gets.middle * nearness(middle, meaning);
        return [{ answer, weight: Math.exp(score), shared, ofWords: fit, nearest }];
      })
      .sort((one, other) => other.weight - one.weight);
    const all = near.reduce((sum, { weight }) => sum + weight, Math.exp(gets.none));
    const careful = near.reduce(
      (sum, { answer, weight }) => sum + (answer.comesFirst ? weight : 0),
      0,
    );
    return near
      .map(({ answer, weight, shared, ofWords: words, nearest }) => {
        const isSurelyAsked = words >= surelyByWords && shared >= fewestShared;
        // Of answers that must not be missed any will do: they are no rivals of each other.
        const chance = weight / (answer.comesFirst ? all - careful + weight : all);
        return {
          answer,
          isSurelyAsked,
          fit: isSurelyAsked ? Math.max(chance, words) : chance,
          shared,
          ofWords: words,
          nearness: nearest,
        };
      })
      .sort((one, other) => Number(other.isSurelyAsked) - Number(one.isSurelyAsked));
  };
}

/** A term counts the more the fewer answers are asked for with it, and one that is in no way of asking counts against all of them. */
function createByWords(answers: CuratedAnswer[]): (question: string, language: Language) => Fit[] {
  const indexes = { english: indexOf(answers, 'english'), spanish: indexOf(answers, 'spanish') };
  return (question, language) => {
    const { ways, weightOf, termsOfAnswer } = indexes[language];
    const asked = termsOf(question, language);
    const whole = asked.reduce((sum, term) => sum + weightOf(term), 0);
    if (whole === 0) return [];
    const best = new Map<CuratedAnswer, number>();
    for (const { answer, terms, weight } of ways) {
      const shared = asked
        .filter((term) => terms.has(term))
        .reduce((sum, term) => sum + weightOf(term), 0);
      if (shared > 0)
        best.set(answer, Math.max(best.get(answer) ?? 0, shared / Math.sqrt(whole * weight)));
    }
    return Array.from(best, ([answer, near]) => {
      const covered = asked
        .filter((term) => termsOfAnswer.get(answer)?.has(term))
        .reduce((sum, term) => sum + weightOf(term), 0);
      const fit = near * nearest + (covered / whole) * (1 - nearest);
      return {
        answer,
        fit,
        ofWords: fit,
        shared: asked.filter((term) => shareOf(term) === 1 && termsOfAnswer.get(answer)?.has(term))
          .length,
        nearness: 0,
      };
    }).sort((one, other) => other.fit - one.fit);
  };
}

function indexOf(answers: CuratedAnswer[], language: Language) {
  const termsOfAnswer = new Map(
    answers.map((answer) => [
      answer,
      new Set(answer.asks[language].flatMap((way) => termsOf(way, language))),
    ]),
  );
  const counts = new Map<string, number>();
  for (const terms of termsOfAnswer.values())
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weightOf = (term: string) =>
    (isTopic(term, language) ? ofTopic : 1) *
    shareOf(term) *
    Math.log(1 + answers.length / (counts.get(term) ?? unknown));
  const ways: Way[] = answers.flatMap((answer) =>
    answer.asks[language].map((way) => {
      const terms = new Set(termsOf(way, language));
      return {
        answer,
        terms,
        weight: [...terms].reduce((sum, term) => sum + weightOf(term), 0),
      };
    }),
  );
  return { ways, weightOf, termsOfAnswer };
}
