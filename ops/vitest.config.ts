import { defineConfig } from 'vitest/config';

/** Browsers and databases take their time on a busy machine. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // No test leaves anything behind in a module or in a global: the files share their processes.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
