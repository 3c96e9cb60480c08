import { setTimeout as pause } from 'node:timers/promises';

/** Asks until there is an answer other than null; throws with `what` when there is none in time. */
export async function until<T>(
  what: string,
  withinMs: number,
  ask: () => Promise<T | null>,
  everyMs = 50,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline)
      throw new Error(`Not within ${Math.round(withinMs / 1000)} s: ${what}`);
    await pause(everyMs);
  }
}
