import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lifecycle } from './graceful-stop.ts';

const PROBE_VALID_MS = 1_000;

/**
 * Answers /health/live (this process runs) and /health/ready (it can serve pages now). `reachesCms` is asked at most
 * once a second however often the question comes, and the answer holds a word and nothing else.
 */
export function createHealth(lifecycle: Lifecycle, reachesCms: () => Promise<boolean>, now: () => number = Date.now) {
  let probe: { at: number; result: Promise<boolean> } | undefined;

  return async (pathname: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (pathname === '/health/live') {
      send(request, response, 200, 'live');
      return true;
    }
    if (pathname !== '/health/ready') return false;
    if (lifecycle.isStopping) {
      send(request, response, 503, 'stopping');
      return true;
    }
    if (!probe || now() - probe.at >= PROBE_VALID_MS) probe = { at: now(), result: reachesCms() };
    const isReady = await probe.result;
    send(request, response, isReady ? 200 : 503, isReady ? 'ready' : 'waiting for the CMS');
    return true;
  };
}

function send(request: IncomingMessage, response: ServerResponse, status: number, word: string): void {
  const body = JSON.stringify({ status: word });
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
