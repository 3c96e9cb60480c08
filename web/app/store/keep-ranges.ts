/** '5 to 7' on one line. */
export const keepRanges = (words: string) => words.replace(/(\d) to (?=\d)/g, '$1\u00a0to\u00a0');
