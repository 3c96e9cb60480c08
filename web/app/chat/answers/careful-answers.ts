import type { Language } from 'common/language';
import { fillAnswer } from '../curated/placeholders.ts';
import { healthTermsOf, speaksOfHealth, stemsOf, termsOf } from '../curated/terms.ts';
import { withoutNames } from '../knowledge/find-items.ts';
import { asSentence } from '../knowledge/passage.ts';
import type { Item } from '../knowledge/price-list.ts';
import type { Asked } from './asked.ts';
import * as asks from './asks/asks.ts';
import { exposureIn } from './asks/concerns.ts';
import { answered, handedOver, inOne, type ContentAnswer } from './content-answer.ts';
import { isNear, ownWords, standForPageOf } from './own-words.ts';
import {
  fitsThing,
  isOfOneThing,
  isSurePage,
  saidOnPage,
  termsBeside,
  wordsOfPages,
} from './pages.ts';
import { whoIn } from './people/persons.ts';
import { before, factOf } from './things/facts-of-items.ts';
import { isAboutToDo, lineOfPage } from './things/lines-of-page.ts';
import { onLabel } from './things/of-things.ts';

/** How well a page has to fit that speaks of somebody's health, too. */
const fitsHealth = 0.3;
/** And what comes first, where a thing is named and nobody's health. */
const fitsBesideThing = 0.85;
const helpForChild = 'from what age can children be tested';

/** Of health beside a thing for sale: what its page says of that, else what the practice does; a person knows more (ASK-05). */
export function besideHealth(asked: Asked): ContentAnswer | null {
  const { question, named, language, meaning, knowledge } = asked;
  if (named.length === 0 || !isOfHealth(asked)) return null;
  const label = asks.wantsLabel(question) ? onLabel(asked) : null;
  if (label) {
    const minded = linesToMind(asked, { onlyOfThat: true });
    const beside = minded === null ? [label] : [label, answered(minded)];
    return { ...handedOver(inOne(beside).text, knowledge), isCareful: true };
  }
  const toDo = isAboutToDo(question) ? linesToMind(asked, { onlyOfThat: true }) : null;
  const line = toDo === null ? lineOfPage(asked) : answered(toDo);
  if (line) {
    const beside = asked.own?.isCareful ? [line, asked.own] : [line];
    return { ...handedOver(withKit(inOne(beside).text, asked), knowledge), isCareful: true };
  }
  const onItsPage = wordsOfPages(asked, fitsHealth);
  const terms = healthTermsOf(question, language);
  const isOfThat =
    terms.length === 0 ||
    healthTermsOf(onItsPage?.text ?? '', language).some((term) => terms.includes(term));
  const who = whoIn(question, asked.talk.person);
  const isOfChild = (who === 'child' || who === 'baby') && isSurelyCareful(asked);
  if (onItsPage && !onItsPage.isPraise && isOfThat && !isOfChild)
    return { ...handedOver(withKit(onItsPage.text, asked), knowledge), isCareful: true };
  const toMind = linesToMind(asked);
  if (toMind) return { ...handedOver(withKit(toMind, asked), knowledge), isCareful: true };
  const [first] = knowledge
    .curated(question, language, meaning)
    .filter(({ answer }) => answer.comesFirst && !answer.words[language].includes('{price:'))
    .filter(({ answer }) => terms.length === 0 || isOften(answer.asks[language], terms, language))
    .flatMap(({ answer }) => fillAnswer(answer.words[language], knowledge.values, language) ?? []);
  const careful = withKit(first ?? knowledge.assistant.noDiagnosis, asked);
  return { ...handedOver(careful, knowledge), isCareful: true };
}

const asksForKit =
  /\b(?:have|is there|got|sell|offer|which|what|can i (?:do|take|use|have)|any)\b.{0,12}\b(?:kits?|tests?|ones?|any of (?:these|those|them))\b/i;

/** Before what is to be minded what the kit is, for whoever asks whether there is one; no price has a place here (ASK-05). */
function withKit(careful: string, { question, named, language }: Asked): string {
  const [kit, ...more] = named;
  const isOfIt = language === 'english' && more.length === 0 && asksForKit.test(question);
  return isOfIt && kit?.category === 'testing' && kit.page
    ? `${kit.name}: ${asSentence(kit.page.summary)}\n\n${careful}`
    : careful;
}

/** Of a child it is said rather than a line of a page. */
const isSurelyCareful = ({ own }: Asked): boolean =>
  own !== null && own.isCareful && own.fit >= fitsBesideThing;

/** Every illness counts as the first of its words; a line that names one speaks of no other. */
const anyIllness = 'illness';

