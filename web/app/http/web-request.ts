import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { acceptedEncodings } from './accepted-encodings.ts';

/** Hands a request over to code that speaks Request; `signal` aborts when the visitor goes away. */
export function toWebRequest(request: IncomingMessage, url: URL, method: string, body: Buffer, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // The framework uses headers of this name between its own parts: nobody outside may speak for it.
    if (value === undefined || name.startsWith('x-react-router-')) continue;
    for (const part of [value].flat()) headers.append(name, part);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, signal, ...(hasBody ? { body: new Uint8Array(body) } : {}) });
}

/** Writes a Response out; its headers win over those set before. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  if (!answer.body || response.req.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  const body = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
  if (!isText(answer)) return pipeline(body, response);
  response.setHeader('Vary', 'Accept-Encoding');
  if (!acceptedEncodings(response.req.headers['accept-encoding']).includes('gzip')) return pipeline(body, response);
  response.setHeader('Content-Encoding', 'gzip');
  response.removeHeader('Content-Length');
  await pipeline(body, createGzip(), response);
}

/** Pages and the data of client navigation; they hold nothing secret that a compressed length could tell. */
function isText(answer: Response): boolean {
  return (answer.headers.get('Content-Type') ?? '').startsWith('text/') && !answer.headers.has('Content-Encoding');
}
