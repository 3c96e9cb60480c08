import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { App } from '../app.ts';
import type { Client } from '../limits/client.ts';
import { sendWebResponse } from '../web-request.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { isKnown } from './etag.ts';
import type { Encoding, KeptPage, Variant } from './kept-page.ts';
import { isForEverybody, knownOr, packPage, toKeptPage } from './kept-page.ts';
import type { PageKey } from './page-key.ts';
import type { SavedPages } from './saved-pages.ts';
import { createTightPacking } from './tight-packing.ts';
import { createVersionedCache } from './versioned-cache.ts';

export type PageCache = ReturnType<typeof createPageCache>;

/** How long a visitor waits for a page with new content while there is an older one. */
const mostWaitMs = 500;
const summaryMs = 10_000;
const knownHeaders = 64;
/** Some 20 MB. */
const mostNamed = 200;

/** An answer that is not for everybody: it goes to those who asked for it and is not kept. */
class NotKept extends Error {
  readonly answer: Response;
  constructor(answer: Response) {
    super('This answer is not kept');
    this.answer = answer;
  }
}

/**
 * Keeps whole pages and their data by key (`pageKey`), as they are sent. A page is rendered from its key alone: no
 * header, host or query of a visitor has a part in it, so none can change what others see. A new content version makes
 * every page stale; an older page is better than trouble. Until the application is there, the pages in `saved` are served
 * as they are; what is kept goes back to it. Of named pages there may be a thousand: the 200 that were made last are kept,
 * in memory only.
 */
export function createPageCache({
  siteUrl,
  app,
  saved,
  log,
}: {
  siteUrl: string;
  app: Promise<Pick<App, 'content' | 'handle'>>;
  saved: SavedPages | null;
  log: Pick<Logger, 'info'>;
}) {
  let loaded: Pick<App, 'content' | 'handle'> | null = null;
  void app.then((ready) => (loaded = ready));
  const pages = createVersionedCache<KeptPage>({ waitMs: mostWaitMs });
  const named = createVersionedCache<KeptPage>({ waitMs: mostWaitMs, most: mostNamed });
  for (const { key, stamp, value } of saved?.pages ?? []) pages.restore(key, stamp, value);
  const packTightlyLater = createTightPacking({
    isKept: (key, page) => peekAny(key) === page,
    afterEach: saveWith,
  });
  const encodingOf = rememberEncodings();
  const countHit = createHitCounter(log);

  return {
    /** Answers from memory when nothing has to be found out first; false: the request is still to be answered. */
    answerAtOnce: (
      request: IncomingMessage,
      response: ServerResponse,
      { scheme, host }: Client,
    ): boolean => {
      const { method, url = '', headers } = request;
      if ((method !== 'GET' && method !== 'HEAD') || host === '') return false;
      const stamp = loaded && loaded.content.atOnce();
      if (loaded && !stamp) return false;
      const end = url.indexOf('?');
      const path = end < 0 ? url : url.slice(0, end);
      const page = pages.peek(path, stamp) ?? named.peek(path, stamp);
      const variant = page?.variants.get(encodingOf(headers['accept-encoding']));
      if (!page || !variant) return false;
      countHit();
      send(request, response, page.status, variant, scheme);
      return true;
    },

    answer: async (
      { key, isNamed }: PageKey,
      request: IncomingMessage,
      response: ServerResponse,
      { scheme }: Client,
    ): Promise<void> => {
      try {
        const { content, handle } = await app;
        const stamp = await content.latest();
        const { value: page } = await (isNamed ? named : pages).get(key, stamp, async () => {
          const made = await content.during(stamp, () => render(key, handle));
          if (!isNamed) saveAll();
          return { ...made, value: knownOr(made.value, peekAny(key)) };
        });
        const encoding = encodingOf(request.headers['accept-encoding']);
        const variant = page.variants.get(encoding) ?? (await packFirst(key, page, encoding));
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        send(request, response, page.status, variant, scheme);
      } catch (error) {
        if (!(error instanceof NotKept)) throw error;
        await sendWebResponse(error.answer.clone(), response);
      }
    },
  };

  function peekAny(key: string): KeptPage | undefined {
    return pages.peek(key, null) ?? named.peek(key, null);
  }

  /** After what was rendered or packed, and only then: a page that is handed out once more is on the disk already. */
  function saveAll(): void {
    saved?.save(pages.all);
  }

  /** Named pages are not on the disk: one of them is no reason to write the others. */
  function saveWith(key: string): void {
    if (pages.peek(key, null)) saveAll();
  }

  async function packFirst(key: string, page: KeptPage, encoding: Encoding): Promise<Variant> {
    const variant = await packPage(page, encoding);
    saveWith(key);
    if (encoding === 'br') packTightlyLater(key, page);
    return variant;
  }

  async function render(key: string, handle: App['handle']): Promise<KeptPage> {
    const answer = await handle(new Request(siteUrl + key));
    if (!isForEverybody(answer)) throw new NotKept(await withWholeBody(answer));
    return toKeptPage(answer);
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  variant: Variant,
  scheme: Client['scheme'],
): void {
  if (
    status === 200 &&
    request.headers['if-none-match'] &&
    isKnown(request.headers['if-none-match'], variant.etag)
  ) {
    response.writeHead(304, variant.known[scheme]);
    response.end();
    return;
  }
  response.writeHead(status, variant.full[scheme]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/** Several visitors may have waited for the same answer: each reads a copy. */
async function withWholeBody(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
}

/** Browsers send few different `Accept-Encoding` headers: each is read once. */
function rememberEncodings(): (header: string | undefined) => Encoding {
  const known = new Map<string, Encoding>();
  return (header = '') => {
    const before = known.get(header);
    if (before) return before;
    const names = acceptedEncodings(header);
    const encoding = names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
    if (known.size < knownHeaders) known.set(header, encoding);
    return encoding;
  };
}

/** Pages from memory get one line for ten seconds of them: a line each would cost as much as the answer. */
function createHitCounter(log: Pick<Logger, 'info'>): () => void {
  let hits = 0;
  return () => {
    hits += 1;
    if (hits > 1) return;
    setTimeout(() => {
      log.info({ pages: hits }, 'answered from memory');
      hits = 0;
    }, summaryMs).unref();
  };
}
