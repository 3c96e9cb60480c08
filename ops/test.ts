import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findOtherBrowser } from './browser.ts';
import { plainEnv, root } from './env.ts';
import { progress } from './launcher/progress.ts';
import { browserTests as browserCommand, browserTestsEnv } from './tests/run/browser-tests.ts';
import { type Count, run } from './tests/run/check.ts';
import { copyShop, fillShop } from './tests/run/filled-shop.ts';
import { overhearStripe, type Overheard } from './tests/run/overhear-stripe.ts';
import { prepareOwnStack } from './tests/run/own-stack.ts';
import { createParts } from './tests/run/parts.ts';
import { playwrightCount, trialsCount, vitestCount } from './tests/run/report.ts';
import { startIntegrationServices } from './tests/run/services.ts';
import { judgeCalls } from './tests/run/stripe-contract/judge-calls.ts';

/**
 * The test command: lint, types, the data of an older shop, unit and integration tests, the acceptance list and the whole
 * shop in a browser, then a sample of the trials of `test:chaos` and `test:security`, on free ports and in data folders of
 * its own. `--only=checks|upgrade|vitest|conformance|browser|trials` runs a part, `--only=common|ops|cms|web` the unit and
 * integration tests of one workspace; `--files=today` takes only those of its test files whose path holds that, and
 * `--files=HOME-0,CHK-08` of `conformance` those lines. Ends with the share of each part and `N passed, N failed`.
 */
const baseEnv = plainEnv();
const dataDir = join(root, '.data', `test-${process.pid}`);
const option = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = option('only');
const files = option('files')?.split(',') ?? [];
const wants = (...names: string[]) => !only || names.includes(only);
const interrupt = new AbortController();
const parts = createParts();

const runIn = (
  workspace: string,
  command: string[],
  env: Record<string, string> = {},
  isAside = false,
) =>
  run({
    command,
    cwd: join(root, workspace),
    env: { ...baseEnv, ...env },
    interrupt: interrupt.signal,
    isAside,
  });

