/**
 * Built-in endpoints that stay shut. The first account is made by the preparation, never over HTTP, where whoever
 * comes first would own the practice; and accounts have no e-mail address that a forgotten password could be sent to.
 * A service account has its key and nothing else: no session that would outlive the key.
 */
const closed = [
  /\/users\/(first-register|forgot-password|reset-password|verify)(\/|$)/i,
  /\/service-accounts\/(first-register|forgot-password|reset-password|verify|init|login|logout|me|refresh-token|unlock)(\/|$)/i,
];

export function isClosed(pathname: string): boolean {
  const path = plainPath(pathname);
  return closed.some((pattern) => pattern.test(path));
}

/** No id, slug or file name here holds a percent sign, a backslash or U+0000; what does is decoded twice somewhere, or fails. */
export function isMalformed(pathname: string): boolean {
  return /%(25|5c|00)/i.test(pathname);
}

/** The path as the router of Payload understands it: decoded, with single slashes. */
export function plainPath(pathname: string): string {
  return decode(pathname).replaceAll(/\/+/g, '/');
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
