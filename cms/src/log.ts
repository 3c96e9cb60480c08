import pino from 'pino';
import { configEnv } from './env.ts';

/**
 * What of an error may reach the log: its name, the first line of its message without query parameters, and where it
 * happened. Database errors carry parameter values and job errors carry their input: both are people's data.
 */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const cause = error.cause instanceof Error ? { cause: safeError(error.cause) } : {};
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...('code' in error ? { code: error.code } : {}),
    ...('status' in error ? { status: error.status } : {}),
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)).slice(0, 12).join('\n'),
    ...cause,
  };
}

function withoutValues(message: string): string {
  const line = message.split('\n')[0] ?? '';
  if (line.startsWith('Failed query')) return 'Failed query';
  return line.replace(/params:.*/, 'params: [removed]').replace(/=\([^)]*\)/g, '=([removed])').slice(0, 300);
}

const silent = ['input', 'params', 'body', 'data', 'password', 'authorization', 'cookie', 'email', 'phone'];

export const log = pino({
  name: 'cms',
  enabled: !configEnv().quiet,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: safeError, error: safeError },
  redact: { paths: silent.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
});
