import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { plainEnv, root } from '../../env.ts';
import { progress } from '../../launcher/progress.ts';
import { copyShop, fillShop } from '../run/filled-shop.ts';
import { prepareOwnStack } from '../run/own-stack.ts';
import { huntInCode } from './code.ts';
import { huntInLines } from './lines.ts';
import { mutants } from './list.ts';

/**
 * `npm run test:mutants`: makes the faults of `list.ts` one after the other in a copy of the project and runs the tests
 * that should notice; then changes one thing of each line of the acceptance list and runs it against the seeded shop.
 * Prints a line for each, then `N killed, N alive`; exit code 0 when none lives.
 * `--of=code` or `--of=lines` takes the ones or the others, `--only=toast` those whose name or file holds that,
 * `--seed=2` other changes of the lines.
 */
const { values } = parseArgs({
  options: {
    of: { type: 'string' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});
const dataDir = join(root, '.data', `mutants-${process.pid}`);
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupt.abort());

const shopDir = join(dataDir, 'shop');
await copyShop(await fillShop(plainEnv(), interrupt.signal), shopDir);
const shop = await prepareOwnStack({
  dataDir: shopDir,
  given: plainEnv(),
  onRestart: (name) => progress(`${name} has ended by itself`),
});

const alive: string[] = [];
let killed = 0;
function note(name: string, isKilled: boolean): void {
  if (isKilled) killed += 1;
  else alive.push(name);
  progress(`${isKilled ? 'killed' : 'ALIVE '}  ${name}`);
}

try {
  if (values.of === 'code') await shop.stack.startDatabase();
  else await shop.stack.start();
  const chosen = mutants.filter(({ name, file }) => `${name} ${file}`.includes(values.only));
  if (values.of !== 'lines') await huntInCode(chosen, dataDir, shop, interrupt.signal, note);
  if (values.of !== 'code')
    await huntInLines(shop, values.seed, values.only, interrupt.signal, note);
} catch (error) {
  alive.push(error instanceof Error ? error.message : String(error));
} finally {
  await shop.stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const name of alive) console.log(`ALIVE   ${name}`);
console.log(`${killed} killed, ${alive.length} alive`);
process.exit(alive.length === 0 ? 0 : 1);
