import { progress } from '../../launcher/progress.ts';
import type { Count } from './check.ts';

type Part = Count & { name: string; ms: number };

export type Parts = {
  /** Runs one part of the tests and keeps its count and how long it took; one that throws has failed. */
  run: (name: string, work: () => Promise<Count>) => Promise<void>;
  add: (name: string, count: Count) => void;
  sum: () => Count;
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
      let count: Count = { passed: 0, failed: 1 };
      try {
        count = await work();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
      parts.push({ name, ms: now() - from, ...count });
    },
    add: (name, count) => void parts.push({ name, ms: 0, ...count }),
    sum,
    table: () => {
      const all = parts.reduce((total, { ms }) => total + ms, 0) || 1;
      const width = Math.max(...parts.map(({ name }) => name.length), 0);
      const line = ({ name, ms, passed, failed }: Part) =>
        `  ${name.padEnd(width)}  ${(ms / 60_000).toFixed(1).padStart(5)} min  ${String(Math.round((100 * ms) / all)).padStart(3)} %  ${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed`;
      return parts.map(line).join('\n');
    },
  };
}
