import { languageOf } from 'common/language';
import { fillAnswer } from '../curated/placeholders.ts';
import { questionsIn, toldBefore } from '../curated/questions.ts';
import { speaksOfHealth, termsOf } from '../curated/terms.ts';
import { excerpt } from '../knowledge/excerpt.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Passage } from '../knowledge/passage.ts';
import { isPraise } from '../knowledge/passages.ts';
import type { Item } from '../knowledge/price-list.ts';
import type { Hit } from '../knowledge/search.ts';
import { nearness } from '../meaning/meanings.ts';
import * as asks from './asks.ts';
import { answered, handedOver, inOne, type ContentAnswer } from './content-answer.ts';
import { ages, days, describe, prices, sample, withPage } from './facts-of-items.ts';
import { earlierQuestions, isShort, topicOf } from './follow-up.ts';
import {
  fitsOneWord,
  fitsSurely,
  fitsThing,
  isNear,
  nearestWords,
  ownWords,
  withoutNames,
} from './own-words.ts';
import { pricedAt } from './sums.ts';
import type { Understood } from './understand.ts';

/** How much of a question a passage has to speak of before it counts as its answer; articles speak of many things. */
const enough = 0.6;
const enoughOfArticle = 0.8;
/** Of one whose title, a question of the FAQ, was asked in all its words. */
const enoughIfAsked = 0.3;
const nearlyAll = 0.8;
const enoughOnItsPage = 0.65;
const nearEnough = 0.25;
const nearlyMeant = 0.55;
const nearlyOnTopic = 0.5;
const meantOnItsPage = 0.58;
const surelyMeant = 0.64;
/** Beside the name of a thing: with more, something else is asked than what it is. */
const fewTerms = 2;
const notFoundInSpanish =
  'No encontré una buena respuesta en lo que sé. Escríbanos en el formulario de contacto (contact form): una persona lo lee y le responde.';
const helpInChoosing = 'which test is right for me';
const helpForChild = 'from what age can children be tested';

/**
 * Answers from the content alone, without any model: prices and days from what is for sale, everything else with the
 * passage that fits best and the page it stands on. `earlier` are the visitor's messages before, newest last.
 */
export function answerFromContent(
  asked: string,
  earlier: string[],
  knowledge: Knowledge,
  understood: Understood = () => null,
): ContentAnswer {
  const questions = questionsIn(asked);
  if (questions.length === 1) return answerOne(asked, earlier, knowledge, understood);
  const told = [...earlier, ...toldBefore(asked)];
  return inOne(
    questions.map((question, place) =>
      answerOne(question, [...told, ...questions.slice(0, place)], knowledge, understood),
    ),
  );
}

