/** The practice's own words speak of kits; where it is one, they do so too. Other words stay as they are. */
const ofOne: [RegExp, string][] = [
  [/\bkits (leave|ship)\b/g, 'kit $1s'],
  [/(?<=^|\. )They arrive\b/g, 'It arrives'],
];

export const aboutKits = (words: string, kitCount: number): string =>
  kitCount === 1 ? ofOne.reduce((text, [many, one]) => text.replace(many, one), words) : words;
