import { getPayload } from 'payload';
import pg from 'pg';
import { requirePrepared } from '../accounts/require-prepared.ts';
import { env } from '../env.ts';
import { parseFieldKeys } from '../fields/encryption/cipher.ts';
import { reencrypt } from '../fields/encryption/reencrypt.ts';
import { sealedColumns } from '../fields/encryption/sealed-columns.ts';
import { whatMayGo } from '../fields/encryption/what-may-go.ts';
import { log, reasonOf } from '../log.ts';
import config from '../payload.config.ts';

/**
 * `npm run reencrypt`: brings all health data under the first key of FIELD_KEYS while the shop goes on, and says which
 * former keys may go. Exit code 0 when all of them may.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`);
log.level = 'silent';
try {
  const keys = parseFieldKeys(env().FIELD_KEYS);
  const payload = await getPayload({ config, disableOnInit: true });
  await requirePrepared(payload);
  const columns = sealedColumns(payload);
  await payload.destroy();
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    application_name: 'reencrypt',
    connectionTimeoutMillis: 3_000,
    lock_timeout: 3_000,
    keepAlive: true,
  });
  await client.connect();
  say(`Encrypting anew with the key "${keys.writer}"; this may be stopped at any time.`);
  const result = await reencrypt({ client, columns, keys, onBatch: progress() });
  await client.end();
  const { lines, isDone } = whatMayGo(result, keys);
  for (const line of lines) say(line);
  process.exit(isDone ? 0 : 1);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

/** One line a second at most. */
function progress() {
  let next = 0;
  return (done: number) => {
    if (Date.now() < next) return;
    next = Date.now() + 1_000;
    say(`${done} texts so far`);
  };
}
