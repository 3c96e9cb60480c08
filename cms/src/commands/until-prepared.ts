import { env } from '../env.ts';
import { log, reasonOf } from '../log.ts';
import { untilPrepared } from '../startup/until-prepared.ts';

/**
 * Ends with code 0 when `prepare` has brought the database to what this code needs, and with 1 when it has not within ten
 * minutes. For orchestrators that start everything at once.
 */
try {
  await untilPrepared(env().DATABASE_URL, {
    patienceMs: 600_000,
    onWaiting: (reason) => log.info({ reason }, 'waits until the database is prepared'),
  });
  process.exit(0);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
