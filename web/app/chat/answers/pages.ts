import type { Language } from 'common/language';
import { productPath } from '../../content/store-tabs.ts';
import { shareOf, stemsOf, termsOf } from '../curated/terms.ts';
import { excerpt } from '../knowledge/excerpt.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Near } from '../knowledge/near-passages.ts';
import type { Passage } from '../knowledge/passage.ts';
import { isPraise } from '../knowledge/passages-of-goods.ts';
import type { Item } from '../knowledge/price-list.ts';
import { answered, withPage, type ContentAnswer } from './content-answer.ts';
import { mayAnswer } from './things/parts-asked.ts';

/** How well the page of a thing has to fit to answer what is asked of it, of what goes on about it, and to be surely what was asked. */
export const fitsThing = 0.42;
export const fitsFollowUp = 0.34;
export const fitsThingSurely = 0.5;
/** And to be told where nothing else is known of it. */
export const fitsThingNearly = 0.34;
/** Of the whole site, where much more may be near by chance. */
const fitsSurely = 0.52;
/** The policy is long and has many everyday words. */
const fitsOfPolicy = 0.65;
const coversSurely = 0.45;
const coversAsked = 0.6;
const coversAll = 0.85;
const fewShared = 2;
const meansSurely = 0.6;
/** How much of a question a passage has to speak of, by its words alone; articles speak of many things. */
const enough = 0.6;
const enoughOfArticle = 0.8;
/** Of one whose title was asked in all its words. */
const enoughIfAsked = 0.3;

type OfThing = ContentAnswer & { fit: number; isPraise: boolean; isAsked: boolean };

/** What the pages of things say to what is asked of them, the best of them; null where they say nothing of that. */
export const wordsOfPages = (asked: OfThings, least?: number): OfThing | null =>
  asked.named
    .flatMap((item) => wordsOfPage(item, asked, least) ?? [])
    .toSorted((one, other) => other.fit - one.fit)[0] ?? null;

type OfThings = {
  named: Item[];
  question: string;
  language: Language;
  meaning: Float32Array | null;
  isFollowUp: boolean;
  knowledge: Knowledge;
};

function wordsOfPage(
  item: Item,
  { question, meaning, knowledge, language, isFollowUp }: OfThings,
  least = isFollowUp ? fitsFollowUp : fitsThing,
): OfThing | null {
  if (language !== 'english') return null;
  const near = knowledge.near(
    { words: wordsBeside(question, item), meaning },
    productPath(item.id),
    mayAnswer(question),
  );
  if (!near || near.fit < least) return null;
  return {
    ...saidOnPage(near, knowledge),
    fit: near.fit,
    isPraise: isPraise(near.passage),
    isAsked: near.isAsked,
  };
}

/** A question without the words that name the thing: all of its page speaks of that. */
function wordsBeside(question: string, { names }: Item): string {
  const own = new Set(termsOf(names.join(' '), 'english'));
  const isOwn = (word: string) => termsOf(word, 'english').some((term) => own.has(term));
  return question
    .split(/\s+/)
    .filter((word) => !isOwn(word))
    .join(' ');
}

/** What is said beside the names of things, and beside whom they are for. */
export function termsBeside({
  question,
  named,
  language,
}: Pick<OfThings, 'question' | 'named' | 'language'>): string[] {
  const names = new Set(
    termsOf(`${named.flatMap((item) => item.names).join(' ')} ${kinds[language]}`, language),
  );
  return termsOf(question, language).filter((term) => !names.has(term) && shareOf(term) === 1);
}
const kinds: Record<Language, string> = {
  english:
    'kit test one child baby adult pregnant mothers woman man package program visit wait hm instead which',
  spanish: 'prueba kit nino nina bebe adulto embarazada mujer hijo mio mia tiene anos meses',
};

/** The page that comes nearest; by its words alone where nobody knows what was meant. */
export function pageFor(
  words: string,
  meaning: Float32Array | null,
  { near, search }: Knowledge,
): Near | null {
  if (meaning) return near({ words, meaning });
  const [first] = search(words);
  if (!first) return null;
  const { passage, share, isAsked } = first;
  const isEnough = share >= (passage.kind === 'article' ? enoughOfArticle : enough);
  return {
    passage,
    subject: null,
    words: excerpt(passage.text, words),
    covered: share,
    shared: fewShared,
    nearness: 0,
    fit: isEnough ? Math.max(share, fitsSurely) : share / 2,
    isAsked: isAsked && share >= enoughIfAsked,
  };
}

/** Whether a page answers what was asked, and is not only near to it. */
export function isSurePage(near: Near): boolean {
  const { passage, fit, covered, shared, nearness, isAsked } = near;
  if (isAsked) return covered >= coversAsked;
  const least = passage.kind === 'privacy' ? fitsOfPolicy : fitsSurely;
  return (
    fit >= least && covered >= coversSurely && (shared >= fewShared || nearness >= meansSurely)
  );
}

/** What a page of a thing says of that thing alone: no answer where none was named, but for a question that it answers. */
export const isOfOneThing = ({ subject, passage }: Near): boolean =>
  subject !== null && (passage.isOfOne === true || !passage.title.endsWith('?'));

/** Whether it has a word for all that was asked. */
export const coversWhole = (near: Near): boolean => isSurePage(near) && near.covered >= coversAll;

/** Words that are in many questions and are the point of none. */
const everyday = new Set(
  'fast take need work make come find show help have look long time much thing anything something people does with from when'
    .split(' ')
    .flatMap((word) => stemsOf(word, 'english')),
);
const fewestLetters = 4;

/** How many words that were asked for a page has and other words lack. */
export function saysMore(
  { words, passage }: Near,
  told: string,
  { question }: Pick<OfThings, 'question'>,
): number {
  const [onPage, before] = [`${passage.title} ${words}`, told].map(
    (text) => new Set(stemsOf(text, 'english')),
  );
  return stemsOf(question, 'english').filter(
    (stem) =>
      stem.length >= fewestLetters &&
      shareOf(stem) === 1 &&
      !everyday.has(stem) &&
      onPage?.has(stem) === true &&
      before?.has(stem) === false,
  ).length;
}

/** What a page says, behind the name of its thing, its question or the title of an article, and where it stands. */
export const saidOnPage = (
  { passage, subject, words }: Near,
  knowledge: Knowledge,
): ContentAnswer =>
  answered(
    withPage(`${subject ? `${subject}: ` : ''}${leadOf(passage)}${words}`, passage.path, knowledge),
  );

const leadOf = ({ title, kind }: Passage): string =>
  title.endsWith('?') ? `${title} ` : kind === 'article' || kind === 'guide' ? `${title}. ` : '';

/** Whether words are about one of these things, and not about all of its kind. */
export const speaksOf = (text: string, things: Item[]): boolean =>
  things.some(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
