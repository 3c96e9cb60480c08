import { expect, test } from 'vitest';
import { oneTimePassword } from './one-time-password.ts';
import { findPasswordFault } from './password-fault.ts';

const tooCommon = [
  'password1234',
  'PassWord1234!',
  'passwordpassword',
  'Passw0rd1234',
  'qwertyuiop12',
  'qwertyuiop[]',
  '1q2w3e4r5t6y',
  '123456789012',
  '098765432109',
  'abcdefghijkl',
  'iloveyou2024',
  '!sunshine2025',
  'letmein123456',
  'princess.1999',
  'monkeymonkey',
  'dragon dragon',
  'leavemealone',
  'administrator',
  'trustno1trustno1',
  'finalfantasy',
];

test.each(tooCommon)('SEC-17 %s is refused', async (password) => {
  expect(await findPasswordFault(password, 'hannah')).not.toBeNull();
});

test('SEC-17 of the 3,000 passwords that are used most none is let in, as it is, doubled or with a year', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const top = dictionary['passwords-common']?.slice(0, 3_000) ?? [];
  expect(top).toHaveLength(3_000);
  const passed: string[] = [];
  for (const each of top) {
    for (const password of [
      each,
      `${each}${each}`,
      `${each}${each}${each}`,
      `${each}2026`,
      `${each}!2026`,
    ]) {
      if ((await findPasswordFault(password, '')) === null) passed.push(password);
    }
  }
  expect(passed).toEqual([]);
});

test('SEC-17 a password under twelve characters, of a few signs only, far too long, or made of the name is refused', async () => {
  for (const password of [
    '',
    'elevenchars',
    'aaaaaaaaaaaaaaaa',
    'abababababab',
    'x'.repeat(201),
    'hannahhannah',
    'Hannah-12345',
  ]) {
    expect([password, await findPasswordFault(password, 'hannah')]).not.toEqual([password, null]);
  }
});

test.each([
  'three random words',
  'correct horse battery staple',
  'Gänsefüßchen im Regen',
  'k4m-7qz-p2x-rr9',
  '小さな庭に雨が静かに降り続けている',
  'blue kettle, north wind',
])('SEC-17 %s is good', async (password) => {
  expect(await findPasswordFault(password, 'hannah')).toBeNull();
});

test('SEC-13 a password for one sign-in is long, readable, never the same, and one that the rules let through', async () => {
  const made = Array.from({ length: 500 }, oneTimePassword);
  expect(new Set(made).size).toBe(500);
  for (const password of made)
    expect(password).toMatch(/^([a-hj-km-np-z2-9]{4}-){4}[a-hj-km-np-z2-9]{4}$/);
  for (const password of made.slice(0, 50))
    expect(await findPasswordFault(password, 'hannah')).toBeNull();
});
