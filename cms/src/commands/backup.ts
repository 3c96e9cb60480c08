import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { makeBackupKey, openBackup, sealBackup } from '../backup/encryption.ts';
import { backupEnv, env } from '../env.ts';

/**
 * The parts of ops/deploy/backup.sh and restore.sh that need a program: `key` makes a key, `seal` encrypts what comes in
 * to BACKUP_RECIPIENT, `open` turns it back with BACKUP_KEY, `note` tells the office that a backup was made.
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
  async note() {
    const client = new Client({ connectionString: env().DATABASE_URL });
    await client.connect();
    try {
      const { rowCount } = await client.query('update worker set backed_up_at = now()');
      if (!rowCount)
        await client.query(
          'insert into worker (backed_up_at, created_at, updated_at) values (now(), now(), now())',
        );
    } finally {
      await client.end();
    }
  },
};

const command = commands[process.argv[2] ?? ''];
if (!command) {
  process.stderr.write(`Which one? ${Object.keys(commands).join(', ')}\n`);
  process.exit(2);
}
await command().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
