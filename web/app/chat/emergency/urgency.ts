import learned from './weights.json' with { type: 'json' };

/**
 * A small net over what a text means: one row of `hidden` for each of its cells, and `out` for how they speak together; the
 * last number of a row stands for itself. Whole thousandths.
 */
export type Net = { hidden: number[][]; out: number[] };

export const netScale = 1_000;

/** Of which examples: `npm run emergencies` learns anew when there are others. */
export const learnedFrom: string = learned.madeFrom;

/** How much a unit vector of 384 numbers resembles messages about emergencies, in shares of one: what the nets say on average. */
export function urgencyOf(meaning: ArrayLike<number>, nets: Net[] = learned.nets): number {
  const said = nets.map(({ hidden, out }) => {
    const cells = hidden.map((row) => Math.max(0, weigh(row, meaning)));
    return weigh(out, cells);
  });
  return 1 / (1 + Math.exp(-said.reduce((sum, one) => sum + one, 0) / said.length));
}

function weigh(row: number[], of: ArrayLike<number>): number {
  const last = row.length - 1;
  let sum = row[last] ?? 0;
  for (let place = 0; place < last; place += 1) sum += (row[place] ?? 0) * (of[place] ?? 0);
  return sum / netScale;
}
