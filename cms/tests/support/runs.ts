import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a trial counted, for the line of its promise. */
    figure?: string;
  }
}

const isFull = process.env.MONEY_TRIALS === 'full';

/** How often a trial of money runs: a sample with the other tests, all of it where MONEY_TRIALS is 'full'. */
export function runs(sample: number, full: number): number {
  return isFull ? full : sample;
}

/** How long a trial may take, in ms: all of it on a machine that is busy with other things takes its time. */
export const patience = runs(120_000, 3_600_000);
