/** The website promises an answer within this time. */
export const replyHours = 48;

const hourMs = 60 * 60_000;

export type Clock = {
  /** 'Late by 3 h', '7 h left' */
  words: string;
  isLate: boolean;
  /** Less than a quarter of the time is left. */
  isSoon: boolean;
  /** Of the time, between 0 and 1. */
  left: number;
};

/** How long somebody who wrote at `at` (ISO 8601) has to wait yet, or waits too long. */
export function replyClock(at: string, now: Date): Clock {
  const left = replyHours * hourMs - (now.getTime() - Date.parse(at));
  const isLate = left < 0;
  const share = Math.min(1, Math.max(0, left / (replyHours * hourMs)));
  return {
    words: isLate ? `Late by ${spanOf(-left)}` : `${spanOf(left)} left`,
    isLate,
    isSoon: !isLate && share < 0.25,
    left: share,
  };
}

function spanOf(ms: number): string {
  const hours = Math.floor(ms / hourMs);
  if (hours >= 72) return `${Math.floor(hours / 24)} days`;
  return hours >= 1 ? `${hours} h` : `${Math.max(1, Math.floor(ms / 60_000))} min`;
}
