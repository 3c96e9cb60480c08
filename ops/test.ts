import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findOtherBrowser } from './browser.ts';
import { plainEnv, root } from './env.ts';
import { progress } from './launcher/progress.ts';
import { browserTestsEnv } from './tests/run/browser-tests.ts';
import { copyShop, fillShop } from './tests/run/filled-shop.ts';
import { overhearStripe, type Overheard } from './tests/run/overhear-stripe.ts';
import { type OwnStack, prepareOwnStack } from './tests/run/own-stack.ts';
import { createParts } from './tests/run/parts.ts';
import { createRunners, samplesOfTrials } from './tests/run/runners.ts';
import { startIntegrationServices } from './tests/run/services.ts';
import { judgeCalls } from './tests/run/stripe-contract/judge-calls.ts';

/**
 * The test command, on free ports and in data folders of its own: lint and types while the shop is built and filled; then
 * side by side the acceptance list and the shop in a browser; the data of an older shop, the browser tests that change a
 * shop for everybody, which have a copy of their own, and the tests of cms; and the other unit tests with a sample of the
 * trials of `test:chaos` and `test:security`. `--only=checks|upgrade|vitest|conformance|browser|
 * trials` runs a part, `--only=common|ops|cms|web` the unit and integration tests of one workspace; `--files=today` takes
 * only those of its test files whose path holds that, and `--files=HOME-0,CHK-08` of `conformance` those lines. Ends with
 * what failed and why, the share of each part and `N passed, N failed`.
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
const runners = createRunners({ env: baseEnv, dataDir, files, interrupt: interrupt.signal });

/** What has differed from one Chromium to the next: focus, toasts, the bank's dialog, code that comes late. */
const inBothBrowsers = ['focus.spec', 'toast.spec', 'offer-trouble.spec', 'late-code.spec'];

const unitsOf = ['vitest', 'common', 'ops', 'cms', 'web'];

async function test(): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  let shop = '';
  await Promise.all([
    wants('checks') && lintAndTypes(),
    wants(...unitsOf, 'conformance', 'browser', 'trials') &&
      parts.run('Build and seed', async () => {
        shop = await fillShop(baseEnv, interrupt.signal);
        return { passed: 1, failed: 0 };
      }),
  ]);
  if (interrupt.signal.aborted) return;
  if (shop && wants(...unitsOf, 'conformance', 'browser'))
    await withShop(shop, 'shop', (running) => testBesideShop(shop, running));
  else await testTheRest(shop);
}

async function lintAndTypes(): Promise<void> {
  await parts.run('Lint', () => runners.check(['npm', 'run', '--silent', 'lint']));
  await parts.run('Types', () => runners.check(['npm', 'run', '--silent', 'types']));
}

/** Starts a copy of the filled shop, in a folder of this name, for `work` and stops it after. */
async function withShop(
  shop: string,
  name: string,
  work: (own: OwnStack) => Promise<void>,
): Promise<void> {
  // A crash that the launcher mends for a visitor is still a failure here.
  const onRestart = (service: string) =>
    parts.add(`${service} has ended by itself during the tests`, { passed: 0, failed: 1 });
  const ownDir = join(dataDir, name);
  await copyShop(shop, ownDir);
  const own = await prepareOwnStack({
    dataDir: ownDir,
    given: { ...baseEnv, POSTGRES_THROWAWAY: '1' },
    onRestart,
  });
  const stop = () => own.stack.stop();
  interrupt.signal.addEventListener('abort', () => void stop(), { once: true });
  try {
    await own.stack.start();
    await work(own);
  } finally {
    await stop();
  }
}

/** The browser tests keep one core busy and a half, what needs no browser waits for the database much of its time. */
async function testBesideShop(shop: string, own: OwnStack): Promise<void> {
  await Promise.all([
    wants('conformance', 'browser') && testInBrowser(own),
    testTheRest(shop, own),
  ]);
}

async function testTheRest(shop: string, own?: OwnStack): Promise<void> {
  if (wants('upgrade')) await parts.run('The data of an older shop', runners.upgrade);
  await Promise.all([testChangesAndCms(shop, own), testOtherUnitsAndTrials(shop, own)]);
}

