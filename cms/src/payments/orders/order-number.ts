import { randomInt } from 'node:crypto';

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B: read aloud on the phone, nothing is mistaken for something else. */
const alphabet = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Eight random characters that people read and say; says nothing about how many orders there are. */
export function createOrderNumber(): string {
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
