import { readFileSync } from 'node:fs';

type VitestReport = { testResults: { assertionResults: { title: string; status: string; duration?: number | null }[] }[] };
type Trial = VitestReport['testResults'][number]['assertionResults'][number];

/** One line for each promise that the tests of a vitest JSON report name, in order; `isKept`: none of its tests failed. */
export function promiseLines(file: string): { id: string; isKept: boolean; line: string }[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const trials = testResults.flatMap(({ assertionResults }) => assertionResults);
  const ids = [...new Set(trials.flatMap(idsOf))].toSorted((one, other) => one.localeCompare(other));
  return ids.map((id) => {
    const own = trials.filter((trial) => idsOf(trial).includes(id));
    const broken = own.filter(({ status }) => status === 'failed');
    const seconds = own.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1_000;
    const figure = `${own.length - broken.length} of ${own.length} trials, ${seconds.toFixed(0)} s`;
    const line = [`${id}  ${broken.length > 0 ? 'BROKEN' : 'kept  '}  ${figure}`, ...broken.map(({ title }) => `        ${title}`)].join('\n');
    return { id, isKept: broken.length === 0, line };
  });
}

const idsOf = ({ title }: Trial): string[] => title.match(/\bPAY-\d\d\b/g) ?? [];
