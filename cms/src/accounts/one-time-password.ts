import { randomInt } from 'node:crypto';

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Five groups of four: easy to type from a screen, about 99 bits. Letters and digits that look alike are left out. */
export function oneTimePassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}
