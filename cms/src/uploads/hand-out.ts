import { extname } from 'node:path';
import { headersWithCors, type PayloadRequest } from 'payload';
import type { Store } from './store.ts';

/** Of the kinds that can be uploaded. The bucket's own word is not taken for it. */
const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

/**
 * Upload handler: the file from the bucket, after Payload has asked whether the caller may read it. Nothing when the
 * bucket has none of this name, so that the next handler answers. Throws an APIError with 503 when it cannot be asked.
 */
export async function handOut(
  store: Store,
  req: PayloadRequest,
  { filename }: { filename: string },
): Promise<Response | undefined> {
  if (/[/\\]|^\.*$/.test(filename)) return;
  const range = req.headers.get('range');
  const found = await store.get(
    filename,
    range && /^bytes=(\d+-\d*|-\d+)$/.test(range) ? range : null,
  );
  if (!found) return;
  const headers = new Headers({
    'content-type': types[extname(filename).toLowerCase()] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
  });
  const isOutside = found.status === 416;
  for (const name of isOutside ? ['content-range'] : ['content-length', 'content-range']) {
    const value = found.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (isOutside) await found.arrayBuffer();
  return new Response(isOutside ? null : found.body, {
    status: found.status,
    headers: headersWithCors({ headers, req }),
  });
}
