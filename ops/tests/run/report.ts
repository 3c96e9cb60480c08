import { existsSync, readFileSync } from 'node:fs';
import type { Count } from './check.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

/** A runner that ended badly without one failed test (a file that does not load, a crash) counts as one failure. */
function count(passed: number, failed: number, succeeded: boolean): Count {
  return { passed, failed: succeeded ? failed : Math.max(1, failed) };
}

export function vitestCount(file: string, succeeded: boolean): Count {
  const report = read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const filesThatDidNotLoad = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  return count(report.numPassedTests, report.numFailedTests + filesThatDidNotLoad, succeeded);
}

/** A browser test that passed only on a second try counts as failed. */
export function playwrightCount(file: string, succeeded: boolean): Count {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  return count(report.stats.expected, report.stats.unexpected + report.stats.flaky, succeeded);
}

/** A command that ended before its report counts as one failure. */
export function trialsCount(file: string, succeeded: boolean): Count {
  const report = read<{ kept: number; broken: number }>(file);
  return report ? count(report.kept, report.broken, succeeded) : { passed: 0, failed: 1 };
}
