import { progress } from '../../launcher/progress.ts';
import type { Count, Outcome } from './check.ts';

type Part = Outcome & { name: string; ms: number };

export type Parts = {
  /** Runs one part of the tests and keeps its count and how long it took; one that throws has failed. */
  run: (name: string, work: () => Promise<Outcome>) => Promise<void>;
  add: (name: string, outcome: Outcome) => void;
  sum: () => Count;
  /** What failed, under the name of its part; '' when nothing has. */
  failures: () => string;
  /** A line for each part with its minutes, its share of them all, and its counts. */
  table: () => string;
};

export function createParts(now: () => number = () => performance.now()): Parts {
  const parts: Part[] = [];
  const sum = () =>
    parts.reduce<Count>(
      (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
      { passed: 0, failed: 0 },
    );
  return {
    async run(name, work) {
      progress(name);
      const from = now();
      let outcome: Outcome;
      try {
        outcome = await work();
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        console.error(message);
        outcome = { passed: 0, failed: 1, failures: [message] };
      }
      parts.push({ name, ms: now() - from, ...outcome });
    },
    add: (name, outcome) => void parts.push({ name, ms: 0, ...outcome }),
    sum,
    failures: () =>
      parts
        .filter(({ failed }) => failed > 0)
        .flatMap(({ name, failures = [] }) =>
          (failures.length > 0 ? failures : ['see its output']).map((text) => `${name}: ${text}`),
        )
        .join('\n'),
    table: () => {
      const all = parts.reduce((total, { ms }) => total + ms, 0) || 1;
      const width = Math.max(...parts.map(({ name }) => name.length), 0);
      const line = ({ name, ms, passed, failed }: Part) =>
        `  ${name.padEnd(width)}  ${(ms / 60_000).toFixed(1).padStart(5)} min  ${String(Math.round((100 * ms) / all)).padStart(3)} %  ${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed`;
      return parts.map(line).join('\n');
    },
  };
}
