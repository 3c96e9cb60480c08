import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { plainEnv, root } from './env.ts';
import { progress } from './launcher/progress.ts';
import { sparingMemory } from './launcher/sparing-memory.ts';
import type { ServiceName, Stack } from './launcher/stack.ts';
import { run } from './tests/run/check.ts';
import { prepareOwnStack } from './tests/run/own-stack.ts';

/**
 * Measures the shop (web/bench) on a stack of its own and prints one table; about fifteen minutes on two cores.
 * Arguments are passed on: `npm run bench -- --only=pages`.
 */
const dataDir = join(root, '.data', `bench-${process.pid}`);
const benchDir = join(dataDir, 'bench');
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupt.abort());

async function bench(): Promise<boolean> {
  const env = plainEnv();
  const { stack, environment, secrets } = await prepareOwnStack({
    dataDir,
    given: env,
    onRestart: (name) => progress(`${name} has ended by itself`),
  });
  interrupt.signal.addEventListener('abort', () => void stack.stop(), { once: true });
  try {
    await stack.start();
    const browser = await findBrowser();
    mkdirSync(benchDir, { recursive: true });
    const { CMS_URL = '', CMS_PUBLIC_URL = '', CMS_API_KEY = '' } = environment.web;
    const account = {
      ADMIN_USERNAME: secrets.ADMIN_USERNAME,
      ADMIN_PASSWORD: secrets.ADMIN_PASSWORD,
    };
    const chromium = {
      CHROMIUM_PATH: browser.executablePath,
      CHROMIUM_ARGS: JSON.stringify(browser.args),
    };
    const stripe = {
      STRIPE_URL: environment.cms.STRIPE_API_BASE ?? '',
      STRIPE_KEY: secrets.STRIPE_SECRET_KEY,
    };
    const pids = {
      WEB_PID: pidOf(stack, 'web'),
      CMS_PID: pidOf(stack, 'cms'),
      WORKER_PID: pidOf(stack, 'worker'),
    };
    return await run({
      command: ['node', 'bench/main.ts', ...process.argv.slice(2)],
      cwd: join(root, 'web'),
      env: {
        ...env,
        ...account,
        ...chromium,
        ...stripe,
        ...pids,
        WEB_URL: environment.web.SITE_URL ?? '',
        SPARING_MEMORY: JSON.stringify(sparingMemory),
        CMS_URL,
        ADMIN_URL: CMS_PUBLIC_URL,
        CMS_API_KEY,
        BENCH_DIR: benchDir,
      },
      interrupt: interrupt.signal,
    });
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const pidOf = (stack: Stack, name: ServiceName) => String(stack.find(name)?.pid);

try {
  process.exitCode = (await bench()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
