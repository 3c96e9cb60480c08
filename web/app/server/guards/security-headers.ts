import type { ServerResponse } from 'node:http';

/** Answers that are no page run nothing and are framed by nobody; pages bring a policy of their own. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALWAYS = {
  'Content-Security-Policy': NOTHING,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com"), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const ONE_YEAR = 'max-age=31536000';

export function securityHeaders(scheme: 'http' | 'https'): Record<string, string> {
  return scheme === 'https' ? { ...ALWAYS, 'Strict-Transport-Security': ONE_YEAR } : ALWAYS;
}

/** Sets the headers that every answer carries, whatever becomes of the request. */
export function setSecurityHeaders(response: ServerResponse, scheme: 'http' | 'https'): void {
  for (const [name, value] of Object.entries(securityHeaders(scheme)))
    response.setHeader(name, value);
}
