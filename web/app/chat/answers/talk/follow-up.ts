import { languageOf } from 'common/language';
import { itemsForAge } from '../../knowledge/ages.ts';
import { findItems, withoutNames } from '../../knowledge/find-items.ts';
import type { Item } from '../../knowledge/price-list.ts';
import * as asks from '../asks/asks.ts';
import { countAsked } from '../people/counts.ts';
import { tellsOfPerson, whoIn } from '../people/persons.ts';
import { itemsOfPrice } from '../things/sums.ts';
import { forAnother } from './for-another.ts';
import { itemsOfSample, pointedAt } from './pointed-at.ts';
import { isElsewhere, type Talk } from './talk.ts';

/**
 * What a question is about. `intent` is the text that says what is wanted: 'and for kids?' wants what was asked before.
 * `search` is what to look for in the content. `goesOn`: it is not clear without what was said before.
 */
export type Topic = {
  named: Item[];
  intent: string;
  search: string;
  goesOn: boolean;
  /** 'And for me?': what was named is for somebody else than before, and nothing else is asked. */
  isForAnother: boolean;
};

const begins =
  /^\W*((ok|so|wait|hm+|no|thanks|thank you|great|gracias),? )*(and|or|just|only|then|what about|how about|what of|what if|even (if|when)|unless|instead|so (what|when|how|which|who)|y (para|el|la|los|las|de|mi|con)|qu[eé] tal)\b/i;
/** 'No, I meant the other', 'sorry, the DUTCH one' */
const corrects =
  /\bi (?:mean|meant)\b|^\W*(?:no|nope|sorry|oops|actually)\b[\s,]+(?:not )?(?:the|for|my|i|it)\b|\bquise decir\b/i;
