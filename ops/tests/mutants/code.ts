import { join } from 'node:path';
import { plainEnv, root } from '../../env.ts';
import { progress } from '../../launcher/progress.ts';
import { run } from '../run/check.ts';
import type { OwnStack } from '../run/own-stack.ts';
import { startIntegrationServices } from '../run/services.ts';
import { copyProject } from './copy.ts';
import { hunt, type RunTests } from './hunt.ts';
import type { Mutant, Note } from './mutant.ts';

/** Makes the faults one after the other in a copy of the project below `dataDir`; the tests of cms get a database and stand-ins of `shop`. */
export async function huntInCode(
  mutants: Mutant[],
  dataDir: string,
  shop: OwnStack,
  interrupt: AbortSignal,
  note: Note,
): Promise<void> {
  if (mutants.length === 0) return;
  progress(`Copying the project for ${mutants.length} mutants`);
  const copy = join(dataDir, 'copy');
  await copyProject(root, copy);
  const services = await startIntegrationServices({
    root,
    dataDir,
    secrets: shop.secrets,
    base: shop.environment.build,
  });
  const runTests: RunTests = ({ workspace, files }) => {
    const needsDatabase = workspace === 'cms' && files.some((file) => file.startsWith('tests/'));
    return run({
      command: ['npx', '--no', 'vitest', 'run', '--bail=1', '--reporter=dot', ...files],
      cwd: join(copy, workspace),
      env: {
        ...plainEnv(),
        ...(needsDatabase
          ? {
              ...services.env,
              TEST_DATABASE_URL: shop.environment.prepare.DATABASE_OWNER_URL ?? '',
            }
          : {}),
      },
      interrupt,
      isQuiet: true,
    });
  };
  try {
    await hunt(mutants, copy, runTests, ({ mutant, isKilled }) => {
      if (interrupt.aborted) throw new Error('Interrupted.');
      note(`${mutant.name} (${mutant.file})`, isKilled);
    });
  } finally {
    await services.stop();
  }
}
