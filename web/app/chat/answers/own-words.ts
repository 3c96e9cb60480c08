import type { Language } from 'common/language';
import { productPath } from '../../content/store-tabs.ts';
import { isSaidIn } from '../curated/bare-words.ts';
import { fillAnswer } from '../curated/placeholders.ts';
import { healthTermsOf, speaksOfHealth } from '../curated/terms.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Item } from '../knowledge/price-list.ts';
import * as asks from './asks/asks.ts';
import { answered, withPage, type ContentAnswer } from './content-answer.ts';
import { isElsewhere, type Talk } from './talk/talk.ts';

/** How well an answer in the practice's own words has to fit where nothing else answers, and to come before all else; what no product has a place in may fit less well. */
const fitsWell = 0.36;
const fitsWellByWords = 0.48;
const fitsCarefully = 0.44;
const fitsRather = 0.18;
const fitsNearEnough = 0.48;
export const fitsSurely = 0.64;
/** To come before what is worked out from a complaint, and before a thing that a word like 'visit' names. */
export const fitsVerySurely = 0.9;
/** To come before a thing that was named. */
export const fitsThing = 0.68;
/** With no more than one word in common. */
export const fitsOneWord = 0.62;
/** By its meaning, to be what may be meant; and a second one beside it, as a share of the first. */
const mayFit = 0.12;
const shareOfFirst = 0.5;
/** And how near a way of asking for it has to be in words and meaning together: what is farther is asked of something else. */
const mayBeMeant = 0.6;
/** To be what is likely meant: said by itself, and not as something that is only near. */
const likelyFits = 0.24;
const likelyMeant = 1.15;
/** With more than one word in common: so near it was right four times in five. */
const likelyByWords = { fit: 0.16, meant: 0.95, shared: 2 };
/** Or by far the nearest of all. */
const nearestByFar = { fit: 0.2, meant: 0.92, ofNext: 2 };
/** Of Spanish only the words are known. */
const mayFitInSpanish = 0.36;
const shareOfNearest = 0.45;
const shareOfNearestThing = 0.7;
/** What is said of a whole shelf gives way to what is said of one thing on it. */
const isShelf = /^\/store(?:#|$)/;
const fewNearer = 4;
const fewestNearer = 2;

/** `isMoreThanAWord`: the question and a way of asking share more than one word. */
export type OwnWords = ContentAnswer & {
  fit: number;
  isMoreThanAWord: boolean;
  page: string | null;
};

/** Whoever speaks of health, or of giving and taking, is told rather what must not be missed. */
const isRatherCareful = ({ answer, fit }: ReturnType<Knowledge['curated']>[number]): boolean =>
  answer.comesFirst && fit >= fitsRather;

/** Beside a medicine whoever wants to take something is told what must not be missed, when it is at all near. */
function careWithMedicine(
  found: ReturnType<Knowledge['curated']>,
  asked: string,
  language: Language,
) {
  if (!asks.wantsToTake(asked) || !healthTermsOf(asked, language).includes(aMedicine)) return;
  const careful = found
    .slice(0, fewNearer)
    .find(({ answer, nearness }) => answer.comesFirst && nearness >= nearEnoughForCare);
  return careful && { ...careful, fit: Math.max(careful.fit, fitsNearEnough) };
}
const aMedicine = 'medicin';
const nearEnoughForCare = 0.4;

/** Of the few nearest the one that stands for a page that is spoken of counts as the nearest, if it is not much farther. */
function ofPagesFirst(found: ReturnType<Knowledge['curated']>, pages: string[]) {
  const [nearest] = found;
  const own = found
    .slice(0, fewNearer)
    .find(
      ({ answer, fit }) =>
        pages.includes(answer.page ?? '') &&
        fit >=
          (answer.page?.startsWith('/store/') ? shareOfNearestThing : shareOfNearest) *
            (nearest?.fit ?? 0),
    );
  const isOfShelf =
    own?.answer.page?.startsWith('/store/') !== true || isShelf.test(nearest?.answer.page ?? '');
  if (!nearest || !own || own === nearest || nearest.answer.comesFirst || !isOfShelf) return found;
  return [{ ...own, fit: nearest.fit }, ...found.filter((each) => each !== own)];
}

/** `pages`: what is spoken of. What the practice says to this in its own words, when that fits well enough and all its figures are known. */
export function ownWords(
  asked: string,
  language: Language,
  knowledge: Knowledge,
  meaning: Float32Array | null,
  pages: string[] = [],
): OwnWords | null {
  const isSaid = !meaning || speaksOfHealth(asked, language) || asks.wantsToTake(asked);
  const least = meaning ? fitsWell : fitsWellByWords;
  const found = ofPagesFirst(knowledge.curated(knowledge.respell(asked), language, meaning), pages);
  const first =
    meaning && isSaid
      ? (found.find(isRatherCareful) ?? careWithMedicine(found, asked, language))
      : undefined;
  for (const { answer, fit, shared } of first ? [first, ...found] : found) {
    if (
      answer !== first?.answer &&
      fit < (answer.comesFirst ? (isSaid ? fitsCarefully : fitsSurely) : least)
    )
      continue;
    if (!meaning && shared < 2 && fit < fitsOneWord) continue;
    const text = fillAnswer(answer.words[language], knowledge.values, language);
    if (text === null) continue;
    return {
      ...answered(withPage(text, answer.page, knowledge)),
      fit,
      isMoreThanAWord: shared > 1 || meaning !== null,
      page: answer.page,
      isCareful: answer.comesFirst,
    };
  }
  return null;
}

/** What may be meant where nothing fits well: an answer in the practice's own words, or two that are about as near; where one `isCareful`, that one alone. */
export function nearestOwnWords(
  asked: string,
  language: Language,
  knowledge: Knowledge,
  meaning: Float32Array | null,
): { texts: string[]; isCareful: boolean; isLikely: boolean } {
  const fits = knowledge.curated(knowledge.respell(asked), language, meaning).slice(0, 2);
  const [first] = fits.filter(({ fit, shared, ofWords, nearness }) =>
    meaning
      ? fit >= mayFit && ofWords + nearness >= mayBeMeant
      : language === 'spanish' && shared > 0 && fit >= mayFitInSpanish,
  );
  if (!first) return { texts: [], isCareful: false, isLikely: false };
  const isOfCare = speaksOfHealth(asked, language) || asks.wantsToTake(asked);
  const careful = fits
    .filter(({ answer, fit }) => answer.comesFirst && (isOfCare || fit >= fitsRather))
    .slice(0, 1);
  const own =
    careful.length > 0 ? careful : fits.filter(({ fit }) => fit >= shareOfFirst * first.fit);
  const isLikely = meaning !== null && first === fits[0] && isLikelyMeant(fits);
  if (isLikely) own.length = 1;
  return {
    texts: own.flatMap(({ answer }) => {
      const text = fillAnswer(answer.words[language], knowledge.values, language);
      return text === null ? [] : isLikely ? withPage(text, answer.page, knowledge) : text;
    }),
    isCareful: careful.length > 0,
    isLikely,
  };
}

function isLikelyMeant([first, next]: ReturnType<Knowledge['curated']>): boolean {
  if (!first) return false;
  const meant = first.ofWords + first.nearness;
  const { fit, meant: meantByFar, ofNext } = nearestByFar;
  return (
    (first.fit >= likelyFits && meant >= likelyMeant) ||
    (first.fit >= likelyByWords.fit &&
      meant >= likelyByWords.meant &&
      first.shared >= likelyByWords.shared) ||
    (first.fit >= fit && meant >= meantByFar && first.fit >= ofNext * (next?.fit ?? 0))
  );
}

/** What comes nearest of all that was not said in this talk, if it is near. */
export function nextOwnWords({
  question,
  language,
  meaning,
  talk,
  knowledge,
}: {
  question: string;
  language: Language;
  meaning: Float32Array | null;
  talk: Talk;
  knowledge: Knowledge;
}): ContentAnswer | null {
  const [next] = knowledge
    .curated(question, language, meaning)
    .filter(({ answer }) => !talk.given.includes(answer));
  if (!next || next.fit < nearestByFar.fit || next.ofWords + next.nearness < nearestByFar.meant)
    return null;
  const text = fillAnswer(next.answer.words[language], knowledge.values, language);
  return text === null ? null : answered(withPage(text, next.answer.page, knowledge));
}

/** Of the answers that were just given, or stand for the same page, the one that comes nearest, if few of all come nearer. */
export function ownWordsOf(
  { page, said }: Pick<Talk, 'page' | 'said'>,
  {
    search,
    language,
    meaning,
    knowledge,
  }: { search: string; language: Language; meaning: Float32Array | null; knowledge: Knowledge },
): ContentAnswer | null {
  const near = knowledge.curated(search, language, meaning).slice(0, fewNearer);
  for (const [place, { answer }] of near.entries()) {
    const text = fillAnswer(answer.words[language], knowledge.values, language);
    const isSaid = place < fewestNearer && text !== null && said !== null && isSaidIn(said, text);
    if (text && (isSaid || (isElsewhere(page) && answer.page === page)))
      return answered(withPage(text, answer.page, knowledge));
  }
  return null;
}

/** Whether own words stand for the page of one of these things. */
export const standForPageOf = (own: Pick<OwnWords, 'page'> | null, named: Item[]): boolean =>
  named.some(({ id }) => own?.page === productPath(id));

/** Near enough for what must not be missed. */
export const isNear = ({ fit, isMoreThanAWord }: OwnWords, isFollowUp: boolean): boolean =>
  isMoreThanAWord ? fit >= fitsNearEnough : !isFollowUp && fit >= fitsThing;
