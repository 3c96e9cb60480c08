import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeLeaveToken, readLeaveToken } from './leave-token.ts';

const secret = 'a secret of the tests, long enough';
const signup = randomUUID();
const token = makeLeaveToken(secret, signup);

test('a token names its sign-up and nothing of the person', () => {
  expect(readLeaveToken(secret, token)).toBe(signup);
  expect(token).toMatch(/^[\w.-]+$/);
});

test.each([
  ['of another secret', makeLeaveToken('another secret, long enough too!!', signup)],
  ['moved to another sign-up', token.replace(signup, randomUUID())],
  ['cut', token.slice(0, -1)],
  ['empty', ''],
])('a token that is %s says nothing', (_, other) => {
  expect(readLeaveToken(secret, other)).toBeNull();
});

test('without a secret no token counts', () => {
  expect(readLeaveToken('', makeLeaveToken('', signup))).toBeNull();
});
