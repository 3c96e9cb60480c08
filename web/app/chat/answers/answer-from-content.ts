import type { Language } from 'common/language';
import { productPath } from '../../content/store-tabs.ts';
import type { Assistant } from '../../content/views.ts';
import type { FindCurated } from '../curated/find-curated.ts';
import { questionsIn, toldBefore } from '../curated/questions.ts';
import { withoutNames } from '../knowledge/find-items.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Near } from '../knowledge/near-passages.ts';
import { sentencesOf } from '../knowledge/passage.ts';
import { readAsked, type Asked } from './asked.ts';
import * as asks from './asks/asks.ts';
import { topicIn } from './asks/topics.ts';
import { besideHealth, forChild, withCare, withoutDiagnosis } from './careful-answers.ts';
import { answered, handedOver, inOne, type ContentAnswer } from './content-answer.ts';
import {
  choosePath,
  forComplaint,
  inChoosing,
  ofChildsIllness,
  ofTrouble,
  tellsOfComplaint,
  toldOfComplaint,
} from './in-choosing.ts';
import { mindful } from './mindful.ts';
import { atOnce, ofOrder, toBuy } from './of-order.ts';
import { fitsSurely, nearestOwnWords, type OwnWords, ownWords, ownWordsOf } from './own-words.ts';
import {
  coversWhole,
  fitsThingNearly,
  fitsThingSurely,
  isOfOneThing,
  isSurePage,
  saidOnPage,
  saysMore,
  wordsOfPages,
} from './pages.ts';
import { anotherThan, ofLastAnswer, whenSaid } from './said-before.ts';
import { isClearAlone, isShort, speaksBack } from './talk/follow-up.ts';
import { isElsewhere, toTurns, type Turn } from './talk/talk.ts';
import { ofBasket } from './things/of-basket.ts';
import { asksFact, compared, factsOf, ofThing } from './things/of-things.ts';
import { worthOf } from './things/worth.ts';
import type { Understood } from './understand.ts';
import { withFitVerdict } from './verdict.ts';

/** How well a page has to fit to be named as near. */
const isNearPage = 0.38;
/** Own words that fit less well are told with the page that is near. */
const fitsHardly = 0.4;
const isClosePage = 0.3;
/** To be told, too, for so many words that were asked for and that own words lack. */
const fewWords = 2;
const addsIfNear = 0.44;
/** How well own words have to fit what is asked in a talk, whatever was spoken of before. */
const fitsAlone = 0.8;
/** And to be said beside own words that are not sure. */
const fitsBeside = 0.46;
const unsure: Record<Language, string> = {
  english: 'I am not sure that I understood you. What I know that comes nearest:',
  spanish: 'No sé si le entendí bien. Lo más cercano que sé:',
};
/** The ways of asking by which the practice's own words in Spanish are found. */
const inSpanish = { hello: 'hola', thanks: 'gracias' };
const notFoundInSpanish =
  'No encontré una buena respuesta en lo que sé. Escríbanos en el formulario de contacto (contact form): una persona lo lee y le responde.';

/** Whether own words of the practice are what was meant. */
const isSurelyTold = ({ own }: Asked): boolean => (own?.fit ?? 0) >= fitsSurely;

type Way = (asked: Asked) => ContentAnswer | null;

/** In this order; the first that has an answer gives it. */
const ways: Way[] = [
  courtesy,
  tellsOfComplaint,
  ofBasket,
  standsAlone,
  besideHealth,
  ofOrder,
  toBuy,
  atOnce,
  whenSaid,
  worthOf,
  factsOf,
  compared,
  ofChildsIllness,
  withCare,
  forChild,
  withoutDiagnosis,
  toPerson,
  offTopic,
  forComplaint,
  ofLastAnswer,
  ofQuestion,
  ofThing,
  ofTalk,
  (asked) =>
    isSurelyTold(asked) || (asked.page && isSurePage(asked.page)) ? null : toldOfComplaint(asked),
  (asked) => (isSurelyTold(asked) ? null : inChoosing(asked)),
  ofSite,
  ownAlone,
];
/** What these say is not said twice. */
const fromPages = new Set<Way>([ofQuestion, ofThing, ofTalk, ofSite, ownAlone]);

/**
 * Answers from the content alone, without any model: prices and days from what is for sale, everything else with what
 * the practice says in its own words or on its pages. `earlier` is what was said before, newest last.
 */
export function answerFromContent(
  asked: string,
  earlier: Turn[],
  knowledge: Knowledge,
  understood: Understood = () => null,
): ContentAnswer {
  const told = toldBefore(asked);
  const turns = [...earlier, ...toTurns(told)];
  const saidBefore = earlier.at(-1)?.answer ?? null;
  return inOne(
    questionsIn(asked).map((question) => {
      const answer = answerOne(
        readAsked(question, { turns, saidBefore, told: told.join(' ') }, knowledge, understood),
      );
      turns.push({ question, answer: answer.text });
      return answer;
    }),
  );
}

