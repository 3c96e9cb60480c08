import { createHmac, randomBytes } from 'node:crypto';

/** RFC 6238 as every authenticator app speaks it: SHA-1, six digits, thirty seconds. */
const stepSeconds = 30;
const digits = 6;
/** A clock may be off by one step. */
const window = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new key: 160 bits in base32 (RFC 4648), 32 characters. */
export function newTotpKey(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('');
}

/** What an app takes when the link is opened on the phone. */
export function totpUri(
  key: string,
  { account, issuer }: { account: string; issuer: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`;
}

/** The code of a step, which is the number of half minutes since 1970. */
export function codeOf(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (now: number) => Math.floor(now / 1000 / stepSeconds);

/** The step that `code` belongs to, later than `after`; null when it is none of those that count now. */
export function findStep(
  key: string,
  code: string,
  after: number,
  now = Date.now(),
): number | null {
  const present = stepAt(now);
  for (let step = present - window; step <= present + window; step += 1)
    if (step > after && codeOf(key, step) === code) return step;
  return null;
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text)
    .map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
