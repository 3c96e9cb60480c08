import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createSemaphore } from 'common/semaphore';
import { maxBody, maxUpload } from './bounds/body.ts';
import { describeClient, replaceClaims } from './limits/client.ts';
import type { createLimits } from './limits/limits.ts';
import { adminPolicy, securityHeaders } from './security-headers.ts';
import { bringsSession } from './session-cookie.ts';

type Front = {
  trustProxy: number;
  isDevelopment: boolean;
  /** The shop, which the admin shows in its previews. */
  siteUrl: string;
  limits: ReturnType<typeof createLimits>;
  /** Next, with all its pages and calls. */
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  onError: (error: unknown) => void;
};

type Refusal = { status: number; message: string; headers?: Record<string, string> };

const maxAction = 5_000_000;
const drainMs = 1_000;
/**
 * What many hand in at once after a trouble, and ask the database much for: so many of each are worked at, the others wait in
 * their order, and who has left meanwhile is passed over. Where all are worked at together, all of them may take longer than
 * anybody waits; who gives up and comes again would then be worked for after they have left, and nobody be answered.
 */
const takenInTurn = ['/cms-api/leads/', '/cms-api/payments/order'];
const atOnce = 6;
const malformed: Refusal = { status: 400, message: 'This address is malformed.' };
const notAllowed: Refusal = { status: 405, message: 'This method is not allowed here.' };
const fileMethods = ['GET', 'HEAD'];
const pageMethods = [...fileMethods, 'POST'];
const callMethods = [...pageMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const tooLarge: Refusal = { status: 413, message: 'This request is too large.' };

/** Everything that happens to a request before Next sees it: headers of every answer, limits, bounds on what is sent. */
export function createFront({
  trustProxy,
  isDevelopment,
  siteUrl,
  limits,
  next,
  onError,
}: Front): RequestListener {
  const turns = takenInTurn.map((start) => ({ start, take: createSemaphore(atOnce) }));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const client = describeClient(request, trustProxy);
    const { socket } = request;
    response.once('finish', () => cutUnread(request, socket));
    for (const [name, value] of Object.entries(securityHeaders(client.scheme)))
      response.setHeader(name, value);
    replaceClaims(request, client);
    const pathname = URL.parse(`http://cms${request.url}`)?.pathname;
    if (!request.url?.startsWith('/') || pathname === undefined || !isUtf8(pathname))
      return refuse(request, response, malformed);
    const wait = await limits({ pathname, headers: request.headers, address: client.address });
    if (wait !== null)
      return refuse(request, response, {
        status: 429,
        message:
          'There were too many requests from your connection. Please wait a moment and try again.',
        headers: { 'Retry-After': String(wait) },
      });
    const refusal = findRefusal(request, pathname, isDevelopment);
    if (refusal) return refuse(request, response, refusal);
    if (isPage(pathname)) {
      const policy = adminPolicy({ isDevelopment, siteUrl });
      response.setHeader('Content-Security-Policy', policy);
      request.headers['content-security-policy'] = policy;
    } else delete request.headers['content-security-policy'];
    const turn = turns.find(({ start }) => pathname.startsWith(start));
    if (!turn) return next(request, response);
    await turn.take(async () => {
      if (!socket.destroyed) await next(request, response);
    });
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else refuse(request, response, { status: 500, message: 'Something went wrong.' });
    });
  };
}

/** Who goes on sending after the answer would hold the connection, and whatever is sent after it, until it times out. */
function cutUnread(request: IncomingMessage, socket: Socket): void {
  if (request.complete) return;
  setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, drainMs);
}

/** Next fails over a percent sign that encodes no UTF-8. */
function isUtf8(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function isPage(pathname: string): boolean {
  return !pathname.startsWith('/cms-api/') && !pathname.startsWith('/_next/');
}

/**
 * What is too large is known before a byte is read: a length must be said. Larger than other bodies may be what people
 * who are signed in send: files, and the actions of pages. Whether they really are is for Payload to find out.
 */
function findRefusal(
  { headers, method = '' }: IncomingMessage,
  pathname: string,
  isDevelopment: boolean,
): Refusal | null {
  const methods =
    pathname.startsWith('/cms-api/') || isDevelopment
      ? callMethods
      : isPage(pathname)
        ? pageMethods
        : fileMethods;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return { status: 415, message: 'Send this request without compression.' };
  if (headers['transfer-encoding']) return { status: 411, message: 'Say how long the request is.' };
  const isSignedIn = bringsSession(headers.cookie);
  const isUpload =
    method === 'POST' || method === 'PATCH'
      ? /^multipart\/form-data/i.test(headers['content-type'] ?? '')
      : false;
  const most = !isSignedIn
    ? maxBody
    : isPage(pathname)
      ? maxAction
      : isUpload
        ? maxUpload
        : maxBody;
  if (Number(headers['content-length'] ?? 0) > most) return tooLarge;
  return methods.includes(method)
    ? null
    : { ...notAllowed, headers: { Allow: methods.join(', ') } };
}

/** An unread body is thrown away for a second while the answer is on its way: a socket closed with bytes unread resets. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, headers }: Refusal,
): void {
  const body = JSON.stringify({ errors: [{ message }] });
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(request.complete ? {} : { Connection: 'close' }),
    ...headers,
  });
  response.write(body);
  if (request.complete || request.method === 'GET' || request.method === 'HEAD')
    return void response.end();
  const finish = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(finish, drainMs);
  request.once('end', finish).once('error', finish).resume();
}
