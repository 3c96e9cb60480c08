import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { securityHeaders } from '../guards/security-headers.ts';
import { contentTag } from './etag.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
type Scheme = 'http' | 'https';

/** One page in one encoding, ready to be written; headers as node:http takes them fastest: name, value, name, value … */
export type Variant = {
  etag: string;
  body: Buffer;
  full: Record<Scheme, string[]>;
  known: Record<Scheme, string[]>;
};

/** A whole answer that is the same for every visitor, packed the first time somebody takes an encoding. */
export type KeptPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  variants: Map<Encoding, Variant>;
};

/** Browsers may store a page but have to ask each time whether it still stands. */
const cacheControl = 'public, max-age=0, must-revalidate';
/**
 * For a cache that the practice puts in front (RFC 9213); browsers do not read it. A change is seen there after 30 s at the
 * most, in seconds; while the shop is away, what stands there is shown for a day.
 */
const cdnCacheControl = 'max-age=5, stale-while-revalidate=25, stale-if-error=86400';
/** The first visitor waits milliseconds for one, the tight one takes hundreds; both run beside the event loop. */
const brotliQuality = { quick: 5, tight: constants.BROTLI_MAX_QUALITY };

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const packers: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, brotliQuality.quick),
  gzip: promisify(gzip),
  identity: (body) => Promise.resolve(body),
};

/** Whether an answer may be shown to others: whole, not somebody's own, and not trouble. */
export function isForEverybody(answer: Response): boolean {
  if (answer.status !== 200 && answer.status !== 404) return false;
  return (
    !answer.headers.has('Set-Cookie') &&
    !/no-store|private/.test(answer.headers.get('Cache-Control') ?? '')
  );
}

export async function toKeptPage(answer: Response): Promise<KeptPage> {
  const body = Buffer.from(await answer.arrayBuffer());
  const { 'content-length': _length, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body, variants: new Map() };
}

/** The `older` page, with all that was packed of it, where a change of the content has left it as it was. */
export function knownOr(page: KeptPage, older: KeptPage | undefined): KeptPage {
  return older &&
    older.status === page.status &&
    isDeepStrictEqual(older.headers, page.headers) &&
    older.body.equals(page.body)
    ? older
    : page;
}

/** The page as `encoding` has it; packed once. */
export async function packPage(page: KeptPage, encoding: Encoding): Promise<Variant> {
  return addVariant(page, encoding, await packers[encoding](page.body));
}

/**
 * Puts the smallest copy in brotli in the place of the quick one. Both unpack to the same page and have the same tag: who
 * has the one need not fetch the other.
 */
export async function packTightly(page: KeptPage): Promise<void> {
  addVariant(page, 'br', await brotli(page.body, brotliQuality.tight));
}

/** Takes `body` for what the page is in `encoding`. */
export function addVariant(page: KeptPage, encoding: Encoding, body: Buffer): Variant {
  const etag = `"${contentTag(page.body)}-${encoding}"`;
  const kept = {
    ...page.headers,
    'cache-control': cacheControl,
    'cdn-cache-control': cdnCacheControl,
    vary: 'Accept-Encoding',
    etag,
  };
  const packed: Record<string, string> =
    encoding === 'identity' ? {} : { 'content-encoding': encoding };
  const full = headerLists({ ...kept, ...packed, 'content-length': String(body.length) });
  const variant = { etag, body, full, known: headerLists(kept) };
  page.variants.set(encoding, variant);
  return variant;
}

/** The page's own headers win over those of every answer: its policy lets its scripts run. */
function headerLists(own: Record<string, string>): Record<Scheme, string[]> {
  const list = (scheme: Scheme) => {
    const always = Object.entries(securityHeaders(scheme)).map(
      ([name, value]): [string, string] => [name.toLowerCase(), value],
    );
    return Object.entries({ ...Object.fromEntries(always), ...own }).flat();
  };
  return { http: list('http'), https: list('https') };
}
