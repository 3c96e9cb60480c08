/**
 * Built-in endpoints that stay shut. The first account is made by the preparation, never over HTTP, where whoever
 * comes first would own the practice; and accounts have no e-mail address that a forgotten password could be sent to.
 */
const closed = /\/users\/(first-register|forgot-password|reset-password|verify)(\/|$)/i;

export function isClosed(pathname: string): boolean {
  return closed.test(decode(pathname).replaceAll(/\/+/g, '/'));
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
