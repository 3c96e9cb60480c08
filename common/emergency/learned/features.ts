/**
 * What a clause of plain words looks like to the learned weights: its words, the beginnings of long ones, its neighbors
 * and those that stand one word apart. Small numbers count as one: 'two days' and 'three days' are one story.
 */
export function featuresOf(clause: string): Set<string> {
  const words = clause
    .split(' ')
    .filter(Boolean)
    .map((word) => (/^\d{1,2}$/.test(word) ? '0' : word));
  const features = new Set(words);
  for (const [place, word] of words.entries()) {
    if (word.length > longWord) features.add(`${word.slice(0, longWord)}*`);
    for (const [gap, apart] of [' ', ' _ '].entries()) {
      const other = words[place + gap + 1];
      if (other !== undefined) features.add(word + apart + other);
    }
  }
  return features;
}

const longWord = 5;

/** A clause of few words is judged as if it had this many, so that one word alone does not decide. */
const fewFeatures = 6;

/** By how much each feature of a clause counts: long clauses are no stronger than short ones. */
export const shareOf = (features: Set<string>): number =>
  1 / Math.sqrt(Math.max(features.size, fewFeatures));
