import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { plainEnv, root } from '../env.ts';
import { progress } from '../launcher/progress.ts';
import { run } from '../testing/check.ts';
import { copyShop, fillShop } from '../testing/filled-shop.ts';
import { prepareOwnStack } from '../testing/own-stack.ts';
import { startIntegrationServices } from '../testing/services.ts';
import { copyProject } from './copy.ts';
import { hunt, type RunTests } from './hunt.ts';
import { mutants } from './list.ts';

/**
 * `npm run test:mutants`: makes the faults of `list.ts` one after the other in a copy of the project and runs the tests
 * that should notice. Prints a line for each, then `N killed, N alive`; exit code 0 when none lives.
 * `--only=toast` takes those whose name or file holds that.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const dataDir = join(root, '.data', `mutants-${process.pid}`);
const copy = join(dataDir, 'copy');
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt.abort());

const chosen = mutants.filter(({ name, file }) => `${name} ${file}`.includes(values.only ?? ''));
progress(`Copying the project for ${chosen.length} mutants`);
await copyProject(root, copy);

// A database and stand-ins for the tests of cms that need them; nothing of the shop itself.
const shop = join(dataDir, 'shop');
await copyShop(await fillShop(plainEnv(), interrupt.signal), shop);
const { stack, environment, secrets } = await prepareOwnStack({ dataDir: shop, given: plainEnv(), onRestart: () => undefined });
const services = await startIntegrationServices({ root, dataDir, secrets, base: environment.build });
await stack.startDatabase();

const runTests: RunTests = ({ workspace, files }) => {
  const needsDatabase = workspace === 'cms' && files.some((file) => file.startsWith('tests/'));
  return run({
    command: ['npx', '--no', 'vitest', 'run', '--bail=1', '--reporter=dot', ...files],
    cwd: join(copy, workspace),
    env: { ...plainEnv(), ...(needsDatabase ? { ...services.env, TEST_DATABASE_URL: environment.cms.DATABASE_URL ?? '' } : {}) },
    interrupt: interrupt.signal,
    isQuiet: true,
  });
};

const alive: string[] = [];
let killed = 0;
try {
  await hunt(chosen, copy, runTests, ({ mutant, isKilled }) => {
    if (interrupt.signal.aborted) throw new Error('Interrupted.');
    if (isKilled) killed += 1;
    else alive.push(`${mutant.name} (${mutant.file})`);
    progress(`${isKilled ? 'killed' : 'ALIVE '}  ${mutant.name}`);
  });
} catch (error) {
  alive.push(error instanceof Error ? error.message : String(error));
} finally {
  await services.stop();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const name of alive) console.log(`ALIVE   ${name}`);
console.log(`${killed} killed, ${alive.length} alive`);
process.exit(alive.length === 0 ? 0 : 1);
