export type Slope = {
  /** By how much the values grow in an hour, as their least-squares line has it. */
  perHour: number;
  /** What that may be wrong by: two standard errors, with what neighbours share taken into account. */
  noise: number;
};

const msPerHour = 3_600_000;

/** The line through samples taken at `at` ms. Fewer than three have no noise that could be known: it is Infinity. */
export function slopeOf(samples: { at: number; value: number }[]): Slope {
  const count = samples.length;
  const mean = (of: (sample: { at: number; value: number }) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / count;
  const middle = mean(({ at }) => at);
  const level = mean(({ value }) => value);
  const spread = samples.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  if (count < 3 || spread === 0) return { perHour: 0, noise: Infinity };
  const slope =
    samples.reduce((sum, { at, value }) => sum + (at - middle) * (value - level), 0) / spread;
  const rests = samples.map(({ at, value }) => value - level - slope * (at - middle));
  const squares = rests.reduce((sum, rest) => sum + rest ** 2, 0);
  // A heap stays high or low for a while: samples that follow each other say less than as many that do not.
  const shared = squares === 0 ? 0 : Math.min(0.95, Math.max(0, likeness(rests) / squares));
  const inflation = Math.sqrt((1 + shared) / (1 - shared));
  const error = Math.sqrt(squares / (count - 2) / spread) * inflation;
  return { perHour: slope * msPerHour, noise: 2 * error * msPerHour };
}

const likeness = (rests: number[]) =>
  rests.slice(1).reduce((sum, rest, index) => sum + rest * (rests[index] ?? 0), 0);
