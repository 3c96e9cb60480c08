import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/templates.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // They wait for databases, mail servers and clocks for a good part of their time.
    maxWorkers: 3,
    isolate: false,
    // A test leaves much behind at once: with more room for what is new less of it is looked through twice.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: 'tests/support/fresh-modules.ts',
    env: { DISABLE_LOGGING: 'true' },
    // Payload and its database driver stay as they are on disk: one copy of each, as in production.
    server: { deps: { external: [/node_modules/] } },
  },
});
