import type { Language } from 'common/language';
import { healthTermsOf, stemsOf, termsOf } from '../curated/terms.ts';
import { namesIn } from '../knowledge/find-items.ts';
import { asSentence } from '../knowledge/passage.ts';
import type { Item } from '../knowledge/price-list.ts';
import type { Asked } from './asked.ts';
import * as asks from './asks/asks.ts';
import type { ContentAnswer } from './content-answer.ts';

/** An answer that speaks of more recommends none of them. */
const mostThings = 2;
const mostLines = 2;

const withMedicine =
  'With a medicine, ask your doctor or pharmacist first, and stop nothing for a test.';

/** What is said where the page of a thing says nothing of it, by the word that stands for all of its kind. */
const inGeneral: Record<Language, [term: string, words: string][]> = {
  english: [
    [
      'pregnant',
      'In pregnancy or while nursing, ask your doctor or midwife before you test or take anything.',
    ],
    ['medicine', withMedicine],
    ['aspirin', withMedicine],
    ['allergy', 'With an allergy, read the label and ask before you take anything.'],
    ['illness', 'With an illness, ask your own doctor first.'],
  ],
  spanish: [
    ['embarazada', 'En el embarazo o si da pecho, pregunte antes a su médico o partera.'],
    ['medicina', 'Si toma una medicina, pregunte antes a su médico, y no la deje por una prueba.'],
    ['alergia', 'Si tiene una alergia, lea la etiqueta y pregunte antes.'],
  ],
};

/** Of what somebody told of their health earlier in the talk an answer about a kit or a supplement says what to mind (ASK-05, ASK-06). */
export function mindful(asked: Asked, answer: ContentAnswer): ContentAnswer {
  const { talk, language, question } = asked;
  if (talk.health === null || answer.isCareful || !answer.isAnswered || isOfTrade(question))
    return answer;
  const things = thingsOf(asked, answer);
  const line = things.length > 0 ? lineFor(talk.health, things, language) : null;
  if (!line || talk.said?.includes(line) || answer.text.includes(line)) return answer;
  const [first = '', ...rest] = answer.text.split('\n');
  return { ...answer, text: [`${first} ${line}`, ...rest].join('\n') };
}

const isOfTrade = (question: string): boolean =>
  asks.wantsPrice(question) || asks.wantsDays(question) || asks.isAboutTerms(question);

function thingsOf({ named, knowledge }: Asked, { text }: ContentAnswer): Item[] {
  const spoken = named.length > 0 ? named : namesIn(text, knowledge.items);
  const own = spoken.filter(({ category }) => category === 'testing' || category === 'supplement');
  return own.length <= mostThings ? own : [];
}

function lineFor(health: string, things: Item[], language: Language): string | null {
  const told = healthTermsOf(health, language);
  const general = inGeneral[language].find(([term]) =>
    termsOf(term, language).some((head) => told.includes(head)),
  );
  if (language === 'spanish') return general?.[1] ?? null;
  const words = new Set(stemsOf(health, language));
  const lines = things
    .flatMap(({ page }) => page?.before ?? [])
    .map((text) => ({
      text: asSentence(text),
      ofTerms: healthTermsOf(text, language).filter(
        (term) => term !== 'illness' && told.includes(term),
      ).length,
      ofWords: stemsOf(text, language).filter((word) => words.has(word)).length,
    }))
    .filter(({ ofTerms }) => ofTerms > 0)
    .toSorted((one, other) => other.ofWords - one.ofWords)
    .slice(0, mostLines);
  return lines.length > 0 ? lines.map(({ text }) => text).join(' ') : (general?.[1] ?? null);
}
