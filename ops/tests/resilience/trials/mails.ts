import { setTimeout as pause } from 'node:timers/promises';
import { callsOf } from '../../world/calls.ts';
import { startCopy } from '../../world/copies.ts';
import { crowd } from '../../world/crowd.ts';
import { grouped, percentile, seconds } from '../../world/figures.ts';
import { allSent, queueMails, unsent } from '../../world/mail-queue.ts';
import { arrivals } from '../../world/mailbox.ts';
import { until } from '../../world/until.ts';
import { sendOnce } from '../forms.ts';
import { stopAt } from '../stop-point.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

export const takeOver: Trial = {
  id: 'REL-03',
  title: 'the worker is killed at random moments while it sends mails',
  async run(world) {
    const mails = await queueMails(world, world.count(1_000, 60));
    const kills = world.count(50, 3);
    const waits: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(world.random.between(50, 900));
      const left = await unsent(world, mails);
      if (left === 0) break;
      world.kill('worker');
      const killed = performance.now();
      await until('the next mail after a kill', 60_000, async () =>
        (await unsent(world, mails)) < left ? true : null,
      );
      waits.push(performance.now() - killed);
    }
    await allSent(world, mails);
    const [stuck] = await world.query<{ count: string }>(
      'select count(*) from payload_jobs where processing',
    );
    const { missing, repeated } = await arrivals(world, mails);
    return {
      kept:
        Number(stuck?.count) === 0 && missing === 0 && repeated <= waits.length && waits.length > 0,
      figure: `${grouped(mails.length)} mails, ${waits.length} kills, ${stuck?.count} jobs stuck, ${missing} missing, ${repeated} repeated, take-over p95 ${seconds(percentile(waits, 0.95))}`,
    };
  },
};

export const manyWorkers: Trial = {
  id: 'REL-04',
  title: 'two to four workers at once',
  async run(world) {
    const runs = world.count(10, 1);
    let jobs = 0;
    let twice = 0;
    let missing = 0;
    for (let run = 0; run < runs; run += 1) {
      const others = await Promise.all(
        Array.from({ length: world.random.between(1, 3) }, (_, index) =>
          startCopy(world, { app: 'worker', name: `worker-${run}-${index}` }),
        ),
      );
      try {
        const mails = await queueMails(world, world.count(2_000, 200) / runs);
        await allSent(world, mails);
        const count = await arrivals(world, mails);
        const [runTwice] = await world.query<{ count: string }>(
          'select count(*) from (select 1 from payload_jobs j join payload_jobs_log l on j.id = l._parent_id where j.input->>$1 = any($2) group by j.id having count(*) > 1) as one',
          ['mail', mails],
        );
        jobs += mails.length;
        twice += count.repeated + Number(runTwice?.count);
        missing += count.missing;
      } finally {
        await Promise.all(others.map((worker) => worker.stop(10)));
      }
    }
    return {
      kept: twice + missing === 0 && jobs > 0,
      figure: `${grouped(jobs)} jobs in ${runs} runs with 2 to 4 workers, ${twice} run twice, ${missing} missing`,
    };
  },
};

export const killedAfterYes: Trial = {
  id: 'REL-05',
  title: 'the worker is killed between the yes of the mail server and its own mark',
  async run(world) {
    const kills = world.count(40, 4);
    const mails = [
      ...(await queueMails(world, Math.ceil(kills / 2) + 5)),
      ...(await queueForms(world, Math.floor(kills / 2) + 5)),
    ];
    for (let kill = 0; kill < kills; kill += 1) {
      const point = await stopAt(world, {
        table: 'mails',
        event: 'update',
        when: 'before',
        only: "new.state = 'sent'",
      });
      try {
        const backend = await point.reached();
        world.kill('worker');
        // Or the database would still carry out the mark of the dead worker.
        await world.query('select pg_terminate_backend($1)', [backend]);
      } finally {
        await point.remove();
      }
    }
    await allSent(world, mails);
    const { missing, repeated } = await arrivals(world, mails);
    return {
      kept: missing === 0 && repeated === kills,
      figure: `${kills} kills in that moment, ${mails.length} mails of orders and forms, ${missing} missing, ${repeated} repeated, each with its own Message-ID again`,
    };
  },
};

/** Sends forms while no worker runs; answers the mails' ids. */
async function queueForms(world: World, count: number): Promise<string[]> {
  await world.stack.halt('worker');
  const call = callsOf(world);
  const sent = await crowd(count, 4, (index) =>
    sendOnce(call, index % 2 ? 'freebie-downloads' : 'workshop-signup'),
  );
  await world.stack.resume('worker');
  const rows = await world.query<{ id: string }>(
    'select id from mails where coalesce(download_id, signup_id)::text = any($1)',
    [sent.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}
