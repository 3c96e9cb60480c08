import { defineConfig } from 'playwright/test';
import { stack } from './stack.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: stack.outputDir,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  retries: 0,
  workers: 1,
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