function answerOne(asked: Asked): ContentAnswer {
  for (const way of ways) {
    const answer = way(asked);
    if (!answer) continue;
    const said = fromPages.has(way) ? (anotherThan(answer, asked) ?? answer) : answer;
    return mindful(asked, { ...said, text: withFitVerdict(said.text, asked.question) });
  }
  return unanswered(asked);
}

function ownAlone({ own }: Asked): ContentAnswer | null {
  return own;
}

/** What is only spoken of in passing is no part of a question that the practice surely answers in its own words. */
function standsAlone(asked: Asked): ContentAnswer | null {
  const { question, talk, named, intent, language } = asked;
  const isOfTalk = talk.question !== null && (named.length === 0 || named === talk.things);
  const wantsOther = asks.wantsForLess(question);
  const isAlone = wantsOther || (isClearAlone(question) && !asksFact(intent));
  if (!isOfTalk || language !== 'english' || !isAlone) return null;
  const own = asked.ownAlone();
  const isSure = own !== null && own.fit >= fitsAlone && own.page !== choosePath;
  return isSure && (wantsOther || named.length > 0 || !ofLastAnswer(asked)) ? own : null;
}

function courtesy({ words, question, language, knowledge }: Asked): ContentAnswer | null {
  const said = (name: 'hello' | 'thanks') => answered(inLanguage(name, language, knowledge));
  if (asks.isGreeting(words)) return said('hello');
  return asks.isThanks(words) || asks.isThanks(question) ? said('thanks') : null;
}

/** What the practice says in Spanish is an answer of its own; without it the English words are said. */
const inLanguage = (
  name: keyof typeof inSpanish,
  language: Language,
  { assistant, askedExactly }: Knowledge,
): string =>
  (language === 'spanish' ? askedExactly(inSpanish[name], language) : null) ?? assistant[name];

function toPerson(asked: Asked): ContentAnswer | null {
  const { question, own, named, knowledge } = asked;
  if (!asks.wantsPerson(question) || (named.length > 0 && asks.wantsOneOf(question))) return null;
  const isOfContact = asks.wantsContact(question);
  const isOfTrouble = asks.tellsOfTrouble(question);
  const told = isOfTrouble && !own ? notOfThings(asked) : null;
  if (told) return handedOver(told.text, knowledge);
  const onItsPage =
    named.length === 1 && !isOfContact && !isOfTrouble
      ? wordsOfPages(asked, fitsThingSurely)
      : null;
  if (onItsPage) return handedOver(onItsPage.text, knowledge);
  const near = isOfContact && isShort(question) ? '' : nearestTo(asked);
  return handedOver(own?.text ?? near, knowledge);
}

/** What the practice says to what went wrong with a thing, whatever it says of that thing. */
function notOfThings({ question, named, language, meaning, knowledge }: Asked): OwnWords | null {
  const pages = named.map(({ id }) => productPath(id));
  const curated: FindCurated = (...sought) =>
    knowledge.curated(...sought).filter(({ answer }) => !pages.includes(answer.page ?? ''));
  const others = { ...knowledge, curated };
  const words = withoutNames(question, named);
  return ownWords(words, language, others, meaning) ?? ownWords(words, language, others, null);
}

/** What no page of the practice has to do with is answered with what can be asked here, and with nothing that is only near. */
function offTopic(asked: Asked): ContentAnswer | null {
  const isKnown = asked.named.length > 0 || isSurelyTold(asked);
  return asks.isOffTopic(asked.question) && !isKnown ? notFound(asked, '', null) : null;
}

/** A question that a page answers, asked in all its words, and beside it what the practice surely says to that. */
function ofQuestion({ page, own, named, question, isFollowUp, knowledge }: Asked) {
  if (!page?.isAsked || !isSurePage(page) || asks.wantsDescription(question)) return null;
  if (named.length > 0 && (isFollowUp || !coversWhole(page))) return null;
  const onPage = saidOnPage(page, knowledge);
  return own && own.fit >= fitsSurely ? inOne([onPage, own]) : onPage;
}

/** What may go on about the things that were spoken of, or about the page of the last answer, is answered from there: in own words that stand for it, or by the page. */
function ofTalk(asked: Asked): ContentAnswer | null {
  const { talk, named, own, goesOn, isFollowUp, question, meaning, knowledge } = asked;
  if ((named.length > 0 && !isFollowUp) || !meaning || own) return null;
  const said =
    isShort(question) || (goesOn && speaksBack(question)) ? ownWordsOf(talk, asked) : null;
  if (said) return said;
  if (!isElsewhere(talk.page)) return wordsOfPages({ ...asked, named: talk.things }, isNearPage);
  const near = knowledge.near({ words: question, meaning }, talk.page);
  if (isUnaskedReading(near, asked)) return null;
  return near && near.fit >= isNearPage ? saidOnPage(near, knowledge) : null;
}

/** What goes on about a thing, and what is only near by itself, is answered by no article and by no policy. */
const isToRead = (page: Near | null): boolean =>
  page?.passage.kind === 'article' || page?.passage.kind === 'privacy';

