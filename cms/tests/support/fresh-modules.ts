import { vi } from 'vitest';

/**
 * Runs before each test file. Files share a process, so that Payload and its database driver are loaded once and not a
 * hundred times; our own modules, what they keep and the environment are those of one file only.
 */
const shared = globalThis as { environmentOfTests?: NodeJS.ProcessEnv };
shared.environmentOfTests ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in shared.environmentOfTests)) delete process.env[name];
Object.assign(process.env, shared.environmentOfTests);
// Payload keeps what it has made for a configuration here.
(Reflect.get(globalThis, '_payload') as Map<string, unknown> | undefined)?.clear();
vi.resetModules();
