import type { Language } from 'common/language';
import type { CuratedAnswer } from '../../content/views.ts';
import type { Meanings } from '../meaning/meanings.ts';
import {
  centerOf,
  type Direction,
  directionOf,
  type Meaning,
  meaningOf,
  nearness,
} from '../meaning/vectors.ts';
import { createTermsOf, isTopic, shareOf, termsOf } from './terms.ts';

/** An answer with how well what was asked fits it, from 0 to 1, how many terms that say something they share, how well its words alone fit, and how near the nearest way of asking is in meaning (0 where that is not known). */
type Fit = {
  answer: CuratedAnswer;
  fit: number;
  shared: number;
  ofWords: number;
  nearness: number;
};

/** What the ways of asking for an answer mean, and the middle of them. */
type Meant = { ways: Meaning[]; middle: Meaning };

/** In how many answers a term that is in none counts to be: most are rare words that are the point of another question. */
const unknown = 0.6;

/** How much the nearest way of asking counts beside all ways of asking the same. */
const nearest = 0.75;
/** What much is asked about, in many words, counts for more than what is asked about it. */
const ofTopic = 1.3;

/** From here on what was asked is asked for in these words, whatever it seems to mean. */
const surelyByWords = 0.95;
const fewestShared = 2;

export type FindCurated = (
  question: string,
  language: Language,
  /** Of an English question; without one its words alone count. */
  meaning?: Direction | null,
  lean?: Lean | null,
) => Fit[];

/** What a message goes on with: the answers that were given last, and all that were given in the talk. */
type Lean = { on: CuratedAnswer[]; given: CuratedAnswer[]; manner: Manner };
/** 'It came yesterday', 'how do I get one?', 'and the other paper?', 'so what do I do?' */
export type Manner = 'tells' | 'asks' | 'wantsOther' | 'wantsNext';

/**
 * What an answer gets for the words that it shares with a question, for the way of asking that is nearest in meaning, and
 * for the middle of all of them; and what speaks for none of them. Measured on ways of asking that were left out, so that
 * its share of all is the chance that it is the right one.
 */
const gets = { words: 2.3, nearest: 11, middle: 10.1, none: 11.8 };
/** An answer that gets so much less than another has no share worth a look. */
const negligible = 4;
/**
 * In a talk: for being nearer than most to what was spoken of last, up to where all of that neighborhood are alike; and for
 * what was said already, by how somebody goes on with it.
 */
const inTalk = { near: 6, usual: 0.1, most: 0.3 };
const saidAlready: Record<Manner, number> = { tells: 1.2, asks: 1.5, wantsOther: -3, wantsNext: 8 };

/**
 * Finds the answers whose ways of asking are nearest to a question, the best first: by its words, and by what it means
 * where that is known.
 */
