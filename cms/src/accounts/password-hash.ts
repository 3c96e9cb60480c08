import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);
const prefix = 'pbkdf2-sha256-v1:';

/** The hash that Payload 3.90 makes of a password (auth/strategies/local/generatePasswordSaltHash). */
export function hashPassword(password: string, salt: string | Buffer): Promise<Buffer> {
  return derive(password, salt, 600_000, 32, 'sha256');
}

/** True when a row of an account was stored with this password. */
export async function hasPassword(
  { hash, salt }: { hash?: string | null; salt?: string | null },
  password: string,
): Promise<boolean> {
  if (!hash?.startsWith(prefix) || !salt) return false;
  const stored = Buffer.from(hash.slice(prefix.length), 'hex');
  const asked = await hashPassword(password, salt);
  return stored.length === asked.length && timingSafeEqual(stored, asked);
}
