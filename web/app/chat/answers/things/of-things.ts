import { productPath } from '../../../content/store-tabs.ts';
import { speaksOfHealth } from '../../curated/terms.ts';
import { findItems, withoutNames } from '../../knowledge/find-items.ts';
import { sentencesOf } from '../../knowledge/passage.ts';
import type { Item } from '../../knowledge/price-list.ts';
import type { Asked } from '../asked.ts';
import * as asks from '../asks/asks.ts';
import { concernIn } from '../asks/concerns.ts';
import { answered, inOne, type ContentAnswer, withPage } from '../content-answer.ts';
import { amongNamed } from '../in-choosing.ts';
import {
  fitsOneWord,
  fitsSurely,
  fitsThing as fitsOwnThing,
  fitsVerySurely,
  nextOwnWords,
  type OwnWords,
  ownWords,
  standForPageOf,
} from '../own-words.ts';
import {
  fitsFollowUp,
  fitsThing,
  fitsThingNearly,
  fitsThingSurely,
  speaksOf,
  termsBeside,
  wordsOfPages,
} from '../pages.ts';
import { countAsked } from '../people/counts.ts';
import { speaksBack, wantsExtreme } from '../talk/follow-up.ts';
import { difference, fittest } from './comparison.ts';
import { quickestOf } from './extremes.ts';
import {
  ages,
  before,
  box,
  days,
  describe,
  type Fact,
  factOf,
  limits,
  sample,
  showsAndNot,
  steps,
  use,
} from './facts-of-items.ts';
import { lineOfPage } from './lines-of-page.ts';
import { prices } from './prices.ts';
import { namesOtherSum } from './sums.ts';

/** Own words that say it better than a line of a page. */
const fitsBetter = 0.85;
/** One word that is a whole way of asking: 'duele?' */
const fitsWholly = 0.95;
/** Beside the name of a thing: with more, something else is asked than what it is. */
const fewTerms = 2;
/** Where shipping, insurance and the like are asked for, of which the practice has much to say. */
const fitsTerms = 0.54;

/** Whether something is asked that every kit has on its page: what it costs, takes, needs and shows. */
export const asksFact = (intent: string): boolean =>
  [
    asks.wantsPrice,
    asks.wantsDays,
    asks.isHowLong,
    asks.isOfResults,
    asks.wantsAges,
    asks.wantsSample,
    asks.wantsSteps,
    asks.wantsBox,
    asks.wantsUse,
    asks.wantsLimits,
    asks.wantsBefore,
    asks.wantsComparison,
    asks.asksWhetherItShows,
    asks.asksToStop,
    asks.wantsDescription,
  ].some((wants) => wants(intent));

/** What is asked of things and stands in the list of prices or on their pages as a fact, each once. */
export function factsOf(asked: Asked): ContentAnswer | null {
  const { question, intent, named, language, knowledge } = asked;
  if (isComparison(asked) && !asks.wantsPrice(question)) return null;
  if (named.length > 1 && !asked.isFollowUp && isSurelyToldOf(asked)) return null;
  const counted = language === 'spanish' ? [] : daysCountedOf(asked);
  const facts = [
    isOfPrice(asked)
      ? prices(intent, pricedOf(asked), language, knowledge, asked.talk.priced)
      : null,
    asks.wantsDays(intent) || asks.isHowLong(intent) || asks.isOfResults(intent)
      ? factOf(named, days, language, counted)
      : null,
    asks.wantsQuickest(question) && language === 'english' && !concernIn(question)
      ? withBehind(quickestOf(named.length > 1 ? named : knowledge.items), counted)
      : null,
    asks.wantsAges(intent) ? factOf(named, ages, language) : null,
    asks.wantsSample(intent) ? factOf(named, sample, language) : null,
    asks.wantsSteps(intent) ? factOf(named.slice(0, 1), steps, language) : null,
    asks.wantsBox(intent) ? factOf(named, box, language) : null,
    asks.wantsUse(intent) ? factOf(named, use, language) : null,
    asks.wantsLimits(question) ? factOf(named, limits, language) : null,
  ].filter((fact) => fact !== null);
  const [first] = facts;
  if (!first) return null;
  const told = answered(withPage(facts.map(({ text }) => text).join(' '), first.path, knowledge));
  const onPage =
    asks.wantsSample(intent) && facts.length === 1 ? wordsOfPages(asked, fitsThing) : null;
  if (onPage) return inOne([told, onPage]);
  if (!asks.doubtsPrice(question) || !asked.own) return told;
  const saysWhatCounts = asked.own.text.includes('Pay button');
  return saysWhatCounts || namesOtherSum(question, named) ? inOne([told, asked.own]) : told;
}

