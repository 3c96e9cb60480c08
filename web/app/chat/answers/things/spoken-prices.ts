import { escapePattern } from 'common/escape-pattern';
import type { Language } from 'common/language';
import { formatPrice } from 'common/money';
import { storeCents, type Item } from '../../knowledge/price-list.ts';

/** How many of a thing. */
export type Line = { item: Item; count: number };

/** What of `named`, which an answer names, it told the price of, and for how many: it reads `priceSentence` and `togetherSentence`. */
export function pricedIn(answer: string, named: Item[]): Line[] {
  return named.flatMap((item) => {
    const told = item.names.flatMap((name) => {
      const at = answer.search(
        new RegExp(String.raw`${escapePattern(name)} (?:(?:is|cuesta) |\()\$`),
      );
      return at < 0 ? [] : answer.slice(at + name.length);
    })[0];
    if (told === undefined) return [];
    const [, ofSum] =
      new RegExp(String.raw`(\d+) × ${escapePattern(item.name)}\b`).exec(answer) ?? [];
    const [, ofOne] = /^[^.]*\$[^.]*\. (?:For|Para) (\d+) /.exec(told) ?? [];
    return { item, count: Number(ofSum ?? ofOne ?? 1) };
  });
}

/** What an answer told the sum of, and how many of each: it reads `togetherSentence`. */
export function sumIn(answer: string, items: Item[]): Line[] {
  const [, all] = /([^.:\n]+): (?:together that comes to|en total) \$/.exec(answer) ?? [];
  return (all ?? '').split(/, | (?:and|y) (?=\S)/).flatMap((part) => {
    const [, count, name] = /^\s*(?:(\d+) × )?(.+?)\s*$/.exec(part) ?? [];
    const item = items.find((one) => one.name === name);
    return item ? [{ item, count: Number(count ?? 1) }] : [];
  });
}

/** Whether an answer tells from what to what a whole shelf costs, as `rangeSentence` does: it speaks of none of its things. */
export const isRange = (answer: string): boolean => / are from \$/.test(answer);

/** All that a talk told the price of; what was told of a thing last counts. */
export const withLines = (before: Line[], told: Line[]): Line[] => [
  ...before.filter(({ item }) => told.every((line) => line.item !== item)),
  ...told,
];

export const countOf = (lines: Line[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** The same things as lines, each once. */
export const linesOfAll = (items: Item[]): Line[] =>
  [...new Set(items)].map((item) => ({
    item,
    count: items.filter((other) => other === item).length,
  }));

/** 'One, two and three' */
const listed = (all: string[], and: string): string =>
  [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(` ${and} `);

/** '2 × Adult Gut and Child Gut: together that comes to $1,051, before any discount.' */
export function togetherSentence(lines: Line[], language: Language): string {
  const all = lines.map(({ item, count }) => (count > 1 ? `${count} × ${item.name}` : item.name));
  const total = formatPrice(
    lines.reduce((sum, { item, count }) => sum + storeCents(item) * count, 0),
  );
  return language === 'spanish'
    ? `${listed(all, 'y')}: en total ${total}, antes de cualquier descuento.`
    : `${listed(all, 'and')}: together that comes to ${total}, before any discount.`;
}
