import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { grouped } from '../../world/figures.ts';
import { openGauges, type Reading } from '../soak/gauges.ts';
import { startLoad } from '../soak/load.ts';
import { type Slope, slopeOf } from '../soak/slope.ts';
import { type Watched, watched } from '../soak/with-gauges.ts';
import type { Trial } from '../trial.ts';

const hourMs = 3_600_000;
const sampleMs = 30_000;
/** Of two hours' 240; fewer say nothing. */
const leastSamples = 12;

/**
 * What may be added in an hour, in MB and pieces. The load asks for some 18,000 things an hour, as many as a practice
 * has in a day: 2 MB an hour that stay would be 110 bytes for each and 60 MB a month, which every process has to spare
 * between two updates. Resident memory follows in steps of the allocator's, so it may do four times that. A descriptor,
 * timer or connection that is left behind comes with each request of some kind, and the rarest kind is asked 60 times an
 * hour.
 */
const most: Record<keyof Reading, number> = {
  rss: 8,
  heap: 2,
  descriptors: 10,
  resources: 10,
  connections: 1,
};

/** What a process opens besides its pool: two for the record of access, one for the lock of the worker. */
const besidesPool = 3;

type Sample = { at: number; of: Record<Watched, Reading> };
type Judged = { what: string; slope: Slope; most: number };

export const soak: Trial = {
  id: 'REL-18',
  title: 'two hours of everything at once: memory, descriptors and connections stay as they are',
  async run(world) {
    const read = await openGauges(world);
    const load = await startLoad(world);
    const samples: Sample[] = [];
    const from = performance.now();
    const wanted = world.count((2 * hourMs) / sampleMs, leastSamples);
    try {
      while (samples.length < wanted) {
        await pause(from + (samples.length + 1) * sampleMs - performance.now());
        const at = performance.now() - from;
        const of = { web: await read('web'), cms: await read('cms'), worker: await read('worker') };
        samples.push({ at, of });
        appendFileSync(join(world.logDir, 'soak.jsonl'), `${JSON.stringify({ at, ...of })}\n`);
      }
    } finally {
      await load.stop();
    }
    const hours = (performance.now() - from) / hourMs;
    // A shop that has just started on a busy machine may have to ask for patience; the first quarter is its own.
    const late = samples.slice(Math.floor(samples.length / 4));
    const calmSince = from + (late[0]?.at ?? 0);
    const judged = judge(late);
    const [early, failures] = [
      load.failures.filter(({ at }) => at < calmSince),
      load.failures.filter(({ at }) => at >= calmSince),
    ];
    for (const { what, slope } of judged) world.say(`  ${what}: ${written(slope)} an hour`);
    for (const failure of new Set(load.failures.map(({ what }) => what)))
      world.say(`  not so: ${failure}`);
    const grown = judged.filter(({ slope, most }) => slope.perHour - slope.noise > most);
    const unsure = judged.filter(
      ({ slope, most }) =>
        slope.perHour > most && !grown.some(({ slope: other }) => other === slope),
    );
    const pool = Number(world.environment.cms.DATABASE_POOL) + besidesPool;
    const peak = Math.max(
      ...samples.flatMap(({ of: { cms, worker } }) => [cms.connections, worker.connections]),
    );
    const memory = judged.filter(({ what }) => /rss|heap/.test(what));
    return {
      kept:
        grown.length + unsure.length + failures.length === 0 &&
        peak <= pool &&
        load.purchases() > 0,
      figure: `${hours.toFixed(2)} hours, ${grouped(load.asked())} requests, ${grouped(load.purchases())} purchases, ${early.length} failed while it warmed up and ${failures.length} later; ${grown.length} of ${judged.length} figures grow, ${unsure.length} too restless to say; MB an hour: ${memory.map(({ what, slope }) => `${what} ${written(slope)}`).join(', ')}; at most ${peak} of ${pool} connections`,
    };
  },
};

/** The slope of each figure of each process. */
function judge(samples: Sample[]): Judged[] {
  const figures = Object.keys(most) as (keyof Reading)[];
  return watched.flatMap((name) =>
    figures.map((figure) => ({
      what: `${name} ${figure}`,
      slope: slopeOf(samples.map(({ at, of }) => ({ at, value: of[name][figure] }))),
      most: most[figure],
    })),
  );
}

const written = ({ perHour, noise }: Slope) =>
  `${perHour < 0 ? '−' : '+'}${Math.abs(perHour).toFixed(1)} ± ${noise.toFixed(1)}`;
