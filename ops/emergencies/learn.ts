import { clausesNear } from 'common/emergency/find-emergency';
import { featuresOf, shareOf } from 'common/emergency/learned/features';
import {
  always,
  type Label,
  type Weights,
  weightScale,
} from 'common/emergency/learned/likely-kind';
import { kinds } from 'common/emergency/lines';
import type { Example } from './examples.ts';

const labels: Label[] = ['calm', ...kinds];
const rounds = 1_000;
const stepSize = 3;
const momentum = 0.9;
/** What a weight must be worth to stay: it keeps the file small and the rare word unheard. */
const shrinkage = 3e-5;
const leastExamples = 3;
/** In hundredths. */
const leastWeight = 8;

type Row = { ids: number[]; share: number; label: number };

/**
 * Learns what messages of each label look like: multinomial logistic regression with an L1 penalty, by proximal gradient
 * descent. The same examples give the same weights.
 */
export function learn(examples: Example[]): Weights {
  const texts = examples.map(({ text }) => featuresOf(clausesNear(text).join(' ')));
  const vocabulary = [always, ...frequent(texts)];
  const idOf = new Map(vocabulary.map((feature, id) => [feature, id]));
  const rows = texts.map((features, place): Row => ({
    ids: [...features].flatMap((feature) => idOf.get(feature) ?? []),
    share: shareOf(features),
    label: labels.indexOf(examples[place]?.label ?? 'calm'),
  }));
  const weights = descend(rows, vocabulary.length);
  return Object.fromEntries(
    labels.map((label, of) => [label, rounded(vocabulary, weights[of] ?? new Float64Array())]),
  ) as Weights;
}

function frequent(texts: Set<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const features of texts)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= leastExamples)
    .map(([feature]) => feature)
    .toSorted();
}

/** Weights by label and feature; the first feature is the one that every row has. */
function descend(rows: Row[], size: number): Float64Array[] {
  const empty = () => labels.map(() => new Float64Array(size));
  const [weights, speed] = [empty(), empty()];
  for (let round = 0; round < rounds; round += 1) {
    const slope = slopeOf(rows, weights, empty());
    for (const [of, own] of weights.entries())
      for (let id = 0; id < size; id += 1) {
        const pace = momentum * (speed[of]?.[id] ?? 0) + (slope[of]?.[id] ?? 0);
        (speed[of] ?? own)[id] = pace;
        const moved = (own[id] ?? 0) - stepSize * pace;
        own[id] = id === 0 ? moved : shrunk(moved, stepSize * shrinkage);
      }
  }
  return weights;
}

function slopeOf(rows: Row[], weights: Float64Array[], slope: Float64Array[]): Float64Array[] {
  for (const { ids, share, label } of rows) {
    const scores = weights.map((own) => {
      let score = own[0] ?? 0;
      for (const id of ids) score += (own[id] ?? 0) * share;
      return Math.exp(score);
    });
    const sum = scores.reduce((total, score) => total + score, 0);
    for (const [of, score] of scores.entries()) {
      const error = (score / sum - (of === label ? 1 : 0)) / rows.length;
      const own = slope[of];
      if (!own) continue;
      own[0] = (own[0] ?? 0) + error;
      for (const id of ids) own[id] = (own[id] ?? 0) + error * share;
    }
  }
  return slope;
}

const shrunk = (weight: number, by: number): number =>
  Math.sign(weight) * Math.max(0, Math.abs(weight) - by);

const rounded = (vocabulary: string[], weights: Float64Array): Record<string, number> =>
  Object.fromEntries(
    vocabulary.flatMap((feature, id) => {
      const weight = Math.round((weights[id] ?? 0) * weightScale);
      return Math.abs(weight) < leastWeight ? [] : [[feature, weight]];
    }),
  );
