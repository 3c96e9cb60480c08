/** For SQL's LIKE: whatever holds `words`, in which signs that stand for any letter are letters. */
export const holding = (words: string): string =>
  `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
