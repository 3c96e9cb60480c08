import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShopContent } from '../shop-content.ts';

/** Whether the server still wants new visitors; /health/ready reads it. */
export type Lifecycle = { isStopping: boolean };

const probeValidMs = 1_000;

type Content = Pick<ShopContent, 'latest' | 'state' | 'canFillPages'>;

/**
 * Answers /health/live (this process runs) and /health/ready (it can serve pages now, and how old its content may be).
 * The CMS is asked at most once a second however often the question comes, and the answer says nothing else.
 */
export function createHealth(
  lifecycle: Lifecycle,
  content: () => Promise<Content>,
  now: () => number = Date.now,
) {
  let probe: { at: number; result: Promise<boolean> } | undefined;

  return async (
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (pathname === '/health/live') {
      send(request, response, 200, { status: 'live' });
      return true;
    }
    if (pathname !== '/health/ready') return false;
    if (lifecycle.isStopping) {
      send(request, response, 503, { status: 'stopping' });
      return true;
    }
    const { latest, state, canFillPages } = await content();
    if (!probe || now() - probe.at >= probeValidMs)
      probe = { at: now(), result: latest().then(canFillPages) };
    const isReady = await probe.result;
    send(request, response, isReady ? 200 : 503, {
      status: isReady ? 'ready' : 'waiting for the CMS',
      content: state(),
    });
    return true;
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  answer: object,
): void {
  const body = JSON.stringify(answer);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
