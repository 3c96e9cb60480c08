import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../browser.ts';
import { plainEnv, root } from '../../env.ts';
import { progress } from '../../launcher/progress.ts';
import { browserTests, browserTestsEnv } from '../run/browser-tests.ts';
import { run } from '../run/check.ts';
import { prepareOwnStack } from '../run/own-stack.ts';

/**
 * `npm run test:week`: a week of a practice, made over the calls of the shop and worked off through the desk's screens
 * alone, until Today says that nothing waits; then the taps of what is done every week, on a phone and at a desk. `npm test`
 * works off a small one.
 */
const dataDir = join(root, '.data', `week-${process.pid}`);
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupt.abort());

async function workOff(): Promise<boolean> {
  const base = plainEnv();
  const own = await prepareOwnStack({
    dataDir,
    given: { ...base, POSTGRES_THROWAWAY: '1' },
    onRestart: (name) => progress(`${name} has ended by itself`),
  });
  try {
    await own.stack.start();
    const env = {
      ...base,
      ...browserTestsEnv(own, await findBrowser()),
      WHOLE_WEEK: '1',
      WEEK_DATABASE_URL: own.environment.prepare.DATABASE_OWNER_URL ?? '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(dataDir, 'week.json'),
      E2E_OUTPUT_DIR: join(root, '.data', 'week'),
    };
    let isWell = true;
    // One after the other: what the second leaves waits on Today.
    for (const file of ['office/week.spec.ts', 'office/taps.spec.ts']) {
      const command = browserTests('e2e', 'alone', [file]);
      const isDone = await run({
        command,
        cwd: join(root, 'ops'),
        env,
        interrupt: interrupt.signal,
      });
      isWell &&= isDone;
    }
    return isWell;
  } finally {
    await own.stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  process.exitCode = (await workOff()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
