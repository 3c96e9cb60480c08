import { CmsUnavailable, readMedia } from '../content/cms-client.server.ts';

const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._ ()-]{0,200}\.(avif|webp|jpe?g|png)$/;
const TYPES = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png']);

/**
 * Streams a picture from the CMS. Another picture gets another file name there, so a browser may keep what it has. The
 * type is the one the CMS vouches for, and only those of pictures that cannot carry scripts are let through.
 */
export async function openMedia(file: string, request: Request): Promise<Response> {
  if (!SAFE_NAME.test(file) || file.includes('..')) return notFound();
  try {
    const answer = await readMedia(file, request.headers.get('If-None-Match'), request.signal);
    const type = answer.headers.get('Content-Type')?.split(';', 1)[0] ?? '';
    const headers = new Headers({ 'Cache-Control': 'public, max-age=31536000' });
    for (const name of ['ETag', 'Last-Modified', 'Content-Length']) {
      const value = answer.headers.get(name);
      if (value && !answer.headers.has('Content-Encoding')) headers.set(name, value);
    }
    if (answer.status === 304) return new Response(null, { status: 304, headers });
    if (answer.status !== 200 || !TYPES.has(type)) {
      await answer.body?.cancel();
      return notFound();
    }
    headers.set('Content-Type', type);
    return new Response(answer.body, { headers });
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    return new Response('This picture cannot be shown right now.', { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
  }
}

function notFound(): Response {
  return new Response('There is no such picture.', { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
