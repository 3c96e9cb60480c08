import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { App, Responder } from './app.ts';
import type { PageCache } from './cache/page-cache.ts';
import { pageKey, pagePath } from './cache/page-key.ts';
import { guardWrite } from './guards/origin-guard.ts';
import { isApiPath, refuse } from './guards/refusal.ts';
import type { Refusal } from './guards/refusal.ts';
import { readBody } from './guards/request-body.ts';
import { textPath } from './guards/route-table.ts';
import { setSecurityHeaders } from './guards/security-headers.ts';
import { parseTarget } from './guards/target.ts';
import type { Client } from './limits/client.ts';
import { describeClient } from './limits/client.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import { asksForPreview, openPreview } from './preview.ts';
import type { PreviewSettings } from './preview.ts';
import { sendWebResponse, toWebRequest } from './web-request.ts';

export type Shop = {
  siteUrl: string;
  preview: Omit<PreviewSettings, 'siteUrl'>;
  trustProxy: number;
  limits: RateLimits;
  log: Pick<Logger, 'info' | 'error'>;
  /** Health and static files, asked in this order before any page. */
  responders: Responder[];
  /** Asked for anew each time because it changes while developing. */
  app: () => Promise<App>;
  /** Null while developing: every page is made anew. */
  pages: PageCache | null;
};

const methods = ['GET', 'HEAD', 'POST'];
const malformed: Refusal = { status: 400, message: 'This address is malformed.' };
const nothingHere: Refusal = { status: 404, message: 'There is nothing at this address.' };
const notAllowed: Refusal = {
  status: 405,
  message: 'This method is not allowed here.',
  headers: { Allow: methods.join(', ') },
};
const tooLarge: Refusal = { status: 413, message: 'This request is too large.' };
const failed: Refusal = {
  status: 500,
  message: 'Something went wrong on our side. Please try again.',
};

/** Everything that happens to a request on its way to a page and back, as one listener for node:http. */
export function createShopListener(shop: Shop) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const client = describeClient(request, shop.trustProxy);
    if (!asksForPreview(request.url ?? '') && shop.pages?.answerAtOnce(request, response, client))
      return;
    const started = performance.now();
    const url = parseTarget(request.url, client.scheme, client.host);
    const note = { method: request.method, route: '' };
    setSecurityHeaders(response, client.scheme);
    response.once('close', () => {
      // The pattern of the route and never the address itself: addresses can hold what people typed.
      shop.log.info(
        { ...note, status: response.statusCode, ms: Math.round(performance.now() - started) },
        'answered',
      );
    });
    if (!url) return refuse(request, response, false, malformed);
    answer(shop, request, response, url, client, note).catch((error: unknown) => {
      shop.log.error({ err: error, route: note.route }, 'a request failed');
      if (response.headersSent) response.destroy();
      else refuse(request, response, isApiPath(url.pathname), failed);
    });
  };
}

async function answer(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  client: Client,
  note: { route: string },
): Promise<void> {
  const { pathname } = url;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  for (const respond of shop.responders) {
    note.route = 'file or health';
    if (await respond(pathname, request, response)) return;
  }
  const isDocument = isRead && !pathname.endsWith('.data');
  const token = isDocument ? url.searchParams.get('preview') : null;
  const app = await shop.app();
  const { content, handle } = app;
  const known = app.routes(pathname);
  const route = known ?? (await findTextPage(content, pathname, token !== null));
  note.route = known ?? (route === null ? 'not found' : 'page of text');
  // By the route and not by the address, which has other spellings: '/API/contact/' is the same call.
  const isApi = isApiPath(route ?? pathname);
  // Mails show these pictures, also those that are read on a page of a mail provider.
  if (route?.startsWith('/media/'))
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (route === null && (isApi || pathname.startsWith('/assets/')))
    return refuse(request, response, isApi, nothingHere);

  if (route !== null && !methods.includes(request.method ?? ''))
    return refuse(request, response, isApi, notAllowed);
  const refusal =
    route === null || isRead ? null : guardWrite(route, request.headers, client, shop.siteUrl);
  if (refusal) return refuse(request, response, isApi, refusal);
  const page = isRead || route === null ? await pageKey(route, pathname, content.hasPage) : null;
  if (token !== null && route !== null && page)
    return showPreview(shop, request, response, client, pagePath(route, pathname), token);
  // Kept pages cost nothing, and a page that is not kept yet is made once for all who ask. Not all named pages are kept.
  if (isRead && page && !page.isNamed && shop.pages)
    return shop.pages.answer(page, request, response, client);
  const tooMany = await shop.limits(route, response, client);
  if (tooMany) return refuse(request, response, isApi, tooMany);

  const body = isRead ? Buffer.alloc(0) : await readBody(request);
  if (body === 'broken') return void response.destroy();
  if (body === 'too large') return refuse(request, response, isApi, tooLarge);

  if (page && shop.pages) return shop.pages.answer(page, request, response, client);

  const gone = new AbortController();
  response.once('close', () => gone.abort());
  // A path that does not exist has no action: whatever the method, its answer is the not-found page.
  const method = route === null && !isRead ? 'GET' : (request.method ?? 'GET');
  const answered = await handle(toWebRequest(request, url, method, body, gone.signal));
  if (!answered.headers.has('Cache-Control'))
    answered.headers.set(
      'Cache-Control',
      isRead && answered.status < 500 ? 'no-cache' : 'no-store',
    );
  await sendWebResponse(answered, response);
}

/** The path of the page of text that is published at `pathname`; a preview may be of one that is not. */
async function findTextPage(
  content: App['content'],
  pathname: string,
  isPreview: boolean,
): Promise<string | null> {
  const path = textPath(pathname);
  return path && (isPreview || (await content.hasTextPage(path))) ? path : null;
}

async function showPreview(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
  client: Client,
  path: string,
  token: string,
): Promise<void> {
  const tooMany = await shop.limits(path, response, client);
  if (tooMany) return refuse(request, response, false, tooMany);
  const answered = await openPreview(await shop.app(), token, path, {
    ...shop.preview,
    siteUrl: shop.siteUrl,
  });
  if (!(answered instanceof Response)) return refuse(request, response, false, answered);
  // The policy of the page says who may frame it; this older header knows no names.
  if (shop.preview.office) response.removeHeader('X-Frame-Options');
  await sendWebResponse(answered, response);
}
