import type { Language } from 'common/language';
import type { CuratedAnswer } from '../../content/views.ts';
import { saidInAnyCase } from './bare-words.ts';
import { fillAnswer, type Values } from './placeholders.ts';

/** The answers of the practice that a text was taken from whole, in either language. */
export type RowsIn = (text: string) => CuratedAnswer[];

/** Finds again which of its own words the practice has just used. */
export function createRowsIn(answers: CuratedAnswer[], values: Values): RowsIn {
  const rows = answers.map((answer) => ({
    answer,
    texts: (['english', 'spanish'] as Language[])
      .flatMap((language) => fillAnswer(answer.words[language], values, language) ?? [])
      .map(saidInAnyCase),
  }));
  return (text) =>
    rows.filter(({ texts }) => texts.some((own) => text.includes(own))).map(({ answer }) => answer);
}
