/** A regular expression that matches `words` as they are. `RegExp.escape`, which TypeScript's ES2024 does not know yet. */
export const escapePattern = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
