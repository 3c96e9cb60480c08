import { join } from 'node:path';
import { root } from '../../env.ts';
import { browserTests as browserCommand } from './browser-tests.ts';
import { type Outcome, run } from './check.ts';
import { outcomeFile } from './outcome-reporter.ts';
import { playwrightOutcome, trialsOutcome, vitestOutcome } from './report.ts';

type Env = Record<string, string>;

type Options = {
  env: Env;
  /** Where reports and pictures go. */
  dataDir: string;
  /** Parts of the paths of the test files that are wanted, or of the names of lines; none: all of them. */
  files: string[];
  interrupt: AbortSignal;
};

/** Their smallest counts, always with the same seed; the commands themselves run the full ones. Each part has a shop of its own. */
const samples = {
  'what is killed': {
    folder: 'resilience',
    only: ['REL-01', 'PAY-13', 'REL-02', 'REL-03', 'PRV-07'],
  },
  'what goes wrong': {
    folder: 'resilience',
    only: [
      'PAY-05',
      'PAY-06',
      'PAY-08',
      'PAY-09',
      'PAY-10',
      'PAY-11',
      'PAY-12',
      'REL-06',
      'REL-09',
      'PRV-07',
    ],
  },
  'what is hostile': {
    folder: 'security',
    only: [
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
  },
} as const;

export type SampleOfTrials = keyof typeof samples;
export const samplesOfTrials = Object.keys(samples) as SampleOfTrials[];

/** Twice what the longest part takes on a busy machine. */
const longestMs = 30 * 60_000;

/** What a run of the tests is made of: each runner answers how many tests passed and failed. */
export function createRunners({ env, dataDir, files, interrupt }: Options) {
  /** `isAside`: the output comes in one piece at the end. */
  const runIn = (workspace: string, command: string[], more: Env = {}, isAside = true) =>
    run({
      command,
      cwd: join(root, workspace),
      env: { ...env, ...more },
      interrupt,
      isAside,
      mostMs: longestMs,
    });

  return {
    async check(command: string[]): Promise<Outcome> {
      const succeeded = await runIn('.', command);
      return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
    },

    async vitest(workspace: string, more: Env = {}): Promise<Outcome> {
      const report = join(dataDir, `vitest-${workspace}.json`);
      const command = [
        'npx',
        '--no',
        'vitest',
        'run',
        '--reporter=default',
        `--reporter=${join(root, 'ops/tests/run/outcome-reporter.ts')}`,
        ...files,
      ];
      const succeeded = await runIn(workspace, command, { ...more, [outcomeFile]: report });
      return vitestOutcome(report, succeeded);
    },

    /** The specs of one folder, and of one of its projects: those that change the shop for everybody run by themselves. */
    async browserTests(
      folder: 'conformance' | 'e2e',
      project: string,
      more: Env,
      { specs = files, isAside = false }: { specs?: string[]; isAside?: boolean } = {},
    ): Promise<Outcome> {
      const name = `${folder}-${project}${specs === files ? '' : '-sample'}`;
      const report = join(dataDir, `${name}.json`);
      const chosen = folder === 'e2e' || specs.length === 0 ? specs : ['--grep', specs.join('|')];
      const succeeded = await runIn(
        'ops',
        browserCommand(folder, project, chosen),
        {
          ...more,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          E2E_OUTPUT_DIR: join(dataDir, name),
        },
        isAside,
      );
      return playwrightOutcome(report, succeeded);
    },

    async trials(name: SampleOfTrials, shop: string): Promise<Outcome> {
      const { folder, only } = samples[name];
      const report = join(dataDir, `${name.replaceAll(' ', '-')}.json`);
      const command = [
        'node',
        `tests/${folder}/main.ts`,
        '--seed=1',
        '--scale=0.002',
        `--only=${only.join(',')}`,
        `--report=${report}`,
        `--shop=${shop}`,
      ];
      return trialsOutcome(report, await runIn('ops', command));
    },

    /** The data of an older shop under the present code; it has a database and a clock of its own. */
    async upgrade(): Promise<Outcome> {
      const report = join(dataDir, 'upgrade.json');
      return trialsOutcome(
        report,
        await runIn('ops', ['node', 'tests/upgrade/main.ts', `--report=${report}`]),
      );
    },
  };
}
