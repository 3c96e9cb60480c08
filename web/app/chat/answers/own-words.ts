import { languageOf, type Language } from 'common/language';
import { fillAnswer } from '../curated/placeholders.ts';
import { speaksOfHealth } from '../curated/terms.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Item } from '../knowledge/price-list.ts';
import * as asks from './asks.ts';
import { answered, type ContentAnswer } from './content-answer.ts';

/** How well an answer in the practice's own words has to fit where nothing else answers, and to come before all else; what no product has a place in may fit less well. */
const fitsWell = 0.48;
const fitsCarefully = 0.44;
const fitsNearEnough = 0.48;
export const fitsSurely = 0.64;
/** To come before a thing that was named. */
export const fitsThing = 0.68;
/** With no more than one word in common. */
export const fitsOneWord = 0.62;
/** By its meaning, to be one of two that may be meant. */
const mayFit = 0.28;
const unsure: Record<Language, string> = {
  english: 'I am not sure that I understood you. What I know that comes nearest:',
  spanish: 'No sé si le entendí bien. Lo más cercano que sé:',
};

/** A question without the names of what it is about: they tell no two questions apart. */
export const withoutNames = (question: string, named: Item[]): string =>
  named
    .flatMap(({ names }) => names)
    .reduce(
      (text, name) => text.split(name.toLowerCase()).join(' '),
      named.length > 0 ? question.toLowerCase() : question,
    );

/** `isMoreThanAWord`: the question and a way of asking share more than one word. */
type OwnWords = ContentAnswer & { fit: number; isMoreThanAWord: boolean };

/** What the practice says to this in its own words, when that fits well enough and all its figures are known. */
export function ownWords(
  asked: string,
  knowledge: Knowledge,
  meaning: Float32Array | null,
): OwnWords | null {
  const language = languageOf(asked);
  const isSaid = !meaning || speaksOfHealth(asked, language) || asks.wantsToTake(asked);
  for (const { answer, fit, shared } of knowledge.curated(
    knowledge.respell(asked),
    language,
    meaning,
  )) {
    if (fit < (answer.comesFirst ? (isSaid ? fitsCarefully : fitsSurely) : fitsWell)) continue;
    if (!meaning && shared < 2 && fit < fitsOneWord) continue;
    const text = fillAnswer(answer.words[language], knowledge.values, language);
    if (text === null) continue;
    const page = answer.page ? `\n${knowledge.assistant.readMore} ${answer.page}` : '';
    return {
      ...answered(`${text}${page}`),
      fit,
      isMoreThanAWord: shared > 1 || meaning !== null,
      isCareful: answer.comesFirst,
    };
  }
  return null;
}

/** Where two answers are about as near to what was meant, both, and said to be no more than that. */
export function nearestTwo(
  asked: string,
  knowledge: Knowledge,
  meaning: Float32Array | null,
): string | null {
  const language = languageOf(asked);
  const [first, second] = knowledge.curated(knowledge.respell(asked), language, meaning);
  if (!meaning || !first || !second || first.fit < mayFit) return null;
  const careful = [first, second].find(({ answer }) => answer.comesFirst);
  const texts = (careful ? [careful] : [first, second]).flatMap(
    ({ answer }) => fillAnswer(answer.words[language], knowledge.values, language) ?? [],
  );
  return [unsure[language], ...texts].join('\n\n');
}

/** Near enough for what must not be missed. */
export const isNear = ({ fit, isMoreThanAWord }: OwnWords, isFollowUp: boolean): boolean =>
  isMoreThanAWord ? fit >= fitsNearEnough : !isFollowUp && fit >= fitsThing;