export function createCurated(answers: CuratedAnswer[], meanings: Meanings): FindCurated {
  const byWords = createByWords(answers);
  const meant = new Map<CuratedAnswer, Meant>();
  const meantBy = (answer: CuratedAnswer): Meant | null => {
    const kept = meant.get(answer);
    if (kept) return kept;
    const ways = answer.asks.english.map(meanings.known).filter((way) => way !== null);
    if (ways.length === 0) return null;
    const found = { ways, middle: meaningOf(centerOf(ways.map(directionOf))) };
    meant.set(answer, found);
    return found;
  };
  /** What the talk so far speaks for an answer. */
  const speaksFor = ({ on, given, manner }: Lean) => {
    const spoken = on.flatMap((one) => meantBy(one)?.middle ?? []).map(directionOf);
    return (answer: CuratedAnswer, middle: Meaning): number => {
      if (given.includes(answer)) return saidAlready[manner];
      const near = Math.max(inTalk.usual, ...spoken.map((one) => nearness(middle, one)));
      return inTalk.near * Math.min(near - inTalk.usual, inTalk.most);
    };
  };
  return (question, language, meaning, lean = null) => {
    const found = byWords(question, language);
    if (!meaning) return found;
    const ofWords = new Map(found.map((fit) => [fit.answer, fit]));
    const ofTalk = lean && speaksFor(lean);
    const before = answers
      .flatMap((answer) => {
        const own = meantBy(answer);
        if (!own) return [];
        const { fit, shared } = ofWords.get(answer) ?? { fit: 0, shared: 0 };
        const score =
          gets.words * fit +
          gets.middle * nearness(own.middle, meaning) +
          (ofTalk?.(answer, own.middle) ?? 0);
        return [{ answer, ways: own.ways, score, shared, ofWords: fit }];
      })
      .sort((one, other) => other.score - one.score);
    let best = -Infinity;
    const near = before
      .map(({ ways, score, ...rest }) => {
        // Most are so far off that no way of asking for them can count.
        const nearest =
          score + gets.nearest < best - negligible
            ? 0
            : Math.max(...ways.map((way) => nearness(way, meaning)));
        best = Math.max(best, score + gets.nearest * nearest);
        return { ...rest, weight: Math.exp(score + gets.nearest * nearest), nearest };
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
    const { waysWith, weights, answerOf, weightOf, termsOfAnswer } = indexes[language];
    const asked = termsOf(question, language).map((term) => ({ term, weight: weightOf(term) }));
    const whole = sumOf(asked);
    if (whole === 0) return [];
    // How much each way shares, by its number: a map of them would take ten times as long.
    const shared = new Float64Array(weights.length);
    const found: number[] = [];
    for (const { term, weight } of asked)
      for (const way of waysWith.get(term) ?? []) {
        const sum = shared[way] ?? 0;
        if (sum === 0) found.push(way);
        shared[way] = sum + weight;
      }
    const best = new Map<CuratedAnswer, number>();
    for (const way of found) {
      const answer = answerOf[way];
      const near = (shared[way] ?? 0) / Math.sqrt(whole * (weights[way] ?? 1));
      if (answer && near > (best.get(answer) ?? 0)) best.set(answer, near);
    }
    return Array.from(best, ([answer, near]) => {
      const covered = asked.filter(({ term }) => termsOfAnswer.get(answer)?.has(term));
      const fit = near * nearest + (sumOf(covered) / whole) * (1 - nearest);
      return {
        answer,
        fit,
        ofWords: fit,
        shared: covered.filter(({ term }) => shareOf(term) === 1).length,
        nearness: 0,
      };
    }).sort((one, other) => other.fit - one.fit);
  };
}

const sumOf = (terms: { weight: number }[]): number =>
  terms.reduce((sum, { weight }) => sum + weight, 0);

function indexOf(answers: CuratedAnswer[], language: Language) {
  const termsOfWay = createTermsOf(language);
  const ways = answers.flatMap((answer) =>
    answer.asks[language].map((way) => ({ answer, terms: termsOfWay(way) })),
  );
  const termsOfAnswer = new Map(answers.map((answer) => [answer, new Set<string>()]));
  for (const { answer, terms } of ways)
    for (const term of terms) termsOfAnswer.get(answer)?.add(term);
  const counts = new Map<string, number>();
  for (const terms of termsOfAnswer.values())
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const reckon = (term: string) =>
    (isTopic(term, language) ? ofTopic : 1) *
    shareOf(term) *
    Math.log(1 + answers.length / (counts.get(term) ?? unknown));
  const known = new Map([...counts.keys()].map((term) => [term, reckon(term)]));
  const weightOf = (term: string) => known.get(term) ?? reckon(term);
  const waysWith = new Map<string, number[]>();
  for (const [way, { terms }] of ways.entries())
    for (const term of terms) {
      const others = waysWith.get(term);
      if (others) others.push(way);
      else waysWith.set(term, [way]);
    }
  return {
    /** The ways that have a term, by their numbers. */
    waysWith,
    weights: Float64Array.from(ways, ({ terms }) =>
      terms.reduce((sum, term) => sum + weightOf(term), 0),
    ),
    answerOf: ways.map(({ answer }) => answer),
    weightOf,
    termsOfAnswer,
  };
}
