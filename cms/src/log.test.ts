import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { logOptions, reasonOf, safeError } from './log.ts';

test('PRV-07 a database error is logged without its statement and parameter values', () => {
  const cause = Object.assign(new Error('duplicate key value (email)=(hannah@example.com)'), {
    code: '23505',
    detail: 'Key (email)=(hannah@example.com) already exists.',
  });
  const error = Object.assign(
    new Error('Failed query: insert into "orders" …\nparams: hannah@example.com,1980-01-02', {
      cause,
    }),
    {
      params: ['hannah@example.com'],
      query: 'insert …',
    },
  );
  const text = JSON.stringify(safeError(error));
  expect(text).not.toContain('hannah');
  expect(text).not.toContain('1980');
  expect(text).toContain('23505');
  expect(reasonOf(error)).toBe('Failed query: duplicate key value (email)=([removed])');
});

test('PRV-07 the terminal is told why the preparation failed, and no values', () => {
  expect(reasonOf(new Error('The environment of cms is not complete:\nSITE_URL'))).toBe(
    'The environment of cms is not complete:\nSITE_URL',
  );
  expect(reasonOf(Object.assign(new Error('duplicate key (hash)=(5f3a)'), { code: '23505' }))).toBe(
    'duplicate key (hash)=([removed])',
  );
  expect(reasonOf('hannah@example.com')).toBe('unknown error');
});

test.each([
  'invalid input syntax for type uuid: "hannah@example.com"',
  'value "hannah@example.com" is out of range for type integer: hannah',
  'The following path cannot be queried: hannah',
  'File hannah.png for collection media is missing on the disk. Expected path: /data/hannah.png',
])('PRV-07 what a caller asked for is not repeated: %s', (message) => {
  const [line] = linesOf((log) => log.error({ err: new Error(message), msg: message }));
  expect(line?.msg).toMatch(/\w/);
  expect(JSON.stringify(line)).not.toContain('hannah');
});

test('PRV-07 a job error is logged without its input', () => {
  const error = Object.assign(new Error('Task failed'), {
    job: { input: { email: 'hannah@example.com' } },
  });
  expect(JSON.stringify(safeError(error))).not.toContain('hannah');
  expect(safeError(error)).toMatchObject({ type: 'Error', message: 'Task failed' });
});

test('what was thrown but is no error is not written out', () => {
  expect(safeError('hannah@example.com')).toEqual({ message: 'string' });
});

function linesOf(
  write: (log: pino.Logger) => void,
): { level: number; msg: string; err?: { stack?: string } }[] {
  const lines: string[] = [];
  write(
    pino(
      logOptions,
      new Writable({
        write: (chunk, _encoding, done) => {
          lines.push(String(chunk));
          done();
        },
      }),
    ),
  );
  return lines.map((line) => JSON.parse(line));
}

test('PRV-07 the text of a line does not repeat what the error was cleaned of', () => {
  const error = new Error('Failed query: select 1\nparams: hannah@example.com');
  const lines = linesOf((log) => {
    log.error({ err: error });
    log.error(error);
    log.error({ err: error, msg: error.message });
    log.error(error.message);
  });
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line.msg).toBe('Failed query');
  expect(JSON.stringify(lines)).not.toContain('hannah');
});

test("PRV-07 fields with people's data are blanked out", () => {
  const [line] = linesOf((log) =>
    log.info({ job: { input: 'hannah' }, email: 'hannah@example.com' }, 'queued'),
  );
  expect(line?.msg).toBe('queued');
  expect(JSON.stringify(line)).not.toContain('hannah');
});

test('a refused request is a quiet line without a stack, a failure a loud one with its places', () => {
  const [refused, failed] = linesOf((log) => {
    log.error({ err: Object.assign(new Error('Not allowed'), { status: 403 }) });
    log.error({ err: new Error('Lost') });
  });
  expect(refused).toMatchObject({ level: 30, msg: 'Not allowed' });
  expect(refused?.err?.stack).toBeUndefined();
  expect(failed).toMatchObject({ level: 50, msg: 'Lost' });
  expect(failed?.err?.stack).toContain('log.test.ts');
});
