import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnv, root } from './env.ts';
import { progress } from './launcher/progress.ts';
import { run } from './tests/run/check.ts';
import { prepareOwnStack } from './tests/run/own-stack.ts';
import { startIntegrationServices } from './tests/run/services.ts';

/**
 * `npm run bench:big`: what a practice with a million orders costs the database, beside a new shop (SCALE-04). One line for
 * each thing that is asked of it; about fifteen minutes and 8 GB of disk. `npm run bench:big -- --orders=100000` is quicker.
 * `-- --only=desk` measures the desk's screens with 20,000 orders (DESK-16), about four minutes; `--plans` says how the
 * database finds what is searched for there.
 */
const dataDir = join(root, '.data', `bench-big-${process.pid}`);
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupt.abort());

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];

async function bench(orders: string): Promise<boolean> {
  const base = plainEnv();
  const { stack, environment, secrets } = await prepareOwnStack({
    dataDir,
    given: { ...base, POSTGRES_THROWAWAY: '1' },
    onRestart: (name) => progress(`${name} has ended by itself`),
  });
  const services = await startIntegrationServices({
    root,
    dataDir,
    secrets,
    base: environment.build,
  });
  try {
    await stack.start();
    const figures = option('only') ?? 'big';
    const command = [
      'npx',
      '--no',
      'vitest',
      'run',
      '--config',
      'vitest.figures.config.ts',
      figures,
    ];
    return await run({
      command: [...command, '--disable-console-intercept'],
      cwd: join(root, 'cms'),
      env: {
        ...base,
        ...services.env,
        BIG_ORDERS: orders,
        FIGURES_PLANS: process.argv.includes('--plans') ? '1' : '',
        TEST_DATABASE_URL: environment.prepare.DATABASE_OWNER_URL ?? '',
      },
      interrupt: interrupt.signal,
    });
  } finally {
    await services.stop();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  process.exitCode = (await bench(option('orders') ?? '1000000')) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
