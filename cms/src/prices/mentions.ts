import { escapePattern } from 'common/escape-pattern';

/** An amount of money in a text, and the product that it is said of. `start` and `end` are its place, with the dollar sign. */
export type Mention = { product: string; cents: number; start: number; end: number };

type Named = { id: string; name: string };

/**
 * The prices that a text names: each amount belongs to the product named nearest before it in the same sentence, or
 * after it where none stands before. Of 'GI-MAP plus Zonulin' the longest name counts. Amounts beside no name are nobody's.
 */
export function mentionsOf(text: string, products: readonly Named[]): Mention[] {
  const byLength = products.toSorted((one, other) => other.name.length - one.name.length);
  return sentencesOf(text).flatMap(({ from, sentence }) => {
    const names = namesIn(sentence, byLength);
    return [...sentence.matchAll(/\$\d[\d,]*(?:\.\d{2})?/g)].flatMap(({ 0: amount, index }) => {
      const before = names.filter((name) => name.end <= index);
      const owner = before.at(-1) ?? names.find((name) => name.start > index);
      const cents = Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);
      return owner
        ? [{ product: owner.id, cents, start: from + index, end: from + index + amount.length }]
        : [];
    });
  });
}

/** The text with these amounts in place of those that it names of one product. */
export function withPrice(text: string, mentions: readonly Mention[], words: string): string {
  return mentions
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (changed, { start, end }) => changed.slice(0, start) + words + changed.slice(end),
      text,
    );
}

function sentencesOf(text: string): { from: number; sentence: string }[] {
  const ends = [...text.matchAll(/[.!?](?=\s|$)|\n/g)].map(({ index }) => index + 1);
  const starts = [0, ...ends];
  return starts.map((from, place) => ({ from, sentence: text.slice(from, starts[place + 1]) }));
}

/** Names as whole words, none inside another, in the order of the text. */
function namesIn(sentence: string, byLength: readonly Named[]) {
  const found: { id: string; start: number; end: number }[] = [];
  for (const { id, name } of byLength)
    for (const { index } of sentence.matchAll(new RegExp(escapePattern(name), 'giu'))) {
      const [start, end] = [index, index + name.length];
      const isWhole = !/[\p{L}\p{N}]/u.test((sentence[start - 1] ?? ' ') + (sentence[end] ?? ' '));
      const isFree = found.every((other) => end <= other.start || start >= other.end);
      if (isWhole && isFree) found.push({ id, start, end });
    }
  return found.toSorted((one, other) => one.start - other.start);
}
