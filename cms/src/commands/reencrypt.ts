import { getPayload } from 'payload';
import pg from 'pg';
import { requirePrepared } from '../accounts/require-prepared.ts';
import { env } from '../env.ts';
import { parseFieldKeys } from '../fields/encryption/cipher.ts';
import { reencrypt } from '../fields/encryption/reencrypt.ts';
import { sealedColumns } from '../fields/encryption/sealed-columns.ts';
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
  const result = await reencrypt({ client, columns, keys, onBatch: progress() }).finally(() =>
    client.end(),
  );
  process.exitCode = explain(result, keys);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
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

function explain(
  { done, unreadable, needed }: Awaited<ReturnType<typeof reencrypt>>,
  { writer, keys }: ReturnType<typeof parseFieldKeys>,
): number {
  say(`${done} texts were encrypted anew.`);
  if (unreadable.length > 0) {
    const some = unreadable.slice(0, 20).join('\n  ');
    say(`${unreadable.length} texts open with none of the keys and were left alone:\n  ${some}`);
  }
  const former = [...keys.keys()].filter((kid) => kid !== writer);
  for (const kid of former) {
    const where = needed.filter(({ key }) => key === kid);
    say(
      where.length === 0
        ? `The key "${kid}" may go from FIELD_KEYS. Keep it with the backups from before today: they need it.`
        : `The key "${kid}" must stay: ${where.map(({ table, rows }) => `${rows} in ${table}`).join(', ')}. Does every copy of the shop run with the new FIELD_KEYS? Restart them and run this again.`,
    );
  }
  const lost = needed.filter(({ key }) => !keys.has(key));
  for (const { key, table, rows } of lost)
    say(
      `${rows} rows in ${table} need the key "${key}", which FIELD_KEYS does not have. Put it back.`,
    );
  if (former.length === 0 && lost.length === 0) say('There is one key only; nothing has to go.');
  return needed.length === 0 && unreadable.length === 0 ? 0 : 1;
}
