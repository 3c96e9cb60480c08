import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainEnv } from '../../env.ts';
import { run } from './check.ts';
import { outcomeFile } from './outcome-reporter.ts';
import { playwrightOutcome, vitestOutcome } from './report.ts';

function reportFile(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const wrong = {
  'fails.test.ts': `
    test('a price is whole cents', () => {});
    test('a price is never negative', () => expect(-1).toBe(0));`,
  'leaves-badly.test.ts': `
    test('is green', () => {});
    afterAll(() => { throw new Error('the database was gone'); });`,
  'not-loaded.test.ts': `import './no-such-file.ts';`,
  'thrown-later.test.ts': `
    test('is green, too', async () => {
      void Promise.reject(new Error('nobody waited'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });`,
};

test('all that makes a run of Vitest fail is counted and named with the first lines of why', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitest-'));
  const report = join(dir, 'report.json');
  for (const [name, text] of Object.entries(wrong))
    writeFileSync(
      join(dir, name),
      `import { afterAll, expect, test } from '${import.meta.resolve('vitest')}';${text}`,
    );
  const reporter = join(import.meta.dirname, 'outcome-reporter.ts');
  const isGreen = await run({
    command: ['npx', '--no', 'vitest', 'run', '--root', dir, `--reporter=${reporter}`],
    cwd: import.meta.dirname,
    env: { ...plainEnv(), [outcomeFile]: report },
    interrupt: new AbortController().signal,
    isQuiet: true,
  });
  const { passed, failed, failures = [] } = vitestOutcome(report, isGreen);
  expect({ passed, failed }).toEqual({ passed: 3, failed: 4 });
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/^Outside of every test\n.*nobody waited/),
    expect.stringMatching(/^fails\.test\.ts: a price is never negative\n.*expected -1 to be \+?0/),
    expect.stringMatching(/^leaves-badly\.test\.ts: outside of its tests\n.*the database was gone/),
    expect.stringMatching(/^not-loaded\.test\.ts: outside of its tests\n.*no-such-file/),
  ]);
});

test('a runner that left no report, or ended badly, is never counted as green', () => {
  expect(vitestOutcome('/no/such/report.json', true)).toMatchObject({ passed: 0, failed: 1 });
  expect(vitestOutcome(reportFile({ passed: 7, failed: 0 }), false)).toMatchObject({
    passed: 7,
    failed: 1,
  });
});

test('a browser test that needed a second try counts as failed', () => {
  const file = reportFile({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
  expect(playwrightOutcome(file, false)).toMatchObject({ passed: 5, failed: 3 });
});

test('what failed in a browser is named with the first lines of why', () => {
  const browser = reportFile({
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      {
        suites: [
          {
            specs: [
              {
                file: 'cart.spec.ts',
                title: 'the cart opens',
                tests: [{ status: 'unexpected', results: [{ error: { message: 'no button' } }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(playwrightOutcome(browser, false).failures).toEqual([
    'cart.spec.ts: the cart opens\n    no button',
  ]);
});
