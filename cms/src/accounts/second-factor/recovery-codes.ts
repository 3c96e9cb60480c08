import { createHash, randomInt } from 'node:crypto';

const count = 10;
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes for the day the phone is lost, about 59 bits each; each opens once. */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: count }, () => [group(), group(), group()].join('-'));
}

/** What is stored of a code: at its length a plain hash cannot be searched through. Spaces, hyphens and case do not count. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
