import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mutant, spoil, type Tests } from './mutant.ts';

export type Verdict = { mutant: Mutant; isKilled: boolean };

/** Runs tests in the copy; true: all of them passed. */
export type RunTests = (tests: Tests) => Promise<boolean>;

/**
 * Puts one fault after the other into the copy at `dir` and runs the tests that should notice it. Throws when those
 * fail without any fault: then they would prove nothing.
 */
export async function hunt(
  mutants: readonly Mutant[],
  dir: string,
  runTests: RunTests,
  note: (verdict: Verdict) => void,
): Promise<void> {
  const green = new Set<string>();
  for (const mutant of mutants) {
    const path = join(dir, mutant.file);
    const text = await readFile(path, 'utf8');
    const spoilt = spoil(text, mutant);
    const tests = JSON.stringify(mutant.noticedBy);
    if (!green.has(tests)) {
      if (!(await runTests(mutant.noticedBy)))
        throw new Error(`The tests that should notice '${mutant.name}' fail without it: ${tests}`);
      green.add(tests);
    }
    await writeFile(path, spoilt);
    try {
      note({ mutant, isKilled: !(await runTests(mutant.noticedBy)) });
    } finally {
      await writeFile(path, text);
    }
  }
}
