import { Client } from 'pg';
import { verifyRecord } from '../audit/verify.ts';
import { env } from '../env.ts';

/**
 * `npm run audit:verify [-- number:mark …]` walks the record of access and says every break. A number with its mark, as a
 * former run printed it, is looked for as well. Exit code 1 when something is broken.
 */
const anchors = process.argv.slice(2).map((word) => {
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(word) ?? [];
  if (seq && hash) return { seq: Number(seq), hash };
  process.stderr.write('Write a number and its mark as a former run printed them, 12:ab34…\n');
  process.exit(2);
});
const client = new Client({ connectionString: env().DATABASE_URL });
await client.connect();
const { lines, last, breaks } = await verifyRecord(client, anchors);
await client.end();
for (const found of breaks) process.stdout.write(`${found}\n`);
process.stdout.write(
  breaks.length === 0
    ? `${lines} lines, none changed, removed or swapped.\n`
    : `The record of access is broken in ${breaks.length} places.\n`,
);
if (last) process.stdout.write(`The newest line: ${last.seq}:${last.hash}\n`);
process.exitCode = breaks.length === 0 ? 0 : 1;
