import { shareOf, stemsOf } from '../../curated/terms.ts';
import { asSentence } from '../../knowledge/passage.ts';
import { priceSentence, type Item } from '../../knowledge/price-list.ts';
import { sampleWords } from './facts-of-items.ts';

/** What tells two things apart: what each looks at, the sample, the days, the ages and the price. */
export function difference([one, other]: [Item, Item]): string {
  return [
    ...[one, other].map(
      ({ name, page, product, offer }) =>
        `${name}: ${asSentence(page?.summary ?? product?.description ?? offer?.description ?? '')}`,
    ),
    ofEach(one, other, sampleWords, (words) => `Both need ${words}.`, 'needs'),
    ofEach(one, other, daysOf, (words) => `Results of both take ${words}.`, 'takes'),
    ofEach(one, other, agesOf, (words) => `Both are for ${words}.`, 'is for'),
    priceSentence(one),
    priceSentence(other),
  ]
    .filter(Boolean)
    .join(' ');
}

const daysOf = ({ product }: Item): string | null =>
  product?.turnaroundDays ? `${product.turnaroundDays} days` : null;
const agesOf = ({ product }: Item): string | null =>
  product?.ages ? `ages ${product.ages}` : null;

/** One sentence where they agree, else one with what is known of each. */
function ofEach(
  one: Item,
  other: Item,
  property: (item: Item) => string | null,
  both: (words: string) => string,
  verb: string,
): string {
  const [first, second] = [property(one), property(other)];
  if (first !== null && first === second) return both(first);
  const told = [
    first && `${one.name} ${verb} ${first}`,
    second && `${other.name} ${verb} ${second}`,
  ].filter(Boolean);
  return told.length > 0 ? `${told.join(', ')}.` : '';
}

/** 'Which one for mold': of several the only one whose page speaks of what it is wanted for, and the line that does. */
export function fittest(question: string, named: Item[]): { item: Item; line: string } | null {
  const names = new Set(named.flatMap(({ names: own }) => stemsOf(own.join(' '), 'english')));
  const wanted = stemsOf(/\bfor\b(.*)/i.exec(question)?.[1] ?? '', 'english').filter(
    (stem) => shareOf(stem) === 1 && !names.has(stem),
  );
  const found = named.flatMap((item) => {
    const line = [
      item.page?.summary ?? '',
      ...(item.page?.goodFor ?? []),
      ...(item.page?.shows ?? []),
    ].find((text) => stemsOf(text, 'english').some((stem) => wanted.includes(stem)));
    return line ? [{ item, line: asSentence(line) }] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
