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
    ...(isRefusal(error) ? {} : { stack: placesOf(error) }),
    ...cause,
  };
}

/** Why something failed, for whoever reads the terminal: a database error's own words stand in its cause, its values nowhere. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (!error.message.startsWith('Failed query') && !('code' in error)) return error.message;
  return [error, error.cause]
    .flatMap((each) => (each instanceof Error ? [withoutValues(each.message)] : []))
    .join(': ');
}

/** True for what a caller did wrong: worth a line, but neither a stack nor an alarm. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500;
}

function placesOf(error: Error): string | undefined {
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return places?.slice(0, 12).join('\n');
}

function withoutValues(message: string): string {
  const line = message.split('\n')[0] ?? '';
  if (line.startsWith('Failed query')) return 'Failed query';
  if (/^File .* is missing on the disk/.test(line)) return 'A file is missing on the disk';
  return line
    .replace(/params:.*/, 'params: [removed]')
    .replace(/=\([^)]*\)/g, '=([removed])')
    .replace(/.*(invalid input|out of range|cannot be queried).*/, '$1 [removed]')
    .slice(0, 300);
}

const silent = [
  'input',
  'params',
  'body',
  'data',
  'password',
  'authorization',
  'cookie',
  'email',
  'phone',
];

export const logOptions: pino.LoggerOptions = {
  name: 'cms',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: safeError, error: safeError },
  redact: {
    paths: silent.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[removed]',
  },
  hooks: {
    logMethod(args, method, level) {
      const [first, second, ...rest] = args as unknown[];
      const fields = first instanceof Error ? { err: first } : first;
      if (typeof fields !== 'object' || fields === null) {
        return method.call(this, withoutValues(String(fields)), ...([second, ...rest] as string[]));
      }
      // Without a text of its own pino would take the error's message, parameter values and all.
      const err: unknown = 'err' in fields ? fields.err : undefined;
      const text =
        'msg' in fields ? fields.msg : (second ?? (err instanceof Error ? err.message : ''));
      const line = { ...fields, msg: withoutValues(String(text)) };
      if (isRefusal(err) && level > 30) return this.info(line);
      return method.call(this, line as unknown as string);
    },
  },
};

export const log = pino({ ...logOptions, enabled: !configEnv().quiet });
