import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCount, vitestCount } from './report.ts';

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
  expect(vitestCount(file, false)).toEqual({ passed: 7, failed: 1 });
});

test('a runner that left no report, or ended badly, is never counted as green', () => {
  expect(vitestCount('/no/such/report.json', true)).toEqual({ passed: 0, failed: 1 });
  expect(
    vitestCount(reportFile({ numPassedTests: 7, numFailedTests: 0, testResults: [] }), false),
  ).toEqual({ passed: 7, failed: 1 });
});

test('a browser test that needed a second try counts as failed', () => {
  const file = reportFile({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
  expect(playwrightCount(file, false)).toEqual({ passed: 5, failed: 3 });
});
