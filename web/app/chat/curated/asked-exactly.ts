import type { Language } from 'common/language';
import type { CuratedAnswer } from '../../content/views.ts';
import { fillAnswer, type Values } from './placeholders.ts';

/** The practice's own words for one way of asking, as it is written there; null where no answer has it. */
export type AskedExactly = (way: string, language: Language) => string | null;

export const createAskedExactly =
  (answers: CuratedAnswer[], values: Values): AskedExactly =>
  (way, language) => {
    const found = answers.find(({ asks }) => asks[language].includes(way));
    return found ? fillAnswer(found.words[language], values, language) : null;
  };
