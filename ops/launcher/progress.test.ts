import { expect, test } from 'vitest';
import { isForPeople } from './progress.ts';

test('START what a start tells people are sentences, no records and no warnings of libraries', () => {
  expect(isForPeople('Seeding articles …')).toBe(true);
  for (const line of [
    '{"level":30,"msg":"listening"}',
    '(node:28083) DeprecationWarning: Calling client.query() when the client is already executing a query is deprecated',
    '(Use `node --trace-deprecation ...` to show where the warning was created)',
  ])
    expect(isForPeople(line)).toBe(false);
});
