import { createHmac, timingSafeEqual } from 'node:crypto';

const step = 10 * 60_000;
const lifetime = 60 * 60_000;
const noId = '-';

/** What a token shows: one document or the words of one page (without an id), at one path of the shop. */
export type Previewed = { slug: string; id: string | null; path: string };

/**
 * A token that shows a draft for at most an hour. For ten minutes it stays the same, so that a page which is previewed
 * while somebody writes keeps its address.
 */
export function makePreviewToken(secret: string, previewed: Previewed, now = Date.now()): string {
  const expiry = (Math.floor((now + lifetime) / step) * step).toString(36);
  return [expiry, previewed.slug, previewed.id ?? noId, sign(secret, previewed, expiry)].join('.');
}

/** What a token shows at `path`, or why it shows nothing. */
export function readPreviewToken(
  secret: string,
  token: string,
  path: string,
  now = Date.now(),
): Previewed | 'wrong' | 'expired' {
  const [, expiry, slug, id, seal] =
    /^([0-9a-z]{1,9})\.([a-z-]{1,40})\.([0-9a-f-]{1,36})\.([\w-]{43})$/.exec(token) ?? [];
  if (!secret || !expiry || !slug || !id || !seal) return 'wrong';
  const previewed = { slug, id: id === noId ? null : id, path };
  if (!timingSafeEqual(Buffer.from(seal), Buffer.from(sign(secret, previewed, expiry))))
    return 'wrong';
  return Number.parseInt(expiry, 36) > now ? previewed : 'expired';
}

function sign(secret: string, { slug, id, path }: Previewed, expiry: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([slug, id, path, expiry]))
    .digest('base64url');
}
