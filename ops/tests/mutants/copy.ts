import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Copies the project as it stands, uncommitted changes included, with its packages (as links to the same bytes) and
 * builds, so that it can be spoilt without harm. `to` must be on the same disk.
 */
export async function copyProject(root: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const { stdout } = await run(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: root, maxBuffer: 64_000_000 },
  );
  const list = join(to, '..', 'files');
  await writeFile(list, stdout);
  await run('sh', ['-c', 'xargs -0 cp -p --parents -t "$0" < "$1"', to, list], { cwd: root });
  for (const folder of ['.', 'common', 'web', 'cms', 'ops'])
    await run(
      'sh',
      ['-c', '[ ! -d "$0/node_modules" ] || cp -al "$0/node_modules" "$1/$0/"', folder, to],
      { cwd: root },
    );
  for (const build of ['cms/.next', 'cms/dist', 'web/build'])
    await run('sh', ['-c', '[ ! -d "$0" ] || cp -a "$0" "$1/$0"', build, to], { cwd: root });
}
