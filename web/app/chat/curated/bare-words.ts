const verdict = /^(?:Yes|No)[,.:;]\s+(?=\S)/;

/** Words of the practice without a Yes or No at their head. */
export const bareOfVerdict = (text: string): string => text.replace(verdict, '');

/** What of these words is said in any case, be it with a Yes or No at their head or without: all but that and the letter after it. */
export const saidInAnyCase = (words: string): string => bareOfVerdict(words).slice(1);

/** Whether words were said, be it with a Yes or No at their head or without. */
export const isSaidIn = (said: string, words: string): boolean =>
  said.includes(saidInAnyCase(words));
