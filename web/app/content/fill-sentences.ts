/** What a name in braces stands for, for example 'price' or 'days:gi-map'; null where nobody knows. */
export type Facts = (name: string) => string | null;

const braces = /\{([^{}\s]+)\}/g;

/**
 * Puts facts into an editor's words: 'Count {days}.' is 'Count 14 days.' A sentence whose fact nobody knows is left out:
 * it would promise what is not there. Null when nothing is left.
 */
export function fillSentences(words: string | null | undefined, facts: Facts): string | null {
  const isKnown = (sentence: string) =>
    [...sentence.matchAll(braces)].every(([, name = '']) => facts(name) !== null);
  const known = (words ?? '')
    .trim()
    .split(/(?<=[.!?])(?=\s)/)
    .filter(isKnown);
  return (
    known
      .join('')
      .replaceAll(braces, (_, name: string) => facts(name) ?? '')
      .trim() || null
  );
}
