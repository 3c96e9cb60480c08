import { randomBytes } from 'node:crypto';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
};
const oneYear = { 'Strict-Transport-Security': 'max-age=31536000' };

/** What is no page of the admin runs nothing and shows nothing but itself. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every answer; a page of the admin brings the policy of `adminPolicy` instead. */
export function securityHeaders(scheme: 'http' | 'https'): Record<string, string> {
  return { ...always, 'Content-Security-Policy': nothing, ...(scheme === 'https' ? oneYear : {}) };
}

/**
 * The policy of one page of the admin. Next reads the nonce from the policy of the request and marks its own inline
 * scripts with it; those that came in with content have none. The admin's components style themselves inline.
 * The shop stands in a frame beside what is written, and its pictures in the mails that are looked at.
 */
export function adminPolicy({
  isDevelopment,
  siteUrl,
}: {
  isDevelopment: boolean;
  siteUrl: string;
}): string {
  const scripts = isDevelopment
    ? "'unsafe-inline' 'unsafe-eval'"
    : `'nonce-${randomBytes(16).toString('base64')}'`;
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${new URL(siteUrl).origin}`,
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    `frame-src 'self' ${new URL(siteUrl).origin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
