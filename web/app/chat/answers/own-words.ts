import { languageOf, type Language } from 'common/language';
import { fillAnswer } from '../curated/placeholders.ts';
import { speaksOfHealth } from '../curated/terms.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Passage } from '../knowledge/passage.ts';
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
/** By its meaning, to be what may be meant; and a second one beside it, as a share of the first. */
const mayFit = 0.2;
const shareOfFirst = 0.5;
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

/**
 * What comes nearest to what was meant where nothing fits well, said to be no more than that: an answer in the practice's own
 * words, and beside it what a page says, or a second answer that is about as near.
 */
export function nearestWords(
  asked: string,
  knowledge: Knowledge,
  meaning: Float32Array | null,
): string | null {
  if (!meaning) return null;
  const language = languageOf(asked);
  const fits = knowledge.curated(knowledge.respell(asked), language, meaning).slice(0, 2);
  const [first] = fits.filter(({ fit }) => fit >= mayFit);
  const page = nearestOnPage(meaning, knowledge);
  if (!first) return page && [unsure[language], page].join('\n\n');
  const careful = fits.find(({ answer }) => answer.comesFirst);
  const own = careful
    ? [careful]
    : fits.filter(({ fit }, place) => place === 0 || (!page && fit >= shareOfFirst * first.fit));
  const texts = own.flatMap(
    ({ answer }) => fillAnswer(answer.words[language], knowledge.values, language) ?? [],
  );
  return [unsure[language], ...texts, ...(page && !careful ? [page] : [])].join('\n\n');
}

/** Near enough for what must not be missed. */
export const isNear = ({ fit, isMoreThanAWord }: OwnWords, isFollowUp: boolean): boolean =>
  isMoreThanAWord ? fit >= fitsNearEnough : !isFollowUp && fit >= fitsThing;

/** From here on the words of a page are likely to be about what was meant. */
const isOnTopic = 0.6;

/** What some page says that is near to what was meant, with its address. */
function nearestOnPage(meaning: Float32Array, { near, assistant }: Knowledge): string | null {
  const [first] = near(meaning);
  return first && first.nearness >= isOnTopic
    ? `${titleOf(first.passage)}${first.words}\n${assistant.readMore} ${first.passage.path}`
    : null;
}

const titleOf = ({ title, kind }: Passage): string =>
  title.endsWith('?') ? `${title} ` : kind === 'article' || kind === 'guide' ? `${title}. ` : '';
