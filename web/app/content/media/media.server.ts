import { join } from 'node:path';
import { createLimiter } from 'common/limits/bounded-limiter';
import { CmsUnavailable, readUpload } from '../../cms/cms-client.server.ts';
import { env } from '../../env.server.ts';
import { contentTag, isKnown } from '../../server/cache/etag.ts';
import { createPictureCache, isSurelyNewer } from '../../server/cache/picture-cache.ts';
import type { KeptPicture, StoredPicture } from '../../server/cache/picture-folder.ts';
import { createPictureFolder } from '../../server/cache/picture-folder.ts';
import { pictureLookups } from '../../server/limits/rate-limit-table.ts';
import { sharedAs } from '../../server/limits/shared-limits.server.ts';
import { log } from '../../server/log.ts';
import { readPictureVersion } from './picture.ts';

const safeName = /^[A-Za-z0-9][A-Za-z0-9._ ()-]{0,200}\.(avif|webp|jpe?g|png)$/;
/** Pictures that cannot carry scripts; the type is the one that the CMS vouches for. */
const types = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png']);

const mostBytes = 64 * 1024 * 1024;

const cached = createPictureCache({
  limitBytes: mostBytes,
  freshMs: 60_000,
  ...(env.snapshotDir
    ? { folder: createPictureFolder(join(env.snapshotDir, 'pictures'), mostBytes, log) }
    : {}),
});

const lookups = createLimiter(
  { ...pictureLookups, most: pictureLookups.most * env.limitsFactor },
  { shared: sharedAs('picture-lookups') },
);

/** Serves a picture of the CMS. An address with the version that a page gave it never changes what it shows. */
export async function openPicture(
  file: string,
  version: string | null,
  request: Request,
): Promise<Response> {
  const changedAt = version === null ? null : readPictureVersion(version);
  try {
    const kept = await findPicture(file, changedAt);
    if (!kept) return notFound();
    const isFinal = changedAt !== null && isSurelyNewer(kept.at, changedAt);
    return send(kept.picture, isFinal, request.headers.get('If-None-Match'));
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    return new Response('This picture cannot be shown right now.', {
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
    });
  }
}

/**
 * A picture as it is since `changedAt` (ms); null when there is none of this name.
 * @throws CmsUnavailable when it cannot be had and was never had before.
 */
export async function findPicture(
  file: string,
  changedAt: number | null,
): Promise<KeptPicture | null> {
  if (!safeName.test(file) || file.includes('..')) return null;
  return cached(file, changedAt, () => loadPicture(file));
}

async function loadPicture(file: string): Promise<StoredPicture | null> {
  if ((await lookups.take('everybody')) !== null)
    throw new CmsUnavailable('Too many pictures are asked for');
  const media = await readUpload('media', file);
  if (!media || !types.has(media.type)) return null;
  return { ...media, etag: `"${contentTag(media.bytes)}"` };
}

function send(
  { type, etag, bytes }: StoredPicture,
  isFinal: boolean,
  known: string | null,
): Response {
  const headers = {
    ETag: etag,
    'Cache-Control': isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
  };
  if (isKnown(known, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.length) },
  });
}

function notFound(): Response {
  return new Response('There is no such picture.', {
    status: 404,
    headers: { 'Cache-Control': 'no-store' },
  });
}
