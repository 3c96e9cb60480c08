import type { World } from './world.ts';

export type Verdict = {
  kept: boolean;
  /** What was counted, in a few words: '1,000 mails, 50 kills, 0 stuck, take-over p95 1.2 s'. */
  figure: string;
};

export type Trial = {
  /** Of the promise, as in `npm run test:chaos -- --only=REL-03`. */
  id: string;
  title: string;
  /** Leaves every service running and every fault taken back. */
  run: (world: World) => Promise<Verdict>;
};
