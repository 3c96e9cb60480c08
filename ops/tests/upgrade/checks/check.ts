import type { World } from '../world.ts';

export type Check = {
  title: string;
  /** Answers what was counted, in a few words; throws with what is not as it was. */
  run: (world: World) => Promise<string>;
};

const mostTold = 12;

/** Throws when there is something to tell; of many faults the first. */
export function requireNone(faults: string[]): void {
  if (faults.length === 0) return;
  const rest = faults.length > mostTold ? [`and ${faults.length - mostTold} more`] : [];
  throw new Error([...faults.slice(0, mostTold), ...rest].join('\n        '));
}

/** Throws when nothing was counted, so that no check passes by having nothing to look at. */
export function counted(count: number, what: string): string {
  if (count === 0) throw new Error(`There were no ${what} to look at`);
  return `${count} ${what}`;
}