/** The tests of cms come last: they keep both cores busy, what changes the shop is one test after the other. */
async function testChangesAndCms(shop: string, own?: OwnStack): Promise<void> {
  if (shop && wants('browser')) await withShop(shop, 'changed-shop', testWhatChangesShop);
  if (own && wants('vitest', 'cms')) await testCms(own);
}

/** Trials wait for clocks and outages: side by side they take the time of the longest. */
async function testOtherUnitsAndTrials(shop: string, own?: OwnStack): Promise<void> {
  if (own) await testOtherUnits();
  if (shop && wants('trials'))
    await Promise.all(
      samplesOfTrials.map((name) =>
        parts.run(`A sample of the trials: ${name}`, () => runners.trials(name, shop)),
      ),
    );
}

async function testCms(own: OwnStack): Promise<void> {
  const services = await startIntegrationServices({
    root,
    dataDir,
    secrets: own.secrets,
    base: own.environment.build,
  });
  interrupt.signal.addEventListener('abort', () => void services.stop(), { once: true });
  try {
    const stripeUrl = services.env.STRIPE_API_BASE;
    const overheard = await overhear(own, stripeUrl);
    await parts.run('Tests of cms', () =>
      runners.vitest('cms', {
        ...services.env,
        TEST_DATABASE_URL: own.environment.prepare.DATABASE_OWNER_URL ?? '',
      }),
    );
    await judgeOverheard(overheard, stripeUrl);
  } finally {
    await services.stop();
  }
}

/** What needs neither the database nor the shop. */
async function testOtherUnits(): Promise<void> {
  for (const workspace of ['ops', 'common', 'web'])
    if (wants('vitest', workspace))
      await parts.run(`Tests of ${workspace}`, () => runners.vitest(workspace));
}

async function testInBrowser(own: OwnStack): Promise<void> {
  const overheard = await overhear(own, stripeOf(own));
  const browser = await findBrowser();
  const env = browserTestsEnv(own, browser);
  if (wants('conformance')) {
    await parts.run('The acceptance list, line by line', () =>
      runners.browserTests('conformance', 'together', env),
    );
    await parts.run('Its lines that change the shop', () =>
      runners.browserTests('conformance', 'alone', env),
    );
  }
  if (wants('browser')) {
    await parts.run('Browser, two at a time', () => runners.browserTests('e2e', 'together', env));
    const other = files.length === 0 ? await findOtherBrowser(browser) : null;
    if (other)
      await parts.run('Browser, a sample with the other one', () =>
        runners.browserTests('e2e', 'together', browserTestsEnv(own, other), {
          specs: inBothBrowsers,
        }),
      );
  }
  await judgeOverheard(overheard, stripeOf(own));
}

async function testWhatChangesShop(own: OwnStack): Promise<void> {
  const overheard = await overhear(own, stripeOf(own));
  const env = browserTestsEnv(own, await findBrowser());
  await parts.run('Browser, what changes the shop', () =>
    runners.browserTests('e2e', 'alone', env, { isAside: true }),
  );
  await judgeOverheard(overheard, stripeOf(own));
}

const stripeOf = ({ ports }: OwnStack) => `http://127.0.0.1:${ports.stripe}`;

const overhear = ({ ports, secrets }: OwnStack, stripeUrl: string) =>
  overhearStripe({
    stripeUrl,
    cmsUrl: `http://127.0.0.1:${ports.cms}`,
    cmsKey: secrets.CMS_API_KEY,
  });

/** PAY-19 and STR over all that the tests asked of one payment stand-in; a whole run that asked nothing proves nothing. */
async function judgeOverheard(overheard: Overheard, stripeUrl: string): Promise<void> {
  const verdicts = { 'PAY-19': await overheard(), STR: await judgeCalls(stripeUrl) };
  for (const [id, verdict] of Object.entries(verdicts)) {
    if (!verdict && files.length > 0) continue;
    progress(`${id}  ${verdict?.figure ?? 'nothing was asked of Stripe'}`);
    parts.add(id, verdict?.kept ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
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
else progress(`Logs and pictures of the failures: ${dataDir}\n\n${parts.failures()}`);
const minutes = (performance.now() / 60_000).toFixed(1);
console.log(
  `\n${parts.table()}\n  In all ${minutes} minutes; some parts run side by side.\n\n${passed} passed, ${failed} failed`,
);
process.exit(failed === 0 ? 0 : 1);