async function check(command: string[]): Promise<Count> {
  return (await runIn('.', command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(
  workspace: string,
  env: Record<string, string> = {},
  isAside = false,
): Promise<Count> {
  const report = join(dataDir, `vitest-${workspace}.json`);
  const command = [
    'npx',
    '--no',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ];
  return vitestCount(report, await runIn(workspace, command, env, isAside));
}

/** What has differed from one Chromium to the next: focus, toasts, the bank's dialog, code that comes late. */
const inBothBrowsers = ['focus.spec', 'toast.spec', 'offer-trouble.spec', 'late-code.spec'];

/** The specs of one folder, and of one of its projects: those that change the shop for everybody run by themselves. */
async function browserTests(
  folder: 'conformance' | 'e2e',
  project: string,
  env: Record<string, string>,
  specs: string[] = files,
): Promise<Count> {
  const name = `${folder}-${project}${specs === files ? '' : '-sample'}`;
  const report = join(dataDir, `${name}.json`);
  const chosen = folder === 'e2e' || specs.length === 0 ? specs : ['--grep', specs.join('|')];
  return playwrightCount(
    report,
    await runIn('ops', browserCommand(folder, project, chosen), {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      E2E_OUTPUT_DIR: join(dataDir, name),
    }),
  );
}

/** PAY-19 and STR over all that the tests asked of one payment stand-in; a whole run that asked nothing proves nothing. */
async function judgeOverheard(overheard: Overheard, stripeUrl: string): Promise<void> {
  const verdicts = { 'PAY-19': await overheard(), STR: await judgeCalls(stripeUrl) };
  for (const [id, verdict] of Object.entries(verdicts)) {
    if (!verdict && files.length > 0) continue;
    progress(`${id}  ${verdict?.figure ?? 'nothing was asked of Stripe'}`);
    parts.add(id, verdict?.kept ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
}

/** Their smallest counts, always with the same seed; the commands themselves run the full ones. */
const sample = {
  resilience: [
    'REL-01',
    'PAY-05',
    'PAY-06',
    'PAY-08',
    'PAY-09',
    'PAY-10',
    'PAY-11',
    'PAY-12',
    'PAY-13',
    'REL-02',
    'REL-03',
    'REL-06',
    'REL-09',
    'PRV-07',
  ],
  security: [
    'SEC-04',
    'SEC-08',
    'SEC-09',
    'SEC-10',
    'SEC-16',
    'SEC-22',
    'SEC-06',
    'LLM-04',
    'LLM-05',
    'PRV-07',
    'PRV-08',
    'PRV-09',
    'SEC-23',
  ],
};

async function trials(folder: keyof typeof sample, shop: string, isAside = false): Promise<Count> {
  const report = join(dataDir, `${folder}.json`);
  const command = [
    'node',
    `tests/${folder}/main.ts`,
    '--seed=1',
    '--scale=0.002',
    `--only=${sample[folder].join(',')}`,
    `--report=${report}`,
    `--shop=${shop}`,
  ];
  return trialsCount(report, await runIn('ops', command, {}, isAside));
}

/** The data of an older shop under the present code; it has a database and a clock of its own. */
async function upgrade(): Promise<Count> {
  const report = join(dataDir, 'upgrade.json');
  return trialsCount(
    report,
    await runIn('ops', ['node', 'tests/upgrade/main.ts', `--report=${report}`], {}, true),
  );
}

async function lintAndTypes(): Promise<void> {
  await parts.run('Lint', () => check(['npm', 'run', '--silent', 'lint']));
  await parts.run('Types', () => check(['npm', 'run', '--silent', 'types']));
}

async function test(): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  await Promise.all([
    wants('checks') && lintAndTypes(),
    wants('upgrade') && parts.run('The data of an older shop', upgrade),
  ]);
  if (wants('vitest', 'common', 'ops', 'cms', 'web', 'conformance', 'browser', 'trials'))
    await testNewShop();
}

async function testNewShop(): Promise<void> {
  if (interrupt.signal.aborted) return;
  let shop = '';
  await parts.run('Build and seed', async () => {
    shop = await fillShop(baseEnv, interrupt.signal);
    return { passed: 1, failed: 0 };
  });
  if (!shop) return;
  if (wants('vitest', 'common', 'ops', 'cms', 'web', 'conformance', 'browser'))
    await testTheShop(shop);
  if (!wants('trials')) return;
  // Each has a shop of its own.
  await Promise.all([
    parts.run('A sample of the trials of resilience', () => trials('resilience', shop)),
    parts.run('A sample of the trials of security', () => trials('security', shop, true)),
  ]);
}

/** What needs neither the database nor the shop. */
async function testUnits(): Promise<void> {
  for (const workspace of ['ops', 'common', 'web'])
    if (wants('vitest', workspace))
      await parts.run(`Tests of ${workspace}`, () => vitest(workspace, {}, true));
}

async function testTheShop(shop: string): Promise<void> {
  // A crash that the launcher mends for a visitor is still a failure here.
  const onRestart = (name: string) =>
    parts.add(`${name} has ended by itself during the tests`, { passed: 0, failed: 1 });
  const ownDir = join(dataDir, 'shop');
  await copyShop(shop, ownDir);
  const shopStack = await prepareOwnStack({
    dataDir: ownDir,
    given: { ...baseEnv, POSTGRES_THROWAWAY: '1' },
    onRestart,
  });
  const { stack, environment, secrets, ports } = shopStack;
  const services = await startIntegrationServices({
    root,
    dataDir,
    secrets,
    base: environment.build,
  });
  const stopAll = async () => {
    await services.stop();
    await stack.stop();
  };
  interrupt.signal.addEventListener('abort', () => void stopAll(), { once: true });
  const stripeUrl = `http://127.0.0.1:${ports.stripe}`;
  const overhear = (url: string) =>
    overhearStripe({
      stripeUrl: url,
      cmsUrl: `http://127.0.0.1:${ports.cms}`,
      cmsKey: secrets.CMS_API_KEY,
    });
  try {
    await stack.start();
    const overheardByUnits = wants('vitest', 'cms')
      ? await overhear(services.env.STRIPE_API_BASE)
      : null;
    // Those of cms wait for the database most of the time.
    await Promise.all([
      wants('vitest', 'cms') &&
        parts.run('Tests of cms', () =>
          vitest('cms', {
            ...services.env,
            TEST_DATABASE_URL: environment.prepare.DATABASE_OWNER_URL ?? '',
          }),
        ),
      testUnits(),
    ]);
    if (overheardByUnits) await judgeOverheard(overheardByUnits, services.env.STRIPE_API_BASE);
    if (wants('conformance', 'browser')) {
      const overheard = await overhear(stripeUrl);
      const browser = await findBrowser();
      const env = browserTestsEnv(shopStack, browser);
      if (wants('conformance')) {
        await parts.run('The acceptance list, line by line', () =>
          browserTests('conformance', 'together', env),
        );
        await parts.run('Its lines that change the shop', () =>
          browserTests('conformance', 'alone', env),
        );
      }
      if (wants('browser')) {
        await parts.run('Browser, two at a time', () => browserTests('e2e', 'together', env));
        await parts.run('Browser, what changes the shop', () => browserTests('e2e', 'alone', env));
        const other = files.length === 0 ? await findOtherBrowser(browser) : null;
        if (other) {
          await parts.run('Browser, a sample with the other one', () =>
            browserTests('e2e', 'together', browserTestsEnv(shopStack, other), inBothBrowsers),
          );
        }
      }
      await judgeOverheard(overheard, stripeUrl);
    }
  } finally {
    await stopAll();
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interrupt.abort());
}
try {
  await test();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  parts.add('The run itself', { passed: 0, failed: 1 });
}
if (interrupt.signal.aborted) parts.add('Interrupted', { passed: 0, failed: 1 });
const { passed, failed } = parts.sum();
if (failed === 0 && existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true });
else progress(`Logs and pictures of the failures: ${dataDir}`);
const minutes = (performance.now() / 60_000).toFixed(1);
console.log(
  `\n${parts.table()}\n  In all ${minutes} minutes; some parts run side by side.\n\n${passed} passed, ${failed} failed`,
);
process.exit(failed === 0 ? 0 : 1);
