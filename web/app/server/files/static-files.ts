import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { acceptedEncodings } from '../cache/accepted-encodings.ts';
import { contentTag, isKnown } from '../cache/etag.ts';

export type StaticFile = {
  content: Buffer;
  type: string;
  etag: string;
  isHashed: boolean;
  packed: Map<string, Promise<Buffer>>;
};

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const packable = /^(text\/|application\/(json|manifest)|image\/svg)/;
const leastPackedBytes = 256;
const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Serves the files that stood below `folder` when it was called, from memory. Only names found then exist, so no
 * request can name a file elsewhere. Files below /assets carry a hash in their name and are kept for ever. What the build
 * has packed of those lies below `packed`; the rest is packed when it is first asked for.
 */
export function createStaticFiles(folder: string, packed: string | null = null) {
  const files = readFolder(folder);
  if (packed)
    for (const [name, file] of files)
      if (file.isHashed && isPackable(file)) takePacked(file, join(packed, `${name}.br`));

  return async (
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const file = files.get(pathname);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    await sendStaticFile(file, request, response);
    return true;
  };
}

/** Writes the hashed files below `folder`, as small as they get in brotli, below `packed`: no visitor waits for that then. */
export async function packFiles(folder: string, packed: string): Promise<void> {
  rmSync(packed, { recursive: true, force: true });
  const work = Array.from(readFolder(folder), async ([name, file]) => {
    if (!file.isHashed || !isPackable(file)) return;
    const path = join(packed, `${name}.br`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await pack(file, 'br'));
  });
  await Promise.all(work);
}

/** Answers a GET or HEAD request with a file, packed for those who can unpack it, or with 304. */
export async function sendStaticFile(
  file: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  const etag = encoding ? `"${file.etag}-${encoding}"` : `"${file.etag}"`;
  response.setHeader('ETag', etag);
  response.setHeader(
    'Cache-Control',
    file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  // Stripe's card fields show our letters in frames of their own.
  if (file.type.startsWith('font/')) response.setHeader('Access-Control-Allow-Origin', '*');
  if (packable.test(file.type)) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], etag)) return void response.writeHead(304).end();
  const body = encoding ? await pack(file, encoding) : file.content;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function toStaticFile(name: string, content: Buffer, isHashed: boolean): StaticFile {
  return {
    content,
    type: types[extname(name)] ?? 'application/octet-stream',
    etag: contentTag(content),
    isHashed,
    packed: new Map(),
  };
}

function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    const url = path.slice(folder.length).replaceAll('\\', '/');
    files.set(
      encodeURI(url.startsWith('/') ? url : `/${url}`),
      toStaticFile(entry.name, content, url.replace(/^\//, '').startsWith('assets/')),
    );
  }
  return files;
}

/** Where the build has packed nothing there is nothing to take. */
function takePacked(file: StaticFile, path: string): void {
  if (existsSync(path)) file.packed.set('br', Promise.resolve(readFileSync(path)));
}

function isPackable({ type, content }: StaticFile): boolean {
  return packable.test(type) && content.length >= leastPackedBytes;
}

function chooseEncoding(
  file: StaticFile,
  accepted: string | undefined,
): keyof typeof packers | null {
  if (!isPackable(file)) return null;
  const names = acceptedEncodings(accepted);
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}

function pack(file: StaticFile, encoding: keyof typeof packers): Promise<Buffer> {
  const known = file.packed.get(encoding);
  if (known) return known;
  const packed = packers[encoding](file.content);
  file.packed.set(encoding, packed);
  return packed;
}