/** How days are counted, without what is said of other things. */
const daysCountedOf = ({ named, knowledge }: Asked): string[] =>
  sentencesOf(knowledge.daysCounted).filter(
    (sentence) =>
      named.length === 0 ||
      findItems(sentence, knowledge.items).every((item) => named.includes(item)),
  );

const pointsAtThem = (question: string): boolean =>
  speaksBack(question) || /\bwhich\b|\bcu[aá]l\b/i.test(question);

/** 'Cheapest way to begin?' asks of the whole shelf of what was spoken of; 'the cheapest of them' does not. */
const pricedOf = ({ named, question, isFollowUp, knowledge }: Asked): Item[] =>
  isFollowUp && wantsExtreme(question) && !(named.length > 1 && pointsAtThem(question))
    ? knowledge.items.filter(({ category }) => category === named[0]?.category)
    : named;

const withBehind = (fact: Fact | null, behind: string[]): Fact | null =>
  fact && { ...fact, text: [fact.text, ...behind].join(' ') };

/** Whether the practice says in its own words what is asked of these things together. */
const isSurelyToldOf = ({ own, named }: Asked): boolean =>
  own !== null && own.isMoreThanAWord && isVerySurelyOf(own, named) && !isOfSome(own, named);

/** Whether own words name one of these things and not the other. */
const isOfSome = ({ text }: OwnWords, named: Item[]): boolean =>
  speaksOf(text, named) && !named.every((item) => speaksOf(text, [item]));

/** Whether own words that stand for the page of one of these things fit very well. */
const isVerySurelyOf = (own: OwnWords, named: Item[]): boolean =>
  own.fit >= fitsBetter && standForPageOf(own, named);

/** Whether prices answer it. */
function isOfPrice({ intent, question, named, doubted }: Asked): boolean {
  if (asks.tellsOfTrouble(question)) return false;
  if (doubted.length > 0) return true;
  if (asks.namesBudget(question) && asks.wantsAdvice(question) && concernIn(question)) return false;
  if (named.length > 0 && asks.doubtsPrice(question) && namesOtherSum(question, named)) return true;
  const isSum = asks.wantsTotal(question) && !asks.isOfOneOrder(question);
  if (named.length > 1 && isSum && asks.wantsToBuy(question)) return true;
  return (
    asks.wantsPrice(intent) ||
    (asks.saysWhatIsWanted(question) && countAsked(question) > 1 && !asks.isOfSharing(question))
  );
}

const isComparison = ({ named, question }: Asked): boolean =>
  named.length === 2 && !asks.isHowLong(question) && asks.wantsComparison(question);

export function compared(asked: Asked): ContentAnswer | null {
  if (asked.language !== 'english') return null;
  const isOneOf = asked.named.length > 1 && asks.wantsOneOf(asked.question);
  if (!isOneOf && !isComparison(asked)) return null;
  const begin = amongNamed(asked);
  if (begin) return inOne([answered(begin), differing(asked)]);
  const fit = isOneOf && !isOfHealth(asked) ? fittest(asked.question, asked.named) : null;
  if (fit) return inOne([answered(`For that ${fit.item.name}: ${fit.line}`), differing(asked)]);
  if (!isComparison(asked)) return null;
  return asked.own &&
    asked.own.fit >= fitsSurely &&
    asked.named.every((item) => speaksOf(asked.own?.text ?? '', [item]))
    ? asked.own
    : differing(asked);
}

const isOfHealth = ({ question, named, language }: Asked): boolean =>
  speaksOfHealth(withoutNames(question, named), language);

