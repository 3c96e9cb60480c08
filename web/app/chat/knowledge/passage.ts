import type { Part } from '../../content/paragraphs.ts';
import type { Block, Inline } from '../../content/rich-text.ts';

export type PassageKind =
  | 'product'
  | 'question'
  | 'article'
  | 'workshop'
  | 'guide'
  | 'page'
  | 'privacy';

/** A piece of the site that can answer a question. `text` holds no dollar figure: prices come from the price list alone. */
export type Passage = {
  /** Stable for as long as its title is, e.g. 'question:how-do-i-pay'. */
  id: string;
  kind: PassageKind;
  title: string;
  text: string;
  /** Where it stands, as a path of this site. */
  path: string;
  /** A question that is answered of one thing alone, and by no means of all. */
  isOfOne?: boolean;
};

export function passage(kind: PassageKind, title: string, text: string, path: string): Passage {
  return {
    id: `${kind}:${title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')}`,
    kind,
    title,
    text: withoutFigures(text),
    path,
  };
}

/** Leaves out each sentence that names an amount of money, be it right or wrong. */
export function withoutFigures(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      sentencesOf(line)
        .filter((sentence) => !/[$€£]\s*\d|\d\s*(dollars?|usd|bucks)\b/i.test(sentence))
        .join(' '),
    )
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’]?)\s+(?=[A-Z0-9"“])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

export function wordsOfParts(parts: Part[]): string {
  return parts
    .map((part) => (part.kind === 'list' ? part.items.map(asSentence).join(' ') : part.text))
    .join('\n');
}

/** The words of formatted text, a line for each paragraph and each item of a list. */
export function wordsOfBlocks(blocks: Block[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

export function wordsOfInline(text: Inline[]): string {
  return text
    .map((part) =>
      typeof part === 'string' ? part : part.kind === 'break' ? ' ' : wordsOfInline(part.text),
    )
    .join('');
}

export function asSentence(words: string): string {
  return /[.!?:]$/.test(words) ? words : `${words}.`;
}

function linesOf(block: Block): string[] {
  if (block.kind === 'rule') return [];
  if (block.kind === 'list')
    return block.items.flatMap(({ text, lists }) => [
      asSentence(wordsOfInline(text)),
      ...lists.flatMap(linesOf),
    ]);
  return [wordsOfInline(block.text)];
}
