import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomText(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** An id as Stripe writes them, e.g. pi_3… */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}