/** 'My appointment is in three weeks' asks for nothing to read. */
const isOnlyTold = ({ question, talk }: Asked): boolean =>
  talk.question !== null && asks.asksNothing(question) && !question.includes('?');

const isUnaskedReading = (page: Near | null, asked: Asked): boolean =>
  isToRead(page) && isOnlyTold(asked);

/** The practice in its own words, a page, or both where neither is surely what was meant. */
function ofSite(asked: Asked): ContentAnswer | null {
  const { own, named, meaning, knowledge, isFollowUp } = asked;
  const isOfNoArticle = (isFollowUp && named.length > 0) || isOnlyTold(asked);
  const page = isOfNoArticle && isToRead(asked.page) ? null : asked.page;
  const isOfAnother = page !== null && named.length === 0 && isOfOneThing(page);
  const onPage = page && isSurePage(page) && !isOfAnother ? saidOnPage(page, knowledge) : null;
  const sure = own && (meaning || own.fit >= fitsSurely) ? own : null;
  const more = page === null ? 0 : saysMore(page, sure?.text ?? '', asked);
  const isMore = more > 0;
  if (sure && sure.fit >= fitsSurely && !page?.isAsked && !isMore) return sure;
  const isNear =
    page !== null &&
    page.fit >= (page.passage.kind === 'page' ? isNearPage : fitsBeside) &&
    !isOfOneThing(page);
  const isBeside = isNear && sure !== null && sure.fit < fitsHardly;
  const addsToIt =
    more >= fewWords &&
    sure !== null &&
    sure.fit < fitsSurely &&
    page !== null &&
    page.fit >= addsIfNear;
  if (sure && !onPage && page && (isBeside || addsToIt) && named.length === 0 && !isOfAnother)
    return inOne([sure, saidOnPage(page, knowledge)]);
  if (!sure || !onPage || !page || named.length > 0) return sure ?? onPage;
  if (isOfOneThing(page)) return sure;
  return sure.fit < fitsSurely || coversWhole(page) || isMore ? inOne([sure, onPage]) : sure;
}

/** Nothing fits well: what is likely meant, else what comes nearest, said to be no more than that; and the way to a person. */
function unanswered(asked: Asked): ContentAnswer {
  const { page } = asked;
  const likely = likelyMeant(asked) ?? ofTopic(asked);
  if (likely) return likely;
  const near = nearestTo(asked);
  const isClose =
    page !== null &&
    page.fit >= isClosePage &&
    page.passage.kind !== 'privacy' &&
    !isUnaskedReading(page, asked) &&
    !isOfOneThing(page);
  const isAnswer = isClose && page.passage.title.endsWith('?');
  const ofCare = near === '' && !isAnswer ? ofTrouble(asked) : null;
  return ofCare ?? notFound(asked, near, isClose ? page : null);
}

/** Nothing fits, but the message names what the practice has words for. */
function ofTopic({ question, named, language, knowledge }: Asked): ContentAnswer | null {
  const way = language === 'english' && named.length === 0 ? topicIn(question) : null;
  const own = way === null ? null : ownWords(way, language, knowledge, null);
  return own && handedOver(own.text, knowledge);
}

function notFound(
  { knowledge, language, page }: Asked,
  near: string,
  closest: Near | null,
): ContentAnswer {
  const text =
    near ||
    (language === 'spanish' ? notFoundInSpanish : notFoundWords(knowledge.assistant, closest));
  return { ...handedOver(text, knowledge), isAnswered: false, nearest: page?.passage.id ?? null };
}

/** Behind that the closest page, named as no more than that, or what can be asked here. */
const notFoundWords = ({ notFound: words, hello, closest }: Assistant, page: Near | null): string =>
  page?.passage.title.endsWith('?')
    ? `${closest} “${page.passage.title}” ${page.words}\n${page.passage.path}`
    : page
      ? `${words} ${closest} “${page.passage.title}”: ${page.passage.path}`
      : [words, ...sentencesOf(hello).slice(1)].join(' ');

function likelyMeant({ words, language, meaning, knowledge }: Asked): ContentAnswer | null {
  const { texts, isCareful, isLikely } = nearestOwnWords(words, language, knowledge, meaning);
  return isLikely && texts[0] ? { ...handedOver(texts[0], knowledge), isCareful } : null;
}

function nearestTo(asked: Asked): string {
  const { words, language, page, meaning, named, isFollowUp, knowledge } = asked;
  const ofThings = isFollowUp && named.length > 0 ? wordsOfPages(asked, fitsThingNearly) : null;
  if (ofThings) return [unsure[language], ofThings.text].join('\n\n');
  const { texts, isCareful } = nearestOwnWords(words, language, knowledge, meaning);
  const isOfThat =
    page !== null && (texts.length > 0 || !isToRead(page)) && !isUnaskedReading(page, asked);
  const hasPage = isOfThat && page.fit >= isNearPage && !isCareful;
  const near = hasPage ? [...texts.slice(0, 1), saidOnPage(page, knowledge).text] : texts;
  return near.length > 0 ? [unsure[language], ...near].join('\n\n') : '';
}
