import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnv, root } from '../../env.ts';
import { progress } from '../../launcher/progress.ts';
import { run } from '../run/check.ts';
import { overhearStripe } from '../run/overhear-stripe.ts';
import { prepareOwnStack } from '../run/own-stack.ts';
import { startIntegrationServices } from '../run/services.ts';
import { type ChaosVerdict, promiseLines } from './report.ts';

/**
 * `npm run test:money`: every trial about payments with its full count, against the stand-in, on free ports and in a data
 * folder of its own. First those of cms, then those of `test:chaos`, which kill the shop and cut it off. Prints one line for
 * each promise; about an hour. `npm test` runs samples of the same.
 */
const dataDir = join(root, '.data', `money-${process.pid}`);
const [cmsReport, chaosReport] = [join(dataDir, 'cms.json'), join(dataDir, 'chaos.json')];
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupt.abort());

const inCms = ['orders', 'intent', 'durability', 'off']
  .map((part) => `payments-${part}`)
  .concat(
    'repeated-payments',
    'payment-machine',
    'offer-order',
    'coupons',
    'plans',
    'plan-days',
    'refunds',
    'reconcile',
    'money-mails',
    'histories',
  );
const inChaos = [
  'PAY-05',
  'PAY-06',
  'PAY-07',
  'PAY-08',
  'PAY-09',
  'PAY-10',
  'PAY-11',
  'PAY-12',
  'PAY-13',
  'PAY-22',
];

/** Answers what was asked of Stripe meanwhile; null when the trials ended badly. */
async function tryCms(): Promise<ChaosVerdict | null> {
  const base = plainEnv();
  const { stack, environment, secrets, ports } = await prepareOwnStack({
    dataDir,
    given: base,
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
    const overheard = await overhearStripe({
      stripeUrl: services.env.STRIPE_API_BASE,
      cmsUrl: `http://127.0.0.1:${ports.cms}`,
      cmsKey: secrets.CMS_API_KEY,
    });
    const env = {
      ...base,
      ...services.env,
      MONEY_TRIALS: 'full',
      TEST_DATABASE_URL: environment.prepare.DATABASE_OWNER_URL ?? '',
    };
    const command = [
      'npx',
      '--no',
      'vitest',
      'run',
      'src/payments/',
      ...inCms.map((name) => `tests/payments/${name}.test.ts`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${cmsReport}`,
    ];
    const succeeded = await run({
      command,
      cwd: join(root, 'cms'),
      env,
      interrupt: interrupt.signal,
    });
    const verdict = await overheard();
    return succeeded && verdict ? { id: 'PAY-19', ...verdict } : null;
  } finally {
    await services.stop();
    await stack.stop();
  }
}

async function tryChaos(): Promise<ChaosVerdict[] | null> {
  mkdirSync(dataDir, { recursive: true });
  const command = [
    'node',
    'tests/resilience/main.ts',
    `--only=${inChaos.join(',')}`,
    `--report=${chaosReport}`,
  ];
  await run({ command, cwd: join(root, 'ops'), env: plainEnv(), interrupt: interrupt.signal });
  return existsSync(chaosReport)
    ? (JSON.parse(readFileSync(chaosReport, 'utf8')) as { verdicts: ChaosVerdict[] }).verdicts
    : null;
}

const overheard = await tryCms();
const chaos = await tryChaos();
const promises = existsSync(cmsReport)
  ? promiseLines(cmsReport, [...(overheard ? [overheard] : []), ...(chaos ?? [])])
  : [];
console.log(`\n${promises.map(({ line }) => line).join('\n')}\n`);
const isKept =
  overheard !== null &&
  chaos !== null &&
  inChaos.every((id) => chaos.some((verdict) => verdict.id === id)) &&
  promises.every((promise) => promise.isKept);
if (isKept) rmSync(dataDir, { recursive: true, force: true });
else progress(`Logs of what was broken: ${dataDir}`);
process.exit(isKept ? 0 : 1);