/** What tells two things apart; of more, what they are. */
function differing(asked: Asked): ContentAnswer {
  const [one, other, ...more] = asked.named;
  return one && other && more.length === 0
    ? answered(withPage(difference([one, other]), comparePath, asked.knowledge))
    : described(asked);
}
const comparePath = '/store/compare';

/** To what is asked of things that are for sale: the practice's own words where they surely fit, their pages, and what they are. */
export function ofThing(asked: Asked): ContentAnswer | null {
  const { named, question, meaning, language, isFollowUp } = asked;
  if (named.length === 0) return null;
  if (isFollowUp && asks.wantsNext(question)) return asked.own ?? nextOwnWords(asked);
  const isOfTerms = asks.isAboutTerms(asked.intent);
  const isBesides =
    asked.own !== null &&
    (isOfAnother(asked.own, named, asked.knowledge.items) ||
      (!isOfTerms && !isFollowUp && isOfNone(asked.own, asked)));
  const own = isBesides ? null : asked.own;
  if (isOfTerms && own && !asks.isAboutTerms(question)) return own;
  if (own && asks.tellsOfTrouble(question)) return own;
  const ofPackage = packageAmong(asked);
  if (ofPackage && !isOfTerms) return ofPackage;
  if (asked.isForAnother && !isOfTerms) return described(asked);
  const rest = termsBeside(asked);
  const label = rest.length === 0 && asks.wantsLabel(asked.intent) ? onLabel(asked) : null;
  if (label) return inOne([described(asked), label]);
  if (own && own.fit >= fitsWholly && !wantsWhatItIs(question) && speaksOf(own.text, named))
    return own;
  const isAdvised = asks.wantsAdvice(question) && named.length === 1;
  const isOfHaving = asks.wantsToKnowWhether(question) && named.length === 1 && rest.length === 1;
  if (isOfHaving && own && isVerySurelyOf(own, named)) return own;
  if (!isOfTerms && (rest.length === 0 || isAdvised || isOfHaving)) return described(asked);
  const onPage = wordsOfPages(asked, isOfTerms ? fitsTerms : undefined);
  const isWhether = asks.asksWhetherItShows(question);
  const wantsAll =
    !isOfTerms &&
    asks.wantsDescription(question) &&
    !asks.wantsBefore(question) &&
    !onPage?.isAsked &&
    !isWhether;
  const isSure = onPage !== null && onPage.fit >= fitsThingSurely;
  const isOfOwnWords =
    own !== null &&
    own.fit >= fitsOwnThing &&
    (own.isMoreThanAWord || isOfTerms || own.fit >= fitsWholly) &&
    !wantsAll;
  if (own && own.fit >= fitsWholly && speaksOf(own.text, named)) return own;
  if (wantsAll && rest.length <= fewTerms) return described(asked);
  const beforeIt =
    asks.wantsBefore(question) && !onPage && !isOfTerms
      ? factOf(named.slice(0, 1), before, language)
      : null;
  if (beforeIt && !own?.isCareful) return withMeals(beforeIt, asked);
  const line = isOfTerms || wantsAll || onPage?.isAsked ? null : lineOfPage(asked);
  if (line && !(own && own.fit >= fitsBetter && speaksOf(own.text, named))) return line;
  if (isOfOwnWords && isOfTerms) return own;
  if (isOfOwnWords && standForPageOf(own, named)) return own;
  if (isOfOwnWords && isSure) return speaksOf(own.text, named) ? inOne([onPage, own]) : onPage;
  if (isOfOwnWords) return own;
  if (isSure) return onPage;
  if (wantsAll) return described(asked);
  const isEnough = meaning !== null || language === 'spanish' || (own?.fit ?? 0) >= fitsOneWord;
  const isOfIt =
    own !== null &&
    (own.fit >= fitsSurely ||
      isFollowUp ||
      language === 'spanish' ||
      asks.tellsOfTrouble(question) ||
      speaksOf(own.text, named));
  const ownWords = own?.isMoreThanAWord && isEnough && isOfIt ? own : null;
  if (onPage && (onPage.fit >= fitsThing || !ownWords)) return onPage;
  if (ownWords) return ownWords;
  if (isOfTerms) return null;
  if (isAboutThem(asked)) return asks.wantsOneOf(question) ? differing(asked) : described(asked);
  const shown = isWhether && named.length === 1 ? factOf(named, showsAndNot, language) : null;
  if (shown) return answered(withPage(shown.text, shown.path, asked.knowledge));
  const isOfWhatItIs = named.length <= mostDescribed && rest.length <= fewTerms;
  const near = isFollowUp
    ? null
    : (wordsOfPages(asked, own || isOfWhatItIs ? fitsFollowUp : fitsThingNearly) ?? onLabel(asked));
  if (near) return near;
  const isOnlyNamed = isOfWhatItIs || (asked.own === null && asks.asksNothing(question));
  const isNew = !isFollowUp || named !== asked.talk.things;
  return isWhether || (!own && isNew && isOnlyNamed) ? described(asked) : own;
}

