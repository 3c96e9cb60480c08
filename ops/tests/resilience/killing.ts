import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '../../launcher/stack.ts';
import type { World } from './world.ts';

/** Kills victims until `work` is done; `onKill` after each. Throws at once when the shop does not stand up again, whatever the work waits for. */
export async function whileKilling<Result>(
  world: World,
  victims: readonly ServiceName[],
  onKill: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const isDone = new AbortController();
  const killing = killAtRandom(world, victims, isDone.signal, onKill);
  const [result] = await Promise.all([work().finally(() => isDone.abort()), killing]);
  return result;
}

/** In rounds, each of them over all victims; after each the shop stands up again, and then stands for as long as that took, on a slow machine too. */
async function killAtRandom(
  { kill, random, recover, say }: World,
  victims: readonly ServiceName[],
  signal: AbortSignal,
  onKill: () => void,
): Promise<void> {
  let order: ServiceName[] = [];
  while (!signal.aborted) {
    await pause(random.between(300, 2_500), undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    if (order.length === 0) {
      const fell = performance.now();
      await recover();
      await pause(performance.now() - fell, undefined, { signal }).catch(() => {});
      order = random.shuffled(victims);
    }
    const victim = order.pop() ?? 'web';
    say(`  kill -9 ${victim}`);
    kill(victim);
    onKill();
  }
}
