import { expect, test } from 'vitest';
import { codeOf, findStep, newTotpKey, stepAt, totpUri } from './totp.ts';

/** '12345678901234567890' in base32: the key of RFC 6238, appendix B. */
const rfcKey = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('SAFE-04 at second %i the code of RFC 6238 is %s', (second, code) => {
  expect(codeOf(rfcKey, stepAt(second * 1000))).toBe(code);
});

test('SAFE-04 SEC-17 of 10,000 replays, old codes and codes to come none is taken', () => {
  const now = Date.UTC(2026, 10, 23);
  const present = stepAt(now);
  let taken = 0;
  for (let turn = 0; turn < 2_500; turn += 1) {
    const key = newTotpKey();
    const present1 = codeOf(key, present);
    const used = findStep(key, present1, 0, now);
    expect(used).toBe(present);
    const tries = [
      findStep(key, present1, present, now),
      findStep(key, codeOf(key, present - 1), present, now),
      findStep(key, codeOf(key, present - 2 - turn), 0, now),
      findStep(key, codeOf(key, present + 2 + turn), 0, now),
    ];
    const wanted = new Set([present - 1, present, present + 1].map((step) => codeOf(key, step)));
    taken += tries.filter(
      (step, index) =>
        step !== null &&
        // One in 300,000 of the codes of other times is by chance one of now.
        !(
          index > 1 &&
          wanted.has(codeOf(key, index === 2 ? present - 2 - turn : present + 2 + turn))
        ),
    ).length;
  }
  expect(taken).toBe(0);
});

test('SAFE-04 a key has 160 bits, and the link for the phone names the practice and the account', () => {
  expect(newTotpKey()).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(Array.from({ length: 100 }, newTotpKey)).size).toBe(100);
  expect(totpUri(rfcKey, { account: 'ruth', issuer: 'Good Soil' })).toBe(
    `otpauth://totp/Good%20Soil:ruth?secret=${rfcKey}&issuer=Good%20Soil`,
  );
});
