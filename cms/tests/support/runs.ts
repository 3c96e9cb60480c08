/** How often a trial of money runs: a sample with the other tests, all of it where MONEY_TRIALS is 'full'. */
export function runs(sample: number, full: number): number {
  return process.env.MONEY_TRIALS === 'full' ? full : sample;
}
