import { defineConfig } from 'vitest/config';

/** On a busy machine a test of a second takes ten. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