function answerOne(
  asked: string,
  earlier: string[],
  knowledge: Knowledge,
  understood: Understood,
): ContentAnswer {
  const words = knowledge.assistant;
  const [question, before] = [
    knowledge.respell(asked),
    earlier.slice(-earlierQuestions).map(knowledge.respell),
  ];
  if (asks.isGreeting(question)) return answered(words.hello);
  if (asks.isThanks(question)) return answered(words.thanks);
  const topic = topicOf(question, before, knowledge.items);
  const doubted = pricedAt(question, topic.named.length > 0 ? topic.named : knowledge.items);
  const named = doubted.length > 0 ? doubted : topic.named;
  const { intent, search } = topic;
  const hits = knowledge.search(asks.withoutPriceWords(search));
  if (named.length > 0 && isOfHealth(asked, question, named))
    return carefully(asked, named, knowledge, hits, understood);
  const language = languageOf(asked);
  const facts = [
    asks.wantsPrice(intent) || doubted.length > 0
      ? prices(question, named, language, knowledge)
      : null,
    asks.wantsDays(intent) || asks.isHowLong(intent) ? days(named, language, knowledge) : null,
    asks.wantsAges(intent) ? ages(named, language) : null,
    asks.wantsSample(intent) ? sample(named, language) : null,
  ].filter((fact) => fact !== null);
  const isCompared = named.length === 2 && asks.wantsComparison(question);
  const [first] = isCompared && !asks.wantsPrice(question) ? [] : facts;
  if (first)
    return answered(withPage(facts.map(({ text }) => text).join(' '), first.path, knowledge));
  if (isCompared && language === 'english') return described(named, knowledge);
  const isFollowUp = search !== question;
  const meaning = understood(question, isFollowUp || isShort(question) ? before.at(-1) : undefined);
  const own = ownWords(
    asks.withoutPriceWords(withoutNames(isFollowUp ? search : asked, named)),
    knowledge,
    meaning,
  );
  const sure = own && (meaning || own.fit >= fitsSurely) ? own : null;
  const nearest = nearestWords(asked, knowledge, meaning);
  const isOnlyName = named.length > 0 && own?.isMoreThanAWord === false;
  if (own?.isCareful && !isOnlyName && !asks.wantsDiagnosis(question) && isNear(own, isFollowUp))
    return own;
  if (named.length === 0 && asks.wantsAdviceForChild(question)) {
    const ofChild = ownWords(helpForChild, knowledge, null);
    if (ofChild) return { ...ofChild, isCareful: true };
  }
  if (asks.wantsDiagnosis(question))
    return handedOver(
      `${words.noDiagnosis} ${sure?.isMoreThanAWord ? sure.text : bestWords(hits, knowledge, question)}`,
      knowledge,
      hits,
    );
  if (asks.wantsContact(question) && asks.wantsPerson(question))
    return handedOver(sure?.text ?? '', knowledge, hits);
  if (asks.wantsPerson(question))
    return handedOver(
      sure?.text ?? nearest ?? bestWords(hits, knowledge, question),
      knowledge,
      hits,
    );
  const frequent = asks.wantsDescription(question)
    ? undefined
    : hits.find((hit) => hit.isAsked && isEnough(hit));
  const isAboutOne =
    named.length > 0 &&
    !asks.isAboutTerms(question) &&
    ((isFollowUp && (!own || own.fit < fitsSurely)) || asks.wantsDescription(question));
  const [one] = named;
  const isOfItsPage =
    named.length === 1 &&
    !asks.isAboutTerms(question) &&
    !asks.wantsDescription(question) &&
    !frequent;
  const onItsPage =
    isOfItsPage && one
      ? ((asks.wantsToKnowWhether(question)
          ? null
          : pageWords(one, withoutNames(question, named), knowledge, meaning)) ??
        (asks.wantsDays(question) || asks.isHowLong(question)
          ? null
          : pageMeant(one, meaning, knowledge)))
      : null;
  if (
    sure &&
    !frequent &&
    !isAboutOne &&
    (named.length === 0 ||
      (sure.fit >= fitsThing && (sure.isMoreThanAWord || asks.isAboutTerms(question))))
  )
    return onItsPage?.isWhole && !speaksOf(sure.text, named) ? onItsPage : sure;
  if (onItsPage) return onItsPage;
  const best = frequent ?? hits.find((hit) => !nearest || isSurelyIt(hit));
  if (
    own?.isMoreThanAWord &&
    !isAboutOne &&
    (meaning || (named.length > 0 && own.fit >= fitsOneWord))
  )
    return own;
  if (named.length > 0 && !frequent && isAboutThings(question, named, best))
    return described(named, knowledge);
  if (best && isEnough(best))
    return { ...answered(said(best, knowledge, question)), nearest: best.passage.id };
  const advice = asks.wantsAdvice(question)
    ? knowledge.search(helpInChoosing).find(isEnough)
    : undefined;
  if (advice) return answered(said(advice, knowledge, helpInChoosing));
  return (
    own ??
    handedOver(
      nearest ??
        `${language === 'spanish' ? notFoundInSpanish : words.notFound} ${closest(hits, knowledge, meaning)}`,
      knowledge,
      hits,
      false,
    )
  );
}

/** Whether a question of a thing for sale is one of somebody's health; what it costs and when it comes is none. */
function isOfHealth(asked: string, question: string, named: Item[]): boolean {
  if (asks.wantsPrice(question) || asks.wantsDays(question) || asks.isAboutTerms(question))
    return false;
  return (
    speaksOfHealth(withoutNames(question, named), languageOf(asked)) ||
    (asks.wantsToTake(question) && named.some(({ category }) => category === 'supplement'))
  );
}

/** Of health beside a thing for sale: what the practice says of that, however it was asked; a person knows more (ASK-05). */
function carefully(
  asked: string,
  named: Item[],
  knowledge: Knowledge,
  hits: Hit[],
  understood: Understood,
): ContentAnswer {
  const language = languageOf(asked);
  const [one, another] = named;
  const meaning = understood(knowledge.respell(asked));
  const onItsPage = one && !another ? pageMeant(one, meaning, knowledge) : null;
  if (onItsPage?.isWhole && !onItsPage.isPraise)
    return { ...handedOver(onItsPage.text, knowledge, hits), isCareful: true };
  const [first] = knowledge
    .curated(knowledge.respell(asked), language, meaning)
    .filter(({ answer }) => answer.comesFirst && !answer.words[language].includes('{price:'))
    .flatMap(({ answer }) => fillAnswer(answer.words[language], knowledge.values, language) ?? []);
  return {
    ...handedOver(first ?? knowledge.assistant.noDiagnosis, knowledge, hits),
    isCareful: true,
  };
}

