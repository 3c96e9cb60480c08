import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves when it is one's turn, in the order in which it was asked for. Whatever takes some ten milliseconds of this thread waits
 * for one: between two of them all that came in is read, and pages are served.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
