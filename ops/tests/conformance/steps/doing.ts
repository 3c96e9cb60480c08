import type { World } from '../world.ts';

/** How each kind of step is done, or looked for. */
export type Doing<Kinds> = {
  [Kind in keyof Kinds]: (world: World, asked: Kinds[Kind]) => Promise<void>;
};
