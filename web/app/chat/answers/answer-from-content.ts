import { languageOf, type Language } from 'common/language';
import type { Sample } from '../../content/product.ts';
import { hashOfTab, productPath } from '../../content/store-tabs.ts';
import type { Category } from '../../content/views.ts';
import { fillAnswer } from '../curated/placeholders.ts';
import { questionsIn } from '../curated/questions.ts';
import { speaksOfHealth, termsOf } from '../curated/terms.ts';
import { excerpt } from '../knowledge/excerpt.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { asSentence, withoutFigures } from '../knowledge/passage.ts';
import type { Item } from '../knowledge/price-list.ts';
import { priceSentence, rangeSentence, sumSentence } from '../knowledge/price-list.ts';
import type { Hit } from '../knowledge/search.ts';
import { nearness } from '../meaning/meanings.ts';
import * as asks from './asks.ts';
import { earlierQuestions, isShort, topicOf } from './follow-up.ts';
import type { Understood } from './understand.ts';

/** `isAnswered` is false when the content has no answer; `nearest` is the passage that came closest. `isCareful`: no product has a place beside it. */
export type ContentAnswer = {
  text: string;
  handsOver: boolean;
  isAnswered: boolean;
  nearest: string | null;
  isCareful: boolean;
};

/** How much of a question a passage has to speak of before it counts as its answer; articles speak of many things. */
const enough = 0.6;
const enoughOfArticle = 0.8;
/** Of one whose title, a question of the FAQ, was asked in all its words. */
const enoughIfAsked = 0.3;
const nearlyAll = 0.8;
const enoughOnItsPage = 0.65;
/** How well an answer in the practice's own words has to fit where nothing else answers, and to come before all else; what no product has a place in may fit less well. */
const fitsWell = 0.48;
const fitsCarefully = 0.44;
const fitsNearEnough = 0.48;
const fitsSurely = 0.64;
/** To come before a thing that was named. */
const fitsThing = 0.68;
/** With no more than one word in common. */
const fitsOneWord = 0.62;
const nearEnough = 0.25;
/** By its meaning, to be one of two that may be meant. */
const mayFit = 0.28;
const nearlyMeant = 0.55;
const unsure: Record<Language, string> = {
  english: 'I am not sure that I understood you. What I know that comes nearest:',
  spanish: 'No sé si le entendí bien. Lo más cercano que sé:',
};
/** Beside the name of a thing: with more, something else is asked than what it is. */
const fewTerms = 2;
const mostItems = 4;
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
  return inOne(
    questions.map((question, place) =>
      answerOne(question, [...earlier, ...questions.slice(0, place)], knowledge, understood),
    ),
  );
}

/** Several answers as one: each once, and what was not found only when nothing was. */
function inOne(answers: ContentAnswer[]): ContentAnswer {
  const found = answers.filter(({ isAnswered }) => isAnswered);
  const said = found.length > 0 ? found : answers.slice(0, 1);
  return {
    text: withPagesOnce(said.map(({ text }) => text)),
    handsOver: said.some(({ handsOver }) => handsOver),
    isAnswered: found.length > 0,
    nearest: answers.find(({ isAnswered }) => !isAnswered)?.nearest ?? null,
    isCareful: answers.some(({ isCareful }) => isCareful),
  };
}

