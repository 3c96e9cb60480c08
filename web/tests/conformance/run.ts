import type { Step, Steps } from './line.ts';
import { acting } from './steps/acting.ts';
import { calls } from './steps/calls.ts';
import type { Doing } from './steps/doing.ts';
import { looking } from './steps/looking.ts';
import { marks } from './steps/marks.ts';
import { office } from './steps/office.ts';
import { time } from './steps/time.ts';
import { fillIn, type World } from './world.ts';

const doing: Doing<Steps> = { ...acting, ...looking, ...marks, ...time, ...calls, ...office };

/** Does the steps of a line, one after the other. */
export async function run(world: World, steps: Step[]): Promise<void> {
  for (const step of steps) {
    const [kind, asked] = Object.entries(step)[0] as [keyof Steps, never];
    await doing[kind](world, fillIn(asked, world.names));
  }
}
