export type Random = {
  /** From 0 up to and without 1. */
  next: () => number;
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  pick: <T>(items: readonly T[]) => T;
  shuffled: <T>(items: readonly T[]) => T[];
};

/** The same numbers for the same seed (mulberry32), so that a run that found something can be repeated. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    shuffled(items) {
      const copy = [...items];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [copy[last], copy[other]] = [
          copy[other] as (typeof copy)[number],
          copy[last] as (typeof copy)[number],
        ];
      }
      return copy;
    },
  };
}
