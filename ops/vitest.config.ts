import { defineConfig } from 'vitest/config';

/** Browsers and databases take their time on a busy machine. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
