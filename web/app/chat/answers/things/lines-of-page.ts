import { shareOf, stemsOf } from '../../curated/terms.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { asSentence } from '../../knowledge/passage.ts';
import type { Item } from '../../knowledge/price-list.ts';
import type { Asked } from '../asked.ts';
import { answered, inOne, withPage, type ContentAnswer } from '../content-answer.ts';
import { pathOf } from './facts-of-items.ts';

/** 'Does it check for glyphosate?', 'is that good for PCOS?', 'is it a diagnosis?' */
const asksWhether =
  /\b(?:does|do|can|will|would|could|did)\b.{1,60}\b(?:shows?|finds?|detects?|looks?|checks?|tells?|measures?|tests?|explains?|proves?|diagnoses?|screens?|picks?) |\bgood for\b|^\W*(?:(?:and|so|ok|but)\W+)*(?:is|are) (?:it|that|this|these|the \w+(?: \w+)?) (?:an?|the same|for)\b/i;
const toDo =
  /\b(?:can|could|should|may|do|must) (?:i|we|he|she|they|my \w+)\b|\bmess\w* (?:up|with)|\baffect/i;
/** Words that most lines share. */
const mostLinesWith = 5;
const people = new Set([
  'baby',
  'child',
  'visit',
  'doctor',
  'person',
  'mean',
  'tell',
  'prove',
  'ill',
  'parent',
  'need',
  'work',
  'day',
  'week',
  'month',
  'year',
]);
const mostLines = 2;

/** Whoever is about to do something is told what to mind before. */
export const isAboutToDo = (question: string): boolean => toDo.test(question);

type Line = { text: string; verdict: 'yes' | 'no' | null };

/**
 * What the page of one thing says in a line of its own to whether it shows, is good for or goes with what was asked: Yes
 * with what it shows, No with what it cannot tell, and what to mind before. Null where no line speaks of that.
 */
export function lineOfPage(asked: Asked): ContentAnswer | null {
  const { named, question, language, knowledge } = asked;
  const isToDo = isAboutToDo(question);
  if (language !== 'english' || named.length > mostThings) return null;
  if (!asksWhether.test(question) && !isToDo) return null;
  const told = named.map((item) => lineOfItem(item, question, knowledge));
  const isTold = told.every((line) => line !== null) || asked.isFollowUp || named.length === 1;
  if (isTold && told.some((line) => line !== null))
    return inOne(told.map((line, place) => line ?? answered(namesNothing(named[place]))));
  const [item] = named;
  if (!item || named.length > 1 || item.category !== 'testing' || isToDo) return null;
  const other = knowledge.items.find(
    (one) => one.category === 'testing' && one !== item && showsAll(one, question, item, knowledge),
  );
  const line = other ? lineOfItem(other, question, knowledge) : null;
  return line && inOne([answered(namesNothing(item)), line]);
}

const mostThings = 2;
const namesNothing = (item: Item | undefined): string =>
  `${item?.name ?? ''}: its page names nothing of that.`;

/** Whether its page speaks of all that is asked for, which the other was asked for in vain. */
function showsAll(one: Item, question: string, asked: Item, { items }: Knowledge): boolean {
  const wanted = wantedIn(question, asked, items);
  return (
    wanted.size > 0 && linesOf(one, false).some((line) => sharedWith(line, wanted) === wanted.size)
  );
}

/** The rare words of a question, beside the name of the thing. */
const wantedIn = (question: string, item: Item, items: Item[]): Set<string> =>
  new Set(
    stemsOf(withoutName(question, item), 'english').filter(
      (stem) => shareOf(stem) === 1 && !people.has(stem) && isRare(stem, items),
    ),
  );

function lineOfItem(item: Item, question: string, knowledge: Knowledge): ContentAnswer | null {
  const isAbout = item.category === 'testing' || item.category === 'supplement';
  const isToDo = isAboutToDo(question);
  if (!item.page || !isAbout) return null;
  const wanted = wantedIn(question, item, knowledge.items);
  const found = linesOf(item, isToDo)
    .map((line) => ({ ...line, shared: sharedWith(line, wanted) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared);
  const [best] = found;
  if (!best) return null;
  const told = found.filter(
    ({ verdict, shared }) => verdict === best.verdict && shared === best.shared,
  );
  const words = told.slice(0, mostLines).map(({ text }) => asSentence(text));
  const lead =
    best.verdict === 'no' ? 'No. ' : best.verdict === 'yes' ? 'Yes, it shows that. ' : '';
  return answered(withPage(`${item.name}: ${lead}${words.join(' ')}`, pathOf(item), knowledge));
}

function linesOf({ page }: Item, isBefore: boolean): Line[] {
  if (!page) return [];
  const toMind = page.before.map((text): Line => ({ text, verdict: null }));
  const shown = page.shows.map((text): Line => ({ text, verdict: 'yes' }));
  const not = page.cannotTell.map((text): Line => ({ text, verdict: isNo(text) ? 'no' : null }));
  return isBefore ? toMind : [...not, ...shown];
}

const isNo = (text: string): boolean => /\b(?:not|cannot|no)\b/i.test(text);

const sharedWith = ({ text }: Line, wanted: Set<string>): number =>
  stemsOf(text, 'english').filter((stem) => wanted.has(stem)).length;

function withoutName(question: string, { names }: Item): string {
  const own = new Set(stemsOf(names.join(' '), 'english'));
  return question
    .split(/\s+/)
    .filter((word) => !stemsOf(word, 'english').some((stem) => own.has(stem)))
    .join(' ');
}

const counted = new WeakMap<Item[], Map<string, number>>();

/** Whether few of all lines have it: it is what a question is about. */
const isRare = (stem: string, items: Item[]): boolean =>
  (countsOf(items).get(stem) ?? 0) <= mostLinesWith;

/** In how many lines of all pages a stem is, counted once for one state of the content. */
function countsOf(items: Item[]): Map<string, number> {
  const known = counted.get(items);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { page } of items)
    for (const line of page ? [...page.before, ...page.shows, ...page.cannotTell] : [])
      for (const stem of new Set(stemsOf(line, 'english')))
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
  counted.set(items, counts);
  return counts;
}