/** 'She is 4', 'I'm 39, female' */
const tellsAge =
  /^\W*(?:(?:ok|and|oh|well|so|he|she|hes|shes|its|im|i|they|is|are|am|was|turned|just|almost|about|only)(?:['’](?:s|m|re))?\W+)*\d{1,2}\b/i;
/** 'And for my husband, too?': one more than those who were told of. */
const addsPerson =
  /\bfor (?:my|our) (?:husband|wife|spouse|partner|mom|mother|dad|father|sister|brother|friend|son|daughter|kid|child)\b.{0,12}\b(?:too|also|as well)\b/i;
/** 'And if we add our daughter': one more of a thing that is paid for each person. */
const addsOne =
  /\b(?:add(?:ing)?|include|plus|with) (?:my|our|the|another|one more|a)\b(?! (?:kit|test|visit|consult\w*|code|coupon|discount)\b)/i;
/** 'And for my husband?': the same for another grown-up. */
const ofAnother =
  /^\W*(?:(?:ok|so|and|great) )*(?:and|what about|how about) (?:one |it )?(?:for )?(?:my|our) (?:husband|wife|spouse|partner|fianc\w+|mom|mother|dad|father|sister|brother|friend|parents?)\W*$/i;
const pointsBack =
  /\b(it|its|that|this|they|them|those|these|one|ones|both|the two|same|others?|instead|either|neither|el m[ií]o|la m[ií]a|es[ea]|est[ea])\b/i;
/** What may be asked of whatever was spoken of. */
const property =
  /\b(samples?|box|needles?|urine|blood|stool|saliva|ages?|includ\w+|visits?|payments?|days?|results?|total|long|last|when|where|which|differ\w*|better|worth|pay|free|wait|faster|slower|cheaper|dearer|fast|fasting|eat|drink|prepare|prep|hurts?|painful|collect|safe|reliable|accurate|strains?|ingredients?|tastes?|flavou?rs?|dose|dosage|repeat|again|duele|edad|muestra)\b/i;
/** 'Before breakfast?' */
const isFragment =
  /^\W*(?:before|after|during|without|at (?:home|night|work)|in the (?:morning|evening)|on an empty stomach|with (?:food|water|meals?))\b(?: \S+){0,2}\W*$/i;
/** 'Can my 5 year old do it?' asks of that thing, and for no other. */
const ofThatThing =
  /\b(?:do|have|take|use|try) (?:it|that|this)\b|\b(?:is|will|would|does|can|could) (?:it|that|this)\b(?! (?:one|kit|test)\b)/i;
/** Words that name a kit and a person alike. */
const isOfPerson = /\b(?:kits?|tests?|guts?|ones?)\b/i;
const asksWhetherSame = /\bsame\b|\bmism[oa]s?\b/i;
const fewWords = 6;

/** Reads a question in the light of what was said before: 'How much is it?' speaks of what was named then. */
export function topicOf(question: string, talk: Talk, items: Item[]): Topic {
  const goesOn = talk.question !== null && continues(question);
  const pointed = talk.question === null ? [] : pointedAt(question, talk, items);
  const other = goesOn ? forAnother(question, talk, items) : [];
  const isOfKits =
    goesOn &&
    !isElsewhere(talk.page) &&
    !ofThatThing.test(question) &&
    (talk.things.length === 0 || talk.things.some(({ category }) => category === 'testing'));
  const isOfTheThing =
    talk.things.length > 0 &&
    pointed.length === 0 &&
    (ofThatThing.test(question) || (begins.test(question) && isOfGoods(talk))) &&
    !isOfPerson.test(question);
  const found =
    [pointed, other, forWhomTold(question, talk, items)].find(({ length }) => length > 0) ??
    namedIn(question, items, isOfKits);
  const named = isOfTheThing
    ? found.filter((item) => isNamedWhole(question, item) || isAnotherGood(question, item, talk))
    : found;
  if (named.length > 0) {
    const isWhich = answersWhich(question, named, talk, items);
    const before = corrects.test(question) || isWhich ? talk.question : talk.intent;
    const isOfSum = isCount(question) || asks.wantsTotal(question);
    const isOfMore = pointed.length > 1 || (isOfSum && asks.wantsPrice(talk.intent ?? ''));
    const carried =
      goesOn && (isWhich || saysNoMore(question)) && !isOfSum && !asksWhetherSame.test(question)
        ? before
        : null;
    return {
      named,
      intent: carried ?? intentOf(question, talk, isOfMore),
      search: carried === null ? question : `${carried} ${question}`,
      goesOn,
      isForAnother:
        named === other && carried === null && !hasIntent(question) && asks.asksNothing(question),
    };
  }
  if (talk.question === null || isOfItsOwn(question, goesOn))
    return { named, intent: question, search: question, goesOn: false, isForAnother: false };
  if (talk.things.length > 0)
    return {
      named: talk.things,
      intent: intentOf(question, talk, isCount(question)),
      search: `${question} ${talk.things.map(({ name }) => name).join(' ')}`,
      goesOn,
      isForAnother: false,
    };
  return {
    named,
    intent: question,
    search: goesOn ? `${talk.subject ?? talk.question} ${question}` : question,
    goesOn,
    isForAnother: false,
  };
}

const kitForMe =
  /\bwhat (?:can|should|would|could) i (?:order|do|get|take|buy|start with)\b|\b(?:kit|test|one|something|anything)\b.{0,20}\bfor me\b|\bcan (?:i|she) (?:do|take|use|have) (?:(?:(?:one|any|some) of )?(?:your |the |these |a |any )?(?:kits?|tests?)|(?:any|one|some) of (?:these|those|them))\b(?! (?:and|after|before|while|if|when)\b)|\b(?:which|what) (?:kit|test|one)\b(?!.*\bfor (?!me\b))/i;

const looksForOne =
  /\b(?:is there|do you have|have you got) (?:a |any )?(?:kits?|tests?)\b(?!.*\b(?:for (?!(?:that|it|this|me|us)\b)|(?<!for )that|which|to)\b)|\b(?:which|what) (?:kit|test)\b(?!.*\b(?:for|is|has|looks?|shows?)\b)/i;

/** Who told of a pregnancy, a child or an age, and now looks for a kit, looks for the one for that. */
function forWhomTold(question: string, { person: told, things }: Talk, items: Item[]): Item[] {
  const person = told ?? (tellsOfPerson(question) ? question : null);
  if (person === null) return [];
  if (kitForMe.test(question) && whoIn(question, person) === 'pregnant')
    return findItems('pregnancy kit', items);
  if (!looksForOne.test(question) || things.length > 1) return [];
  const ofThem = whoIn(person, null) === 'pregnant' ? 'pregnancy kit' : null;
  return ofThem ? findItems(ofThem, items) : itemsForAge(`${person} kit`, items);
}

const which =
  /^\W*(?:(?:ok|oh|sorry|so|well|hm+)\W+)*(?:(?:it'?s|its|it is|i (?:mean|have|got|did|ordered|bought)|mine is|we (?:have|got)) )?(?:for|of|on|with|the)\b/i;
const saysNothing =
  /\b(?:for|of|on|with|the|my|an?|ones?|kits?|tests?|it|its|is|i|we|have|got|did)\b|\W/gi;
const fewLetters = 8;

/** 'For the organic acids one', after a question of no kit: the same is asked of that one. */
function answersWhich(question: string, named: Item[], talk: Talk, items: Item[]): boolean {
  const { question: last, things } = talk;
  if (last === null || things.length > 0 || named.length !== 1 || !which.test(question))
    return false;
  const rest = withoutNames(question, named).replaceAll(saysNothing, '');
  return rest.length < fewLetters && !asks.asksNothing(last) && findItems(last, items).length === 0;
}

const isOfGoods = ({ things }: Talk): boolean =>
  things.every(({ category }) => category === 'supplement');

/** Whether it wants what was wanted before, of another thing: 'and the DUTCH?', 'I meant the baby one'. */
const saysNoMore = (question: string): boolean =>
  !hasIntent(question) &&
  (corrects.test(question) || begins.test(question)) &&
  asks.asksNothing(question);

const isNamedWhole = (question: string, { names }: Item): boolean =>
  names.some((name) => question.includes(name.toLowerCase()));

/** 'And the enzymes?' after the probiotic. */
const isAnotherGood = (question: string, item: Item, { things }: Talk): boolean =>
  item.category === 'supplement' && !things.includes(item) && saysNoMore(question);

/** Whether it tells of an age and asks nothing. */
export const tellsOnlyAge = (question: string): boolean =>
  tellsAge.test(question) && isShort(question) && asks.asksNothing(question);

export const speaksBack = (question: string): boolean => pointsBack.test(question);

/** 'Does it expire?' is asked of what was spoken of; 'would it be better to talk first' is not. */
const isOfThat =
  /\b(?:do|does|did|is|are|was|were|can|could|will) (?:it|that|this|they|those|these|them|he|she|one)\b|\bfor (?:it|that|this|them|him|her)\b/i;

/** Whether a message neither begins as a part of what was said before nor is asked of that. */
export const isClearAlone = (question: string): boolean =>
  !isOfThat.test(question) && !begins.test(question) && !corrects.test(question);

/** Too few words to stand alone. */
export const isShort = (question: string): boolean =>
  question.trim().split(/\s+/).length <= fewWords;

export function hasIntent(question: string): boolean {
  return [
    asks.wantsPrice,
    asks.wantsDays,
    asks.wantsDescription,
    asks.wantsLabel,
    asks.isAboutTerms,
    asks.wantsDiagnosis,
    asks.wantsPerson,
  ].some((wants) => wants(question));
}

const continues = (question: string): boolean =>
  begins.test(question) ||
  corrects.test(question) ||
  tellsAge.test(question) ||
  addsPerson.test(question) ||
  pointsBack.test(question) ||
  isCount(question) ||
  isFragment.test(question) ||
  (isShort(question) && (property.test(question) || hasIntent(question) || isSpanish(question)));

const isSpanish = (question: string): boolean => languageOf(question) === 'spanish';

/** 'There are 5 of us', 'just me and my wife then': how many, and nothing else. */
const isCount = (question: string): boolean =>
  countAsked(question) > 1 && !hasIntent(question) && asks.asksNothing(question);

/** Of more people, or of the two together, what was wanted before is wanted; and what it costs, for as many as were told. */
function intentOf(question: string, { intent, people, things }: Talk, isOfMore: boolean): string {
  const isPaidEach = things.some(({ payments }) => payments > 1);
  if (addsOne.test(question) && !hasIntent(question) && isPaidEach)
    return `how much for ${countAsked(people ?? '') + 1} people`;
  if (
    (addsPerson.test(question) || ofAnother.test(question)) &&
    (intent === null || asks.wantsPrice(intent))
  )
    return `how much for me and ${question}`;
  const ofDays = intent !== null && asks.wantsDays(intent);
  const ofOne = intent !== null && !wantsExtreme(intent);
  if (isOfMore && !hasIntent(question) && asks.asksNothing(question))
    return `${question} ${(isCount(question) ? !ofDays : !ofOne) ? 'how much' : intent}`;
  const isOfPeople = people !== null && asks.wantsPrice(question) && countAsked(question) === 1;
  return isOfPeople ? `${question} ${people}` : question;
}

export const wantsExtreme = (question: string): boolean =>
  asks.wantsCheapest(question) || asks.wantsDearest(question);

/** What a text names, else what is made for the age that it tells, else the kit for those it speaks of, as far as it `goesOn` about kits. */
function namedIn(text: string, items: Item[], goesOn: boolean): Item[] {
  const named = findItems(text, items);
  if (named.length > 0) return named;
  const alike = [itemsOfSample(text, items), itemsOfPrice(text, items)].flat();
  if (alike.length > 0) return alike;
  const forAge = [...new Set(itemsForAge(goesOn ? `${text} kit` : text, items))];
  return forAge.length > 0 || !goesOn ? forAge : findItems(asOfKits(text), items);
}

/** 'And for kids?' and 'the child one' are about a kit when kits were spoken of. */
function asOfKits(question: string): string {
  return question
    .replaceAll(/\bpara m[ií](?=\W*$)|\bfor (?:me|myself)\b/gi, 'adult kit')
    .replaceAll(/\bones?\b/gi, 'kit')
    .replaceAll(/(?<!\b(?:kits?|tests?) )\bfor (?=(?:my |our |a |the )?[a-z]+\W*$)/gi, 'kit for ');
}

/** Shipping, a whole shelf or a person need nothing that was named before, and neither does a question that asks for no property of a thing. */
function isOfItsOwn(question: string, goesOn: boolean): boolean {
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
    !goesOn &&
    !asks.wantsPrice(question) &&
    !asks.wantsDays(question) &&
    !asks.wantsDescription(question)
  );
}
