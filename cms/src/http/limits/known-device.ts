import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { configEnv } from '../../env.ts';
import { cookiePrefix, readCookie } from '../session-cookie.ts';

const days = 180;
const dayMs = 86_400_000;

/**
 * A browser in which somebody has signed in to an account carries a signed mark of it. It opens nothing: it only tells
 * its owner from a flood of strangers who try the same name. Answers the mark's own id, null without a valid one.
 */
export function knownDevice(cookies: string | null, name: string, now = Date.now()): string | null {
  const [id = '', at = '', signature = '', ...rest] =
    readCookie(cookies, cookieOf(name))?.split('.') ?? [];
  if (!id || rest.length > 0 || !isSame(signature, sign(name, id, at))) return null;
  const age = now - Number.parseInt(at, 36);
  return age >= 0 && age < days * dayMs ? id : null;
}

/** The Set-Cookie header that makes a browser known for the account of this name. */
export function rememberDevice(name: string, now = Date.now()): string {
  const id = randomBytes(12).toString('base64url');
  const at = now.toString(36);
  const secure = cookiePrefix.startsWith('__Host-') ? '; Secure' : '';
  return `${cookieOf(name)}=${id}.${at}.${sign(name, id, at)}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${days * 86_400}${secure}`;
}

/** One for each account, as people share machines; the name itself does not stand in it. */
const cookieOf = (name: string) => `${cookiePrefix}-device-${mac('cookie', name).slice(0, 12)}`;
const sign = (...parts: string[]) => mac('device', ...parts);

function mac(...parts: string[]): string {
  return createHmac('sha256', configEnv().secret)
    .update(JSON.stringify(['known-device', ...parts]))
    .digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
