/** About three quarters of a day of trying: a mail server may be down over night. */
export const mostAttempts = 24;

const first = 10_000;
const longest = 60 * 60_000;

/** How long to wait after the n-th failure (from 1), in ms: doubles up to an hour, spread by a fifth so that mails do not come in waves. */
export function backOff(failures: number, random: () => number = Math.random): number {
  const base = Math.min(first * 2 ** (failures - 1), longest);
  return Math.round(base * (0.9 + random() * 0.2));
}
