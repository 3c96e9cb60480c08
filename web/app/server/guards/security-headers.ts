import type { ServerResponse } from 'node:http';

/** Answers that are no page run nothing and are framed by nobody; pages bring a policy of their own. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const always = {
  'Content-Security-Policy': nothing,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com"), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const oneYear = 'max-age=31536000';

export function securityHeaders(scheme: 'http' | 'https'): Record<string, string> {
  return scheme === 'https' ? { ...always, 'Strict-Transport-Security': oneYear } : always;
}

/** Sets the headers that every answer carries, whatever becomes of the request. */
export function setSecurityHeaders(response: ServerResponse, scheme: 'http' | 'https'): void {
  for (const [name, value] of Object.entries(securityHeaders(scheme)))
    response.setHeader(name, value);
}
