import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grouped, seconds } from '../../world/figures.ts';
import { docker } from '../command-line.ts';
import { enter } from '../office.ts';
import { buyOne } from '../shopping.ts';
import type { Trial } from '../trial.ts';
import { timed, type World } from '../world.ts';

export const backup: Trial = {
  id: 'REL-15',
  title: 'a backup brings an empty server back to the same rows and files',
  async run(world) {
    const { compose, dataDir } = world;
    const { id } = await buyOne(world);
    const office = await enter(world);
    const written = await office.get(`orders/${id}?depth=0`);
    // What the worker notes of itself would be news after the backup.
    await compose.run('stop', 'web', 'cms', 'worker');
    const before = await contentOf(world);
    let said = '';
    const backing = await timed(
      async () => (said = await run(world, 'backup.sh', [join(dataDir, 'backups')])),
    );
    const file = /Wrote (\S+\.tar)/.exec(said)?.[1] ?? '';

    const refusals = [
      await refusalOf(world, [file]),
      await refusalOf(world, [file, '--replace'], { BACKUP_KEY: '' }),
      await refusalOf(world, [file, '--replace'], { ENV_FILE: withOtherKeys(world) }),
    ];
    await loseAll(world);
    const restoring = await timed(() => run(world, 'restore.sh', [file]));
    const after = await contentOf(world);
    const differences = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => before.get(name) !== after.get(name),
    );
    for (const name of differences) world.say(`  different: ${name}`);
    const starting = await timed(async () => {
      await compose.run('up', '-d', '--no-build');
      await world.standing();
    });
    const again = await (await enter(world)).ask('GET', `orders/${id}?depth=0`);
    const isReadable =
      written.email !== undefined &&
      written.address === again.body.address &&
      written.email === again.body.email;
    const next = await buyOne(world);
    const tables = [...before.keys()].filter((name) => name.startsWith('table ')).length;
    const rows = [...before].reduce(
      (sum, [name, mark]) => sum + (name.startsWith('table ') ? Number(mark.split(' ')[0]) : 0),
      0,
    );
    return {
      kept:
        differences.length === 0 &&
        rows > 0 &&
        before.size > tables &&
        isReadable &&
        again.status === 200 &&
        refusals.every(Boolean) &&
        next.id !== '',
      figure: `${tables} tables with ${grouped(rows)} rows and ${before.size - tables} files, ${differences.length} different; backup of ${(statSync(file).size / 1_000_000).toFixed(1)} MB in ${seconds(backing)}, restored in ${seconds(restoring)}, selling again after ${seconds(starting)} more; the order is ${isReadable ? 'readable' : 'NOT readable'}; ${refusals.filter(Boolean).length} of 3 careless restores refused`,
    };
  },
};

/** Count and mark of each table's rows, and a mark of each uploaded file. */
async function contentOf({ query, compose }: World): Promise<Map<string, string>> {
  const tables = await query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const content = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await query<{ mark: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as mark from "${name}" one`,
    );
    content.set(`table ${name}`, row?.mark ?? '');
  }
  const files = await compose.run(
    'run',
    '--rm',
    '-T',
    '--no-deps',
    'cms',
    'sh',
    '-c',
    'cd /media && find . -type f -exec md5sum {} +',
  );
  for (const line of files.split('\n').filter(Boolean))
    content.set(`file ${line.slice(34)}`, line.slice(0, 32));
  return content;
}

/** The server is gone with all its volumes; Stripe is not. */
async function loseAll({ compose }: World): Promise<void> {
  const own = [...new Set((await compose.containers()).map(({ service }) => service))].filter(
    (service) => service !== 'stripe',
  );
  await compose.run('rm', '--stop', '--force', ...own);
  const volumes = (
    await docker(
      'volume',
      'ls',
      '-q',
      '--filter',
      `label=com.docker.compose.project=${compose.project}`,
    )
  )
    .split('\n')
    .filter(Boolean);
  await docker('volume', 'rm', ...volumes);
}

async function run({ compose, backupKey }: World, script: string, args: string[]): Promise<string> {
  const { code, output, errors } = await compose.script(script, args, { BACKUP_KEY: backupKey });
  if (code !== 0)
    throw new Error(`${script} failed:\n${(output + errors).split('\n').slice(-15).join('\n')}`);
  return output;
}

/** True when the restore was refused. */
async function refusalOf(
  { compose, backupKey }: World,
  args: string[],
  variables: Record<string, string> = {},
): Promise<boolean> {
  const { code, errors } = await compose.script('restore.sh', args, {
    BACKUP_KEY: backupKey,
    ...variables,
  });
  return code !== 0 && /--replace|FIELD_KEYS|cannot be opened/.test(errors);
}

function withOtherKeys({ dataDir }: World): string {
  const file = join(dataDir, 'other-env');
  copyFileSync(join(dataDir, 'env'), file);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      /^FIELD_KEYS=.*$/m,
      `FIELD_KEYS=k1:${Buffer.alloc(32, 7).toString('base64')}`,
    ),
  );
  return file;
}
