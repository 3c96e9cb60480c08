import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { copyBackup } from '../backup/copy.ts';
import { makeBackupKey, openBackup, sealBackup } from '../backup/encryption.ts';
import { backupEnv, env } from '../env.ts';
import { log } from '../log.ts';

/**
 * The parts of ops/deploy/backup.sh and restore.sh that need a program: `key` makes a key, `seal` encrypts what comes in
 * to BACKUP_RECIPIENT, `open` turns it back with BACKUP_KEY, `note` tells the office that a backup was made, `copy` puts the
 * backup that comes in into the bucket of BACKUP_S3_* (`copy <name> <bytes> <sha256>`) and tells the office whether it is there.
 */
const input = () => Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>;
const output = (bytes: ReadableStream<Uint8Array>) =>
  pipeline(Readable.fromWeb(bytes as never), process.stdout);

const commands: Record<string, () => Promise<void>> = {
  async key() {
    const { secret, recipient } = await makeBackupKey();
    process.stdout.write(
      `Write this down where the server is not, for example in a password manager. Without it no backup can be read:\n${secret}\n\nAdd this line to .env on the server:\nBACKUP_RECIPIENT=${recipient}\n`,
    );
  },
  seal: async () => output(await sealBackup(input(), backupEnv().recipient)),
  open: async () => output(await openBackup(input(), backupEnv().secret)),
  note: () => tellOffice('backed_up_at'),
  async copy() {
    const [name = '', bytes, sha256 = ''] = process.argv.slice(3);
    try {
      await copyBackup(process.stdin, { name, bytes: Number(bytes), sha256 }, backupEnv().bucket);
    } catch (error) {
      log.error({ err: error, alert: 'backup-copy' }, 'a backup was not copied to the bucket');
      await tellOffice('copy_failed_at').catch(() => undefined);
      throw error;
    }
    await tellOffice('copied_at').catch(() => undefined);
  },
};

/** Writes down now as the moment of what was done; the table has one row, or none before the worker's first start. */
async function tellOffice(column: 'backed_up_at' | 'copied_at' | 'copy_failed_at'): Promise<void> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    const { rowCount } = await client.query(`update worker set ${column} = now()`);
    if (!rowCount)
      await client.query(
        `insert into worker (${column}, created_at, updated_at) values (now(), now(), now())`,
      );
  } finally {
    await client.end();
  }
}

const command = commands[process.argv[2] ?? ''];
if (!command) {
  process.stderr.write(`Which one? ${Object.keys(commands).join(', ')}\n`);
  process.exit(2);
}
await command().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
