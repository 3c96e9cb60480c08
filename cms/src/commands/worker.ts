import { getPayload } from 'payload';
import { env, metricsAddress } from '../env.ts';
import { giveSignsOfLife } from '../jobs/heartbeat.ts';
import { becomeLeader, untilDatabaseAnswers } from '../jobs/leader.ts';
import { takeOver } from '../jobs/recover-jobs.ts';
import { shopFigures } from '../jobs/shop-figures.ts';
import { work } from '../jobs/work.ts';
import { log } from '../log.ts';
import { closeMailConnections } from '../mails/sending/adapter.ts';
import { requeueLostMails } from '../mails/sending/lost-mails.ts';
import config from '../payload.config.ts';
import { duties } from './duties.ts';

/**
 * The process that sends mails and compares payments. Any number may run: one leads, the others stand by. It ends with
 * code 1 when it loses its lock or the database, and whoever started it starts it again; then it waits for the database.
 */
async function main(signal: AbortSignal): Promise<void> {
  const say = giveSignsOfLife(env().WORKER_STATE_FILE);
  await untilDatabaseAnswers(env().DATABASE_URL, signal, () =>
    log.warn('worker waits for the database'),
  );
  if (signal.aborted) return;
  const payload = await getPayload({ config, disableOnInit: true });
  log.info('worker is standing by');
  say('stands by');
  const metrics = metricsAddress();
  if (metrics) {
    const { serveMetrics } = await import('common/metrics/serve');
    shopFigures(payload, await serveMetrics('worker', metrics));
  }
  const leadership = await becomeLeader(env().DATABASE_URL, signal);
  if (leadership) {
    say('leads');
    const found = { jobs: await takeOver(payload), mails: await requeueLostMails(payload) };
    log.info(found, 'worker leads');
    await Promise.race([work(payload, leadership, signal, duties), leadership.lost.then(refuse)]);
    closeMailConnections();
    await leadership.release();
  }
  await payload.destroy();
}

function refuse(reason: string): never {
  throw new Error(`The lock of the worker was lost: ${reason}`);
}

const stop = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stop.abort());

try {
  await main(stop.signal);
  log.info('worker has stopped');
  process.exit(0);
} catch (err) {
  log.fatal({ err }, 'worker ends');
  process.exit(1);
}
