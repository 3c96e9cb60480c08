import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnv, root } from '../env.ts';
import { progress } from '../launcher/progress.ts';
import { run } from '../testing/check.ts';
import { overhearStripe } from '../testing/overhear-stripe.ts';
import { prepareOwnStack } from '../testing/own-stack.ts';
import { startIntegrationServices } from '../testing/services.ts';
import { promiseLines } from './report.ts';

/**
 * `npm run test:money`: the trials of cms about payments with their full counts, against the stand-in, on free ports and in
 * a data folder of their own. Prints one line for each promise; about half an hour. `npm test` runs samples of the same.
 */
const dataDir = join(root, '.data', `money-${process.pid}`);
const report = join(dataDir, 'report.json');
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt.abort());

async function tryMoney(): Promise<boolean> {
  const base = plainEnv();
  const { stack, environment, secrets, ports } = await prepareOwnStack({ dataDir, given: base, onRestart: (name) => progress(`${name} has ended by itself`) });
  const services = await startIntegrationServices({ root, dataDir, secrets, base: environment.build });
  try {
    await stack.start();
    const overheard = await overhearStripe({ stripeUrl: services.env.STRIPE_API_BASE, cmsUrl: `http://127.0.0.1:${ports.cms}`, cmsKey: secrets.CMS_API_KEY });
    const env = { ...base, ...services.env, TEST_DATABASE_URL: environment.cms.DATABASE_URL ?? '' };
    const command = ['npm', 'run', '--silent', 'test:money', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const succeeded = await run({ command, cwd: join(root, 'cms'), env, interrupt: interrupt.signal });
    const verdict = await overheard();
    console.log(`PAY-19  ${verdict?.kept ? 'kept  ' : 'BROKEN'}  ${verdict?.figure ?? 'nothing was asked of Stripe'}`);
    return succeeded && verdict?.kept === true;
  } finally {
    await services.stop();
    await stack.stop();
  }
}

const succeeded = await tryMoney();
const promises = existsSync(report) ? promiseLines(report) : [];
for (const { line } of promises) console.log(line);
const isKept = succeeded && promises.length > 0 && promises.every((promise) => promise.isKept);
if (isKept) rmSync(dataDir, { recursive: true, force: true });
else progress(`Logs of what was broken: ${dataDir}`);
process.exit(isKept ? 0 : 1);
