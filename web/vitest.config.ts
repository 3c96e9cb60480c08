import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['*.test.ts', 'app/**/*.test.{ts,tsx}', 'tests/http/**/*.test.ts'],
    globalSetup: 'tests/support/fresh-build.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // No test leaves anything behind in a module or in a global: the files share their processes.
    isolate: false,
    expect: { poll: { timeout: 20_000 } },
    env: {
      NODE_ENV: 'test',
      SITE_URL: 'https://shop.example',
      CMS_URL: 'http://127.0.0.1:9',
      CMS_API_KEY: 'key-of-the-tests',
    },
  },
});
