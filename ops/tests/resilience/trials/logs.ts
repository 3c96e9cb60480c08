import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsOf } from '../../world/calls.ts';
import { grouped } from '../../world/figures.ts';
import { canary, newShopper } from '../../world/shopper.ts';
import { formNames, sendForm } from '../forms.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

export const cleanLogs: Trial = {
  id: 'PRV-07',
  title: 'what people typed is in no log and no job',
  async run(world) {
    const shopper = newShopper(world);
    const { intent } = await shopper.pay();
    await shopper.report(intent);
    const call = callsOf(world);
    for (const name of formNames) await sendForm(world, name);
    await call('POST', '/api/chat', {
      messages: [
        { role: 'user', content: `My name is ${canary} and I live at ${canary} Lane. What helps?` },
      ],
    });
    await call('GET', `/mail/${canary}`);
    const jobs = await jobsWithCanary(world);
    const folder = world.logDir;
    const files = readdirSync(folder).filter((name) => name.endsWith('.log'));
    const hits = files.flatMap((name) => {
      const found = readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.toLowerCase().includes(canary));
      return found.length > 0 ? [`${name} ${found.length}`] : [];
    });
    const lines = files.reduce(
      (sum, name) => sum + readFileSync(join(folder, name), 'utf8').split('\n').length,
      0,
    );
    return {
      kept: hits.length + jobs.hits === 0 && lines > 100 && jobs.all > 0,
      figure: `${grouped(lines)} lines of ${files.length} logs and ${grouped(jobs.all)} jobs of this run searched, ${hits.length} logs and ${jobs.hits} jobs with a hit${hits.length > 0 ? `: ${hits.join(', ')}` : ''}`,
    };
  },
};

/** Jobs, and what is noted about their runs, are kept for a week: they may name records and nothing else. */
async function jobsWithCanary({ query }: World): Promise<{ all: number; hits: number }> {
  const [row] = await query<{ all: number; hits: number }>(
    `select count(*)::int as all, (count(*) filter (where words ilike $1))::int as hits
      from (select to_jsonb(j)::text as words from payload_jobs j union all select to_jsonb(l)::text from payload_jobs_log l) as one`,
    [`%${canary}%`],
  );
  return row ?? { all: 0, hits: 0 };
}