/** Several texts below each other; a line that comes again, such as the page with more, stands where it comes last. */
function withPagesOnce(texts: string[]): string {
  const lines = [...new Set(texts)].map((text) => text.split('\n'));
  return lines
    .map((own, place) =>
      own
        .filter((line) => !lines.slice(place + 1).some((later) => later.includes(line)))
        .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n');
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
  const { named, intent, search } = topicOf(question, before, knowledge.items);
  const hits = knowledge.search(asks.withoutPriceWords(search));
  if (named.length > 0 && isOfHealth(asked, question, named))
    return carefully(asked, knowledge, hits, understood);
  const language = languageOf(asked);
  const facts = [
    asks.wantsPrice(intent) ? prices(question, named, language, knowledge) : null,
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
  const nearest = nearestTwo(asked, knowledge, meaning);
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
  if (
    sure &&
    !frequent &&
    !isAboutOne &&
    (named.length === 0 ||
      (sure.fit >= fitsThing && (sure.isMoreThanAWord || asks.isAboutTerms(question))))
  )
    return sure;
  const [one] = named;
  const onItsPage =
    named.length === 1 &&
    one &&
    !asks.isAboutTerms(question) &&
    !asks.wantsDescription(question) &&
    !asks.wantsToKnowWhether(question) &&
    !frequent
      ? pageWords(one, withoutNames(question, named), knowledge, meaning)
      : null;
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
        `${language === 'spanish' ? notFoundInSpanish : words.notFound} ${closest(hits, knowledge)}`,
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
  knowledge: Knowledge,
  hits: Hit[],
  understood: Understood,
): ContentAnswer {
  const language = languageOf(asked);
  const [first] = knowledge
    .curated(knowledge.respell(asked), language, understood(knowledge.respell(asked)))
    .filter(({ answer }) => answer.comesFirst && !answer.words[language].includes('{price:'))
    .flatMap(({ answer }) => fillAnswer(answer.words[language], knowledge.values, language) ?? []);
  return {
    ...handedOver(first ?? knowledge.assistant.noDiagnosis, knowledge, hits),
    isCareful: true,
  };
}

/** A question without the names of what it is about: they tell no two questions apart. */
const withoutNames = (question: string, named: Item[]): string =>
  named
    .flatMap(({ names }) => names)
    .reduce(
      (text, name) => text.split(name.toLowerCase()).join(' '),
      named.length > 0 ? question.toLowerCase() : question,
    );

/** `isMoreThanAWord`: the question and a way of asking share more than one word. */
type OwnWords = ContentAnswer & { fit: number; isMoreThanAWord: boolean };

/** What the practice says to this in its own words, when that fits well enough and all its figures are known. */
function ownWords(
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
function nearestTwo(
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
const isNear = ({ fit, isMoreThanAWord }: OwnWords, isFollowUp: boolean): boolean =>
  isMoreThanAWord ? fit >= fitsNearEnough : !isFollowUp && fit >= fitsThing;

/** Whether a question of a page, if it is one, asks for what was meant: words alone are shared by many. */
function isMeant(title: string, meaning: Float32Array | null, { meanings }: Knowledge): boolean {
  const own = meaning && meanings.known(title);
  return !own || nearness(own, meaning) >= nearlyMeant;
}

/** What the page of a thing says to a question of it; null where it says nothing, and to 'what is it?', which all of it answers. */
function pageWords(
  item: Item,
  question: string,
  knowledge: Knowledge,
  meaning: Float32Array | null,
): ContentAnswer | null {
  const hit = knowledge
    .ofGoods(item.id)?.(question)
    .find(({ passage }) => isMeant(passage.title, meaning, knowledge));
  if (!hit || hit.share < enoughOnItsPage) return null;
  const { passage } = hit;
  return answered(
    `${item.name}: ${passage.title.endsWith('?') ? `${passage.title} ` : ''}${excerpt(passage.text, question)}\n${knowledge.assistant.readMore} ${passage.path}`,
  );
}

/** The page that comes nearest to a question without an answer, said to be no more than that. */
function closest(hits: Hit[], { assistant }: Knowledge): string {
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

/** What is to be told, and where more of it stands. */
type Fact = { text: string; path: string | null };

function prices(
  question: string,
  named: Item[],
  language: Language,
  { items, shelves }: Knowledge,
): Fact | null {
  const of = (wanted: Category) => items.filter((item) => item.category === wanted);
  const count = asks.countAsked(question);
  if (named.length > 0)
    return {
      text: named
        .slice(0, mostItems)
        .map((item) =>
          [
            priceSentence(item, language),
            count > 1 && language === 'english' ? sumSentence(item, count) : '',
          ].join(' '),
        )
        .join(' ')
        .trim(),
      path: pathOf(named[0]),
    };
  if (language === 'spanish') return null;
  const category = asks.shelfAsked(question);
  if (!category && (asks.isOnlyPrice(question) || asks.namesBudget(question)))
    return {
      text: [
        rangeSentence(shelves.testing, of('testing')),
        ...of('consultation').map((item) => priceSentence(item)),
        ...of('package').map((item) => priceSentence(item)),
        rangeSentence(shelves.supplement, of('supplement')),
      ]
        .filter(Boolean)
        .join(' '),
      path: shelfPath(items[0]),
    };
  if (!category) return null;
  const shelf = of(category);
  const sentence =
    category === 'testing' || category === 'supplement'
      ? rangeSentence(shelves[category], shelf)
      : shelf.map((item) => priceSentence(item)).join(' ');
  return sentence ? { text: sentence, path: shelfPath(shelf[0]) } : null;
}

function days(named: Item[], language: Language, { daysCounted }: Knowledge): Fact | null {
  const known = named.flatMap(({ name, product }) =>
    product?.turnaroundDays
      ? [
          language === 'spanish'
            ? `Los resultados de ${name} tardan ${product.turnaroundDays} días desde que el laboratorio tiene la muestra.`
            : `Results of ${name} take ${product.turnaroundDays} days.`,
        ]
      : [],
  );
  const counted = language === 'spanish' ? [] : [daysCounted];
  return factOf(named, known, counted);
}

function ages(named: Item[], language: Language): Fact | null {
  const known = named.flatMap(({ name, product }) =>
    product?.ages
      ? [
          language === 'spanish'
            ? `${name} es para ${product.ages.replace(/ years?$/, ' años')}.`
            : `${name} is for ages ${product.ages}.`,
        ]
      : [],
  );
  return factOf(named, known);
}

const samples: Record<Language, Record<Sample, string>> = {
  english: {
    stool: 'a stool sample',
    urine: 'a urine sample',
    saliva: 'a saliva sample',
    'finger-prick': 'a few drops of blood from a fingertip',
  },
  spanish: {
    stool: 'una muestra de heces',
    urine: 'una muestra de orina',
    saliva: 'una muestra de saliva',
    'finger-prick': 'unas gotas de sangre de un dedo',
  },
};

function sample(named: Item[], language: Language): Fact | null {
  const known = named.flatMap(({ name, product }) => {
    if (!product?.sample) return [];
    const words = samples[language][product.sample];
    return language === 'spanish'
      ? [`${name} necesita ${words}, que se toma en casa.`]
      : [`${name} needs ${words}, taken at home.`];
  });
  return factOf(named, known);
}

const factOf = (named: Item[], known: string[], behind: string[] = []): Fact | null =>
  known.length > 0
    ? { text: [...known.slice(0, mostItems), ...behind].join(' '), path: pathOf(named[0]) }
    : null;

const described = (named: Item[], knowledge: Knowledge): ContentAnswer =>
  answered(
    named
      .slice(0, 2)
      .map((item) => describe(item, knowledge))
      .join('\n\n'),
  );

function describe(item: Item, knowledge: Knowledge): string {
  const { product, offer } = item;
  const features = product?.features ?? offer?.features ?? [];
  const dayWords = product?.turnaroundDays ? `Results take ${product.turnaroundDays} days.` : '';
  const ages = product?.ages ? `It is for ages ${product.ages}.` : '';
  return withPage(
    [
      `${item.name}: ${asSentence(product?.description ?? offer?.description ?? '')}`,
      asSentence(features.filter((feature) => withoutFigures(feature) !== '').join('; ')),
      ages,
      dayWords,
      priceSentence(item),
    ]
      .filter(Boolean)
      .join(' '),
    pathOf(item),
    knowledge,
  );
}

function withPage(text: string, path: string | null, { assistant }: Knowledge): string {
  return path ? `${text}\n${assistant.readMore} ${path}` : text;
}

const shelfPath = (item: Item | undefined): string | null =>
  item ? `/store${hashOfTab(item.category)}` : null;

/** Its own page; an offer that is no product of the store has none. */
const pathOf = (item: Item | undefined): string | null =>
  item?.product ? productPath(item.id) : shelfPath(item);

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

function answered(text: string): ContentAnswer {
  return { text, handsOver: false, isAnswered: true, nearest: null, isCareful: false };
}

function handedOver(
  text: string,
  knowledge: Knowledge,
  hits: Hit[],
  isAnswered = true,
): ContentAnswer {
  return {
    text: text.includes('formulario')
      ? text.trim()
      : [text.trim(), knowledge.assistant.handOver].filter(Boolean).join('\n'),
    handsOver: true,
    isAnswered,
    nearest: hits[0]?.passage.id ?? null,
    isCareful: false,
  };
}
