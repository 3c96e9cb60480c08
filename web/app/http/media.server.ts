import { CmsUnavailable, readMedia } from '../content/cms-client.server.ts';
import { contentTag, isKnown } from './etag.ts';
import type { StoredPicture } from './picture-cache.ts';
import { createPictureCache } from './picture-cache.ts';

const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._ ()-]{0,200}\.(avif|webp|jpe?g|png)$/;
/** Pictures that cannot carry scripts; the type is the one that the CMS vouches for. */
const TYPES = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png']);

const cached = createPictureCache({ limitBytes: 64 * 1024 * 1024, freshMs: 60_000 });

/** Serves a picture of the CMS. An address with a version never changes what it shows; without one it may. */
export async function openPicture(file: string, hasVersion: boolean, request: Request): Promise<Response> {
  if (!SAFE_NAME.test(file) || file.includes('..')) return notFound();
  try {
    const picture = await cached(file, () => loadPicture(file));
    return picture ? send(picture, hasVersion, request.headers.get('If-None-Match')) : notFound();
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    return new Response('This picture cannot be shown right now.', { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
  }
}

async function loadPicture(file: string): Promise<StoredPicture | null> {
  const media = await readMedia(file);
  if (!media || !TYPES.has(media.type)) return null;
  return { ...media, etag: `"${contentTag(media.bytes)}"` };
}

function send({ type, etag, bytes }: StoredPicture, hasVersion: boolean, known: string | null): Response {
  const headers = { ETag: etag, 'Cache-Control': hasVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=3600' };
  if (isKnown(known, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.length) } });
}

function notFound(): Response {
  return new Response('There is no such picture.', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
