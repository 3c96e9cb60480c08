import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../browser.ts';
import { plainEnv, root } from '../../env.ts';
import { browserTests, browserTestsEnv } from '../run/browser-tests.ts';
import { run } from '../run/check.ts';
import type { OwnStack } from '../run/own-stack.ts';
import type { Note } from './mutant.ts';

type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean }[] };

/** Runs each line of the acceptance list with one of its words, figures, orders, delays or targets changed: the line must fail. */
export async function huntInLines(
  shop: OwnStack,
  seed: string,
  grep: string,
  interrupt: AbortSignal,
  note: Note,
): Promise<void> {
  const env = {
    ...plainEnv(),
    ...browserTestsEnv(shop, await findBrowser()),
    CONFORMANCE_SEED: seed,
  };
  for (const project of ['mutants', 'mutants-alone']) {
    const report = join(shop.dataDir, `${project}.json`);
    const command = browserTests('conformance', project, ['--grep', grep]);
    await run({
      command,
      cwd: join(root, 'ops'),
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        E2E_OUTPUT_DIR: join(shop.dataDir, project),
      },
      interrupt,
      isQuiet: true,
    });
    if (interrupt.aborted) throw new Error('Interrupted.');
    for (const { title, ok } of specsOf(JSON.parse(readFileSync(report, 'utf8')) as Suite))
      note(title, ok);
  }
}

const specsOf = ({ suites = [], specs = [] }: Suite): { title: string; ok: boolean }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
