import { languageOf } from 'common/language';
import { itemsForAge } from '../knowledge/ages.ts';
import { findItems } from '../knowledge/find-items.ts';
import type { Item } from '../knowledge/price-list.ts';
import * as asks from './asks.ts';

/** What a question is about. `intent` is the text that says what is wanted: 'and for kids?' wants what was asked before. `search` is what to look for in the content. */
export type Topic = { named: Item[]; intent: string; search: string };

const begins =
  /^\W*((ok|so|wait) )*(and|or|also|what about|how about|what of|even (if|when)|unless|y (para|el|la|los|las|de|mi|con)|qu[eé] tal)\b/i;
const pointsBack = /\b(it|its|that|this|they|them|those|these|one|ones|both|same)\b/i;
/** What may be asked of whatever was spoken of. */
const property =
  /\b(samples?|box|needles?|urine|blood|stool|saliva|ages?|includ\w+|visits?|payments?|days?|results?|total|long|last|when|where|which|pay|free)\b/i;
const fewWords = 6;
/** Further back nobody thinks that it was just spoken of. */
export const earlierQuestions = 4;

/** Reads a question in the light of the visitor's questions before, newest last: 'How much is it?' speaks of what was named then. */
export function topicOf(question: string, earlier: string[], items: Item[]): Topic {
  const before = earlier.slice(-earlierQuestions).toReversed();
  const continues =
    before.length > 0 &&
    (begins.test(question) ||
      pointsBack.test(question) ||
      (isShort(question) &&
        (property.test(question) || hasIntent(question) || isSpanish(question))));
  const named = namedIn(question, items, continues);
  if (named.length > 0)
    return {
      named,
      intent: begins.test(question) && !hasIntent(question) ? (before[0] ?? question) : question,
      search: question,
    };
  if (before.length === 0 || isOfItsOwn(question, continues))
    return { named, intent: question, search: question };
  const then =
    before.map((one) => namedIn(one, items, begins.test(one))).find((list) => list.length > 0) ??
    [];
  if (then.length > 0)
    return {
      named: then,
      intent: question,
      search: `${question} ${then.map(({ name }) => name).join(' ')}`,
    };
  return { named, intent: question, search: continues ? `${before[0]} ${question}` : question };
}

/** Too few words to stand alone. */
export const isShort = (question: string): boolean =>
  question.trim().split(/\s+/).length <= fewWords;

const isSpanish = (question: string): boolean => languageOf(question) === 'spanish';

/** What a text names, else what is made for the age that it tells, else the kit for those it speaks of, as far as it `goesOn` about kits. */
function namedIn(text: string, items: Item[], goesOn: boolean): Item[] {
  const named = findItems(text, items);
  if (named.length > 0) return named;
  const forAge = itemsForAge(goesOn ? `${text} kit` : text, items);
  return forAge.length > 0 || !goesOn ? forAge : findItems(asOfKits(text), items);
}

/** 'And for kids?' and 'the child one' are about a kit when kits were spoken of. */
function asOfKits(question: string): string {
  return question
    .replaceAll(/\bones?\b/gi, 'kit')
    .replaceAll(/(?<!\b(?:kits?|tests?) )\bfor (?=(?:my |our |a |the )?[a-z]+\W*$)/gi, 'kit for ');
}

function hasIntent(question: string): boolean {
  return [
    asks.wantsPrice,
    asks.wantsDays,
    asks.wantsDescription,
    asks.isAboutTerms,
    asks.wantsDiagnosis,
    asks.wantsPerson,
  ].some((wants) => wants(question));
}

/** Shipping, a whole shelf or a person need nothing that was named before, and neither does a question that asks for no property of a thing. */
function isOfItsOwn(question: string, continues: boolean): boolean {
  if (asks.isAboutTerms(question) || asks.wantsPerson(question) || asks.wantsDiagnosis(question))
    return !pointsBack.test(question);
  if (
    asks.wantsPrice(question) &&
    asks.shelfAsked(question) !== null &&
    !pointsBack.test(question) &&
    !begins.test(question)
  )
    return true;
  return (
    !continues &&
    !asks.wantsPrice(question) &&
    !asks.wantsDays(question) &&
    !asks.wantsDescription(question)
  );
}
