import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './check.ts';

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};
type TrialsReport = { kept: number; broken: number; failures?: string[] };

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

/** A runner that ended badly without one failed test (a file that does not load, a crash) counts as one failure. */
function outcome(
  passed: number,
  failed: number,
  succeeded: boolean,
  failures: string[] = [],
): Outcome {
  return { passed, failed: succeeded ? failed : Math.max(1, failed), failures };
}

const noReport: Outcome = { passed: 0, failed: 1, failures: ['It ended before its report.'] };

/** A name and the first lines of what was wrong, without colours. */
export function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, 8);
  return [name, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

/** What `OutcomeReporter` has written. */
export function vitestOutcome(file: string, succeeded: boolean): Outcome {
  const report = read<Outcome>(file);
  return report ? outcome(report.passed, report.failed, succeeded, report.failures) : noReport;
}

/** A browser test that passed only on a second try counts as failed. */
export function playwrightOutcome(file: string, succeeded: boolean): Outcome {
  const report = read<PlaywrightReport>(file);
  if (!report) return noReport;
  const { expected, unexpected, flaky } = report.stats;
  return outcome(expected, unexpected + flaky, succeeded, failuresOf(report));
}

function failuresOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(`${file}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** A command that ended before its report counts as one failure. */
export function trialsOutcome(file: string, succeeded: boolean): Outcome {
  const report = read<TrialsReport>(file);
  return report ? outcome(report.kept, report.broken, succeeded, report.failures) : noReport;
}
