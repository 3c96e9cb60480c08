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
 */
const dataDir = join(root, '.data', `bench-big-${process.pid}`);
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupt.abort());

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
    const command = ['npx', '--no', 'vitest', 'run', '--config', 'vitest.figures.config.ts', 'big'];
    return await run({
      command: [...command, '--disable-console-intercept'],
      cwd: join(root, 'cms'),
      env: {
        ...base,
        ...services.env,
        BIG_ORDERS: orders,
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

const given = process.argv.find((word) => word.startsWith('--orders='))?.split('=')[1];
try {
  process.exitCode = (await bench(given ?? '1000000')) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
