import { termsOf } from '../../curated/terms.ts';
import type { Passage } from '../../knowledge/passage.ts';
import type { Talk } from './talk.ts';

const oneOf = /\b(?:the|that) ((?:[a-z-]+ ){1,2})one\b/i;

/** 'The foods one', of guides or articles that stand where the last answer was taken from: with the title that is meant. */
export function withTitle(
  question: string,
  { page, things }: Pick<Talk, 'page' | 'things'>,
  passages: Passage[],
): string {
  const word = oneOf.exec(question)?.[1];
  if (!word || page === null || things.length > 0) return question;
  const wanted = termsOf(word, 'english');
  const meant = passages.filter(
    ({ path, kind, title }) =>
      path === page &&
      (kind === 'guide' || kind === 'article') &&
      termsOf(title, 'english').some((term) => wanted.includes(term)),
  );
  return meant.length === 1 ? question.replace(oneOf, meant[0]?.title ?? '') : question;
}
