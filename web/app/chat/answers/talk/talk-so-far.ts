import { productPath } from '../../../content/store-tabs.ts';
import { itemsForAge } from '../../knowledge/ages.ts';
import { namesIn } from '../../knowledge/find-items.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Item } from '../../knowledge/price-list.ts';
import { countAsked } from '../people/counts.ts';
import { tellsOfHealth } from '../people/health.ts';
import { tellsOfPerson } from '../people/persons.ts';
import { isRange, pricedIn, withLines } from '../things/spoken-prices.ts';
import { basketAfter, basketOf } from './basket.ts';
import { hasIntent, topicOf, wantsExtreme } from './follow-up.ts';
import { stageIn } from './stage.ts';
import { isElsewhere, noTalk, type Talk, type Turn } from './talk.ts';

/** Further back nobody thinks that it was just spoken of. */
const mostTurns = 4;
/** What is read beside it changes no subject. */
const isToRead = /^\/blog\b/;
/** An answer that names more speaks of none of them. */
const mostNamed = 2;

/** What these turns leave to go on with. */
export function talkOf(
  turns: Turn[],
  { items, respell, rowsIn }: Pick<Knowledge, 'items' | 'respell' | 'rowsIn'>,
): Talk {
  const asked = turns.map(({ question, answer }) => ({
    question: respell(question),
    answer,
    rows: answer === null ? [] : rowsIn(answer),
  }));
  const talk = asked.slice(-mostTurns).reduce((so, turn) => goneOn(so, turn, items), noTalk);
  return {
    ...talk,
    ...toldOfThemselves(asked.map(({ question }) => question)),
    given: asked.flatMap(({ rows }) => rows),
  };
}

/** What somebody tells of themselves once counts until they tell otherwise. */
function toldOfThemselves(
  questions: string[],
): Pick<Talk, 'people' | 'person' | 'health' | 'stage'> {
  const ofHealth = questions.filter(tellsOfHealth);
  return {
    people: questions.findLast((question) => countAsked(question) > 1) ?? null,
    person: questions.findLast(tellsOfPerson) ?? null,
    health: ofHealth.length > 0 ? ofHealth.join('. ') : null,
    stage: questions.flatMap((question) => stageIn(question) ?? []).at(-1) ?? null,
  };
}

function goneOn(
  talk: Talk,
  { question, answer, rows }: Turn & Pick<Talk, 'rows'>,
  items: Item[],
): Talk {
  const { named, goesOn } = topicOf(question, talk, items);
  const page = answer === null ? null : pageOf(answer);
  const isCarriedOn = named.length === 0 || named === talk.things;
  const namedBack = answer === null ? [] : namesIn(answer, items);
  const spoken = named.length > 0 ? named : talk.things;
  const isOfOthers =
    answer !== null && (wantsExtreme(question) || namesIn(answer, spoken).length === 0);
  const ofPage = isOfOthers ? itemsOfPage(page, items) : [];
  const isNamed = named.length > 0 || answer === null;
  const isOfConsult =
    page === shelfOfConsultation && ofPage.some((item) => namedBack.includes(item));
  const told =
    (isCarriedOn || isOfConsult) && ofPage.length > 0
      ? ofPage
      : isNamed
        ? []
        : thingsIn(answer, page, items);
  const forAge = talk.things.some(({ category }) => category !== 'testing')
    ? []
    : itemsForAge(`${question} kit`, items);
  const isOfCare = rows.some(({ comesFirst }) => comesFirst);
  const rest = isElsewhere(page) && !isOfCare && !isToRead.test(page) ? [] : talk.things;
  const inBasket = basketOf(question, talk, items)?.map(({ item }) => item) ?? [];
  const [things = []] = [
    inBasket,
    isCarriedOn || isOfConsult ? [] : named,
    named.some((item) => told.includes(item)) ? named : told,
    named.length === 0 ? forAge : [],
    rest,
  ].filter(({ length }) => length > 0);
  return {
    things,
    told: namedBack,
    priced: answer === null ? talk.priced : withLines(talk.priced, pricedIn(answer, namedBack)),
    basket: basketAfter(answer, talk.basket, items),
    people: countAsked(question) > 1 ? question : talk.people,
    before: [...talk.things, ...talk.before].filter((item) => !things.includes(item)),
    page: page ?? talk.page,
    question,
    subject: goesOn && (page === null || page === talk.page) ? talk.subject : question,
    person: tellsOfPerson(question) ? question : talk.person,
    health: talk.health,
    stage: talk.stage,
    said: answer,
    rows: rows.length > 0 || (!goesOn && named !== talk.things) ? rows : talk.rows,
    given: [],
    intent: hasIntent(question) ? question : talk.intent,
  };
}

/** The page below an answer. */
const pageOf = (answer: string): string | null =>
  /(?<=: )\/[\w#/-]*$/m.exec(answer.trim())?.[0] ?? null;

/** The thing whose page it is, or whose shelf has no other. */
function itemsOfPage(page: string | null, items: Item[]): Item[] {
  const own = items.filter(({ id }) => page === productPath(id));
  const onShelf = items.filter(
    ({ category }) => page === shelfOfConsultation && category === 'consultation',
  );
  return own.length > 0 ? own : onShelf.length === 1 ? onShelf : [];
}
const shelfOfConsultation = '/store#consultation';

/** The thing whose page it is taken from, else those few that it names. */
function thingsIn(answer: string, page: string | null, items: Item[]): Item[] {
  const own = itemsOfPage(page, items);
  if (own.length > 0) return own;
  const named = page?.startsWith('/store') && !isRange(answer) ? namesIn(answer, items) : [];
  return named.length <= mostNamed ? named : [];
}
