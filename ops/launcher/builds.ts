import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommand } from './managed-process.ts';

const notSource = new Set([
  'node_modules',
  'build',
  'dist',
  '.next',
  '.react-router',
  'tests',
  'bench',
  'next-env.d.ts',
  'tsconfig.tsbuildinfo',
]);

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )) {
    if (notSource.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (entry.isFile()) yield path;
  }
}

/** One hash over everything a build depends on: its folder, what all are made of, the lock file, Node. */
export function sourceHash(root: string, folder: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const part of [folder, 'common'])
    for (const file of sourceFiles(join(root, part)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

const builds = [
  {
    workspace: 'cms',
    outputs: ['.next', 'dist'],
    text: 'Building the admin panel (about a minute; only after changes)',
  },
  { workspace: 'web', outputs: ['build'], text: 'Building the shop' },
];

/** Builds each workspace whose sources have changed since its last build. */
export async function buildAll({
  root,
  env,
  logDir,
  onProgress,
}: {
  root: string;
  env: Record<string, string>;
  logDir: string;
  onProgress: (text: string) => void;
}): Promise<void> {
  for (const { workspace, outputs, text } of builds) {
    const stamps = outputs.map((output) => join(root, workspace, output, 'source-hash'));
    const wanted = sourceHash(root, workspace);
    if (stamps.every((stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted))
      continue;
    onProgress(text);
    await runCommand({
      name: `Building ${workspace}`,
      command: ['npm', 'run', 'build'],
      cwd: join(root, workspace),
      env,
      logFile: join(logDir, `build-${workspace}.log`),
    });
    for (const stamp of stamps) writeFileSync(stamp, wanted);
  }
}
