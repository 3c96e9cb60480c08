import { createHash } from 'node:crypto';

const stripeScript = 'https://js.stripe.com';

/**
 * Lists the hashes of the inline scripts that carry `nonce` and takes the nonce out again: the same content gives
 * the same bytes and the same policy each time, while a script that came in with content has no nonce and no hash.
 */
export function sealScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const marked = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes, body] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes?.includes(marked) || !body) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return { html: html.replaceAll(marked, ''), hashes: [...hashes] };
}

/**
 * The policy of every storefront document. It names Stripe's origins on all pages because a policy lives as long as
 * the document, across client navigation (https://docs.stripe.com/security/guide#content-security-policy).
 */
export function pagePolicy({
  hashes,
  stripeJsUrl,
  isDevelopment,
}: {
  hashes: string[];
  stripeJsUrl: string;
  isDevelopment: boolean;
}): string {
  const stripeOrigin = new URL(stripeJsUrl).origin;
  const own = stripeOrigin === stripeScript ? [] : [stripeOrigin];
  // Vite adds inline scripts and a web socket of its own while developing.
  const scripts = isDevelopment ? ["'unsafe-inline'"] : hashes;
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, stripeScript, 'https://*.js.stripe.com', ...own],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://*.stripe.com', ...own],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      'https://api.stripe.com',
      ...own,
      ...(isDevelopment ? ['ws:', 'wss:'] : []),
    ],
    'frame-src': [stripeScript, 'https://*.js.stripe.com', 'https://hooks.stripe.com', ...own],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
