import { configEnv } from '../env.ts';

/**
 * What the names of the office's cookies begin with. Under `__Host-` a browser takes a cookie from this host alone, over
 * TLS, and sends it to no other: neither the shop's host nor another one of the domain can set or read it.
 */
export const cookiePrefix = configEnv().publicUrl.startsWith('https:')
  ? '__Host-office'
  : 'payload';

/** The cookie of who is signed in. */
const sessionCookie = `${cookiePrefix}-token`;

/** Whether a request brings a session, true or false: for bounds on what is sent, never for rights. */
export function bringsSession(cookies: string | null | undefined): boolean {
  return readCookie(cookies, sessionCookie) !== undefined;
}

/** The value of a cookie of this name in a Cookie header. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value] = pair.trim().split(/=(.*)/s);
    if (key === name) return value;
  }
  return undefined;
}
