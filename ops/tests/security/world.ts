import type { Stage, Terms } from '../trials/trial.ts';
import { openStage, prepareWorld, type World } from '../world/world.ts';

export type { World };

/** The shop behind one proxy that is believed: us. */
export async function createWorld(terms: Terms): Promise<Stage<World>> {
  const world = await prepareWorld(terms, { given: { LIMITS_FACTOR: '100000' } });
  return await openStage(world, {
    start: () => world.stack.start(),
    stop: () => world.stack.stop(),
  });
}
