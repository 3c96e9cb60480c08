export type Verdict = {
  kept: boolean;
  /** What was counted, in a few words: '1,000 mails, 50 kills, 0 stuck, take-over p95 1.2 s'. */
  figure: string;
};

export type Trial<World> = {
  /** Of the promise, as in `--only=REL-03`. */
  id: string;
  title: string;
  /** Leaves every service running and every fault taken back. */
  run: (world: World) => Promise<Verdict>;
};

/** How one run of a command is made: what it repeats, and how much of it. */
export type Terms = {
  dataDir: string;
  given: Record<string, string>;
  seed: number;
  scale: number;
  say: (text: string) => void;
};

/** A shop of its own for all trials of a run. `settle` waits until a trial has left nothing behind. */
export type Stage<World> = {
  world: World;
  settle: () => Promise<void>;
  /** PAY-19 over all that the trials asked of Stripe; null: nothing. */
  overheard: () => Promise<Verdict | null>;
  stop: () => Promise<void>;
};

/** Scales the full count of a trial: `full` times the scale of this run, and at least `least`. */
export type Scaled = (full: number, least?: number) => number;

export function scaledBy(scale: number): Scaled {
  return (full, least = 1) => Math.max(least, Math.round(full * scale));
}
