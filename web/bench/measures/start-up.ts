import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../server-process.ts';
import { atMost, median } from '../table.ts';
import type { Figure } from '../table.ts';

const starts = 5;
const snapshotWrittenMs = 1_000;

/** From the start of a web process to its first page, out of what an earlier process left on disk. */
export async function measureStartUp(start: () => Promise<ServerProcess>): Promise<Figure[]> {
  const earlier = await start();
  await pause(snapshotWrittenMs);
  await earlier.stop();
  const times: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const shop = await start();
    times.push(shop.firstAnswerMs);
    await shop.stop();
  }
  return [atMost(`start of web to its first page, median of ${starts}`, median(times), 300, 'ms')];
}
