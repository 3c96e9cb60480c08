import { createHash } from 'node:crypto';

/** A name for these bytes and no others, without the quotes that an ETag header puts around it. */
export function contentTag(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Whether the visitor's `If-None-Match` names this ETag: a 304 is then enough. `etag` comes with its quotes. */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === etag);
}