/** Whether a question of a page, if it is one, asks for what was meant: words alone are shared by many. */
function isMeant(title: string, meaning: Float32Array | null, { meanings }: Knowledge): boolean {
  const own = meaning && meanings.known(title);
  return !own || nearness(own, meaning) >= nearlyMeant;
}

/** What the page of a thing says to a question of it, and whether it speaks of all that was asked; null where it says nothing, and to 'what is it?', which all of it answers. */
function pageWords(
  item: Item,
  question: string,
  knowledge: Knowledge,
  meaning: Float32Array | null,
): (ContentAnswer & { isWhole: boolean }) | null {
  const hit = knowledge
    .ofGoods(item.id)?.(question)
    .find(({ passage }) => isMeant(passage.title, meaning, knowledge));
  if (!hit || hit.share < enoughOnItsPage) return null;
  return {
    ...fromItsPage(item, hit.passage, excerpt(hit.passage.text, question), knowledge),
    isWhole: hit.share === 1,
  };
}

/** The same by what was meant, where no words are shared. */
function pageMeant(
  item: Item,
  meaning: Float32Array | null,
  knowledge: Knowledge,
): (ContentAnswer & { isWhole: boolean; isPraise: boolean }) | null {
  const [meant] = meaning ? knowledge.near(meaning, `/store/${item.id}`) : [];
  if (!meant || meant.nearness < meantOnItsPage) return null;
  return {
    ...fromItsPage(item, meant.passage, meant.words, knowledge),
    isWhole: meant.nearness >= surelyMeant,
    isPraise: isPraise(meant.passage),
  };
}

/** Words of the page of a thing, behind its name and the question that they answer there. */
function fromItsPage(
  { name }: Item,
  { title, path }: Passage,
  words: string,
  { assistant }: Knowledge,
): ContentAnswer {
  const question = title.endsWith('?') ? `${title} ` : '';
  return answered(`${name}: ${question}${words}\n${assistant.readMore} ${path}`);
}

/** Whether words are about one of these things, and not about all of its kind. */
const speaksOf = (text: string, things: Item[]): boolean =>
  things.some(({ name }) => text.toLowerCase().includes(name.toLowerCase()));

/** The page that comes nearest to a question without an answer, said to be no more than that: by what it means, or by its words. */
function closest(hits: Hit[], knowledge: Knowledge, meaning: Float32Array | null): string {
  const { assistant } = knowledge;
  const [meant] = meaning ? knowledge.near(meaning) : [];
  if (meant && meant.nearness >= nearlyOnTopic)
    return `${assistant.closest} “${meant.passage.title}”: ${meant.words} ${meant.passage.path}`;
  const near = hits.find(
    ({ passage, share }) => share >= (passage.kind === 'article' ? enough : nearEnough),
  );
  return near ? `${assistant.closest} “${near.passage.title}”: ${near.passage.path}` : '';
}

/** Beside an answer that is near by its meaning, words alone prove little. */
const isSurelyIt = ({ passage, share }: Hit): boolean =>
  share >= nearlyAll && !['article', 'page', 'privacy'].includes(passage.kind);

function isEnough({ passage, share, isAsked }: Hit): boolean {
  return share >= (isAsked ? enoughIfAsked : passage.kind === 'article' ? enoughOfArticle : enough);
}

/** Whether a question that names things for sale is best answered with what they are, rather than with `best`. */
function isAboutThings(question: string, named: Item[], best: Hit | undefined): boolean {
  if (asks.isAboutTerms(question)) return false;
  if (asks.wantsDescription(question) || asks.wantsToKnowWhether(question)) return true;
  const isOnlyNamed =
    asks.wantsAdvice(question) ||
    asks.asksWhetherItShows(question) ||
    termsOf(withoutNames(question, named), 'english').length <= fewTerms;
  return (
    isOnlyNamed &&
    (!best ||
      best.passage.kind === 'product' ||
      best.passage.kind === 'article' ||
      best.share < nearlyAll)
  );
}

const described = (named: Item[], knowledge: Knowledge): ContentAnswer =>
  answered(
    named
      .slice(0, 2)
      .map((item) => describe(item, knowledge))
      .join('\n\n'),
  );

function said({ passage }: Hit, { assistant }: Knowledge, question: string): string {
  const words = excerpt(passage.text, question);
  return `${passage.kind === 'guide' || passage.kind === 'article' ? `${passage.title}. ` : ''}${words}\n${assistant.readMore} ${passage.path}`;
}

function bestWords(hits: Hit[], knowledge: Knowledge, question: string): string {
  const best = hits.find(
    ({ passage, share }) =>
      share >= enough && passage.kind !== 'article' && passage.kind !== 'privacy',
  );
  return best ? said(best, knowledge, question) : '';
}