/** What the page of a thing says to mind before: of what was asked, else all of it for what is swallowed. */
function linesToMind(
  { question, named, language }: Asked,
  { onlyOfThat }: { onlyOfThat: boolean } = { onlyOfThat: false },
): string | null {
  if (language !== 'english') return null;
  const terms = new Set(healthTermsOf(question, language).filter((term) => term !== anyIllness));
  for (const { name, page, category } of named) {
    const lines = page?.before ?? [];
    const own = lines
      .filter((line) => healthTermsOf(line, language).some((term) => terms.has(term)))
      .toSorted((one, other) => sharedWith(other, question) - sharedWith(one, question));
    const told = own.length > 0 ? own : category === 'supplement' && !onlyOfThat ? lines : [];
    if (told.length > 0) return [`${name}:`, ...told.map(asSentence)].join(' ');
  }
  return null;
}

const sharedWith = (line: string, question: string): number => {
  const asked = new Set(stemsOf(question, 'english'));
  return stemsOf(line, 'english').filter((stem) => asked.has(stem)).length;
};

/** Whether one way of asking in five speaks of it. */
const isOften = (ways: string[], terms: string[], language: Language): boolean =>
  ways.filter((way) => termsOf(way, language).some((term) => terms.includes(term))).length * 5 >=
  ways.length;

/** Whether a question of a thing for sale is one of somebody's health; what it costs and when it comes is none. */
function isOfHealth({ question, named, language }: Asked): boolean {
  if (asks.wantsPrice(question) || asks.wantsDays(question) || asks.isAboutTerms(question))
    return false;
  return (
    (speaksOfHealth(withoutNames(question, named), language) &&
      !isOnlyOfNames(question, named, language)) ||
    (asks.asksToStop(question) && named.some(isSwallowedOrTested)) ||
    (asks.wantsToTake(question) && named.some(({ category }) => category === 'supplement'))
  );
}

const ofChoosing = termsOf('which one kit test do you have', 'english');

/** 'Which one is for pregnancy': the word of health is one of the name. */
function isOnlyOfNames(question: string, named: Item[], language: Language): boolean {
  const ofNames = healthTermsOf(named.flatMap(({ names }) => names).join(' '), language);
  return (
    ofNames.length > 0 &&
    termsOf(withoutNames(question, named), language).every(
      (term) => ofNames.includes(term) || ofChoosing.includes(term),
    )
  );
}

/** A program, a visit and a package are stopped by nobody's doctor. */
const isSwallowedOrTested = ({ category }: Item): boolean =>
  category === 'supplement' || category === 'testing';

/** What comes before all else, and beside it what a page surely says to that. */
export function withCare(asked: Asked): ContentAnswer | null {
  const { own, named, question, language, isFollowUp, knowledge } = asked;
  const isOfItsPage = standForPageOf(own, named);
  const isOnlyName =
    named.length > 0 &&
    !isOfItsPage &&
    (own?.isMoreThanAWord === false || termsBeside(asked).length === 0);
  if (!own?.isCareful || isOnlyName || asks.wantsDiagnosis(question) || !isNear(own, isFollowUp))
    return null;
  const beforeIt = asks.wantsBefore(question) ? factOf(named.slice(0, 1), before, language) : null;
  if (beforeIt) return { ...inOne([answered(beforeIt.text), own]), isCareful: true };
  if (named.length > 0 && own.fit < fitsBesideThing && !isOfHealth(asked)) return null;
  const onItsPage = isOfItsPage ? null : wordsOfPages(asked, fitsThing);
  if (onItsPage && !onItsPage.isPraise) return { ...inOne([onItsPage, own]), isCareful: true };
  return own.fit < fitsBesideThing &&
    asked.page &&
    !isOfOneThing(asked.page) &&
    isSurePage(asked.page)
    ? { ...inOne([saidOnPage(asked.page, knowledge), own]), isCareful: true }
    : own;
}

/** Whoever is looking for a kit for a child is told of ages first. */
export function forChild({ named, question, knowledge }: Asked): ContentAnswer | null {
  const isOfChild = asks.wantsAdviceForChild(question) && exposureIn(question) === null;
  if (named.length > 0 || !isOfChild) return null;
  const ofChild = ownWords(helpForChild, 'english', knowledge, null);
  return ofChild && { ...ofChild, isCareful: true };
}

export function withoutDiagnosis({
  question,
  own,
  page,
  named,
  knowledge,
}: Asked): ContentAnswer | null {
  if (!asks.wantsDiagnosis(question)) return null;
  const isOfNamed = standForPageOf(own, named);
  const isOfKit = !isOfNamed && (own?.page?.startsWith('/store/') ?? false);
  const said =
    own?.isMoreThanAWord && !isOfKit
      ? own.text
      : page && isSurePage(page) && !isOfOneThing(page)
        ? saidOnPage(page, knowledge).text
        : '';
  return handedOver(`${knowledge.assistant.noDiagnosis} ${said}`, knowledge);
}