const meal =
  /\b(?:fast(?! ?88)|fasting|eat|eating|ate|drink|drinking|drank|coffee|breakfast|food|meals?|smok\w+|empty stomach)\b/i;
const beforeAny = 'do i need to fast before a test';

/** What its page says to mind before; where that says nothing of the meals that were asked for, what is said of every kit, too. */
function withMeals({ text, path }: Fact, { question, language, knowledge }: Asked): ContentAnswer {
  const told = answered(withPage(text, path, knowledge));
  const isMissing = language === 'english' && meal.test(question) && !meal.test(text);
  const ofAny = isMissing ? ownWords(beforeAny, language, knowledge, null) : null;
  return ofAny ? inOne([told, ofAny]) : told;
}

/** 'What is it?', 'tell me about it' */
const wantsWhatItIs = (question: string): boolean =>
  /^\W*(?:what(?:'?s| is| are)|tell me|explain|describe|more about)\b/i.test(question);

/** Of a package and a kit: what the package says of that kit. */
function packageAmong(asked: Asked): ContentAnswer | null {
  const { named, own, question } = asked;
  const ofIt = named.find(({ category }) => category === 'package');
  if (!ofIt || named.length < 2 || asks.wantsOneOf(question)) return null;
  const stands = [productPath(ofIt.id), '/store#packages'];
  if (own && stands.includes(own.page ?? '')) return own;
  return wordsOfPages({ ...asked, named: [ofIt] }, fitsThingNearly);
}

/** What else is asked of a supplement stands on its label. */
export const onLabel = (asked: Asked): ContentAnswer | null =>
  asked.named.every(({ category }) => category === 'supplement')
    ? wordsOfPages({ ...asked, question: 'what is in it, the label', meaning: null }, 0)
    : null;

/** Whether own words stand for the page of another thing, and say nothing of those that were named. */
const isOfAnother = ({ page, text }: OwnWords, named: Item[], items: Item[]): boolean =>
  items.some((item) => page === productPath(item.id) && !named.includes(item)) &&
  !speaksOf(text, named);

/** Whether own words stand for a page that speaks of no thing: a story, a guide, an article. */
const isOfNone = ({ page, text, fit, isCareful }: OwnWords, { named, intent }: Asked): boolean =>
  !isCareful &&
  (fit < fitsVerySurely || (fit < fitsWholly && asks.wantsLabel(intent))) &&
  /^\/(?:about|freebies|blog|testimonials)$/.test(page ?? '') &&
  !speaksOf(text, named);

/** Whether a question that names things for sale is best answered with what they are. */
const isAboutThem = ({ question, named, language, isFollowUp }: Asked): boolean =>
  language === 'spanish' ||
  (named.length === 2 && !isFollowUp && asks.wantsOneOf(question)) ||
  asks.wantsToKnowWhether(question) ||
  asks.wantsAdvice(question);

/** What things are, two at the most. */
const described = ({ named, language, knowledge }: Asked): ContentAnswer =>
  answered(
    named
      .slice(0, mostDescribed)
      .map((item: Item) => describe(item, language, knowledge))
      .join('\n\n'),
  );
const mostDescribed = 2;
