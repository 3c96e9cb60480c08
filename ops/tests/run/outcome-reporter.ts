import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import type { Outcome } from './check.ts';
import { failure } from './report.ts';

type SerializedError = { message?: string; stack?: string };

/** Where Vitest is to write its `Outcome`. */
export const outcomeFile = 'VITEST_OUTCOME_FILE';

/**
 * Names all that makes a run of Vitest fail: tests, hooks, files that do not load or do not end, and what was thrown
 * when no test waited for it, which Vitest's own JSON report leaves out.
 */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env[outcomeFile];
    if (!file) throw new Error(`${outcomeFile} does not say where the outcome goes.`);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandledErrors.map((error) => failure('Outside of every test', said(error))),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const outcome: Outcome = { passed, failed: failures.length, failures };
    writeFileSync(file, JSON.stringify(outcome));
  }
}

function failuresOf(module: TestModule): string[] {
  const file = module.moduleId.split('/').at(-1) ?? module.moduleId;
  const named = (name: string, errors: readonly SerializedError[]) =>
    failure(`${file}: ${name}`, errors.map(said).join('\n'));
  const ofTest = (test: TestCase) =>
    test.result().state === 'failed' ? [named(test.fullName, test.result().errors ?? [])] : [];
  const ofSuite = (suite: TestSuite) =>
    suite.errors().length > 0 ? [named(suite.fullName, suite.errors())] : [];
  const failures = [
    ...[...module.children.allTests()].flatMap(ofTest),
    ...[...module.children.allSuites()].flatMap(ofSuite),
    ...(module.errors().length > 0 ? [named('outside of its tests', module.errors())] : []),
  ];
  const isGreen = module.state() === 'passed' || module.state() === 'skipped';
  return isGreen || failures.length > 0 ? failures : [named(`is ${module.state()}`, [])];
}

const said = ({ stack, message = '' }: SerializedError) => stack ?? message;
