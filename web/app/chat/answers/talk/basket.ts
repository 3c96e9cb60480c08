import { findItems, namesIn } from '../../knowledge/find-items.ts';
import type { Item } from '../../knowledge/price-list.ts';
import * as asks from '../asks/asks.ts';
import { countAsked, countBefore, valueOf } from '../people/counts.ts';
import { countOf, pricedIn, sumIn, type Line } from '../things/spoken-prices.ts';
import type { Talk } from './talk.ts';

/** What somebody puts together in a talk: the sum that was told last, else what was priced last. */
export function basketAfter(answer: string | null, basket: Line[], items: Item[]): Line[] {
  if (answer === null) return basket;
  const sum = sumIn(answer, items);
  if (sum.length > 0) return sum;
  const told = pricedIn(answer, namesIn(answer, items));
  return told.length > 0 ? told : basket;
}

const takesOut =
  /\b(?:take|leave|drop|remove|skip|lose|scratch|minus|without|not|no|forget)\b(?! (?:it )?(?:in|with)\b)/i;
const adds = /\b(?:add(?:ing)?|plus|throw in|on top|as well|too|also)\b|\+/i;
const goesOn = /^\W*(?:(?:ok|so|then|great|and)\W+)*(?:and|plus|then|also|with|add|throw in)\b/i;
const oneMore =
  /\b(?:and|plus|add|\+) (?:another|one|1)(?: more| extra)?(?: one| of (?:them|those|these|that))?(?: for (?:my|our|him|her|me|them)\b|\W*$)|\b(?:another|one more|a second)(?: one)?(?: for (?:my|our|him|her|me|them)\b.*)?\W*$/i;
const number = '(two|three|four|five|six|seven|eight|nine|ten|[2-9]|1\\d)';
const many = new RegExp(
  String.raw`^\W*(?:(?:ok|so|wait|no|actually|make|do|get|want|need|i|we|id|it|that|like|ill|take|sorry|and|lets)\W+)*${number}\b(?! (?:of us|people|kids|children|years?|months?|weeks?|days?)\b)`,
  'i',
);
const onlyThese =
  /^\W*(?:(?:ok|so|and|but|yikes|wow|hm+|well|what|how much|if|is|its|it's|it|for|be|would|do|we)\W+)*(?:just|only)\b(?: (?:for|if (?:it'?s|it is)))?(?: (?:me|myself|one|us|the two of us|the kids|my|\d)\b)/i;
const ofPerson =
  /\b(?:the|that) one for (?:him|her|them|(?:my|our) (?:son|daughter|kid|child|boy|girl|baby|toddler|husband|wife))\b/i;
const ofBoth =
  /\b(?:hers|his|theirs|mine|ours|yours)\b.*\b(?:and|plus)\b.*\b(?:mine|hers|his|theirs|ours)\b/i;
const fewest = 2;

/** 'So what is that together', 'both together what am i at', 'and the whole thing in total' */
const wantsSum =
  /\b(?:together|altogether|in (?:all|total)|total|whole thing|(?:comes?|add(?:s|ed)?) (?:up )?to|adds? up|am i at|are we at)\b/i;
const ofCollecting =
  /\b(?:ship\w*|sen[dt]|arrive|collect\w*|same|order|taken?|taking|work|how (?:many|long)|package|bundle)\b/i;
const mostWords = 10;
const asksForSum = (question: string): boolean =>
  wantsSum.test(question) &&
  !ofCollecting.test(question) &&
  question.trim().split(/\s+/).length <= mostWords;

/** 'I also take a probiotic' adds nothing to what is bought. */
const isTaken = /\b(?:takes?|taking|took|on)\b(?! (?:out|off|away|top|it)\b)/i;

const corrects = /\bi mean(?:t)?\b/i;
/** 'Two of those, plus the child one' counts what it points at. */
const countsThose = /\b(?:two|three|four|five|[2-9]) of (?:th[eo]se|them|it|that)\b/i;
const allOf = /\b(?:all|the) (two|three|four|five|six|[2-9])\b|\b(both)\b/i;

/** Whether a question for a sum is of as many as were put together. */
function isOfSoMany(question: string, basket: Line[]): boolean {
  const [, all, both] = allOf.exec(question) ?? [];
  const wanted = both ? fewest : all ? valueOf(all) : null;
  return wanted === null || wanted === countOf(basket);
}

/** Whether a message asks for anything but a sum. */
const asksOtherwise = (question: string): boolean =>
  isTaken.test(question) ||
  (!asks.wantsPrice(question) && !asks.asksNothing(question) && !onlyThese.test(question)) ||
  asks.wantsDays(question) ||
  asks.wantsDescription(question) ||
  asks.isAboutTerms(question);

/** 'The one for him', 'hers and mine': what was spoken of for somebody. */
function ofSomebody(question: string, { things, before }: Talk, items: Item[]): Item[] {
  const spoken = [...new Set([...things, ...before])];
  if (ofBoth.test(question)) return spoken.length >= fewest ? spoken.slice(0, fewest) : [];
  if (!ofPerson.test(question)) return [];
  const named = findItems(question.replace(ofPerson, ''), items);
  const own =
    spoken.find((item) => item.product?.ages && !named.includes(item)) ??
    spoken.find((item) => !named.includes(item));
  return own ? [...named, own] : [];
}

/**
 * What a message makes of what was put together so far: 'plus the child kit', 'take out the food one', 'two of the probiotic',
 * 'and one for my husband', 'if it is just me'. Null where it changes nothing of that, or asks for something else.
 */
export function basketOf(question: string, talk: Talk, items: Item[]): Line[] | null {
  const { basket } = talk;
  const [only] = basket;
  const named = findItems(question, items);
  const told = ofSomebody(question, talk, items);
  if (told.length >= fewest && asks.wantsPrice(question))
    return told.map((item) => ({ item, count: 1 }));
  if (!only) return null;
  const isOfBoth = basket.length > 1 || only.count > 1 || only.item.payments > 1;
  if (asksForSum(question) && named.length === 0 && isOfBoth && countAsked(question) === 1)
    return isOfSoMany(question, basket) ? basket : null;
  if (asksOtherwise(question) || corrects.test(question) || countsThose.test(question)) return null;
  const rest = basket.filter(({ item }) => !named.includes(item));
  if (named.length === 0) return withoutNames(question, basket);
  const areAllIn = rest.length === basket.length - named.length;
  if (areAllIn && takesOut.test(question)) return rest.length > 0 ? rest : null;
  const [, times] = many.exec(question) ?? [];
  if (times !== undefined && rest.length < basket.length && named.length === 1)
    return basket.map((line) => (rest.includes(line) ? line : { ...line, count: valueOf(times) }));
  const isSum = basket.length > 1 || only.count > 1;
  const isAdded = adds.test(question) || (isSum && goesOn.test(question));
  const news = named.filter((item) => basket.every((line) => line.item !== item));
  if (!isAdded || news.length === 0 || news.length < named.length) return null;
  return [
    ...basket,
    ...news.map((item) => ({ item, count: news.length > 1 ? 1 : countBefore(question) })),
  ];
}

/** Of how many, where no thing is named. */
function withoutNames(question: string, basket: Line[]): Line[] | null {
  if (onlyThese.test(question))
    return basket.map(({ item }) => ({ item, count: countAsked(question) }));
  const [only, ...more] = basket;
  if (only && more.length === 0 && oneMore.test(question))
    return [{ ...only, count: only.count + 1 }];
  return null;
}
