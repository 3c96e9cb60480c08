import { readFileSync } from 'node:fs';
import type { Verdict } from '../trials/trial.ts';

type VitestReport = {
  testResults: {
    assertionResults: {
      title: string;
      status: string;
      duration?: number | null;
      meta?: { figure?: string };
    }[];
  }[];
};
type Trial = VitestReport['testResults'][number]['assertionResults'][number];

/** What a run of `npm run test:chaos` says of one promise. */
export type ChaosVerdict = Verdict & { id: string };

/**
 * One line for each promise that the tests of a vitest JSON report name, or that a run of chaos judged, in order;
 * `isKept`: all of its trials ran and held.
 */
export function promiseLines(
  file: string,
  chaos: ChaosVerdict[],
): { id: string; isKept: boolean; line: string }[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const trials = testResults.flatMap(({ assertionResults }) => assertionResults);
  const ids = [...new Set([...trials.flatMap(idsOf), ...chaos.map(({ id }) => id)])].toSorted(
    (one, other) => one.localeCompare(other),
  );
  return ids.map((id) => {
    const own = trials.filter((trial) => idsOf(trial).includes(id));
    const broken = own.filter(({ status }) => status !== 'passed');
    const verdicts = chaos.filter((verdict) => verdict.id === id);
    const isKept = broken.length === 0 && verdicts.every(({ kept }) => kept);
    const tests = own.length > 0 ? [`${own.length - broken.length} of ${own.length} tests`] : [];
    const figures = [
      ...tests,
      ...own.flatMap(({ meta }) => meta?.figure ?? []),
      ...verdicts.map(({ figure }) => figure),
    ];
    const line = [
      `${id}  ${isKept ? 'kept  ' : 'BROKEN'}  ${figures.join('; ')}`,
      ...broken.map(({ title }) => `        ${title}`),
    ].join('\n');
    return { id, isKept, line };
  });
}

const idsOf = ({ title }: Trial): string[] => title.match(/\bPAY-\d\d\b/g) ?? [];
