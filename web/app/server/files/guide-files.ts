import type { Responder } from '../app.ts';
import { isKnown } from '../cache/etag.ts';
import { refuse } from '../guards/refusal.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { ShopContent } from '../shop-content.ts';

const path = /^\/freebies\/([a-z0-9]+(?:-[a-z0-9]+)*)\.pdf$/;
const away: Refusal = {
  status: 503,
  message: 'This guide is out of reach for a moment. Please try again.',
  headers: { 'Retry-After': '5' },
};

/**
 * Answers /freebies/<name of a published guide>.pdf; every other name below /freebies is left to the not-found page.
 * Browsers ask each time whether their copy still stands, so that a new PDF is seen at once.
 */
export function createGuideFiles(
  content: () => Promise<Pick<ShopContent, 'getGuideFile'>>,
): Responder {
  return async (pathname, request, response) => {
    const slug = path.exec(pathname)?.[1];
    if (!slug || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const file = await (await content()).getGuideFile(slug);
    if (!file) return false;
    if (file === 'away') {
      refuse(request, response, false, away);
      return true;
    }
    response.setHeader('ETag', file.etag);
    response.setHeader('Cache-Control', 'public, no-cache');
    response.setHeader('X-Robots-Tag', 'noindex');
    if (isKnown(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304).end();
      return true;
    }
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': file.bytes.length,
      'Content-Disposition': `attachment; filename="${slug}.pdf"`,
    });
    response.end(request.method === 'HEAD' ? undefined : file.bytes);
    return true;
  };
}
