import type { EmergencyKind } from '../lines.ts';
import { windows } from '../plain-words.ts';
import { featuresOf, shareOf } from './features.ts';
import learned from './weights.json' with { type: 'json' };

/** A message is 'calm' or about an emergency of one kind. */
export type Label = EmergencyKind | 'calm';
export type Weights = Record<Label, Record<string, number>>;

/** Of which examples: `npm run emergencies` learns anew when there are others. */
export const learnedFrom: string = learned.madeFrom;

/** Weights are kept as whole hundredths. */
export const weightScale = 100;
/** What every message has; no word is called that. */
export const always = '';

/** In words. */
const [piece, shared] = [14, 7];

/** In shares of one: `urgent` that it is an emergency of any kind, `chance` that it is one of the likeliest. */
export type Likely = { kind: EmergencyKind; urgent: number; chance: number };

/**
 * How much a message of these clauses resembles emergencies, and those of which kind, by words that were learned from
 * examples: the most urgent of its readings counts, whole and clause by clause.
 */
export function likelyKind(clauses: string[]): Likely {
  const readings = [clauses.join(' '), ...clauses].map((part) => chances(part, learned.weights));
  const [most] = readings.toSorted((one, other) => one.calm - other.calm);
  if (!most) throw new Error('A message has at least one reading');
  const { calm, ...urgent } = most;
  const [kind, chance] = Object.entries(urgent).reduce((best, one) =>
    one[1] > best[1] ? one : best,
  );
  return { kind: kind as EmergencyKind, urgent: 1 - calm, chance };
}

/** Clauses cut so short that much else around a sign does not hide it. */
export const inPieces = (clauses: string[]): string[] =>
  clauses.flatMap((clause) => windows(clause.split(' '), piece, shared));

/** How likely a clause has each label; they sum to one. */
export function chances(clause: string, weights: Weights): Record<Label, number> {
  const features = featuresOf(clause);
  const share = shareOf(features) / weightScale;
  const scores = Object.entries(weights).map(([label, of]) => {
    let score = (of[always] ?? 0) / weightScale;
    // 'constructor' is a word of visitors, too.
    for (const feature of features)
      if (Object.hasOwn(of, feature)) score += (of[feature] ?? 0) * share;
    return [label, Math.exp(score)] as const;
  });
  const sum = scores.reduce((total, [, score]) => total + score, 0);
  return Object.fromEntries(scores.map(([label, score]) => [label, score / sum])) as Record<
    Label,
    number
  >;
}
