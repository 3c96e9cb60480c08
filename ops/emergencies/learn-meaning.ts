import { netScale, type Net } from '../../web/app/chat/emergency/urgency.ts';

/** What somebody wrote, as a unit vector, and whether it is urgent. */
export type MeantExample = { meaning: Float32Array; isUrgent: boolean };

const cells = 24;
const rounds = 10;
/** Each begins elsewhere and errs elsewhere. */
const beginnings = [1, 2, 3];
const atOnce = 64;
const stepSize = 0.002;
/** Small numbers for large weights: vectors of unit length are short in each of their directions. */
const stretch = 5;
const shrinkage = 3e-4;
const [keepSlope, keepSquare, nothing] = [0.9, 0.999, 1e-8];

/** Learns how meanings of both sides differ, several times. */
export const learnMeaning = (examples: MeantExample[]): Net[] =>
  beginnings.map((beginning) => learnOnce(examples, beginning));

/**
 * A net with one layer of rectified cells, by Adam on the logistic loss with a decay of all weights. The same examples in the
 * same order give the same net.
 */
function learnOnce(examples: MeantExample[], beginning: number): Net {
  const size = examples[0]?.meaning.length ?? 0;
  const random = randomNumbers(beginning);
  const weights = new Float64Array(cells * (size + 1) + cells + 1);
  const outAt = cells * (size + 1);
  for (let cell = 0; cell < cells; cell += 1) {
    for (let place = 0; place < size; place += 1)
      weights[cell * (size + 1) + place] = 0.3 * (random() - 0.5);
    weights[outAt + cell] = 0.6 * (random() - 0.5);
  }
  const step = adam(weights);
  const order = examples.map((_, place) => place);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += atOnce) {
      const part = order.slice(from, from + atOnce).flatMap((place) => examples[place] ?? []);
      step(slopeOf(part, weights, size));
    }
  }
  const whole = (weight: number) => Math.round(weight * netScale);
  return {
    hidden: Array.from({ length: cells }, (_, cell) => {
      const row = Array.from(weights.subarray(cell * (size + 1), (cell + 1) * (size + 1)));
      return row.map((weight, place) => whole(place < size ? weight * stretch : weight));
    }),
    out: Array.from(weights.subarray(outAt), whole),
  };
}

function slopeOf(part: MeantExample[], weights: Float64Array, size: number): Float64Array {
  const slope = new Float64Array(weights.length);
  const outAt = cells * (size + 1);
  const spoken = new Float64Array(cells);
  for (const { meaning, isUrgent } of part) {
    let score = weights[outAt + cells] ?? 0;
    for (let cell = 0; cell < cells; cell += 1) {
      const at = cell * (size + 1);
      let sum = weights[at + size] ?? 0;
      for (let place = 0; place < size; place += 1)
        sum += (weights[at + place] ?? 0) * (meaning[place] ?? 0) * stretch;
      spoken[cell] = Math.max(0, sum);
      score += (weights[outAt + cell] ?? 0) * Math.max(0, sum);
    }
    const error = (1 / (1 + Math.exp(-score)) - (isUrgent ? 1 : 0)) / part.length;
    add(slope, outAt + cells, error);
    for (let cell = 0; cell < cells; cell += 1) {
      const said = spoken[cell] ?? 0;
      if (said === 0) continue;
      add(slope, outAt + cell, error * said);
      const back = error * (weights[outAt + cell] ?? 0);
      const at = cell * (size + 1);
      add(slope, at + size, back);
      for (let place = 0; place < size; place += 1)
        add(slope, at + place, back * (meaning[place] ?? 0) * stretch);
    }
  }
  return slope;
}

function add(to: Float64Array, place: number, what: number): void {
  to[place] = (to[place] ?? 0) + what;
}

/** One step down a slope, of all weights at once (Kingma and Ba, 2014). */
function adam(weights: Float64Array): (slope: Float64Array) => void {
  const [means, squares] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  let steps = 0;
  return (slope) => {
    steps += 1;
    const [ofMean, ofSquare] = [1 - keepSlope ** steps, 1 - keepSquare ** steps];
    for (let place = 0; place < weights.length; place += 1) {
      const own = (slope[place] ?? 0) + shrinkage * (weights[place] ?? 0);
      const mean = keepSlope * (means[place] ?? 0) + (1 - keepSlope) * own;
      const square = keepSquare * (squares[place] ?? 0) + (1 - keepSquare) * own * own;
      [means[place], squares[place]] = [mean, square];
      add(weights, place, (-stepSize * mean) / ofMean / (Math.sqrt(square / ofSquare) + nothing));
    }
  };
}

/** From 0 to 1, always the same (Park and Miller, 1988). */
function randomNumbers(beginning: number): () => number {
  const most = 2_147_483_647;
  let last = beginning;
  return () => (last = (last * 16_807) % most) / most;
}

function shuffle(order: number[], random: () => number): void {
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [order[place], order[other]] = [order[other] ?? 0, order[place] ?? 0];
  }
}
