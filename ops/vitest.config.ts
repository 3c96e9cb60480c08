import { defineConfig } from 'vitest/config';

/** Browsers and databases take their time on a busy machine. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
