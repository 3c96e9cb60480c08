import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightOutcome, vitestOutcome } from './report.ts';

function reportFile(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a test file that does not load counts as a failure', () => {
  const file = reportFile({
    numPassedTests: 7,
    numFailedTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  });
  expect(vitestOutcome(file, false)).toMatchObject({ passed: 7, failed: 1 });
});

test('a runner that left no report, or ended badly, is never counted as green', () => {
  expect(vitestOutcome('/no/such/report.json', true)).toMatchObject({ passed: 0, failed: 1 });
  expect(
    vitestOutcome(reportFile({ numPassedTests: 7, numFailedTests: 0, testResults: [] }), false),
  ).toMatchObject({ passed: 7, failed: 1 });
});

test('a browser test that needed a second try counts as failed', () => {
  const file = reportFile({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
  expect(playwrightOutcome(file, false)).toMatchObject({ passed: 5, failed: 3 });
});

test('what failed is named with the first lines of why', () => {
  const units = reportFile({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/shop/cms/price.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a price is whole cents' },
          {
            status: 'failed',
            fullName: 'a price is never negative',
            failureMessages: ['\u001b[31mexpected -1 to be 0\u001b[39m'],
          },
        ],
      },
    ],
  });
  expect(vitestOutcome(units, false).failures).toEqual([
    'price.test.ts: a price is never negative\n    expected -1 to be 0',
  ]);
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
