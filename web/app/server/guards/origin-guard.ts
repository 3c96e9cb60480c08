import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from '../limits/client.ts';
import { isJsonType } from './json-type.ts';
import type { Refusal } from './refusal.ts';
import { isApiPath } from './refusal.ts';

/** Stripe, and providers of mailboxes (RFC 8058), call these from their own machines, without an Origin; a signature stands in for one. */
const signed = new Set(['/api/stripe/webhook', '/mail/:token']);

/** Its pages send no referrer, and then browsers say 'null' for the origin of their forms. The link itself is what no other site has. */
const secret = new Set(['/orders/:token']);

const foreign: Refusal = {
  status: 403,
  message: 'This request came from another site and was refused.',
};
const notJson: Refusal = { status: 415, message: 'Send this request as application/json.' };
const packed: Refusal = { status: 415, message: 'Send this request without compression.' };

/**
 * Lets a writing request pass only when it comes from our own pages: from the host it was sent to or from `siteUrl`.
 * Calls below /api must be JSON, which another site's form cannot send, and nothing may be packed. Returns null when the request may pass.
 */
export function guardWrite(
  pathname: string,
  headers: IncomingHttpHeaders,
  client: Client,
  siteUrl: string,
): Refusal | null {
  if (headers['sec-fetch-site'] === 'cross-site') return foreign;
  const { origin } = headers;
  const isOwn = origin === siteUrl || origin === `${client.scheme}://${client.host}`;
  const isVouched =
    (origin === undefined && signed.has(pathname)) || (origin === 'null' && secret.has(pathname));
  if (!isOwn && !isVouched) return foreign;
  if (isApiPath(pathname) && !isJsonType(headers['content-type'])) return notJson;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return packed;
  return null;
}
