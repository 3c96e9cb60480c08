import { defineConfig } from 'playwright/test';
import { stack } from '../e2e/stack.ts';

/** Lines that only look run beside each other; those that change what all visitors see come after, one by one. */
export default defineConfig({
  testDir: '.',
  outputDir: stack.outputDir,
  timeout: 120_000,
  retries: 0,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  projects: [
    { name: 'beside', testMatch: 'lines.spec.ts', grepInvert: /@alone/, fullyParallel: true },
    { name: 'alone', testMatch: 'lines.spec.ts', grep: /@alone/, fullyParallel: false, workers: 1, dependencies: ['beside'] },
  ],
});
