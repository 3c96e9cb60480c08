import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { readMark, writeMark } from '../audit/mark.ts';
import { verifyRecord } from '../audit/verify.ts';
import { env } from '../env.ts';

/**
 * `npm run audit:verify [-- --mark=1234:ab12… …]` walks the record of access and says every break. The line of a mark, as the
 * log of a day, a Monday's mail or a former run has it, is looked for as well: only so a cut end shows. Exit code 1 when
 * something is broken, 2 when a mark is none.
 */
const { values, positionals } = parseArgs({
  options: { mark: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const marks = [...(values.mark ?? []), ...positionals].map((word) => {
  const mark = readMark(word);
  if (mark) return mark;
  process.stderr.write('Write a mark as the log, the mail or a former run has it, 12:ab34…\n');
  process.exit(2);
});
const client = new Client({ connectionString: env().DATABASE_URL });
await client.connect();
const { lines, last, breaks } = await verifyRecord(client, marks);
await client.end();
for (const found of breaks) process.stdout.write(`${found}\n`);
process.stdout.write(
  breaks.length === 0
    ? `${lines} lines, none changed, removed or swapped.\n`
    : `The record of access is broken in ${breaks.length} places.\n`,
);
if (last) process.stdout.write(`The newest line: ${writeMark(last)}\n`);
process.exitCode = breaks.length === 0 ? 0 : 1;
