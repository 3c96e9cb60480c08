/**
 * What a clause of plain words looks like to the learned weights: its words, the beginnings of long ones, its neighbors
 * and those that stand one word apart. Small numbers count as one: 'two days' and 'three days' are one story.
 */
export function featuresOf(clause: string): Set<string> {
  const words = clause
    .split(' ')
    .filter(Boolean)
    .map((word) => (/^\d{1,2}$/.test(word) ? '0' : word));
  const features = new Set(words.filter((word) => !small.has(word)));
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

/** Words that stand in any talk, of both languages: alone they say nothing, beside others they do. */
const small = new Set(
  (
    'a an the and or but so if of in on at to for with from by as is are was were be been am do does did has have had ' +
    'will would can could should may it its this that these those there here i me my we us our you your he him his ' +
    'she her they them their who what which when where how why all any some more than then too very just also not no ' +
    'yes ok 0 ' +
    'el la los las un una unos y o pero si de del en al con por para como que es son esta fue ser ya se lo le les me mi ' +
    'mis tu su sus yo nos cuando donde cual muy mas'
  ).split(' '),
);

/** A clause of few words is judged as if it had this many, so that one word alone does not decide. */
const fewFeatures = 6;

/** By how much each feature of a clause counts: long clauses are no stronger than short ones. */
export const shareOf = (features: Set<string>): number =>
  1 / Math.sqrt(Math.max(features.size, fewFeatures));
