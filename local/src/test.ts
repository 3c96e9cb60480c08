import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { plainEnv, root } from './env.ts';
import { progress } from './launcher/progress.ts';
import { type Count, run } from './testing/check.ts';
import { overhearStripe, type Overheard } from './testing/overhear-stripe.ts';
import { prepareOwnStack } from './testing/own-stack.ts';
import { playwrightCount, trialsCount, vitestCount } from './testing/report.ts';
import { startIntegrationServices } from './testing/services.ts';

/**
 * The test command: lint, types, unit and integration tests, the whole shop in a browser, then a sample of the trials
 * of `test:chaos` and `test:security`, on free ports and in data folders of its own.
 * `--only=checks|vitest|browser|trials` runs a part, `--only=local|cms|web` the unit and integration tests of one
 * workspace; `--files=today` takes only those of its test files whose path holds that. Ends with `N passed, N failed`.
 */
const baseEnv = plainEnv();
const dataDir = join(root, '.data', `test-${process.pid}`);
const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = option('only');
const files = option('files')?.split(',') ?? [];
const wants = (...parts: string[]) => !only || parts.includes(only);
const interrupt = new AbortController();
const counts: Count[] = [];

async function check(name: string, command: string[], workspace = '.'): Promise<void> {
  progress(name);
  const succeeded = await run({ command, cwd: join(root, workspace), env: baseEnv, interrupt: interrupt.signal });
  counts.push(succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function vitest(workspace: string, env: Record<string, string>): Promise<void> {
  progress(`Tests of ${workspace}`);
  const report = join(dataDir, `vitest-${workspace}.json`);
  const command = ['npx', '--no', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files];
  const succeeded = await run({ command, cwd: join(root, workspace), env: { ...baseEnv, ...env }, interrupt: interrupt.signal });
  counts.push(vitestCount(report, succeeded));
}

async function browserTests(env: Record<string, string>): Promise<void> {
  progress('Tests in the browser');
  const report = join(dataDir, 'browser.json');
  const command = ['npx', '--no', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...files];
  const succeeded = await run({
    command,
    cwd: join(root, 'web'),
    env: { ...baseEnv, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_OUTPUT_DIR: join(dataDir, 'browser') },
    interrupt: interrupt.signal,
  });
  counts.push(playwrightCount(report, succeeded));
}

/** PAY-19 over all that the tests asked of one payment stand-in; a whole run that asked nothing proves nothing. */
async function judgeOverheard(overheard: Overheard): Promise<void> {
  const verdict = await overheard();
  if (!verdict && files.length > 0) return;
  progress(`PAY-19  ${verdict?.figure ?? 'nothing was asked of Stripe'}`);
  counts.push(verdict?.kept ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Their smallest counts, always with the same seed; the commands themselves run the full ones. */
const sample = {
  chaos: ['REL-01', 'PAY-05', 'PAY-06', 'PAY-08', 'PAY-09', 'PAY-10', 'PAY-11', 'PAY-12', 'PAY-13', 'REL-02', 'REL-03', 'REL-06', 'REL-09', 'PRV-07'],
  'security-trials': ['SEC-04', 'SEC-08', 'SEC-09', 'SEC-10', 'SEC-16', 'SEC-22', 'SEC-06', 'LLM-04', 'LLM-05', 'PRV-07', 'PRV-08', 'PRV-09', 'SEC-23'],
};

async function trials(folder: keyof typeof sample): Promise<void> {
  progress(`A sample of local/src/${folder}`);
  const report = join(dataDir, `${folder}.json`);
  const command = ['node', `src/${folder}/main.ts`, '--seed=1', '--scale=0.002', `--only=${sample[folder].join(',')}`, `--report=${report}`];
  const succeeded = await run({ command, cwd: join(root, 'local'), env: baseEnv, interrupt: interrupt.signal });
  counts.push(trialsCount(report, succeeded));
}

async function test(): Promise<void> {
  if (wants('checks')) {
    await check('Lint', ['npm', 'run', '--silent', 'lint']);
    await check('Types', ['npm', 'run', '--silent', 'types']);
  }
  if (wants('vitest', 'local', 'cms', 'web', 'browser')) await testTheShop();
  if (!wants('trials')) return;
  mkdirSync(dataDir, { recursive: true });
  for (const folder of ['chaos', 'security-trials'] as const) if (!interrupt.signal.aborted) await trials(folder);
}

async function testTheShop(): Promise<void> {
  // A crash that the launcher mends for a visitor is still a failure here.
  const onRestart = (name: string) => {
    progress(`${name} has ended by itself during the tests`);
    counts.push({ passed: 0, failed: 1 });
  };
  const { stack, environment, secrets, ports } = await prepareOwnStack({ dataDir, given: baseEnv, onRestart });
  const services = await startIntegrationServices({ root, dataDir, secrets, base: environment.build });
  const stopAll = async () => {
    await services.stop();
    await stack.stop();
  };
  interrupt.signal.addEventListener('abort', () => void stopAll(), { once: true });
  const stripeUrl = `http://127.0.0.1:${ports.stripe}`;
  const overhear = (url: string) => overhearStripe({ stripeUrl: url, cmsUrl: `http://127.0.0.1:${ports.cms}`, cmsKey: secrets.CMS_API_KEY });
  try {
    await stack.start();
    if (wants('vitest', 'local')) await vitest('local', {});
    if (wants('vitest', 'cms')) {
      const testDatabase = environment.cms.DATABASE_URL ?? '';
      const overheard = await overhear(services.env.STRIPE_API_BASE);
      await vitest('cms', { ...services.env, TEST_DATABASE_URL: testDatabase });
      await judgeOverheard(overheard);
    }
    if (wants('vitest', 'web')) await vitest('web', {});
    if (wants('browser')) {
      const browser = await findBrowser();
      const overheard = await overhear(stripeUrl);
      await browserTests({
        SHOP_URL: environment.web.SITE_URL ?? '',
        ADMIN_URL: environment.web.CMS_PUBLIC_URL ?? '',
        ADMIN_USERNAME: secrets.ADMIN_USERNAME,
        ADMIN_PASSWORD: secrets.ADMIN_PASSWORD,
        CMS_API_KEY: secrets.CMS_API_KEY,
        STRIPE_STAND_IN_URL: stripeUrl,
        STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
        MAIL_URL: `http://127.0.0.1:${ports.mail}`,
        CHROMIUM_PATH: browser.executablePath,
        CHROMIUM_ARGS: JSON.stringify(browser.args),
      });
      await judgeOverheard(overheard);
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
  counts.push({ passed: 0, failed: 1 });
}
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0) + (interrupt.signal.aborted ? 1 : 0);
if (failed === 0 && existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true });
else progress(`Logs and pictures of the failures: ${dataDir}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
