export type Rhythm = {
  /** True at first, and when it was done longer ago than its time, or later than now: a clock that was set back is no reason to wait. */
  isDue: () => boolean;
  /** Begins its time anew. */
  done: () => void;
};

/** Something that is done every `ms` milliseconds, by the clock of this machine. */
export function every(ms: number): Rhythm {
  let last: number | null = null;
  return {
    isDue: () => last === null || Date.now() >= last + ms || Date.now() < last,
    done: () => void (last = Date.now()),
  };
}
