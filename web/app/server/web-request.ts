import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeReadableStreamToWritable } from '@react-router/node';

/** Hands a request over to code that speaks Request; `signal` aborts when the visitor goes away. */
export function toWebRequest(
  request: IncomingMessage,
  url: URL,
  method: string,
  body: Buffer,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // The framework uses headers of this name between its own parts: nobody outside may speak for it.
    if (value === undefined || name.startsWith('x-react-router-')) continue;
    // Judged by origin-guard.ts, which knows the public address too: a proxy that ends TLS may hide it from the framework.
    if (name === 'origin') continue;
    for (const part of [value].flat()) headers.append(name, part);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers,
    signal,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

/** Writes a Response out; its headers win over those set before. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  if (!answer.body || response.req.method === 'HEAD' || response.closed) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  // A visitor who goes away in the middle of an answer is no trouble of ours.
  let hasLeft = false;
  response.once('close', () => (hasLeft = true));
  await writeReadableStreamToWritable(answer.body, response).catch((error: unknown) => {
    if (!hasLeft) throw error;
  });
}
