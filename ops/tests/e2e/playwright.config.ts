import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { stack } from './support/stack.ts';

/** What changes the shop for everybody who visits it meanwhile: its content, its payments, its mail server. */
const aloneBy = /\b(asAdmin|changeByHandle|breakStripe)\b|\/_control\/faults/;
const wantsToBeAlone = globSync('*/*.spec.ts', { cwd: import.meta.dirname }).filter((file) =>
  aloneBy.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

export default defineConfig({
  testDir: '.',
  outputDir: stack.outputDir,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  workers: 2,
  // Run one after the other, by name: a project that depends on the other would not run after its failures.
  projects: [
    { name: 'together', testMatch: '*/*.spec.ts', testIgnore: wantsToBeAlone },
    { name: 'alone', testMatch: wantsToBeAlone, workers: 1 },
  ],
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: stack.shopUrl,
    browserName: 'chromium',
    launchOptions: { executablePath: stack.chromiumPath, args: stack.chromiumArgs },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
});
