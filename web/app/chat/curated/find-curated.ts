import type { Language } from 'common/language';
import type { CuratedAnswer } from '../../content/views.ts';
import { isTopic, shareOf, termsOf } from './terms.ts';

/** An answer with how well what was asked fits it, from 0 to 1, and how many terms that say something they share. */
export type Fit = { answer: CuratedAnswer; fit: number; shared: number };

type Way = { answer: CuratedAnswer; terms: Set<string>; weight: number };

/** In how many answers a term that is in none counts to be: most are rare words that are the point of another question. */
const unknown = 0.6;

/** How much the nearest way of asking counts beside all ways of asking the same. */
const nearest = 0.75;
/** What much is asked about, in many words, counts for more than what is asked about it. */
const ofTopic = 1.3;

/**
 * Finds the answers whose ways of asking are nearest to a question, the best first. A term counts the more the fewer
 * answers are asked for with it, and one that is in no way of asking counts against all of them.
 */
export function createCurated(
  answers: CuratedAnswer[],
): (question: string, language: Language) => Fit[] {
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
      return {
        answer,
        fit: near * nearest + (covered / whole) * (1 - nearest),
        shared: asked.filter((term) => shareOf(term) === 1 && termsOfAnswer.get(answer)?.has(term))
          .length,
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
