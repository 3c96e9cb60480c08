import { defineConfig } from 'playwright/test';
import { stack } from '../e2e/support/stack.ts';

/** Lines that only look run beside each other, those that change what all visitors see one by one: two runs, by name. */
export default defineConfig({
  testDir: '.',
  outputDir: stack.outputDir,
  timeout: 120_000,
  retries: 0,
  // A third of the time a line waits for what it looks for: a third one runs meanwhile.
  workers: 3,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  projects: [
    {
      name: 'together',
      testMatch: ['lines.spec.ts', 'seed-content.spec.ts'],
      grepInvert: /@alone/,
      fullyParallel: true,
    },
    { name: 'alone', testMatch: 'lines.spec.ts', grep: /@alone/, fullyParallel: false, workers: 1 },
    // `npm run test:mutants`: each line with one thing of it changed.
    { name: 'mutants', testMatch: 'mutants.spec.ts', grepInvert: /@alone/, fullyParallel: true },
    {
      name: 'mutants-alone',
      testMatch: 'mutants.spec.ts',
      grep: /@alone/,
      fullyParallel: false,
      workers: 1,
    },
  ],
});
