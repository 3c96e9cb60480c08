import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from 'common/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { plainEnv, root } from '../env.ts';

const portNames = [
  'PORT',
  'CMS_PORT',
  'STRIPE_STAND_IN_PORT',
  'MAIL_CATCHER_SMTP_PORT',
  'MAIL_CATCHER_PORT',
  'POSTGRES_PORT',
];

/** The processes that work for a shop with this data folder; it stands in their environment or their command line. */
function processesOf(dataDir: string): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter(
    (pid) =>
      pid !== process.pid &&
      [`/proc/${pid}/environ`, `/proc/${pid}/cmdline`].some((file) =>
        readable(file).includes(dataDir),
      ),
  );
}

function readable(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended since the folder was read.
    return '';
  }
}

function npmRun(script: string, cwd: string, env: Record<string, string>) {
  const npm = spawn('npm', ['run', script], {
    cwd,
    env: { ...plainEnv(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { npm, said: () => said, ended: once(npm, 'exit') };
}

test(
  'SAFE-01 SIGTERM to `npm start` ends all that it has started',
  { timeout: 300_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
    const ports = await Promise.all(
      portNames.map(async (name) => [name, String(await freePort())]),
    );
    const { npm, said, ended } = npmRun('start', root, {
      ...Object.fromEntries(ports),
      DATA_DIR: dataDir,
    });
    onTestFinished(() => {
      for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    });
    await expect.poll(said, { timeout: 240_000 }).toContain('Preparing the database');
    expect(processesOf(dataDir).length).toBeGreaterThan(2);
    npm.kill('SIGTERM');
    await ended;
    await expect.poll(() => processesOf(dataDir), { timeout: 20_000 }).toEqual([]);
  },
);

test.each(['start', 'dev'])(
  'SAFE-01 the launcher behind `npm run %s` hears what npm is told',
  async (script) => {
    const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ scripts: { [script]: scripts[script] } }),
    );
    mkdirSync(join(folder, 'ops'), { recursive: true });
    writeFileSync(
      join(folder, 'ops/start.ts'),
      "console.log(`runs as ${process.pid}`); process.on('SIGTERM', () => process.exit()); setTimeout(() => {}, 30_000);",
    );
    const { npm, said, ended } = npmRun(script, folder, {});
    await expect.poll(said).toMatch(/runs as \d+/);
    npm.kill('SIGTERM');
    await ended;
    const pid = /runs as (\d+)/.exec(said())?.[1] ?? '';
    await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 5_000 }).toBe(false);
  },
);
