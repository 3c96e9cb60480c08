import type { AnswerDocument, ChatFactsDocument } from './documents.ts';
import { linesOf } from './lines-of.ts';
import type { ChatFacts, CuratedAnswer } from './views.ts';

export function toCuratedAnswer({
  id,
  english,
  spanish,
  answer,
  answerSpanish,
  page,
  comesFirst,
}: AnswerDocument): CuratedAnswer {
  return {
    id,
    asks: { english: linesOf(english), spanish: linesOf(spanish) },
    words: { english: answer, spanish: answerSpanish || answer },
    page: page?.trim() || null,
    comesFirst: comesFirst === true,
  };
}

export function toChatFacts(doc: ChatFactsDocument): ChatFacts {
  return Object.fromEntries(
    Object.entries(doc).flatMap(([name, fact]) =>
      typeof fact === 'object' && fact !== null
        ? [[name, { english: fact.english ?? '', spanish: fact.spanish || (fact.english ?? '') }]]
        : [],
    ),
  );
}
