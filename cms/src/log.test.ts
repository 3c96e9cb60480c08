import { expect, test } from 'vitest';
import { safeError } from './log.ts';

test('PRV-07 a database error is logged without its statement and parameter values', () => {
  const cause = Object.assign(new Error('duplicate key value (email)=(hannah@example.com)'), {
    code: '23505',
    detail: 'Key (email)=(hannah@example.com) already exists.',
  });
  const error = Object.assign(new Error('Failed query: insert into "orders" …\nparams: hannah@example.com,1980-01-02', { cause }), {
    params: ['hannah@example.com'],
    query: 'insert …',
  });
  const text = JSON.stringify(safeError(error));
  expect(text).not.toContain('hannah');
  expect(text).not.toContain('1980');
  expect(text).toContain('23505');
});

test('PRV-07 a job error is logged without its input', () => {
  const error = Object.assign(new Error('Task failed'), { job: { input: { email: 'hannah@example.com' } } });
  expect(JSON.stringify(safeError(error))).not.toContain('hannah');
  expect(safeError(error)).toMatchObject({ type: 'Error', message: 'Task failed' });
});

test('what was thrown but is no error is not written out', () => {
  expect(safeError('hannah@example.com')).toEqual({ message: 'string' });
});
