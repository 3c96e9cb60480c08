import { fillIn } from './greeting.ts';

/** What stands in the place of {name}, {number}, {guide}, {details} and {reply}. */
export type Values = Partial<Record<'name' | 'number' | 'guide' | 'details' | 'reply', string>>;

/** The subject of a mail: one line, whatever was typed. */
export function subjectOf(subject: string, values: Values): string {
  return fillIn(subject, values)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** An empty line begins a new paragraph. */
export function paragraphsOf(text: string, values: Values): string[] {
  return fillIn(text, values).split(/\n\s*\n/);
}

/**
 * A visitor's own words as a mail may print them: mail programs make links of what looks like an address, and nobody has
 * proved that the words are kind. Nothing is left out but the signs that make an address one.
 */
export function unlinked(text: string): string {
  return text
    .replace(/[/:@\\<>\p{Cc}]+/gu, ' ')
    .replace(/[.\u2024\u3002\uFF0E\uFF61](?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}
